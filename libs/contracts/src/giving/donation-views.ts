import type { MessageRef } from '../message.ts';
import type { LineKind, LineOccasion } from '../orders/order-line.ts';
import type { OwnWording } from '../own-wording.ts';
import type { TaxClass } from '../temples/tax-policy.ts';
import type { GiftMethod, GiftSource } from './donation.ts';
import type { DonationStatus } from './donation-states.ts';
import type { HandedOut } from './owed-refund.ts';

export interface GiftLine {
  id: string;
  kind: LineKind;
  /** The fund it credits, if it credits one. */
  fundId: string | null;
  /** What it was called when it was ordered: the fund's name. */
  label: string;
  /** The same in other languages, for those who gave. */
  wording?: OwnWording<'label'>;
  /** For those who paid, where it has a time of its own. */
  occasion?: LineOccasion;
  amountCents: number;
  taxClass: TaxClass;
}

export interface ReceiptRef {
  id: string;
  number: string;
  status: 'valid' | 'void' | 'replaced';
}

/** A gift as its donor sees it. */
export interface OwnDonation {
  id: string;
  temple: { slug: string; name: string; city: string; state: string; timeZone: string };
  status: DonationStatus;
  totalCents: number;
  /** What was given, if it was property: it has no amount. */
  property: string | null;
  coveredFeeCents: number;
  refundedCents: number;
  /** Whether the donor's bank returned the check: nothing was refunded. */
  checkReturned: boolean;
  /** What of the refunds the temple's office hands out: it is owed until `handedOut` says when and how. */
  byHand: { id: string; amountCents: number; handedOut: Omit<HandedOut, 'by'> | null }[];
  lines: GiftLine[];
  /** "Visa ending 4242", if the provider reported it. */
  paidWith: string | null;
  /** When the payer's bank took the payment on: it arrives days later. */
  processingAt: string | null;
  /** Whether its payment failed on a page that takes another card until its session ends: the provider's word of that may be on its way. */
  mayStillArrive: boolean;
  /** What of it was paid for with another payment before: that goes back by itself. */
  paidTwiceCents: number;
  /** Where its payment can be finished, until the provider's session ends. */
  paymentUrl: string | null;
  createdAt: string;
  receivedAt: string | null;
  receipt: ReceiptRef | null;
}

/**
 * One message in a gift's event stream: sent immediately and on every change; the stream ends when the gift is no longer pending and its
 * receipt exists, or when the payer's bank has the payment, which takes days.
 */
export interface DonationEvent {
  status: DonationStatus;
  processing: boolean;
  receiptNumber: string | null;
}

/** A row in the office's list. */
export interface DonationRow {
  id: string;
  receivedAt: string;
  status: DonationStatus;
  /** The donor's name, "Guest, phone ending 0148", or "Anonymous". */
  donorLabel: string;
  /** The label's message if it isn't a name; names are never looked up. */
  donorMessage?: MessageRef | null;
  totalCents: number;
  fundLabel: string;
  method: GiftMethod;
  source: GiftSource;
  receiptNumber: string | null;
}
