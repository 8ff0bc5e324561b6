import { Injectable } from '@nestjs/common';
import { type CorrectedField, formatMoney, type ReceiptRecord } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { Notifications } from '../../notifications/notifications.service.ts';
import type { Receipt } from '../../receipts/receipt.entity.ts';
import { propertyOf } from '../../receipts/receipt-record.ts';
import type { Temple } from '../../temples/temple.entity.ts';
import type { Order } from '../order.entity.ts';
import { isByBank, type TakenCause } from '../refunds/taken-cause.ts';
import type { GiftMessage } from './gift-message.ts';
import type { GiftNotice, HandedOut, Taken, Withdrawn } from './gift-notice.ts';
import { GiverMessages } from './giver-messages.ts';
import { donationNotifications } from './giver-notifications.ts';
import { agreedOf, boughtIn, changedBy, isPaidBack, lostGift, messageOf } from './message-of-gift.ts';

/** Notifications, mail and text messages about gifts, written in the transaction of the fact they report. */
@Injectable()
export class GiftNotices {
  constructor(
    private readonly messages: GiverMessages,
    private readonly notifications: Notifications,
  ) {}

  /** Thanks with the receipt, for a gift or for a payment that was for more: by mail where there is an address, to a guest by text too. */
  async giftReceived(tx: EntityManager, { order, temple, receipt, payment }: GiftNotice & { payment: boolean }): Promise<void> {
    const agreed = await agreedOf(tx, order, temple);
    const message = { ...messageOf(order, temple, receipt, order.totalCents), ...(agreed ? { agreed } : {}) };
    await this.messages.send(tx, order, 'gift-received', `gift:${order.id}`, message);
    await this.notifyGiver(tx, 'received', { order, temple, receipt }, order.totalCents, order.id, {
      payment,
      ...(agreed ? { agreed } : {}),
    });
  }

  /** The new receipt after the guest's name was added or the office corrected it: what changed, why, and which receipt it replaces. */
  async receiptReissued(tx: EntityManager, notice: GiftNotice & { voided: Receipt | null; reason: string }): Promise<void> {
    const { order, temple, receipt, voided, reason } = notice;
    if (!receipt) return;
    const corrected = { ...changedBy(voided, receipt), reason, payment: !order.hasDonation };
    const message = { ...messageOf(order, temple, receipt, receipt.totalCents), ...corrected };
    await this.messages.send(tx, order, 'receipt-reissued', `receipt:${receipt.id}`, message);
    await this.notifyGiver(tx, 'receipt-reissued', notice, receipt.totalCents, receipt.id, corrected);
  }

  /** The receipt of a gift that was received earlier and got none then. */
  async receiptIssued(tx: EntityManager, notice: GiftNotice): Promise<void> {
    const { order, temple, receipt } = notice;
    if (!receipt) return;
    await this.messages.send(tx, order, 'receipt-issued', `receipt:${receipt.id}`, messageOf(order, temple, receipt, receipt.totalCents));
    await this.notifyGiver(tx, 'received', notice, receipt.totalCents, receipt.id, { payment: !notice.order.hasDonation });
  }

  /** The office put a mistake right: what changed, and which receipt counts now. No money moved. */
  async corrected(
    tx: EntityManager,
    notice: GiftNotice & { voided: Receipt | null; number: number; fields: readonly CorrectedField[] },
  ): Promise<void> {
    const { order, temple, receipt, voided, number, fields } = notice;
    const changed = changedBy(voided, receipt);
    const message = { ...messageOf(order, temple, receipt, order.totalCents), ...changed, corrected: fields };
    await this.messages.send(tx, order, 'gift-corrected', `corrected:${order.id}:${number}`, message);
    if (receipt) await this.notifyGiver(tx, 'receipt-reissued', notice, receipt.totalCents, receipt.id, changed);
  }

