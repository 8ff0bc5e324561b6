import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type Page, type PlanDetail, type PlanRow, planEndpoints, type QueryOf } from '@sannidhi/contracts';
import { PlanPauses } from '../../domain/plans/plan-pauses.service.ts';
import { PlanViews } from '../../domain/plans/plan-views.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';

@Controller()
export class OfficePlansController {
  constructor(
    private readonly pauses: PlanPauses,
    private readonly views: PlanViews,
  ) {}

  @Handle(planEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof planEndpoints.list>): Promise<Page<PlanRow>> {
    return this.views.list(actor, query);
  }

  @Handle(planEndpoints.detail)
  detail(@CurrentActor() actor: Actor, @Param('planId') planId: string): Promise<PlanDetail> {
    return this.views.one(actor, planId);
  }

  @Handle(planEndpoints.pauseFor)
  async pauseFor(
    @CurrentActor() actor: Actor,
    @Param('planId') planId: string,
    @ValidBody() { reason }: BodyOf<typeof planEndpoints.pauseFor>,
  ): Promise<PlanDetail> {
    await this.pauses.stopFor(actor, planId, 'pause', reason);
    return this.views.one(actor, planId);
  }

  @Handle(planEndpoints.cancelFor)
  async cancelFor(
    @CurrentActor() actor: Actor,
    @Param('planId') planId: string,
    @ValidBody() { reason }: BodyOf<typeof planEndpoints.cancelFor>,
  ): Promise<PlanDetail> {
    await this.pauses.stopFor(actor, planId, 'cancel', reason);
    return this.views.one(actor, planId);
  }
}
