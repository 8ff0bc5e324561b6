import { Controller, Param } from '@nestjs/common';
import { type LinkedWait, waitLinkEndpoints } from '@sannidhi/contracts';
import { LinkedWaits } from '../../domain/bookings/waits/linked-waits.service.ts';
import { Handle } from '../../platform/http/handle.ts';

@Controller()
export class WaitLinksController {
  constructor(private readonly waits: LinkedWaits) {}

  @Handle(waitLinkEndpoints.wait)
  of(@Param('link') link: string): Promise<LinkedWait> {
    return this.waits.of(link);
  }

  @Handle(waitLinkEndpoints.leave)
  leave(@Param('link') link: string): Promise<LinkedWait> {
    return this.waits.leave(link);
  }
}
