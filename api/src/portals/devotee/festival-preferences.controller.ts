import { Controller } from '@nestjs/common';
import { type BodyOf, type FestivalPreferences, festivalPreferenceEndpoints } from '@sannidhi/contracts';
import { FestivalPreferencesService } from '../../domain/festival-reminders/festival-preferences.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class FestivalPreferencesController {
  constructor(private readonly preferences: FestivalPreferencesService) {}

  @Handle(festivalPreferenceEndpoints.own)
  own(@CurrentActor() actor: Actor): Promise<FestivalPreferences> {
    return this.preferences.own(actor);
  }

  @Handle(festivalPreferenceEndpoints.save)
  save(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof festivalPreferenceEndpoints.save>): Promise<FestivalPreferences> {
    return this.preferences.save(actor, body);
  }
}
