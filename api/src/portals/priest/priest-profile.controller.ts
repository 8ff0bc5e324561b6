import { Controller } from '@nestjs/common';
import { type PriestProfile, priestEndpoints } from '@sannidhi/contracts';
import { PriestsService } from '../../domain/priests/priests.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor } from '../../platform/http/parameters.ts';

@Controller()
export class PriestProfileController {
  constructor(private readonly priests: PriestsService) {}

  @Handle(priestEndpoints.profile)
  profile(@CurrentActor() actor: Actor): Promise<PriestProfile> {
    return this.priests.ownProfile(actor);
  }
}
