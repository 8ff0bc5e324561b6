import { Injectable } from '@nestjs/common';
import { type BodyOf, donationNoun, messagesOf, type owedRefundEndpoints } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type AccountActor, type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { insertRow, insertRows } from '../../../platform/database/rows.ts';
import { startOfDay } from '../../../platform/documents/words.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../../platform/idempotency/idempotency-claim.ts';
import { Audit } from '../../audit/audit.ts';
import type { Fund } from '../../funds/fund.entity.ts';
import { FundsService } from '../../funds/funds.service.ts';
import { TaxPolicyService } from '../../tax-policy/tax-policy.service.ts';
import { NOTHING_RECORDED, TemplesService } from '../../temples/temples.service.ts';
import type { LineShare } from '../line-shares.ts';
import { Order } from '../order.entity.ts';
import { orderRows } from '../order-draft.ts';
import { OrderLine } from '../order-line.entity.ts';
import { SettlementService } from '../payments/settlement.service.ts';
import type { OrderKey } from '../places/line-holds.ts';
import { assertOwedOn, refuseOwed } from './owed-refunds.service.ts';
import { Refund } from './refund.entity.ts';
import { holdRefund } from './refund-hold.ts';
import { RefundSettlement } from './refund-settlement.service.ts';
import { RefundsService } from './refunds.service.ts';
import { SecondPerson } from './second-person.service.ts';

type Given = BodyOf<typeof owedRefundEndpoints.give>;

/** What a buyer cancels. */
interface Canceled {
  key: OrderKey;
  shares: readonly LineShare[];
  reason: string;
  /** Where they give it to the temple. */
  fundId: string | undefined;
}

/** The day a gift counts for, and who recorded it. */
interface Receiving {
  receivedAt: Date;
  at: Date;
  recordedById: string | null;
}

const say = messagesOf(donationNoun);
/** All of it is a gift: nothing is received for it. */
const GIFT = { kind: 'fund', taxClass: 'gift' } as const;

/**
 * Refunds that their payers give to the temple. Each becomes an order of its own with a donation line, which has the refund's id: a refund
 * can be given once. No money moves; the ledger owes the refund and settles that debt with the gift.
 */
@Injectable()
export class GivenRefunds {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly funds: FundsService,
    private readonly taxPolicy: TaxPolicyService,
    private readonly refunds: RefundsService,
    private readonly endings: RefundSettlement,
    private readonly settlement: SettlementService,
    private readonly audit: Audit,
    private readonly secondPerson: SecondPerson,
  ) {}

  /**
   * Refunds lines that their buyer cancels, in the transaction that does; or gives the same to the fund that they chose, which has to be there
   * also where nothing is paid back. Throws what a refund throws, `fund-closed` and `temple-not-accepting`.
   */
  async backOrGiven(tx: EntityManager, actor: AccountActor, { key, shares, reason, fundId }: Canceled): Promise<void> {
    const why = { reason, requestedBy: actor.fullName, requestedById: actor.accountId };
    if (!fundId) {
      if (shares.length > 0) await this.refunds.requestLines(tx, key, shares, why);
      return;
    }
    const at = new Date();
    const { templeId, id } = key;
    if (shares.length > 0) await this.temples.mustAccept(tx, templeId, say('donation.give-not-accepting'));
    const fund = await this.fundOf(tx, templeId, fundId, 'online');
    if (shares.length === 0) return;
    const refund = await holdRefund(tx, key, shares, why);
    await this.endings.end(tx, await tx.findOneByOrFail(Order, { templeId, id }), refund, 'given', { at, actor });
    await this.receive(tx, refund, fund, { at, receivedAt: at, recordedById: null });
  }

  /**
   * Records that the payer of an owed refund gave it to the temple: one statement decides between this and its hand-out. Answers the gift's
   * order. Throws `refund-handed-out`, `refund-given`, `invalid-fields` for a day ahead or before it was owed, `fund-closed`, `own-entry`, `not-found`.
   */
  async giveOwed(actor: Actor, refundId: string, body: Given, claim: IdempotencyClaim): Promise<{ orderId: string }> {
    const staff = staffOf(actor);
    const { id: templeId, timeZone } = await this.temples.byId(staff.temple.id);
    const at = new Date();
    return this.database.transaction(async (tx) => {
      await this.temples.mustAccept(tx, templeId, NOTHING_RECORDED);
      const owed = found(await tx.findOneBy(Refund, { templeId, id: refundId }));
      assertOwedOn(owed, { agreedOn: body.agreedOn }, { timeZone, at });
      const fund = await this.fundOf(tx, templeId, body.fundId, 'counter');
      // A check that bounces at the same moment finds the refund owed, or the gift.
      await tx.update(Order, { templeId, id: owed.orderId }, { updatedAt: at });
      const { affected } = await tx.update(Refund, { templeId, id: refundId, status: 'owed' }, { status: 'given' });
      if (affected !== 1) await refuseOwed(tx, owed);
      const { orderId, amountCents } = owed;
      // What is owed is held of the order already.
      const undoing = { kind: 'gift', permission: 'donations:refund', cents: 0 } as const;
      await this.secondPerson.assert(tx, staff, { templeId, id: orderId }, undoing);
      const after = { amountCents, fund: fund.name, agreedOn: body.agreedOn };
      const fact = { action: 'refund.given', subject: { kind: 'donation', id: orderId }, note: body.agreement, after, at } as const;
      await this.audit.record(tx, { actor: staff, templeId, ...fact });
      await this.receive(tx, owed, fund, { at, receivedAt: startOfDay(body.agreedOn, timeZone), recordedById: staff.accountId });
      const reply = { orderId: refundId };
      await claim.complete(tx, reply);
      return reply;
    });
  }

  private async fundOf(tx: EntityManager, templeId: string, fundId: string, place: 'online' | 'counter'): Promise<Fund> {
    const fund = (await this.funds.forGift(tx, templeId, [fundId], place)).get(fundId);
    if (!fund) throw new DomainError('fund-closed');
    return fund;
  }

  /** Writes the gift as received: its donor and its payment are those of the order that was refunded. */
  private async receive(tx: EntityManager, refund: Refund, fund: Fund, { receivedAt, at, recordedById }: Receiving): Promise<void> {
    const { templeId, id: orderId, amountCents } = refund;
    const paid = await tx.findOneByOrFail(Order, { templeId, id: refund.orderId });
    const line = { kind: 'donation', label: fund.name, amountCents, rule: GIFT, credits: { fundId: fund.id } } as const;
    const { version: taxPolicyVersion } = await this.taxPolicy.current(tx, templeId);
    const { method, phone, email, legalName, creditedName, anonymous, checkNumber, payerAccountId, guestSessionId } = paid;
    const donor = { phone, email, legalName, creditedName, anonymous, payerAccountId };
    const draft = { templeId, orderId, ...donor, method, checkNumber, taxPolicyVersion, recordedById, lines: [line], at };
    const { order, lines } = orderRows({ ...draft, source: 'refund', coverFees: false });
    const gift: Order = { ...order, guestSessionId, paidWith: paid.paidWith, status: 'paid', receivedAt, listedAt: receivedAt };
    await insertRow(tx, Order, gift);
    await insertRows(tx, OrderLine, lines);
    await this.settlement.complete(tx, gift, at);
  }
}
