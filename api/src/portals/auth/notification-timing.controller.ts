import { Controller } from '@nestjs/common';
import { type BodyOf, type NotificationTiming, notificationTimingEndpoints } from '@sannidhi/contracts';
import { NotificationTimings } from '../../domain/notifications/notification-timings.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

/** When the user is notified, the same in every portal. */
@Controller()
export class NotificationTimingController {
  constructor(private readonly timings: NotificationTimings) {}

  @Handle(notificationTimingEndpoints.own)
  own(@CurrentActor() actor: Actor): Promise<NotificationTiming> {
    return this.timings.own(actor);
  }

  @Handle(notificationTimingEndpoints.save)
  save(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof notificationTimingEndpoints.save>): Promise<NotificationTiming> {
    return this.timings.save(actor, body);
  }
}
