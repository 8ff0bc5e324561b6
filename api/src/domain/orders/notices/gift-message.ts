import type { CorrectedField, Language, ReceiptPaperKind, ReceiptSigner } from '@sannidhi/contracts';
import type { ReceiptChange } from '../receipts/receipt-changes.ts';
import type { TakenCause } from '../refunds/taken-cause.ts';
import type { GivenGift } from '../words/gift-wording.ts';

/** What the messages about a gift say. Nothing that could be guessed from outside is linked but the public receipt page. */
export interface GiftMessage {
  temple: string;
  amount: string;
  funds: string;
  receiptNumber: string | null;
  verifyUrl: string | null;
  /** The receipt whose file goes along with a mail. */
  receipt: { templeId: string; id: string } | null;
  voidedNumber: string | null;
  /** What the receipt was that is no longer valid. Missing in messages from before it was said. */
  voidedPaper?: ReceiptPaperKind;
  /** Whether the donor has an account to look at `/receipts` with. */
  signedIn: boolean;
  // What follows is absent from messages that were queued before it was said.
  /** Whose language it is in. */
  accountId?: string | null;
  /** A guest's; English where it isn't known. */
  language?: Language;
  paper?: ReceiptPaperKind;
  /** What was paid, and where. */
  orderId?: string;
  templeId?: string;
  /** What was given, where it was property. */
  property?: string | null;
  checkNumber?: string | null;
  /** Who signed the receipt. */
  signer?: ReceiptSigner | null;
  /** What the new receipt says otherwise than the one it replaces. */
  changes?: readonly ReceiptChange[];
  /** What the office put right in the gift's record, whether or not a receipt shows it. */
  corrected?: readonly CorrectedField[];
  /** Why the receipt was corrected. */
  reason?: string;
  /** Why money left the gift. */
  cause?: TakenCause;
  /** What else was bought and is canceled with it. */
  canceled?: string | null;
  /** What was given of it before, in place of refunds. */
  gifts?: readonly GivenGift[];
  /** It was paid for gifts, maybe among others. */
  gift?: boolean;
  /** It was paid for something else, maybe among gifts. */
  payment?: boolean;
  /** The temple hands it back itself: it doesn't travel through banks. */
  byHand?: boolean;
  /** The office recorded that it was given in place of a refund: the local date its payer agreed, and who wrote that down. */
  agreed?: { on: string; by: string };
  /** A refund that was handed out: the local date, the number of the temple's check, and who wrote that down. */
  out?: { on: string; check: string | null; by: string };
}
