import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type FestivalDate,
  type FestivalEffects,
  type FestivalOverride,
  panchangaEndpoints,
  type QueryOf,
} from '@sannidhi/contracts';
import { FestivalMoves } from '../../domain/bookings/slots/festival-moves.service.ts';
import { FestivalDates } from '../../domain/panchanga/festival-dates.service.ts';
import { FestivalOverridesService } from '../../domain/panchanga/festival-overrides.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class FestivalOverridesController {
  constructor(
    private readonly overrides: FestivalOverridesService,
    private readonly dates: FestivalDates,
    private readonly moves: FestivalMoves,
  ) {}

  @Handle(panchangaEndpoints.coming)
  coming(@CurrentActor() actor: Actor): Promise<FestivalDate[]> {
    return this.dates.coming(actor);
  }

  @Handle(panchangaEndpoints.overrides)
  list(@CurrentActor() actor: Actor): Promise<FestivalOverride[]> {
    return this.overrides.list(actor);
  }

  @Handle(panchangaEndpoints.effects)
  effects(
    @CurrentActor() actor: Actor,
    @Param('festivalId') festivalId: string,
    @Param('computedDate') computedDate: string,
    @ValidQuery() query: QueryOf<typeof panchangaEndpoints.effects>,
  ): Promise<FestivalEffects> {
    return this.moves.effects(actor, { festivalId, computedDate }, query);
  }

  @Handle(panchangaEndpoints.override)
  set(
    @CurrentActor() actor: Actor,
    @Param('festivalId') festivalId: string,
    @Param('computedDate') computedDate: string,
    @ValidBody() body: BodyOf<typeof panchangaEndpoints.override>,
  ): Promise<FestivalOverride[]> {
    return this.moves.move(actor, { festivalId, computedDate }, body);
  }

  @Handle(panchangaEndpoints.dropOverride)
  drop(
    @CurrentActor() actor: Actor,
    @Param('festivalId') festivalId: string,
    @Param('computedDate') computedDate: string,
    @ValidQuery() query: QueryOf<typeof panchangaEndpoints.dropOverride>,
  ): Promise<FestivalOverride[]> {
    return this.moves.giveBack(actor, { festivalId, computedDate }, query);
  }
}
