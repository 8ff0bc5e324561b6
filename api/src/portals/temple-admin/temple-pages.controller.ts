import { Controller } from '@nestjs/common';
import { type BodyOf, type OwnTempleHours, templeHoursEndpoints } from '@sannidhi/contracts';
import { TempleHoursService } from '../../domain/temple-pages/temple-hours.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class TemplePagesController {
  constructor(private readonly hours: TempleHoursService) {}

  @Handle(templeHoursEndpoints.own)
  ownHours(@CurrentActor() actor: Actor): Promise<OwnTempleHours> {
    return this.hours.own(actor);
  }

  @Handle(templeHoursEndpoints.change)
  changeHours(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof templeHoursEndpoints.change>): Promise<OwnTempleHours> {
    return this.hours.change(actor, body);
  }
}
