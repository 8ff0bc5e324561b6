import { Injectable } from '@nestjs/common';
import { type BodyOf, messagesOf, type OwnPledge, type Page, type pledgeEndpoints, pledgeNoun, type QueryOf } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { localDateAt } from '../../platform/documents/words.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { FundsService } from '../funds/funds.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { writePledge } from './new-pledge.ts';
import { Pledge } from './pledge.entity.ts';
import { installmentsOf } from './pledge-schedule.ts';
import { end } from './pledge-sums.ts';
import { PledgeViews } from './pledge-views.service.ts';

const say = messagesOf(pledgeNoun);

type OwnBody = BodyOf<typeof pledgeEndpoints.pledge>;

/** A devotee's own pledges, those an office recorded for their verified address included. */
@Injectable()
export class OwnPledgesService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly funds: FundsService,
    private readonly views: PledgeViews,
  ) {}

  async list(actor: Actor, page: QueryOf<typeof pledgeEndpoints.own>): Promise<Page<OwnPledge>> {
    const manager = this.database.reader;
    const query = manager.createQueryBuilder(Pledge, 'pledge').where({ donorAccountId: accountOf(actor).accountId });
    const { items, nextCursor } = await keysetPage(query, { columns: ['id'], direction: 'DESC' }, page);
    return { items: await this.views.own(manager, items), nextCursor };
  }

  /** Throws `temple-not-accepting`, `fund-closed`, or `invalid-fields` for a schedule that can't be kept. */
  async make(actor: Actor, body: OwnBody, claim: IdempotencyClaim): Promise<OwnPledge> {
    const { accountId, email, fullName } = accountOf(actor);
    const { fundId, amountCents, schedule, reminders } = body;
    const temple = await this.accepting(body.templeSlug);
    const now = new Date();
    if (schedule && schedule.firstOn < localDateAt(now, temple.timeZone)) throw fieldError('schedule.firstOn', say('pledge.first-passed'));
    const donor = { donorAccountId: accountId, donorName: fullName, email, note: '', recordedBy: null };
    const installments = schedule ? installmentsOf(amountCents, schedule) : [];
    return this.database.transaction(async (tx) => {
      const { name: fundName } = found((await this.funds.forGift(tx, temple.id, [fundId], 'online')).get(fundId));
      const terms = { ...donor, id: claim.operationId, fundId, fundName, amountCents, reminders, installments };
      const view = await this.view(tx, await writePledge(tx, temple, terms, now));
      await claim.complete(tx, view);
      return view;
    });
  }

  /** Throws `not-found`, also for somebody else's. */
  async setReminders(actor: Actor, pledgeId: string, { reminders }: BodyOf<typeof pledgeEndpoints.setReminders>): Promise<OwnPledge> {
    return this.database.transaction(async (tx) => {
      const { templeId, id } = await ownPledge(tx, actor, pledgeId);
      await tx.update(Pledge, { templeId, id }, { reminders, updatedAt: new Date() });
      return this.view(tx, await ownPledge(tx, actor, pledgeId));
    });
  }

  /** Ends what is left; gifts stay. Throws `not-found`, or `pledge-ended`. */
  async cancel(actor: Actor, pledgeId: string): Promise<OwnPledge> {
    return this.database.transaction(async (tx) => {
      if (!(await end(tx, await ownPledge(tx, actor, pledgeId), 'canceled', null))) throw new DomainError('pledge-ended');
      return this.view(tx, await ownPledge(tx, actor, pledgeId));
    });
  }

  private async view(tx: EntityManager, pledge: Pledge): Promise<OwnPledge> {
    const [view] = await this.views.own(tx, [pledge]);
    return found(view);
  }

  /** Unknown, unapproved and suspended temples look alike. */
  private accepting(slug: string): Promise<Temple> {
    return this.temples.approvedBySlug(slug).catch((error: unknown) => {
      throw error instanceof DomainError ? new DomainError('temple-not-accepting') : error;
    });
  }
}

const ownPledge = async (tx: EntityManager, actor: Actor, id: string): Promise<Pledge> =>
  found(await tx.findOneBy(Pledge, { id, donorAccountId: accountOf(actor).accountId }));
