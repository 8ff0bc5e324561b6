import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type GuestWait, guestWaitEndpoints, type Language } from '@sannidhi/contracts';
import { GuestWaits } from '../../domain/tickets/waits/guest-waits.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, PageLanguage, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class GuestWaitsController {
  constructor(private readonly waits: GuestWaits) {}

  @Handle(guestWaitEndpoints.join)
  join(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof guestWaitEndpoints.join>,
    @PageLanguage() language: Language,
  ): Promise<GuestWait> {
    return this.waits.join(actor, body, language);
  }

  @Handle(guestWaitEndpoints.of)
  of(@Param('link') link: string): Promise<GuestWait> {
    return this.waits.of(link);
  }

  @Handle(guestWaitEndpoints.leave)
  leave(@CurrentActor() actor: Actor, @Param('link') link: string): Promise<void> {
    return this.waits.leave(actor, link);
  }
}
