import { Controller, Param } from '@nestjs/common';
import { type BodyOf, type OwnPledge, type Page, pledgeEndpoints, type QueryOf } from '@sannidhi/contracts';
import { OwnPledgesService } from '../../domain/pledges/own-pledges.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class OwnPledgesController {
  constructor(private readonly pledges: OwnPledgesService) {}

  @Handle(pledgeEndpoints.own)
  own(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof pledgeEndpoints.own>): Promise<Page<OwnPledge>> {
    return this.pledges.list(actor, query);
  }

  @Handle(pledgeEndpoints.pledge)
  make(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof pledgeEndpoints.pledge>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<OwnPledge> {
    return this.pledges.make(actor, body, claim);
  }

  @Handle(pledgeEndpoints.setReminders)
  setReminders(
    @CurrentActor() actor: Actor,
    @Param('pledgeId') pledgeId: string,
    @ValidBody() body: BodyOf<typeof pledgeEndpoints.setReminders>,
  ): Promise<OwnPledge> {
    return this.pledges.setReminders(actor, pledgeId, body);
  }

  @Handle(pledgeEndpoints.cancelOwn)
  cancel(@CurrentActor() actor: Actor, @Param('pledgeId') pledgeId: string): Promise<OwnPledge> {
    return this.pledges.cancel(actor, pledgeId);
  }
}
