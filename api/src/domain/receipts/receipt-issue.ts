import { randomBytes } from 'node:crypto';
import {
  type Language,
  type ReceiptRecord,
  type ReceiptSigner,
  receiptNumber,
  receiptVerifyPath,
  type TempleWording,
  wordedIn,
} from '@sannidhi/contracts';
import { canonicalJson, sha256 } from '../../platform/documents/canonical-json.ts';
import { localDateAt } from '../../platform/documents/words.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Receipt } from './receipt.entity.ts';
import { type ReceiptableLine, receiptRecord } from './receipt-record.ts';
import type { AcknowledgmentOnly } from './receipt-statements.ts';
import { guestIn, receiptWordsIn } from './words/receipt-words.ts';

/** The temple as a receipt prints it, taken at issue. */
export interface ReceiptIssuer {
  templeId: string;
  name: string;
  /** The temple's own wording, for what a receipt says besides its legal text. */
  wording: TempleWording | null;
  legalName: string;
  address: string;
  ein: string;
  timeZone: string;
  taxStatusConfirmed: boolean;
  receiptPrefix: string;
  /** Whether a receipt carries the prefix already. */
  prefixLocked: boolean;
  signer: ReceiptSigner | null;
}

/** What a receipt is for: a gift as it is after its refunds. */
export interface ReceiptSubject {
  orderId: string;
  donorAccountId: string | null;
  donorName: string;
  /** The recipient's. */
  language: Language;
  receivedAt: Date;
  postmarkedOn: string | null;
  /** "Visa ending 4242", "Cash", "Check 1024" */
  method: string;
  taxPolicyVersion: number;
  acknowledgmentOnly: AcknowledgmentOnly;
  lines: readonly ReceiptableLine[];
}

export interface IssueFacts {
  issuer: ReceiptIssuer;
  subject: ReceiptSubject;
  replaces: Receipt | null;
  issuedAt: Date;
  publicUrl: string;
}

/** The year a receipt of this moment is numbered in. */
export const receiptYear = ({ issuer, issuedAt }: IssueFacts): number => Number(localDateAt(issuedAt, issuer.timeZone).slice(0, 4));

/** The record a receipt of these facts carries under a number. */
export function recordOf({ issuer, subject, replaces, issuedAt }: IssueFacts, number: string): ReceiptRecord {
  const donorWorded = guestIn(receiptWordsIn(subject.language), subject.donorName);
  return receiptRecord({
    number,
    temple: { legalName: issuer.legalName, displayName: wordedIn(issuer, subject.language).name, address: issuer.address, ein: issuer.ein },
    donorName: subject.donorName,
    ...(donorWorded !== undefined && { donorWorded }),
    language: subject.language,
    receivedOn: localDateAt(subject.receivedAt, issuer.timeZone),
    // Absent where there is none: records issued before there were postmarks keep their digest.
    ...(subject.postmarkedOn && { postmarkedOn: subject.postmarkedOn }),
    issuedOn: localDateAt(issuedAt, issuer.timeZone),
    method: subject.method,
    taxPolicyVersion: subject.taxPolicyVersion,
    replaces: replaces?.number ?? null,
    acknowledgmentOnly: issuer.taxStatusConfirmed ? subject.acknowledgmentOnly : 'tax-status-unconfirmed',
    lines: subject.lines,
    ...(issuer.signer && { signer: issuer.signer }),
  });
}

/** The row of a receipt about to be issued. */
export function receiptRow(facts: IssueFacts, sequence: number, { id = newId(), verificationId = newVerificationId() } = {}): Receipt {
  const { issuer, subject, replaces, issuedAt, publicUrl } = facts;
  const year = receiptYear(facts);
  const number = receiptNumber(issuer.receiptPrefix, year, sequence);
  const content = recordOf(facts, number);
  const record = canonicalJson(content);
  return {
    templeId: issuer.templeId,
    id,
    orderId: subject.orderId,
    currentOrderId: subject.orderId,
    number,
    year,
    sequence,
    status: 'valid',
    donorAccountId: subject.donorAccountId,
    donorName: subject.donorName,
    receivedOn: content.postmarkedOn ?? content.receivedOn,
    issuedAt,
    totalCents: content.totalCents,
    deductibleCents: content.deductibleCents,
    record,
    digest: sha256(record),
    verificationId,
    verifyUrl: `${publicUrl}${receiptVerifyPath(verificationId)}`,
    fileSha256: null,
    fileProblem: null,
    voidReason: null,
    voidedAt: null,
    replacesId: replaces?.id ?? null,
    replacedById: null,
  };
}

/** 128 random bits in 22 letters: a receipt can't be found by guessing. */
const newVerificationId = () => randomBytes(16).toString('base64url');
