import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  donationNoun,
  messagesOf,
  type OwedRefund,
  type OwedRefundSummary,
  type owedRefundEndpoints,
  type Page,
  type QueryOf,
} from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../../platform/auth/actor.ts';
import { toSafeInteger } from '../../../platform/database/columns.ts';
import { Database } from '../../../platform/database/database.ts';
import { keysetPage } from '../../../platform/database/keyset-page.ts';
import { longDate } from '../../../platform/documents/words.ts';
import { DomainError, fieldError, found } from '../../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../../platform/idempotency/idempotency-claim.ts';
import { Audit } from '../../audit/audit.ts';
import { LedgerService } from '../../ledger/ledger.service.ts';
import { reasonOf } from '../../ledger/ledger-reason.ts';
import { handOutPosting } from '../../ledger/postings.ts';
import { StaffService } from '../../staff/staff.service.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { GiftNotices } from '../notices/gift-notices.service.ts';
import { Order } from '../order.entity.ts';
import { Refund } from './refund.entity.ts';
import { owedRefundView } from './refund-view.ts';
import { SecondPerson } from './second-person.service.ts';

const say = messagesOf(donationNoun);

type Filters = QueryOf<typeof owedRefundEndpoints.summary>;
type HandOut = BodyOf<typeof owedRefundEndpoints.handOut>;

/** Refunds of cash and checks: owed from their booking on, until somebody of the office records that they handed them out. */
@Injectable()
export class OwedRefunds {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly ledger: LedgerService,
    private readonly notices: GiftNotices,
    private readonly audit: Audit,
    private readonly staff: StaffService,
    private readonly secondPerson: SecondPerson,
  ) {}

  /** The longest owed first; of those that were handed out, the newest. */
  async list(actor: Actor, { cursor, limit, ...filters }: QueryOf<typeof owedRefundEndpoints.list>): Promise<Page<OwedRefund>> {
    const templeId = staffOf(actor).temple.id;
    const { items, nextCursor } = await keysetPage(this.filtered(templeId, filters), ORDER[filters.show], { cursor, limit });
    return { items: await viewsOf(this.database.reader, templeId, items), nextCursor };
  }

  /** Count and sum of what the list shows. */
  async summary(actor: Actor, filters: Filters): Promise<OwedRefundSummary> {
    const query = this.filtered(staffOf(actor).temple.id, filters).select('COUNT(*)', 'n').addSelect('SUM(refund.amountCents)', 'cents');
    const row = await query.getRawOne<{ n: string | number; cents: string | number | null }>();
    return { count: toSafeInteger(row?.n), totalCents: toSafeInteger(row?.cents) };
  }

  /**
   * Settles the debt: one statement decides who of several was first. Throws `refund-handed-out`, `invalid-fields` for a day ahead or before
   * it was owed, `own-entry`, `not-found` for any other refund.
   */
  async handOut(actor: Actor, refundId: string, body: HandOut, claim: IdempotencyClaim): Promise<OwedRefund> {
    const staff = staffOf(actor);
    const temple = await this.temples.byId(staff.temple.id);
    const templeId = temple.id;
    const at = new Date();
    return this.database.transaction(async (tx) => {
      const owed = found(await tx.findOneBy(Refund, { templeId, id: refundId }));
      assertOwedOn(owed, { handedOutOn: body.handedOutOn }, { timeZone: temple.timeZone, at });
      await markHandedOut(tx, owed, body, { staff, at });
      await this.assertNotOwn(tx, staff, owed);
      await this.book(tx, staff, owed, body, at);
      const order = await tx.findOneByOrFail(Order, { templeId, id: owed.orderId });
      const out = { on: body.handedOutOn, check: body.method === 'check' ? body.checkNumber : null, by: staff.fullName };
      await this.notices.handedOut(tx, order, temple, { id: owed.id, amountCents: owed.amountCents, out });
      const [view] = await viewsOf(tx, templeId, [await tx.findOneByOrFail(Refund, { templeId, id: refundId })]);
      await claim.complete(tx, found(view));
      return found(view);
    });
  }

  /** Who recorded the payment hands it out alone only where somebody else of the staff asked for the refund: a devotee's word isn't a second person. */
  private async assertNotOwn(tx: EntityManager, staff: StaffActor, { templeId, orderId, requestedById }: Refund): Promise<void> {
    const isAnother = requestedById !== null && requestedById !== staff.accountId;
    if (isAnother && (await this.staff.isMember(tx, templeId, requestedById))) return;
    // What is owed is held of the order already.
    await this.secondPerson.assert(tx, staff, { templeId, id: orderId }, { kind: 'hand-out', permission: 'donations:refund', cents: 0 });
  }

  /** The entry counts for the day the money left; the refund itself was booked when it became owed. */
  private async book(tx: EntityManager, actor: StaffActor, refund: Refund, body: HandOut, at: Date): Promise<void> {
    const { templeId, id, orderId, amountCents } = refund;
    const { method, handedOutOn: accountingOn } = body;
    const posting = { templeId, postingKey: `handed-out:${id}`, orderId, postedAt: at, accountingOn };
    const reason = reasonOf('ledger.refund-handed-out', { reason: refund.reason });
    await this.ledger.post(tx, { ...posting, reason, lines: handOutPosting(amountCents, method) });
    const fact = { action: 'refund.handed-out', subject: { kind: 'donation', id: orderId }, after: { amountCents, ...body }, at } as const;
    await this.audit.record(tx, { actor, templeId, ...fact });
  }

  private filtered(templeId: string, { show, method }: Filters): SelectQueryBuilder<Refund> {
    const query = this.database.reader.createQueryBuilder(Refund, 'refund').where('refund.templeId = :templeId', { templeId });
    if (show === 'owed') query.andWhere("refund.status = 'owed'");
    else query.andWhere('refund.handedOutAt IS NOT NULL');
    const paidBy = 'EXISTS (SELECT 1 FROM orders paid WHERE paid.templeId = refund.templeId AND paid.id = refund.orderId';
    if (method) query.andWhere(`${paidBy} AND paid.method = :method)`, { method });
    return query;
  }
}

