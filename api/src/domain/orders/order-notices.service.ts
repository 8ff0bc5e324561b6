import { Injectable } from '@nestjs/common';
import { type CorrectedField, formatMoney, orderLabelOf, type ReceiptRecord } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import type { Receipt } from '../receipts/receipt.entity.ts';
import { propertyOf } from '../receipts/receipt-record.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { donorLabelOf } from './donor-label.ts';
import type { GiftMessage } from './gift-message.ts';
import { donationNotifications, orderNotifications } from './giver-notifications.ts';
import type { LostGift } from './lost-gift.ts';
import { againPath, agreedOf, boughtIn, changedBy, isPaidBack, lostGift, messageOf } from './message-of-gift.ts';
import type { Order } from './order.entity.ts';
import type { OrderLine } from './order-line.entity.ts';
import { disputeNotifications, refundNotifications } from './order-notifications.ts';
import type { Sale } from './sale.ts';
import { isByBank, type TakenCause } from './taken-cause.ts';
import type { LinesBackReason } from './words/lines-back-words.ts';

export interface GiftNotice {
  order: Order;
  temple: Temple;
  receipt: Receipt | null;
}

/** Why lines of a paid order are refunded at once. */
export type LinesBackWhy = LinesBackReason;

/** A dispute that was opened or ended, or a refund that failed. */
type Trouble = (typeof disputeNotifications.kinds)['opened'];

/** Notifications, mail and text messages about gifts, written in the transaction of the fact they report. */
@Injectable()
export class OrderNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
  ) {}

  /** Thanks with the receipt, for a gift or for a payment that was for more: by mail where there is an address, to a guest by text too. */
  async giftReceived(tx: EntityManager, { order, temple, receipt, payment }: GiftNotice & { payment: boolean }): Promise<void> {
    const agreed = await agreedOf(tx, order, temple);
    const message = { ...messageOf(order, temple, receipt, order.totalCents), ...(agreed ? { agreed } : {}) };
    await this.send(tx, order, 'gift-received', `gift:${order.id}`, message);
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
    await this.send(tx, order, 'receipt-reissued', `receipt:${receipt.id}`, message);
    await this.notifyGiver(tx, 'receipt-reissued', notice, receipt.totalCents, receipt.id, corrected);
  }

  /** The receipt of a gift that was received earlier and got none then. */
  async receiptIssued(tx: EntityManager, notice: GiftNotice): Promise<void> {
    const { order, temple, receipt } = notice;
    if (!receipt) return;
    await this.send(tx, order, 'receipt-issued', `receipt:${receipt.id}`, messageOf(order, temple, receipt, receipt.totalCents));
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
    await this.send(tx, order, 'gift-corrected', `corrected:${order.id}:${number}`, message);
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
    await this.send(tx, order, 'gift-refunded', `refunded:${key}`, message);
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
    await this.send(tx, order, 'gift-refunded', `withdrawn:${id}`, message);
    await this.notifyGiver(tx, cause, { order, temple, receipt: null }, amountCents, id, { payment: !order.hasDonation, gifts });
  }

  /** Tells who paid that their refund was handed out, with or without an account: who got none hears of it. By mail, or else by text. */
  async handedOut(tx: EntityManager, order: Order, temple: Temple, { id, amountCents, out }: HandedOut): Promise<void> {
    const { payerAccountId, templeId, email, phone } = order;
    const message = { ...messageOf(order, temple, null, amountCents), payment: !order.hasDonation, out };
    await this.send(tx, { ...order, phone: email ? null : phone }, 'refund-handed-out', id, message);
    if (payerAccountId === null) return;
    await this.notifications.notify(tx, donationNotifications.kinds['handed-out'], {
      concerned: { accountId: payerAccountId, templeId },
      params: { amount: formatMoney(amountCents), temple: temple.name, receipt: null },
      key: id,
      path: '/receipts',
    });
  }

  /** Notifies the office of a dispute: `opened`, `won`, `lost`, or a bank payment that was `returned`. */
  disputed(
    tx: EntityManager,
    order: Order,
    event: keyof typeof disputeNotifications.kinds,
    dispute: { id: string; amountCents: number },
  ): Promise<void> {
    return this.notifyOffice(tx, disputeNotifications.kinds[event], order, dispute);
  }

  /** Notifies the office of a refund the provider could not carry out. */
  refundFailed(tx: EntityManager, order: Order, refund: { id: string; amountCents: number }): Promise<void> {
    return this.notifyOffice(tx, refundNotifications.kinds.failed, order, refund);
  }

  /** Notifies the office of money the provider took without saying for which line. */
  unassigned(tx: EntityManager, order: Order, money: { id: string; amountCents: number }): Promise<void> {
    return this.notifyOffice(tx, refundNotifications.kinds.unassigned, order, money);
  }

  /** What was paid for can't be had and is refunded: by mail or text, and in the app. */
  async linesBack(tx: EntityManager, { order, temple, lines, why, reason }: LinesBack): Promise<void> {
    const cents = lines.reduce((sum, { amountCents, coveredFeeCents }) => sum + amountCents + coveredFeeCents, 0);
    const what = orderLabelOf(lines.map(({ label }) => label));
    const params = { amount: formatMoney(cents), temple: temple.name, what, ...(reason ? { reason } : {}) };
    const { payerAccountId, templeId } = order;
    // Two dates of an order can be canceled for different reasons.
    const id = reason ? `${order.id}:${lines[0]?.id ?? ''}` : order.id;
    await this.send(tx, order, `order-${why}`, id, { ...params, accountId: payerAccountId });
    if (payerAccountId === null) return;
    const concerned = { accountId: payerAccountId, templeId };
    await this.notifications.notify(tx, orderNotifications.kinds[why], { concerned, params, key: id, path: '/receipts' });
  }

  /** The payer's bank refused days later: nothing was paid and nothing is held any more. By mail or text, and in the app. */
  async bankRefused(tx: EntityManager, { order, temple, lines }: Pick<Sale, 'order' | 'temple' | 'lines'>): Promise<void> {
    const { payerAccountId, templeId, id, label, totalCents } = order;
    const params = { amount: formatMoney(totalCents), temple: temple.name, what: label, gift: boughtIn(lines) === null };
    const path = againPath(order, temple, lines);
    await this.send(tx, order, 'order-bank-refused', id, { ...params, path, accountId: payerAccountId });
    if (payerAccountId === null) return;
    const concerned = { accountId: payerAccountId, templeId };
    await this.notifications.notify(tx, orderNotifications.kinds['bank-refused'], { concerned, params, key: id, path });
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

  private notifyOffice(
    tx: EntityManager,
    trouble: Trouble,
    order: Order,
    { id, amountCents }: { id: string; amountCents: number },
  ): Promise<void> {
    return this.notifications.notify(tx, trouble, {
      concerned: { templeId: order.templeId },
      params: { amount: formatMoney(amountCents), donor: donorLabelOf(order) },
      key: id,
      path: `/temple-admin/donations?gift=${order.id}`,
    });
  }

  private async send(tx: EntityManager, order: Order, template: string, key: string, data: object): Promise<void> {
    const { email, phone, language } = order;
    const said = language ? { ...data, language } : { ...data };
    if (email) await this.outbox.enqueue(tx, { kind: 'email', to: email, template, data: said, dedupeKey: `${template}:${key}:email` });
    if (phone) {
      await this.outbox.enqueue(tx, {
        kind: 'sms',
        to: phone,
        template: `${template}-sms`,
        data: said,
        dedupeKey: `${template}:${key}:sms`,
      });
    }
  }
}

