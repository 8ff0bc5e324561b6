import { Injectable } from '@nestjs/common';
import { type AuditAction, HOLDS_MONEY, type ReceiptPart } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, systemActor } from '../../platform/auth/actor.ts';
import { Audit } from '../audit/audit.ts';
import { GivingSettingsService } from '../giving-settings/giving-settings.service.ts';
import type { Receipt } from '../receipts/receipt.entity.ts';
import type { ReceiptSubject } from '../receipts/receipt-issue.ts';
import { ReceiptsService } from '../receipts/receipts.service.ts';
import { StatementsService, statementYear } from '../statements/statements.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { wordedLines } from './notices/worded-lines.ts';
import type { Order } from './order.entity.ts';
import type { OrderLine } from './order-line.entity.ts';
import { addReceiptTerms } from './order-terms.ts';
import { unlessReceiptIncomplete } from './receipts/incomplete-receipt.ts';
import { noteReceipt } from './receipts/note-receipt.ts';
import { issuerOf, NO_NUMBERING, receiptSubjectOf } from './receipts/receipt-subject.ts';
import { type Sale, saleOf } from './sale.ts';

const RECEIPTS = systemActor('Receipts');

/** What became of a gift's receipt. */
export interface CorrectedReceipt {
  temple: Temple;
  /** The receipt for what is left, or null. */
  receipt: Receipt | null;
  /** The receipt that is no longer valid. */
  voided: Receipt | null;
}

/** Corrects the receipt of a gift that money was taken out of, in the caller's transaction. */
@Injectable()
export class OrderCorrections {
  constructor(
    private readonly temples: TemplesService,
    private readonly givingSettings: GivingSettingsService,
    private readonly receipts: ReceiptsService,
    private readonly audit: Audit,
    private readonly statements: StatementsService,
  ) {}

  /**
   * After money was taken out of an order's lines: voids the receipt if nothing is left, or replaces it by one for what is left.
   * `statementsTo` is the address of the donor whose statement it was on.
   */
  async correctReceipt(
    tx: EntityManager,
    order: Order,
    reason: string,
    at: Date,
    statementsTo: string | null = order.email,
  ): Promise<CorrectedReceipt> {
    const temple = await this.temples.of(tx, order.templeId);
    const voided = await this.receipts.currentOf(tx, order.templeId, order.id);
    if (!voided) return { temple, receipt: null, voided: null };
    const subject = await subjectOf(tx, { ...(await saleOf(tx, order)), order });
    if (subject.lines.length === 0) {
      await this.receipts.void(tx, voided, reason, at);
      await noteReceipt(tx, order, null);
      await this.record(tx, order, 'receipt.voided', voided, at);
      await this.statements.correct(tx, voided, statementsTo, at);
      return { temple, receipt: null, voided };
    }
    const issuer = issuerOf(temple, await this.givingSettings.of(tx, temple));
    const receipt = await this.receipts.replace(tx, voided, { issuer, subject, reason, at });
    await noteReceipt(tx, order, receipt.number);
    await addReceiptTerms(tx, order, receipt.number);
    await this.record(tx, order, 'receipt.replaced', receipt, at);
    await this.statements.correct(tx, voided, statementsTo, at);
    if (!isOnSameStatement(voided, receipt)) await this.statements.added(tx, receipt, order.email, at);
    return { temple, receipt, voided };
  }

  /** After money came back into an order's lines: replaces the receipt, or issues one where everything had been taken. */
  async restoreReceipt(tx: EntityManager, order: Order, reason: string, at: Date): Promise<CorrectedReceipt> {
    if (order.receiptNumber) return this.correctReceipt(tx, order, reason, at);
    const sale = await saleOf(tx, order);
    const receipt = await this.write(tx, sale, at).catch(unlessReceiptIncomplete);
    if (receipt) {
      await addReceiptTerms(tx, order, receipt.number);
      await this.statements.correct(tx, receipt, order.email, at);
    }
    return { temple: sale.temple, receipt, voided: null };
  }

  /** Issues the receipt of a gift that has none. Throws `receipt-incomplete` with what it lacks of what the law asks for. */
  async issue(tx: EntityManager, sale: Sale, at: Date, actor: Actor = RECEIPTS): Promise<Receipt> {
    const receipt = await this.write(tx, sale, at, actor);
    await this.statements.added(tx, receipt, sale.order.email, at);
    return receipt;
  }

  /** What keeps a gift that the temple has from getting its receipt. */
  lacking(temple: Temple, order: Order, lines: readonly OrderLine[]): ReceiptPart[] {
    const subject = receiptSubjectOf({ order, lines, language: 'en' });
    const waits = order.receiptNumber === null && subject.lines.length > 0 && HOLDS_MONEY.some((status) => status === order.status);
    return waits ? this.receipts.lacking(issuerOf(temple, NO_NUMBERING), subject, new Date()) : [];
  }

  private async write(tx: EntityManager, sale: Sale, at: Date, actor: Actor = RECEIPTS): Promise<Receipt> {
    const { order, temple, settings } = sale;
    const issuer = issuerOf(temple, settings ?? (await this.givingSettings.of(tx, temple)));
    const receipt = await this.receipts.issue(tx, issuer, await subjectOf(tx, sale), at);
    await noteReceipt(tx, order, receipt.number);
    await this.record(tx, order, 'receipt.issued', receipt, at, actor);
    return receipt;
  }

  private async record(
    tx: EntityManager,
    { templeId, id }: Order,
    action: AuditAction,
    { number }: Receipt,
    at: Date,
    actor: Actor = RECEIPTS,
  ): Promise<void> {
    await this.audit.record(tx, { actor, templeId, action, subject: { kind: 'donation', id }, note: number, at });
  }
}

/** A corrected day or donor can move a receipt to another statement. */
const isOnSameStatement = (before: Receipt, after: Receipt): boolean =>
  statementYear(before) === statementYear(after) && before.donorAccountId === after.donorAccountId;

/** What a sale's receipt is for, in the words the temple has for it in the payer's language. */
const subjectOf = async (tx: EntityManager, sale: Sale): Promise<ReceiptSubject> =>
  receiptSubjectOf({ ...sale, words: await wordedLines(tx, sale.lines, sale.language) });