const ORDER = {
  owed: { columns: ['settledAt', 'id'], direction: 'ASC' },
  'handed-out': { columns: ['handedOutAt', 'id'], direction: 'DESC' },
} as const;

/** What became of a debt in the past is recorded later, but not before it was owed. Throws `invalid-fields` for the field that has the day. */
export function assertOwedOn(
  { status, settledAt }: Refund,
  named: Record<string, string>,
  { timeZone, at }: { timeZone: string; at: Date },
): void {
  if (status !== 'owed' || !settledAt) return;
  const first = dateAt(settledAt.getTime(), timeZone);
  for (const [field, day] of Object.entries(named)) {
    if (day < first) throw fieldError(field, say('donation.hand-out-early', { day: longDate(first) }));
    if (day > dateAt(at.getTime(), timeZone)) throw fieldError(field, say('donation.hand-out-future'));
  }
}

/** Says what became of a refund that is no longer owed. Throws `refund-handed-out`, `refund-given`, `refund-withdrawn`, or `not-found`. */
export async function refuseOwed(tx: EntityManager, { templeId, id }: Refund): Promise<never> {
  const now = found(await tx.findOneBy(Refund, { templeId, id }));
  if (now.status === 'given' || now.status === 'withdrawn') throw new DomainError(`refund-${now.status}`);
  throw new DomainError(now.handedOutAt ? 'refund-handed-out' : 'not-found');
}

async function markHandedOut(
  tx: EntityManager,
  refund: Refund,
  { method, checkNumber, handedOutOn }: HandOut,
  { staff, at }: { staff: StaffActor; at: Date },
): Promise<void> {
  const { templeId, id } = refund;
  const handed = {
    handedOutAt: at,
    handedOutOn,
    handedOutById: staff.accountId,
    handedOutBy: staff.fullName,
    handedOutMethod: method,
    handedOutCheck: method === 'check' ? checkNumber : null,
  };
  const { affected } = await tx.update(Refund, { templeId, id, status: 'owed' }, { status: 'succeeded', ...handed });
  if (affected !== 1) await refuseOwed(tx, refund);
}

async function viewsOf(manager: EntityManager, templeId: string, refunds: readonly Refund[]): Promise<OwedRefund[]> {
  const orders = await manager.findBy(Order, { templeId, id: In(refunds.map(({ orderId }) => orderId)) });
  return refunds.map((refund) => owedRefundView(refund, found(orders.find(({ id }) => id === refund.orderId))));
}
