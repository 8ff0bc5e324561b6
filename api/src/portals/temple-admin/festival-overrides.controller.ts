import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type FestivalOverride, panchangaEndpoints } from '@sannidhi/contracts';
import { FestivalOverridesService } from '../../domain/panchanga/festival-overrides.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody } from '../../platform/http/parameters.ts';

@Controller()
export class FestivalOverridesController {
  constructor(private readonly overrides: FestivalOverridesService) {}

  @Handle(panchangaEndpoints.overrides)
  list(@CurrentActor() actor: Actor): Promise<FestivalOverride[]> {
    return this.overrides.list(actor);
  }

  @Handle(panchangaEndpoints.override)
  set(
    @CurrentActor() actor: Actor,
    @Param('festivalId') festivalId: string,
    @Param('computedDate') computedDate: string,
    @ValidBody() body: BodyOf<typeof panchangaEndpoints.override>,
  ): Promise<FestivalOverride[]> {
    return this.overrides.set(actor, { festivalId, computedDate }, body);
  }

  @Handle(panchangaEndpoints.dropOverride)
  drop(
    @CurrentActor() actor: Actor,
    @Param('festivalId') festivalId: string,
    @Param('computedDate') computedDate: string,
  ): Promise<FestivalOverride[]> {
    return this.overrides.drop(actor, { festivalId, computedDate });
  }
}
