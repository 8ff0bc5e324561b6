import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { afterCommit } from '../../platform/database/transaction-scope.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { PaymentFacts } from '../../platform/payments/payment-gateway.ts';
import { Audit } from '../audit/audit.ts';
import { GivingSettingsService } from '../giving-settings/giving-settings.service.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { cardGiftPosting, counterGiftPosting } from '../ledger/postings.ts';
import type { Receipt } from '../receipts/receipt.entity.ts';
import { ReceiptsService } from '../receipts/receipts.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import type { Donation } from './donation.entity.ts';
import { DonationLine } from './donation-line.entity.ts';
import { moveDonation } from './donation-moves.ts';
import { DonationSignals } from './donation-signals.ts';
import { donorLabelOf } from './donor-label.ts';
import { GivingNotices } from './giving-notices.service.ts';
import { noteReceipt } from './note-receipt.ts';
import { issuerOf, receiptSubjectOf } from './receipt-subject.ts';

/** What a settlement came to: `settled` now, `unchanged` because it was before or may not, or the amounts disagree. */
export type SettlementOutcome = 'settled' | 'unchanged' | 'amount-differs';

/** Turns money that arrived into a succeeded gift: status, ledger, receipt and mail in the caller's one transaction. */
@Injectable()
export class SettlementService {
  constructor(
    private readonly temples: TemplesService,
    private readonly givingSettings: GivingSettingsService,
    private readonly ledger: LedgerService,
    private readonly receipts: ReceiptsService,
    private readonly notices: GivingNotices,
    private readonly audit: Audit,
    private readonly signals: DonationSignals,
  ) {}

  /** By the provider's word. A second word changes nothing; a late one wins over failed and canceled. */
  async paid(tx: EntityManager, donation: Donation, payment: PaymentFacts): Promise<SettlementOutcome> {
    if (payment.totalCents !== donation.totalCents) return 'amount-differs';
    const { paymentId, checkoutId, feeCents, method, paidWith, paidAt } = payment;
    const change = { paymentId, checkoutId, feeCents, method, paidWith, receivedAt: paidAt, listedAt: paidAt };
    if (!(await moveDonation(tx, donation, 'succeeded', change))) return 'unchanged';
    await this.audit.record(tx, {
      actor: PROVIDER,
      templeId: donation.templeId,
      action: 'donation.succeeded',
      subject: subjectOf(donation),
    });
    await this.complete(tx, { ...donation, ...change, status: 'succeeded' });
    return 'settled';
  }

  /** By the provider's word that a try failed or the payer left. */
  async notPaid(tx: EntityManager, donation: Donation, to: 'failed' | 'canceled'): Promise<SettlementOutcome> {
    if (!(await moveDonation(tx, donation, to))) return 'unchanged';
    const { templeId } = donation;
    await this.audit.record(tx, { actor: PROVIDER, templeId, action: `donation.${to}`, subject: subjectOf(donation) });
    afterCommit(() => this.signals.changed(donation.id));
    return 'settled';
  }

  /** By the counter's word: the gift is written as succeeded by the caller, here it is booked and receipted. */
  async complete(tx: EntityManager, donation: Donation, at: Date = new Date()): Promise<Receipt | null> {
    const { templeId, id } = donation;
    const temple = await this.temples.of(tx, templeId);
    const lines = await tx.find(DonationLine, { where: { templeId, donationId: id }, order: { position: 'ASC' } });
    await this.post(tx, donation, lines, at);
    const receipt = await this.receipt(tx, temple, donation, lines, at);
    await this.notices.giftReceived(tx, { donation, temple, receipt });
    afterCommit(() => this.signals.changed(id));
    return receipt;
  }

  private async post(tx: EntityManager, donation: Donation, lines: readonly DonationLine[], postedAt: Date): Promise<void> {
    const { templeId, id, gateway, feeCents } = donation;
    const shares = lines
      .map((line) => ({ fundId: line.fundId, cents: line.amountCents + line.coveredFeeCents }))
      .filter(({ cents }) => cents > 0);
    const posting = {
      templeId,
      postingKey: `gift:${id}`,
      reason: `Gift, ${donorLabelOf(donation)}`,
      donationId: id,
      postedAt,
      lines: gateway ? cardGiftPosting(shares, feeCents ?? 0) : counterGiftPosting(shares),
    };
    await this.ledger.post(tx, posting);
  }

  /** The money is there whatever the paper lacks: a gift whose receipt would be incomplete is kept and shown to check. */
  private async receipt(
    tx: EntityManager,
    temple: Temple,
    donation: Donation,
    lines: readonly DonationLine[],
    at: Date,
  ): Promise<Receipt | null> {
    const settings = await this.givingSettings.of(tx, temple);
    const subject = receiptSubjectOf(donation, lines);
    const receipt = await this.receipts.issue(tx, issuerOf(temple, settings), subject, at).catch(unlessIncomplete);
    if (!receipt) return null;
    await noteReceipt(tx, donation, receipt.number);
    const fact = { action: 'receipt.issued', subject: subjectOf(donation), note: receipt.number, at } as const;
    await this.audit.record(tx, { actor: systemActor('Receipts'), templeId: donation.templeId, ...fact });
    return receipt;
  }
}

const PROVIDER = systemActor('Payment provider');
const subjectOf = ({ id }: Donation) => ({ kind: 'donation', id });

function unlessIncomplete(error: unknown): null {
  if (error instanceof DomainError && error.code === 'receipt-incomplete') return null;
  throw error;
}
