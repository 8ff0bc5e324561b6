import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { Audit } from '../audit/audit.ts';
import { GivingSettingsService } from '../giving-settings/giving-settings.service.ts';
import type { Receipt } from '../receipts/receipt.entity.ts';
import { ReceiptsService } from '../receipts/receipts.service.ts';
import { StatementsService } from '../statements/statements.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { unlessReceiptIncomplete } from './incomplete-receipt.ts';
import { linesOf } from './lines-of.ts';
import { noteReceipt } from './note-receipt.ts';
import type { Order } from './order.entity.ts';
import { PlacesService } from './places.service.ts';
import { issuerOf, receiptSubjectOf } from './receipt-subject.ts';

/** What became of a gift's receipt. */
export interface CorrectedReceipt {
  temple: Temple;
  /** The receipt for what is left, or null. */
  receipt: Receipt | null;
  /** The receipt that no longer holds. */
  voided: Receipt | null;
}

/** Corrects the receipt of a gift that money was taken out of, in the caller's transaction. */
@Injectable()
export class OrderCorrections {
  constructor(
    private readonly temples: TemplesService,
    private readonly givingSettings: GivingSettingsService,
    private readonly receipts: ReceiptsService,
    private readonly places: PlacesService,
    private readonly audit: Audit,
    private readonly statements: StatementsService,
  ) {}

  /**
   * After money was taken out of an order's lines: frees the places of lines that were paid back, and voids the receipt if nothing is left, or
   * replaces it by one for what is left.
   */
  async correctReceipt(tx: EntityManager, order: Order, reason: string, at: Date): Promise<CorrectedReceipt> {
    await this.places.freePaidBack(tx, order);
    const temple = await this.temples.of(tx, order.templeId);
    const voided = await this.receipts.currentOf(tx, order.templeId, order.id);
    if (!voided) return { temple, receipt: null, voided: null };
    const subject = receiptSubjectOf(order, await linesOf(tx, order));
    if (subject.lines.length === 0) {
      await this.receipts.void(tx, voided, reason, at);
      await noteReceipt(tx, order, null);
      await this.record(tx, order, 'receipt.voided', voided, at);
      await this.statements.correct(tx, voided, order.email, at);
      return { temple, receipt: null, voided };
    }
    const issuer = issuerOf(temple, await this.givingSettings.of(tx, temple));
    const receipt = await this.receipts.replace(tx, voided, { issuer, subject, reason, at });
    await noteReceipt(tx, order, receipt.number);
    await this.record(tx, order, 'receipt.replaced', receipt, at);
    await this.statements.correct(tx, voided, order.email, at);
    return { temple, receipt, voided };
  }

  /** After money came back into an order's lines: replaces the receipt, or issues one where everything had been taken. */
  async restoreReceipt(tx: EntityManager, order: Order, reason: string, at: Date): Promise<CorrectedReceipt> {
    if (order.receiptNumber) return this.correctReceipt(tx, order, reason, at);
    const temple = await this.temples.of(tx, order.templeId);
    const issuer = issuerOf(temple, await this.givingSettings.of(tx, temple));
    const receipt = await this.receipts
      .issue(tx, issuer, receiptSubjectOf(order, await linesOf(tx, order)), at)
      .catch(unlessReceiptIncomplete);
    if (!receipt) return { temple, receipt: null, voided: null };
    await noteReceipt(tx, order, receipt.number);
    await this.record(tx, order, 'receipt.issued', receipt, at);
    await this.statements.correct(tx, receipt, order.email, at);
    return { temple, receipt, voided: null };
  }

  private async record(tx: EntityManager, { templeId, id }: Order, action: AuditAction, { number }: Receipt, at: Date): Promise<void> {
    await this.audit.record(tx, { actor: systemActor('Receipts'), templeId, action, subject: { kind: 'donation', id }, note: number, at });
  }
}
