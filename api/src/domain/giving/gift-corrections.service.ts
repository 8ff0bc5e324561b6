import { Injectable } from '@nestjs/common';
import { batchNoun, type CorrectionView, GIFT_MIN_CENTS, GIFT_RANGE, isProperty, messagesOf } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { ReachableAccountsService } from '../accounts/reachable-accounts.service.ts';
import { Audit } from '../audit/audit.ts';
import { FundsService } from '../funds/funds.service.ts';
import { linesOf } from '../orders/lines-of.ts';
import { GiftNotices } from '../orders/notices/gift-notices.service.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderCorrections } from '../orders/order-corrections.service.ts';
import { OrderFacts } from '../orders/order-facts.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { rewriteTerms } from '../orders/order-terms.ts';
import { SecondPerson } from '../orders/refunds/second-person.service.ts';
import { TaxPolicyService } from '../tax-policy/tax-policy.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { assertNoBenefit } from './benefit-payable.ts';
import {
  type CorrectionBody,
  type CounterGift,
  changesBetween,
  correctedGift,
  fitsMethod,
  isCorrectable,
  purposeOf,
  receivedOnOf,
} from './corrected-gift.ts';
import { CorrectionEntries } from './correction-entries.ts';
import { donationLine } from './donation-line.ts';
import { GiftCorrection } from './gift-correction.entity.ts';
import { assertReceivedDay } from './received-days.ts';

const say = messagesOf(batchNoun);

/** Corrects donations of closed batches: reverses the entry, posts a corrected one and replaces the receipt; the batch stays as closed. */
@Injectable()
export class GiftCorrectionsService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly funds: FundsService,
    private readonly taxPolicy: TaxPolicyService,
    private readonly entries: CorrectionEntries,
    private readonly receipts: OrderCorrections,
    private readonly facts: OrderFacts,
    private readonly notices: GiftNotices,
    private readonly secondPerson: SecondPerson,
    private readonly audit: Audit,
    private readonly accounts: ReachableAccountsService,
  ) {}

  /** A gift's corrections, oldest first. */
  async of(manager: EntityManager, { templeId, id: orderId }: Order): Promise<CorrectionView[]> {
    const rows = await manager.find(GiftCorrection, { where: { templeId, orderId }, order: { number: 'ASC' } });
    return rows.map(({ number, reason, changes, correctedBy, correctedAt }) => {
      return { number, reason, changes, by: correctedBy, at: correctedAt.toISOString() };
    });
  }

  /** Which of these gifts were corrected. */
  async among(manager: EntityManager, templeId: string, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await manager.findBy(GiftCorrection, { templeId, orderId: In([...orderIds]) });
    return new Set(rows.map(({ orderId }) => orderId));
  }

  /**
   * Corrects fund, amount, day, email or name. Throws `not-found`, `not-correctable`, `corrected-meanwhile` where the clerk hasn't seen
   * the latest correction, `nothing-corrected`, `fund-closed`, `benefit-not-payable`, `receipt-incomplete`, `own-entry`, `invalid-fields`.
   */
  async correct(
    actor: Actor,
    orderId: string,
    body: CorrectionBody,
    claim: IdempotencyClaim,
  ): Promise<{ number: number; receiptNumber: string | null }> {
    const staff = staffOf(actor);
    const key = { templeId: staff.temple.id, id: orderId };
    return this.database.transaction(async (tx) => {
      const at = new Date();
      const before = await giftOf(tx, key);
      const temple = await this.temples.of(tx, key.templeId);
      const { timeZone } = temple;
      const after = await this.wanted(tx, before, body, temple);
      const changes = changesBetween(before, after, timeZone);
      await this.assertNotOwnLowered(tx, staff, before, after);
      const correction: GiftCorrection = {
        templeId: key.templeId,
        id: claim.operationId,
        orderId,
        number: body.corrections + 1,
        reason: body.reason,
        changes,
        correctedBy: staff.fullName,
        correctedAt: at,
      };
      await claimNumber(tx, correction);
      if (changes.length === 0) throw new DomainError('nothing-corrected');
      await write(tx, before, after, at);
      await rewriteTerms(tx, after.order);
      await this.entries.post(tx, { correction, before, after, timeZone });
      const receiptNumber = await this.reissue(tx, correction, { before: before.order, order: after.order });
      const subject = { kind: 'donation', id: orderId };
      await this.audit.record(tx, {
        actor: staff,
        templeId: key.templeId,
        action: 'donation.corrected',
        subject,
        after: { changes },
        note: body.reason,
        at,
      });
      const reply = { number: correction.number, receiptNumber };
      await claim.complete(tx, reply);
      return reply;
    });
  }

  /** Who entered a donation would otherwise lower it and keep the difference. */
  private async assertNotOwnLowered(
    tx: EntityManager,
    actor: StaffActor,
    { order }: CounterGift,
    { order: after }: CounterGift,
  ): Promise<void> {
    const cents = order.totalCents - after.totalCents;
    if (cents > 0) await this.secondPerson.assert(tx, actor, order, { kind: 'correction', permission: 'donations:correct', cents });
  }

  private async wanted(tx: EntityManager, gift: CounterGift, body: CorrectionBody, temple: Temple): Promise<CounterGift> {
    const { method } = gift.order;
    if (!fitsMethod(method, body.amountCents, GIFT_MIN_CENTS))
      throw fieldError('amountCents', isProperty(method) ? say('batch.property-unvalued') : GIFT_RANGE);
    assertCorrectedDay(temple, gift.order, body);
    const purpose = purposeOf(gift.line) === body.fundId ? null : await this.purpose(tx, gift, body);
    const payerAccountId = await this.payerOf(tx, gift.order, body.email || null);
    const wanted = correctedGift(gift, body, { timeZone: temple.timeZone, purpose, payerAccountId });
    if (body.incomeAccount && !wanted.line.incomeAccount) throw fieldError('incomeAccount', say('batch.account-for-fees'));
    return wanted;
  }

  private async purpose(tx: EntityManager, { order, line }: CounterGift, { fundId, amountCents, incomeAccount }: CorrectionBody) {
    const policy = await this.taxPolicy.current(tx, order.templeId);
    const fund = found((await this.funds.forGift(tx, order.templeId, [fundId], 'counter')).get(fundId));
    const rule = policy.ruleOf(fund.taxedKind);
    assertNoBenefit(order.method, rule);
    const draft = donationLine(fund, amountCents, rule, incomeAccount ?? line.incomeAccount);
    return { ...draft, policyVersion: policy.version };
  }

  /** A gift belongs to the devotee whose verified email is on it; one that was claimed in another way stays where it is. */
  private async payerOf(tx: EntityManager, { payerAccountId, email: before }: Order, email: string | null): Promise<string | null> {
    if (email === before) return payerAccountId;
    const payer = email && (await this.accounts.donorWith(tx, email));
    if (payer) return payer;
    const wasByEmail = before !== null && payerAccountId !== null && (await this.accounts.donorWith(tx, before)) === payerAccountId;
    return wasByEmail ? null : payerAccountId;
  }

  private async reissue(
    tx: EntityManager,
    { reason, changes, number, correctedAt: at }: GiftCorrection,
    { before, order }: { before: Order; order: Order },
  ) {
    await this.facts.taken(tx, order);
    const { temple, receipt, voided } = await this.receipts.correctReceipt(
      tx,
      order,
      `Correction: ${reason}`.slice(0, 200),
      at,
      before.email,
    );
    await this.notices.corrected(tx, { order, temple, receipt, voided, number, fields: changes.map(({ field }) => field) });
    return receipt?.number ?? null;
  }
}

