import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { Audit } from '../audit/audit.ts';
import { GivingSettingsService } from '../giving-settings/giving-settings.service.ts';
import type { FundShare } from '../ledger/postings.ts';
import type { Receipt } from '../receipts/receipt.entity.ts';
import { ReceiptsService } from '../receipts/receipts.service.ts';
import { StatementsService } from '../statements/statements.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import type { Donation } from './donation.entity.ts';
import { DonationLine } from './donation-line.entity.ts';
import { fundShares, spreadOverLines } from './line-shares.ts';
import { noteReceipt } from './note-receipt.ts';
import { issuerOf, receiptSubjectOf } from './receipt-subject.ts';

/** What became of a gift's receipt. */
export interface CorrectedReceipt {
  temple: Temple;
  /** The receipt for what is left, or null. */
  receipt: Receipt | null;
  /** The receipt that no longer holds. */
  voided: Receipt | null;
}

/** Takes money out of a gift that succeeded, in the caller's transaction: first the lines, then (once it is booked) the receipt. */
@Injectable()
export class GiftCorrections {
  constructor(
    private readonly temples: TemplesService,
    private readonly givingSettings: GivingSettingsService,
    private readonly receipts: ReceiptsService,
    private readonly audit: Audit,
    private readonly statements: StatementsService,
  ) {}

  /** Takes cents out of the gift's lines and tells what each fund gives back. */
  async takeFromLines(tx: EntityManager, donation: Donation, cents: number): Promise<FundShare[]> {
    const shares = spreadOverLines(await linesOf(tx, donation), cents);
    for (const { line, cents: share } of shares) {
      await tx.update(DonationLine, { templeId: line.templeId, id: line.id }, { refundedCents: line.refundedCents + share });
    }
    return fundShares(shares);
  }

  /** Voids the receipt of a gift that has nothing left, or replaces it by one for what is left. */
  async correctReceipt(tx: EntityManager, donation: Donation, reason: string, at: Date): Promise<CorrectedReceipt> {
    const temple = await this.temples.of(tx, donation.templeId);
    const voided = await this.receipts.currentOf(tx, donation.templeId, donation.id);
    if (!voided) return { temple, receipt: null, voided: null };
    const subject = receiptSubjectOf(donation, await linesOf(tx, donation));
    if (subject.lines.length === 0) {
      await this.receipts.void(tx, voided, reason, at);
      await noteReceipt(tx, donation, null);
      await this.record(tx, donation, 'receipt.voided', voided, at);
      await this.statements.correct(tx, voided, donation.email, at);
      return { temple, receipt: null, voided };
    }
    const issuer = issuerOf(temple, await this.givingSettings.of(tx, temple));
    const receipt = await this.receipts.replace(tx, voided, { issuer, subject, reason, at });
    await noteReceipt(tx, donation, receipt.number);
    await this.record(tx, donation, 'receipt.replaced', receipt, at);
    await this.statements.correct(tx, voided, donation.email, at);
    return { temple, receipt, voided };
  }

  private async record(tx: EntityManager, { templeId, id }: Donation, action: AuditAction, { number }: Receipt, at: Date): Promise<void> {
    await this.audit.record(tx, { actor: systemActor('Receipts'), templeId, action, subject: { kind: 'donation', id }, note: number, at });
  }
}

const linesOf = (tx: EntityManager, { templeId, id }: Donation): Promise<DonationLine[]> =>
  tx.find(DonationLine, { where: { templeId, donationId: id }, order: { position: 'ASC' } });
