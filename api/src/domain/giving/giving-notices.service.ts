import { Injectable } from '@nestjs/common';
import { formatMoney } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../platform/outbox/outbox.ts';
import type { Receipt } from '../receipts/receipt.entity.ts';
import type { Temple } from '../temples/temple.entity.ts';
import type { Donation } from './donation.entity.ts';
import type { GiftMessage } from './giving-templates.ts';

export interface GiftNotice {
  donation: Donation;
  temple: Temple;
  receipt: Receipt | null;
}

/** Mail and text messages about gifts, written in the transaction of the fact they tell. */
@Injectable()
export class GivingNotices {
  constructor(private readonly outbox: Outbox) {}

  /** Thanks with the receipt: by mail where there is an address, to a guest by text too. */
  async giftReceived(tx: EntityManager, { donation, temple, receipt }: GiftNotice): Promise<void> {
    await this.send(tx, donation, 'gift-received', `gift:${donation.id}`, messageOf(donation, temple, receipt, donation.totalCents));
  }

  /** The new receipt after the guest's name was added or the office corrected it. */
  async receiptReissued(tx: EntityManager, { donation, temple, receipt }: GiftNotice): Promise<void> {
    if (!receipt) return;
    await this.send(tx, donation, 'receipt-reissued', `receipt:${receipt.id}`, messageOf(donation, temple, receipt, receipt.totalCents));
  }

  /** Money on its way back, and what became of the receipt. */
  async refunded(tx: EntityManager, notice: GiftNotice & { amountCents: number; voided: Receipt | null }): Promise<void> {
    const { donation, temple, receipt, voided, amountCents } = notice;
    const message = { ...messageOf(donation, temple, receipt, amountCents), voidedNumber: voided?.number ?? null };
    await this.send(tx, donation, 'gift-refunded', `refunded:${donation.id}:${donation.refundedCents}:${donation.status}`, message);
  }

  private async send(tx: EntityManager, donation: Donation, template: string, key: string, data: GiftMessage): Promise<void> {
    const { email, phone } = donation;
    if (email)
      await this.outbox.enqueue(tx, { kind: 'email', to: email, template, data: { ...data }, dedupeKey: `${template}:${key}:email` });
    if (phone) {
      await this.outbox.enqueue(tx, {
        kind: 'sms',
        to: phone,
        template: `${template}-sms`,
        data: { ...data },
        dedupeKey: `${template}:${key}:sms`,
      });
    }
  }
}

const messageOf = (donation: Donation, temple: Temple, receipt: Receipt | null, cents: number): GiftMessage => ({
  temple: temple.name,
  amount: formatMoney(cents),
  funds: donation.fundLabel,
  receiptNumber: receipt?.number ?? null,
  verifyUrl: receipt?.verifyUrl ?? null,
  receipt: receipt && { templeId: receipt.templeId, id: receipt.id },
  voidedNumber: null,
  signedIn: donation.donorAccountId !== null,
});