async function giftOf(tx: EntityManager, key: Pick<Order, 'templeId' | 'id'>): Promise<CounterGift> {
  const order = found(await tx.findOneBy(Order, key));
  const [line, ...others] = await linesOf(tx, order);
  if (line?.kind !== 'donation' || others.length > 0 || !isCorrectable(order)) throw new DomainError('not-correctable');
  return { order, line };
}

/** A new day is one of the temple's books, and not before the check was in the mail. */
function assertCorrectedDay(temple: Temple, order: Order, { receivedOn: day, reason }: CorrectionBody): void {
  if (receivedOnOf(order, temple.timeZone) === day) return;
  assertReceivedDay(temple, { day, reason, fields: ['receivedOn', 'reason'] });
  if (order.postmarkedOn && order.postmarkedOn > day) throw fieldError('receivedOn', say('batch.postmark-late'));
}

/** The unique number decides between two tabs; a number that skips one saw something else. */
async function claimNumber(tx: EntityManager, correction: GiftCorrection): Promise<void> {
  const { templeId, orderId, number } = correction;
  const follows = number === 1 || (await tx.existsBy(GiftCorrection, { templeId, orderId, number: number - 1 }));
  if (!follows || !(await insertOnce(tx, GiftCorrection, correction))) throw new DomainError('corrected-meanwhile');
}

/** In one conditional statement, so that a refund which began meanwhile keeps what it refunds. */
async function write(tx: EntityManager, before: CounterGift, { order, line }: CounterGift, updatedAt: Date): Promise<void> {
  const { templeId, id, legalName, email, payerAccountId, totalCents, label, taxPolicyVersion, receivedAt, listedAt } = order;
  const { affected } = await tx.update(
    Order,
    { templeId, id, source: 'counter', status: 'paid', refundHeldCents: 0, totalCents: before.order.totalCents },
    { legalName, email, payerAccountId, totalCents, label, taxPolicyVersion, receivedAt, listedAt, updatedAt },
  );
  if (affected !== 1) throw new DomainError('not-correctable');
  const { itemId, fundId, incomeAccount, amountCents, taxClass, fairMarketValueCents, benefit } = line;
  const change = { label: line.label, itemId, fundId, incomeAccount, amountCents, taxClass, fairMarketValueCents, benefit };
  await tx.update(OrderLine, { templeId, id: line.id }, change);
}