type SaidInApp = 'voidedNumber' | 'changes' | 'canceled' | 'payment' | 'agreed' | 'gifts';

/** A refund that somebody of the office handed out. */
interface HandedOut {
  id: string;
  amountCents: number;
  out: Required<GiftMessage>['out'];
}

/** A refund that is owed no longer. */
interface Withdrawn extends Omit<GiftNotice, 'receipt'> {
  id: string;
  amountCents: number;
  /** What of it had been given. */
  gifts: readonly LostGift[];
}

/** Money that left an order, and its lines with their new sums. */
interface Taken extends GiftNotice {
  /** Of the refund or dispute. */
  id: string;
  amountCents: number;
  voided: Receipt | null;
  cause: TakenCause;
  lines: readonly OrderLine[];
  /** Those it was of. */
  ended: readonly OrderLine[];
  /** What it was of gifts that were made of earlier refunds. */
  gifts: readonly LostGift[];
}

/** Lines that were paid for and can't be had; with the temple's reason, where it canceled them. */
interface LinesBack {
  order: Order;
  temple: Temple;
  lines: readonly OrderLine[];
  why: LinesBackWhy;
  reason?: string | undefined;
}

const TAKEN_NOTICES = {
  refund: 'refunded',
  'refund-owed': 'refund-owed',
  given: 'given',
  'check-returned': 'check-returned',
  'bank-returned': 'bank-returned',
  'dispute-lost': 'dispute-lost',
} as const satisfies Record<TakenCause, keyof typeof donationNotifications.kinds>;