  /** Money that left a gift: a refund, a returned check or bank payment, or a lost dispute; and what became of the receipt. */
  async taken(tx: EntityManager, notice: Taken): Promise<void> {
    const { id: key, order, temple, receipt, voided, amountCents, cause, lines, ended } = notice;
    const changed = {
      ...changedBy(voided, receipt),
      canceled: isByBank(cause) ? boughtIn(ended.filter(isPaidBack)) : null,
      payment: boughtIn(lines) !== null,
      gifts: notice.gifts.map(lostGift),
    };
    const message = {
      ...messageOf(order, temple, receipt, amountCents),
      ...changed,
      cause,
      gift: order.hasDonation || notice.gifts.length > 0,
      byHand: order.gateway === null,
    };
    await this.messages.send(tx, order, 'gift-refunded', `refunded:${key}`, message);
    await this.notifyGiver(tx, TAKEN_NOTICES[cause], notice, amountCents, key, changed);
  }

  /** Tells who paid by a check that bounced that what was owed for it is not: no receipt is left to correct. */
  async withdrawn(tx: EntityManager, { order, temple, id, amountCents, gifts: lost }: Withdrawn): Promise<void> {
    const cause = 'check-returned';
    const gifts = lost.map(lostGift);
    const message = {
      ...messageOf(order, temple, null, amountCents),
      cause,
      gift: order.hasDonation || lost.length > 0,
      payment: !order.hasDonation,
      byHand: true,
      gifts,
    };
    await this.messages.send(tx, order, 'gift-refunded', `withdrawn:${id}`, message);
    await this.notifyGiver(tx, cause, { order, temple, receipt: null }, amountCents, id, { payment: !order.hasDonation, gifts });
  }

  /** Tells who paid that their refund was handed out, with or without an account: who got none hears of it. By mail, or else by text. */
  async handedOut(tx: EntityManager, order: Order, temple: Temple, { id, amountCents, out }: HandedOut): Promise<void> {
    const { payerAccountId, templeId, email, phone } = order;
    const message = { ...messageOf(order, temple, null, amountCents), payment: !order.hasDonation, out };
    await this.messages.send(tx, { ...order, phone: email ? null : phone }, 'refund-handed-out', id, message);
    if (payerAccountId === null) return;
    await this.notifications.notify(tx, donationNotifications.kinds['handed-out'], {
      concerned: { accountId: payerAccountId, templeId },
      params: { amount: formatMoney(amountCents), temple: temple.name, receipt: null },
      key: id,
      path: '/receipts',
    });
  }

  private async notifyGiver(
    tx: EntityManager,
    event: keyof typeof donationNotifications.kinds,
    { order: { payerAccountId, templeId }, temple, receipt }: GiftNotice,
    cents: number,
    key: string,
    { voidedNumber = null, changes = [], canceled, payment, agreed, gifts = [] }: Partial<Pick<GiftMessage, SaidInApp>> = {},
  ): Promise<void> {
    if (payerAccountId === null) return;
    const property = receipt && propertyOf(JSON.parse(receipt.record) as ReceiptRecord);
    await this.notifications.notify(tx, donationNotifications.kinds[event], {
      concerned: { accountId: payerAccountId, templeId },
      params: {
        amount: formatMoney(cents),
        ...(payment ? { payment } : {}),
        ...(canceled ? { canceled } : {}),
        ...(agreed ? { agreed } : {}),
        ...(gifts.length > 0 ? { gifts } : {}),
        property,
        temple: temple.name,
        receipt: receipt?.number ?? null,
        replaced: voidedNumber,
        changes,
      },
      key,
      path: '/receipts',
    });
  }
}

type SaidInApp = 'voidedNumber' | 'changes' | 'canceled' | 'payment' | 'agreed' | 'gifts';

const TAKEN_NOTICES = {
  refund: 'refunded',
  'refund-owed': 'refund-owed',
  given: 'given',
  'check-returned': 'check-returned',
  'bank-returned': 'bank-returned',
  'dispute-lost': 'dispute-lost',
} as const satisfies Record<TakenCause, keyof typeof donationNotifications.kinds>;
