import type { AuditAction } from '../audit/audit-actions.ts';
import type { MessageRef } from '../message.ts';
import type { MailProblem } from '../messages/message-consent.ts';
import type { FeeAccount } from '../orders/order-line.ts';
import type { RefundStatus } from '../orders/order-states.ts';
import type { ReceiptPart } from '../receipts/receipt.ts';
import type { DEDICATION_KINDS } from './donation.ts';
import type { RefundCause } from './donation-changes.ts';
import type { DonationRow, GiftLine, ReceiptRef } from './donation-views.ts';
import type { HandedOut } from './owed-refund.ts';

/** A line as the office sees it. */
export interface OfficeLine extends GiftLine {
  /** What was given, if it was property. */
  propertyDescription: string | null;
  /** Its share of the covered card fee. */
  coveredFeeCents: number;
  /** What refunds and lost disputes took of amount and fee share. */
  refundedCents: number;
  /** What a refund can still take of it. */
  refundableCents: number;
  /** The fund it was given to, or that a fee was paid for; null for what is no donation. */
  purposeId: string | null;
  incomeAccount: FeeAccount | null;
}

export interface LedgerLineView {
  account: string;
  /** The account's name by its kind; a fund's own name is one of its values. */
  accountMessage?: MessageRef;
  debitCents: number;
  creditCents: number;
}

export interface LedgerEntryView {
  id: string;
  number: number;
  postedAt: string;
  /** The temple's civil day it counts for. */
  accountingOn: string;
  /** What happened, in English. */
  reason: string;
  /** The same for readers of other languages; null for entries from before it was kept. */
  reasonMessage: LedgerReason | null;
  lines: LedgerLineView[];
}

/** Why an entry was posted. `donor`: the label in place of the value of that name, unless it is a person's name. */
export type LedgerReason = MessageRef & { donor?: MessageRef };

export interface RefundView {
  id: string;
  amountCents: number;
  reason: string;
  cause: RefundCause;
  status: RefundStatus;
  requestedBy: string;
  requestedAt: string;
  settledAt: string | null;
  /** Where the office handed it out after it was owed. */
  handedOut: HandedOut | null;
  /** What it gives back of each line; empty for refunds from before lines were named. */
  lines: { lineId: string; label: string; amountCents: number }[];
}

export const CORRECTED_FIELDS = ['fund', 'account', 'amount', 'receivedOn', 'legalName', 'email'] as const;
export type CorrectedField = (typeof CORRECTED_FIELDS)[number];

/** What a correction changed: names, an amount in cents, a civil date. Addresses aren't kept. */
export interface CorrectedValue {
  field: CorrectedField;
  before: string | number | null;
  after: string | number | null;
}

/** A correction in a closed batch: the entry is reversed, a corrected one posted, and the receipt replaced. */
export interface CorrectionView {
  /** From 1, per donation. */
  number: number;
  at: string;
  by: string;
  reason: string;
  changes: CorrectedValue[];
}

/** Money the provider took back, or returned, without saying for which line: it waits under "To check". */
export interface UnassignedView {
  /** The refund's or the dispute's id. */
  id: string;
  /** `returned`: money of a lost dispute that the bank gave back. */
  cause: 'refund' | 'dispute' | 'returned';
  amountCents: number;
  /** What of it no line can bear because the gift had less left: a cost of the temple. */
  beyondCents: number;
  since: string;
  /** What the office confirms or changes. */
  proposed: { lines: { lineId: string; label: string; amountCents: number }[]; entry: LedgerLineView[] };
}

export interface HistoryItem {
  at: string;
  actor: string;
  what: AuditAction;
  note: string | null;
}

/** Everything that one gift's panel shows. */
export interface DonationDetail extends DonationRow {
  legalName: string | null;
  creditedName: string | null;
  anonymous: boolean;
  email: string | null;
  /** Why broadcasts leave the address out. */
  mailProblem: MailProblem | null;
  phone: string | null;
  /** Its owner texted STOP: no text about this gift reaches it. */
  textsStopped: boolean;
  dedication: { kind: (typeof DEDICATION_KINDS)[number]; name: string } | null;
  /** The temple's civil day it was received on. */
  receivedOn: string | null;
  checkNumber: string | null;
  /** The counter batch it was entered in. */
  batch: { id: string; number: number; name: string } | null;
  corrections: CorrectionView[];
  correctable: boolean;
  /** What keeps a donation the temple has received from getting its receipt; empty where nothing does. */
  receiptLacks: ReceiptPart[];
  coveredFeeCents: number;
  refundedCents: number;
  /** What lost disputes took. */
  lostCents: number;
  refundableCents: number;
  paidWith: string | null;
  /** When the payer's bank took the payment on, while it is pending there. */
  processingAt: string | null;
  qrCodeName: string | null;
  lines: OfficeLine[];
  /** `fileProblem`: the letter that keeps the PDF from being made, `error` for another reason, null where nothing does. */
  receipts: (ReceiptRef & { issuedAt: string; fileProblem: string | null })[];
  ledgerEntries: LedgerEntryView[];
  refunds: RefundView[];
  unassigned: UnassignedView[];
  history: HistoryItem[];
}
