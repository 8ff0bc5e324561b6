import { Controller } from '@nestjs/common';
import { type PlatformOverview, platformEndpoints } from '@sannidhi/contracts';
import { PlatformDeskService } from '../../domain/platform-desk/platform-desk.service.ts';
import { Handle } from '../../platform/http/handle.ts';

@Controller()
export class OverviewController {
  constructor(private readonly desk: PlatformDeskService) {}

  @Handle(platformEndpoints.overview)
  overview(): Promise<PlatformOverview> {
    return this.desk.overview();
  }
}
