import { Controller } from '@nestjs/common';
import { type BodyOf, type QueryOf, type TempleNotificationPreference, templeNotificationPreferenceEndpoints } from '@sannidhi/contracts';
import { TempleNotificationPreferencesService } from '../../domain/notifications/temple-notification-preferences.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

const { own, choose, follow } = templeNotificationPreferenceEndpoints;

/** The user's notifications about one temple, the same in every portal. */
@Controller()
export class TempleNotificationPreferencesController {
  constructor(private readonly preferences: TempleNotificationPreferencesService) {}

  @Handle(own)
  own(@CurrentActor() actor: Actor, @ValidQuery() { templeId, language }: QueryOf<typeof own>): Promise<TempleNotificationPreference[]> {
    return this.preferences.own(actor, templeId, language);
  }

  @Handle(choose)
  choose(
    @CurrentActor() actor: Actor,
    @ValidQuery() { language }: QueryOf<typeof choose>,
    @ValidBody() body: BodyOf<typeof choose>,
  ): Promise<TempleNotificationPreference[]> {
    return this.preferences.choose(actor, body, language);
  }

  @Handle(follow)
  follow(
    @CurrentActor() actor: Actor,
    @ValidQuery() { language }: QueryOf<typeof follow>,
    @ValidBody() body: BodyOf<typeof follow>,
  ): Promise<TempleNotificationPreference[]> {
    return this.preferences.follow(actor, body, language);
  }
}
