import { Controller } from '@nestjs/common';
import { type BodyOf, type LocationFound, type OwnTemple, type QueryOf, templeLocationEndpoints } from '@sannidhi/contracts';
import { TempleLocationService } from '../../domain/temples/temple-location.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class TempleLocationController {
  constructor(private readonly locations: TempleLocationService) {}

  @Handle(templeLocationEndpoints.lookUp)
  lookUp(@ValidQuery() query: QueryOf<typeof templeLocationEndpoints.lookUp>): LocationFound {
    return this.locations.lookUp(query);
  }

  @Handle(templeLocationEndpoints.change)
  change(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof templeLocationEndpoints.change>): Promise<OwnTemple> {
    return this.locations.change(actor, body);
  }
}
