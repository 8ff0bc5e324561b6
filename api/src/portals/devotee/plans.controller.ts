import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type CardSetupStarted,
  type OwnCard,
  type OwnPlan,
  type OwnPlanDetail,
  type Page,
  type PlanPreview,
  type PlanStarted,
  planEndpoints,
  type QueryOf,
  type SavedCard,
  savedCardEndpoints,
} from '@sannidhi/contracts';
import { PlanChanges } from '../../domain/plans/plan-changes.service.ts';
import { PlanPauses } from '../../domain/plans/plan-pauses.service.ts';
import { PlanViews } from '../../domain/plans/plan-views.service.ts';
import { PlansService } from '../../domain/plans/plans.service.ts';
import { SavedCardsService } from '../../domain/plans/saved-cards.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class DevoteePlansController {
  constructor(
    private readonly plans: PlansService,
    private readonly changes: PlanChanges,
    private readonly pauses: PlanPauses,
    private readonly views: PlanViews,
    private readonly cards: SavedCardsService,
  ) {}

  @Handle(planEndpoints.own)
  own(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof planEndpoints.own>): Promise<Page<OwnPlan>> {
    return this.views.own(actor, query);
  }

  @Handle(planEndpoints.preview)
  preview(@ValidQuery() query: QueryOf<typeof planEndpoints.preview>): Promise<PlanPreview> {
    return this.plans.preview(query);
  }

  @Handle(planEndpoints.ownOne)
  ownOne(@CurrentActor() actor: Actor, @Param('planId') planId: string): Promise<OwnPlanDetail> {
    return this.views.ownOne(actor, planId);
  }

  @Handle(planEndpoints.create)
  create(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof planEndpoints.create>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<PlanStarted> {
    return this.plans.create(actor, body, claim);
  }

  @Handle(planEndpoints.setUpCard)
  setUpCard(
    @CurrentActor() actor: Actor,
    @Param('planId') planId: string,
    @Claim() claim: IdempotencyClaim,
  ): Promise<{ setupUrl: string }> {
    return this.plans.setUpCard(actor, planId, claim);
  }

  @Handle(planEndpoints.change)
  async change(
    @CurrentActor() actor: Actor,
    @Param('planId') planId: string,
    @ValidBody() body: BodyOf<typeof planEndpoints.change>,
  ): Promise<OwnPlanDetail> {
    await this.changes.change(actor, planId, body);
    return this.views.ownOne(actor, planId);
  }

  @Handle(planEndpoints.pause)
  async pause(@CurrentActor() actor: Actor, @Param('planId') planId: string): Promise<OwnPlanDetail> {
    await this.pauses.stop(actor, planId, 'pause');
    return this.views.ownOne(actor, planId);
  }

  @Handle(planEndpoints.resume)
  async resume(@CurrentActor() actor: Actor, @Param('planId') planId: string): Promise<OwnPlanDetail> {
    await this.pauses.resume(actor, planId);
    return this.views.ownOne(actor, planId);
  }

  @Handle(planEndpoints.skip)
  async skip(
    @CurrentActor() actor: Actor,
    @Param('planId') planId: string,
    @ValidBody() { n }: BodyOf<typeof planEndpoints.skip>,
  ): Promise<OwnPlanDetail> {
    await this.pauses.skip(actor, planId, n);
    return this.views.ownOne(actor, planId);
  }

  @Handle(planEndpoints.cancel)
  async cancel(@CurrentActor() actor: Actor, @Param('planId') planId: string): Promise<OwnPlanDetail> {
    await this.pauses.stop(actor, planId, 'cancel');
    return this.views.ownOne(actor, planId);
  }

  @Handle(savedCardEndpoints.list)
  ownCards(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof savedCardEndpoints.list>): Promise<OwnCard[]> {
    return this.cards.list(actor, query);
  }

  @Handle(savedCardEndpoints.setUp)
  addCard(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof savedCardEndpoints.setUp>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<CardSetupStarted> {
    return this.cards.setUp(actor, body, claim);
  }

  @Handle(savedCardEndpoints.check)
  checkCard(@CurrentActor() actor: Actor, @Param('cardId') cardId: string): Promise<SavedCard> {
    return this.cards.check(actor, cardId);
  }

  @Handle(savedCardEndpoints.remove)
  removeCard(@CurrentActor() actor: Actor, @Param('cardId') cardId: string): Promise<SavedCard> {
    return this.cards.remove(actor, cardId);
  }
}
