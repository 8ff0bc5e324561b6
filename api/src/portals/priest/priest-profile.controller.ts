import { Controller } from '@nestjs/common';
import {
  type BodyOf,
  type DayOff,
  type PriestAvailability,
  type PriestProfile,
  priestAvailabilityEndpoints,
  priestEndpoints,
} from '@sannidhi/contracts';
import { PriestHoursService } from '../../domain/priests/priest-hours.service.ts';
import { PriestsService } from '../../domain/priests/priests.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class PriestProfileController {
  constructor(
    private readonly priests: PriestsService,
    private readonly hours: PriestHoursService,
  ) {}

  @Handle(priestEndpoints.profile)
  profile(@CurrentActor() actor: Actor): Promise<PriestProfile> {
    return this.priests.ownProfile(actor);
  }

  @Handle(priestEndpoints.changeProfile)
  changeProfile(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof priestEndpoints.changeProfile>): Promise<PriestProfile> {
    return this.priests.changeProfile(actor, body);
  }

  @Handle(priestAvailabilityEndpoints.availability)
  availability(@CurrentActor() actor: Actor): Promise<PriestAvailability> {
    return this.hours.own(actor);
  }

  @Handle(priestAvailabilityEndpoints.changeAvailability)
  changeAvailability(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof priestAvailabilityEndpoints.changeAvailability>,
  ): Promise<PriestAvailability> {
    return this.hours.change(actor, body);
  }

  @Handle(priestAvailabilityEndpoints.daysOff)
  daysOff(@CurrentActor() actor: Actor): Promise<{ daysOff: DayOff[] }> {
    return this.hours.daysOff(actor);
  }

  @Handle(priestAvailabilityEndpoints.changeDaysOff)
  changeDaysOff(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof priestAvailabilityEndpoints.changeDaysOff>,
  ): Promise<{ daysOff: DayOff[] }> {
    return this.hours.changeDaysOff(actor, body);
  }
}
