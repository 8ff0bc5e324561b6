import { Injectable } from '@nestjs/common';
import {
  type AuditAction,
  type BodyOf,
  formatMoney,
  messagesOf,
  type PledgeDetail,
  type pledgeEndpoints,
  pledgeNoun,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { leftForPledge } from './left-for-pledge.ts';
import { Pledge } from './pledge.entity.ts';
import { PledgeMatch } from './pledge-match.entity.ts';
import { pay, unpay } from './pledge-sums.ts';
import { PledgeViews } from './pledge-views.service.ts';

const say = messagesOf(pledgeNoun);

type MatchBody = BodyOf<typeof pledgeEndpoints.match>;
type MatchKey = Pick<PledgeMatch, 'templeId' | 'id'>;

/** The office's decisions about gifts. Each claims the gift's row first, then changes the pledge's sum. */
@Injectable()
export class MatchDesk {
  constructor(
    private readonly database: Database,
    private readonly views: PledgeViews,
    private readonly audit: Audit,
  ) {}

  /** Throws `not-found`, `pledge-match-settled`, `pledge-match-too-large`, `pledge-ended`, or `invalid-fields` for another fund's pledge. */
  async match(actor: Actor, matchId: string, { pledgeId, amountCents }: MatchBody): Promise<PledgeDetail> {
    const staff = staffOf(actor);
    const key = { templeId: staff.temple.id, id: matchId };
    const pledgeKey = { templeId: key.templeId, id: pledgeId };
    return this.database.transaction(async (tx) => {
      const pledge = found(await tx.findOneBy(Pledge, pledgeKey));
      const now = new Date();
      const matched = { state: 'matched', pledgeId, amountCents, matchedBy: staff.fullName, matchedAt: now, updatedAt: now } as const;
      const { orderLineId } = await claim(tx, key, 'to-match', matched);
      // Read after the claim: what a refund takes from now on waits for the row and finds it matched.
      const line = await tx.findOneByOrFail(OrderLine, { templeId: key.templeId, id: orderLineId });
      if (line.fundId !== pledge.fundId) throw fieldError('pledgeId', say('pledge.other-fund'));
      if (amountCents > leftForPledge(line)) throw new DomainError('pledge-match-too-large');
      if (!(await pay(tx, pledgeKey, amountCents))) throw await refusal(tx, pledgeKey);
      await this.note(tx, staff, 'pledge.matched', pledgeId, amountCents);
      return this.views.detail(tx, await tx.findOneByOrFail(Pledge, pledgeKey));
    });
  }

  /** The gift keeps no pledge. Throws `not-found`, or `pledge-match-settled`. */
  async dismiss(actor: Actor, matchId: string): Promise<void> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    await this.database.transaction(async (tx) => {
      const { orderId } = await claim(tx, { templeId, id: matchId }, 'to-match', { state: 'dismissed', updatedAt: new Date() });
      const subject = { kind: 'donation', id: orderId };
      await this.audit.record(tx, { actor: staff, templeId, action: 'pledge.match-dismissed', subject });
    });
  }

  /** The gift waits to be matched again. Throws `not-found`, or `pledge-match-settled` if it isn't matched. */
  async undo(actor: Actor, matchId: string): Promise<void> {
    const staff = staffOf(actor);
    const key = { templeId: staff.temple.id, id: matchId };
    await this.database.transaction(async (tx) => {
      const now = new Date();
      const { pledgeId, amountCents } = await claim(tx, key, 'matched', { state: 'to-match', question: 'undone', updatedAt: now });
      if (pledgeId === null) throw new Error(`The match ${matchId} has no pledge.`);
      await unpay(tx, { templeId: key.templeId, id: pledgeId }, amountCents);
      await tx.update(PledgeMatch, key, { pledgeId: null, amountCents: 0, matchedBy: null, matchedAt: null });
      await this.note(tx, staff, 'pledge.match-undone', pledgeId, amountCents);
    });
  }

  private note(tx: EntityManager, actor: StaffActor, action: AuditAction, id: string, amountCents: number): Promise<void> {
    const subject = { kind: 'pledge', id };
    return this.audit.record(tx, {
      actor,
      templeId: actor.temple.id,
      action,
      subject,
      after: { amountCents },
      note: formatMoney(amountCents),
    });
  }
}

/** Moves a gift's row out of a state, once; it is locked until the transaction ends. */
async function claim(
  tx: EntityManager,
  { templeId, id }: MatchKey,
  from: PledgeMatch['state'],
  change: Partial<PledgeMatch>,
): Promise<PledgeMatch> {
  const { affected } = await tx.update(PledgeMatch, { templeId, id, state: from }, change);
  const match = found(await tx.findOneBy(PledgeMatch, { templeId, id }));
  if (affected !== 1) throw new DomainError('pledge-match-settled');
  return match;
}

async function refusal(tx: EntityManager, key: Pick<Pledge, 'templeId' | 'id'>): Promise<DomainError> {
  const { status, amountCents, paidCents } = await tx.findOneByOrFail(Pledge, key);
  return new DomainError(
    status === 'canceled' || status === 'written-off' || paidCents >= amountCents ? 'pledge-ended' : 'pledge-match-too-large',
  );
}
