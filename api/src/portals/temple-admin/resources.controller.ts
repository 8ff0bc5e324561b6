import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type QueryOf,
  type Resource,
  type ResourceTimes,
  type ResourceUse,
  resourceEndpoints,
  resourceUseEndpoints,
  type UseSeries,
  type UseSeriesDecision,
} from '@sannidhi/contracts';
import { OfficeUses } from '../../domain/resources/office-uses.service.ts';
import { ResourceDesk } from '../../domain/resources/resource-desk.service.ts';
import { SeriesUses } from '../../domain/resources/series-uses.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class ResourcesController {
  constructor(
    private readonly desk: ResourceDesk,
    private readonly uses: OfficeUses,
    private readonly series: SeriesUses,
  ) {}

  @Handle(resourceEndpoints.list)
  list(@CurrentActor() actor: Actor): Promise<Resource[]> {
    return this.desk.list(actor);
  }

  @Handle(resourceEndpoints.create)
  create(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof resourceEndpoints.create>): Promise<Resource> {
    return this.desk.create(actor, body);
  }

  @Handle(resourceEndpoints.change)
  change(
    @CurrentActor() actor: Actor,
    @Param('resourceId') resourceId: string,
    @ValidBody() body: BodyOf<typeof resourceEndpoints.change>,
  ): Promise<Resource> {
    return this.desk.change(actor, resourceId, body);
  }

  @Handle(resourceEndpoints.times)
  times(
    @CurrentActor() actor: Actor,
    @Param('resourceId') resourceId: string,
    @ValidQuery() query: QueryOf<typeof resourceEndpoints.times>,
  ): Promise<ResourceTimes> {
    return this.desk.times(actor, resourceId, query);
  }

  @Handle(resourceUseEndpoints.detail)
  use(@CurrentActor() actor: Actor, @Param('useId') useId: string): Promise<ResourceUse> {
    return this.uses.one(actor, useId);
  }

  @Handle(resourceUseEndpoints.book)
  book(@CurrentActor() actor: Actor, @ValidBody() body: BodyOf<typeof resourceUseEndpoints.book>): Promise<ResourceUse> {
    return this.uses.book(actor, body);
  }

  @Handle(resourceUseEndpoints.change)
  changeUse(
    @CurrentActor() actor: Actor,
    @Param('useId') useId: string,
    @ValidBody() body: BodyOf<typeof resourceUseEndpoints.change>,
  ): Promise<ResourceUse> {
    return this.uses.change(actor, useId, body);
  }

  @Handle(resourceUseEndpoints.cancel)
  cancel(
    @CurrentActor() actor: Actor,
    @Param('useId') useId: string,
    @ValidBody() body: BodyOf<typeof resourceUseEndpoints.cancel>,
  ): Promise<ResourceUse> {
    return this.uses.cancel(actor, useId, body);
  }

  @Handle(resourceUseEndpoints.decide)
  decide(
    @CurrentActor() actor: Actor,
    @Param('useId') useId: string,
    @ValidBody() body: BodyOf<typeof resourceUseEndpoints.decide>,
  ): Promise<ResourceUse> {
    return this.uses.decide(actor, useId, body);
  }

  @Handle(resourceUseEndpoints.series)
  useSeries(@CurrentActor() actor: Actor, @Param('useId') useId: string): Promise<UseSeries> {
    return this.series.series(actor, useId);
  }

  @Handle(resourceUseEndpoints.decideSeries)
  decideSeries(
    @CurrentActor() actor: Actor,
    @Param('useId') useId: string,
    @ValidBody() body: BodyOf<typeof resourceUseEndpoints.decideSeries>,
  ): Promise<UseSeriesDecision> {
    return this.series.decide(actor, useId, body);
  }
}
