import { Inject, Injectable } from '@nestjs/common';
import { messagesOf, type ReceiptPart, receiptNoun } from '@sannidhi/contracts';
import { Between, type EntityManager } from 'typeorm';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { lockPrefix } from '../giving-settings/lock-prefix.ts';
import { TempleCounters } from '../ledger/counters.service.ts';
import { Receipt } from './receipt.entity.ts';
import { RECEIPT_FILE } from './receipt-files.service.ts';
import { type IssueFacts, type ReceiptIssuer, type ReceiptSubject, receiptRow, receiptYear, recordOf } from './receipt-issue.ts';
import { missingOf } from './receipt-record.ts';

const say = messagesOf(receiptNoun);

export interface Correction {
  issuer: ReceiptIssuer;
  subject: ReceiptSubject;
  reason: string;
  at: Date;
}

/** Issues, voids and replaces receipts in the transaction of the fact they speak of. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly counters: TempleCounters,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /**
   * Issues a gift's receipt. Throws `receipt-incomplete` before a number is taken when it lacks what the law asks for, and
   * fails on the unique key when the gift has a valid receipt already.
   */
  async issue(tx: EntityManager, issuer: ReceiptIssuer, subject: ReceiptSubject, at: Date): Promise<Receipt> {
    return this.write(tx, { issuer, subject, replaces: null, issuedAt: at, publicUrl: this.settings.publicUrl });
  }

  /** What a receipt would lack of what the law asks for; empty where it could be issued. */
  lacking(issuer: ReceiptIssuer, subject: ReceiptSubject, at: Date): ReceiptPart[] {
    return missingOf(recordOf({ issuer, subject, replaces: null, issuedAt: at, publicUrl: this.settings.publicUrl }, ''));
  }

  /** The gift's valid receipt, or null. */
  async currentOf(manager: EntityManager, templeId: string, orderId: string): Promise<Receipt | null> {
    return manager.findOneBy(Receipt, { templeId, currentOrderId: orderId });
  }

  /** Every receipt a gift ever had, newest first. */
  async allOf(manager: EntityManager, templeId: string, orderId: string): Promise<Receipt[]> {
    return (await manager.findBy(Receipt, { templeId, orderId })).sort(byIssue).reverse();
  }

  /** The gifts that ever had a receipt of this number: temples may share a prefix. */
  async ordersWith(manager: EntityManager, number: string): Promise<Pick<Receipt, 'templeId' | 'orderId'>[]> {
    return manager.findBy(Receipt, { number });
  }

  /** Shows a gift's receipts, all it ever had, to an account; the receipts stay as they are. */
  async giveTo(tx: EntityManager, gift: Pick<Receipt, 'templeId' | 'orderId'>, donorAccountId: string): Promise<void> {
    await tx.update(Receipt, gift, { donorAccountId });
  }

  /** The newest receipt of each gift, valid or not, by the gift's id. */
  async newestOf(manager: EntityManager, gifts: readonly { templeId: string; id: string }[]): Promise<Map<string, Receipt>> {
    if (gifts.length === 0) return new Map();
    const where = gifts.map(({ templeId, id }) => ({ templeId, orderId: id }));
    const receipts = await manager.findBy(Receipt, where);
    return new Map(receipts.sort(byIssue).map((receipt) => [receipt.orderId, receipt]));
  }

  /** A donor's valid receipts for gifts received in a year, over all temples, in the order they were received. */
  async validOfYear(manager: EntityManager, donorAccountId: string, year: number): Promise<Receipt[]> {
    const receivedOn = Between(`${year}-01-01`, `${year}-12-31`);
    return manager.find(Receipt, { where: { donorAccountId, receivedOn, status: 'valid' }, order: { receivedOn: 'ASC', id: 'ASC' } });
  }

  /** What the valid receipt of each gift says, in cents. */
  async validTotals(manager: EntityManager, templeId: string): Promise<Map<string, number>> {
    const rows = await manager
      .createQueryBuilder(Receipt, 'receipt')
      .select(['receipt.templeId', 'receipt.id', 'receipt.orderId', 'receipt.totalCents'])
      .where({ templeId, status: 'valid' })
      .getMany();
    return new Map(rows.map(({ orderId, totalCents }) => [orderId, totalCents]));
  }

  /** The highest number and the count of receipts of each year: the same, where none is missing. */
  async numbering(manager: EntityManager, templeId: string): Promise<{ year: number; highest: number; count: number }[]> {
    const rows = await manager
      .createQueryBuilder(Receipt, 'receipt')
      .select('receipt.year', 'year')
      .addSelect('MAX(receipt.sequence)', 'highest')
      .addSelect('COUNT(*)', 'count')
      .where({ templeId })
      .groupBy('receipt.year')
      .getRawMany<{ year: number; highest: number; count: string | number }>();
    return rows.map(({ year, highest, count }) => ({ year: Number(year), highest: Number(highest), count: Number(count) }));
  }

  /** Voids a receipt that stands for nothing any more. */
  async void(tx: EntityManager, receipt: Receipt, reason: string, at: Date): Promise<void> {
    await this.end(tx, receipt, 'void', reason, at);
  }

  /** Voids a receipt and issues its replacement, linked both ways. Throws `state-conflict` when it is no longer valid. */
  async replace(tx: EntityManager, old: Receipt, { issuer, subject, reason, at }: Correction): Promise<Receipt> {
    await this.end(tx, old, 'replaced', reason, at);
    const fresh = await this.write(tx, { issuer, subject, replaces: old, issuedAt: at, publicUrl: this.settings.publicUrl });
    await tx.update(Receipt, { templeId: old.templeId, id: old.id }, { replacedById: fresh.id });
    return fresh;
  }

  private async write(tx: EntityManager, facts: IssueFacts): Promise<Receipt> {
    const [missing] = missingOf(recordOf(facts, ''));
    if (missing) throw new DomainError('receipt-incomplete', { message: say(`receipt.missing-${missing}`) });
    if (!facts.issuer.prefixLocked) await lockPrefix(tx, facts.issuer, facts.issuedAt);
    const sequence = await this.counters.next(tx, facts.issuer.templeId, `receipt-${receiptYear(facts)}`);
    const row = receiptRow(facts, sequence);
    await insertRow(tx, Receipt, row);
    const { templeId, id } = row;
    await this.outbox.enqueue(tx, { kind: RECEIPT_FILE, data: { templeId, id }, dedupeKey: `${RECEIPT_FILE}:${id}` });
    return row;
  }

  private async end(
    tx: EntityManager,
    { templeId, id }: Receipt,
    status: 'void' | 'replaced',
    voidReason: string,
    voidedAt: Date,
  ): Promise<void> {
    const { affected } = await tx.update(
      Receipt,
      { templeId, id, status: 'valid' },
      { status, voidReason, voidedAt, currentOrderId: null },
    );
    if (affected === 0) throw new DomainError('state-conflict');
  }
}

/** Oldest first. A gift has few receipts: asked for in this order, SQLite would walk through all of the temple's. */
const byIssue = (a: Receipt, b: Receipt): number => a.issuedAt.getTime() - b.issuedAt.getTime() || a.sequence - b.sequence;
