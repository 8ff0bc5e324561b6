import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type OwedRefund, type OwedRefundSummary, owedRefundEndpoints, type Page, type QueryOf } from '@sannidhi/contracts';
import { GivenRefunds } from '../../domain/orders/refunds/given-refunds.service.ts';
import { OwedRefunds } from '../../domain/orders/refunds/owed-refunds.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class OwedRefundsController {
  constructor(
    private readonly owed: OwedRefunds,
    private readonly given: GivenRefunds,
  ) {}

  @Handle(owedRefundEndpoints.summary)
  summary(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof owedRefundEndpoints.summary>): Promise<OwedRefundSummary> {
    return this.owed.summary(actor, query);
  }

  @Handle(owedRefundEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof owedRefundEndpoints.list>): Promise<Page<OwedRefund>> {
    return this.owed.list(actor, query);
  }

  @Handle(owedRefundEndpoints.handOut)
  handOut(
    @CurrentActor() actor: Actor,
    @Param('refundId') refundId: string,
    @ValidBody() body: BodyOf<typeof owedRefundEndpoints.handOut>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<OwedRefund> {
    return this.owed.handOut(actor, refundId, body, claim);
  }

  @Handle(owedRefundEndpoints.give)
  give(
    @CurrentActor() actor: Actor,
    @Param('refundId') refundId: string,
    @ValidBody() body: BodyOf<typeof owedRefundEndpoints.give>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<{ orderId: string }> {
    return this.given.giveOwed(actor, refundId, body, claim);
  }
}
