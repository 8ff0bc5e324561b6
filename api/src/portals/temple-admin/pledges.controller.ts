import { Controller, Param } from '@nestjs/common';
import {
  type BodyOf,
  type Page,
  type PledgeDetail,
  type PledgeQuestion,
  type PledgeRow,
  pledgeEndpoints,
  type QueryOf,
} from '@sannidhi/contracts';
import { MatchDesk } from '../../domain/pledges/match-desk.service.ts';
import { PledgeChanges } from '../../domain/pledges/pledge-changes.service.ts';
import { PledgeLists } from '../../domain/pledges/pledge-lists.service.ts';
import { PledgesService } from '../../domain/pledges/pledges.service.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { Handle } from '../../platform/http/handle.ts';
import { Claim, CurrentActor, ValidBody, ValidQuery } from '../../platform/http/parameters.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';

@Controller()
export class PledgesController {
  constructor(
    private readonly pledges: PledgesService,
    private readonly changes: PledgeChanges,
    private readonly lists: PledgeLists,
    private readonly desk: MatchDesk,
  ) {}

  @Handle(pledgeEndpoints.list)
  list(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof pledgeEndpoints.list>): Promise<Page<PledgeRow>> {
    return this.lists.list(actor, query);
  }

  @Handle(pledgeEndpoints.detail)
  detail(@CurrentActor() actor: Actor, @Param('pledgeId') pledgeId: string): Promise<PledgeDetail> {
    return this.lists.one(actor, pledgeId);
  }

  @Handle(pledgeEndpoints.record)
  record(
    @CurrentActor() actor: Actor,
    @ValidBody() body: BodyOf<typeof pledgeEndpoints.record>,
    @Claim() claim: IdempotencyClaim,
  ): Promise<PledgeDetail> {
    return this.pledges.record(actor, body, claim);
  }

  @Handle(pledgeEndpoints.change)
  change(
    @CurrentActor() actor: Actor,
    @Param('pledgeId') pledgeId: string,
    @ValidBody() body: BodyOf<typeof pledgeEndpoints.change>,
  ): Promise<PledgeDetail> {
    return this.changes.change(actor, pledgeId, body);
  }

  @Handle(pledgeEndpoints.cancel)
  cancel(
    @CurrentActor() actor: Actor,
    @Param('pledgeId') pledgeId: string,
    @ValidBody() body: BodyOf<typeof pledgeEndpoints.cancel>,
  ): Promise<PledgeDetail> {
    return this.pledges.cancel(actor, pledgeId, body);
  }

  @Handle(pledgeEndpoints.writeOff)
  writeOff(
    @CurrentActor() actor: Actor,
    @Param('pledgeId') pledgeId: string,
    @ValidBody() body: BodyOf<typeof pledgeEndpoints.writeOff>,
  ): Promise<PledgeDetail> {
    return this.pledges.writeOff(actor, pledgeId, body);
  }

  @Handle(pledgeEndpoints.questions)
  questions(@CurrentActor() actor: Actor, @ValidQuery() query: QueryOf<typeof pledgeEndpoints.questions>): Promise<Page<PledgeQuestion>> {
    return this.lists.questions(actor, query);
  }

  @Handle(pledgeEndpoints.match)
  match(
    @CurrentActor() actor: Actor,
    @Param('matchId') matchId: string,
    @ValidBody() body: BodyOf<typeof pledgeEndpoints.match>,
  ): Promise<PledgeDetail> {
    return this.desk.match(actor, matchId, body);
  }

  @Handle(pledgeEndpoints.dismiss)
  dismiss(@CurrentActor() actor: Actor, @Param('matchId') matchId: string): Promise<void> {
    return this.desk.dismiss(actor, matchId);
  }

  @Handle(pledgeEndpoints.undo)
  undo(@CurrentActor() actor: Actor, @Param('matchId') matchId: string): Promise<void> {
    return this.desk.undo(actor, matchId);
  }
}
