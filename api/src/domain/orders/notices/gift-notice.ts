import type { Receipt } from '../../receipts/receipt.entity.ts';
import type { Temple } from '../../temples/temple.entity.ts';
import type { LostGift } from '../disputes/lost-gift.ts';
import type { Order } from '../order.entity.ts';
import type { OrderLine } from '../order-line.entity.ts';
import type { TakenCause } from '../refunds/taken-cause.ts';
import type { GiftMessage } from './gift-message.ts';

/** What happened to a gift, or to what was paid with it. */
export interface GiftNotice {
  order: Order;
  temple: Temple;
  receipt: Receipt | null;
}

/** A refund that somebody of the office handed out. */
export interface HandedOut {
  id: string;
  amountCents: number;
  out: Required<GiftMessage>['out'];
}

/** A refund that is owed no longer. */
export interface Withdrawn extends Omit<GiftNotice, 'receipt'> {
  id: string;
  amountCents: number;
  /** What of it had been given. */
  gifts: readonly LostGift[];
}

/** Money that left an order, and its lines with their new sums. */
export interface Taken extends GiftNotice {
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
