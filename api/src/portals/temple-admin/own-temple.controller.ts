import { Controller } from '@nestjs/common';
import { registrationEndpoints, type TemplePage, type TempleStanding, type TempleStatus, templeEndpoints } from '@sannidhi/contracts';
import { TempleStandingService } from '../../domain/temple-registrations/temple-standing.service.ts';
import { TemplesService } from '../../domain/temples/temples.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor } from '../../platform/http/parameters.ts';

@Controller()
export class OwnTempleController {
  constructor(
    private readonly temples: TemplesService,
    private readonly standings: TempleStandingService,
  ) {}

  @Handle(templeEndpoints.own)
  own(@CurrentActor() actor: Actor): Promise<TemplePage['temple'] & { status: TempleStatus }> {
    return this.temples.own(actor);
  }

  @Handle(registrationEndpoints.standing)
  standing(@CurrentActor() actor: Actor): Promise<TempleStanding> {
    return this.standings.own(actor);
  }
}
