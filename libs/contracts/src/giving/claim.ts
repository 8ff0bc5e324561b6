import { endpoint, verifiedDonor } from '../endpoint.ts';
import { line, requiredPhone } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { object } from '../schema.ts';
import { donationNoun } from './donation.noun.ts';
import { phoneCode } from './guest.ts';
import type { PhoneCodeSent } from './phone-code.ts';

const say = messagesOf(donationNoun);

/** A gift made with the devotee's verified email, without their account. */
export interface ClaimableGift {
  orderId: string;
  temple: { name: string; timeZone: string };
  receivedAt: string | null;
  totalCents: number;
  receiptNumber: string | null;
}

/** How many gifts came into the account; 0 if they were in it before. */
export interface GiftsClaimed {
  claimed: number;
}

/** The most gifts shown and claimed by email at a time. */
export const CLAIMS_AT_ONCE = 100;

export const claimCodeSchema = object({ phone: requiredPhone() }).noUnknown();
/** Phone numbers are recycled: a verified one unlocks a gift only together with the number of its receipt. */
export const claimByReceiptSchema = object({
  phone: requiredPhone(),
  code: phoneCode(),
  receiptNumber: line(24).uppercase().required(say('donation.receipt-number-required')),
}).noUnknown();

const base = '/api/devotee/gift-claims';

export const claimEndpoints = {
  mine: endpoint<ClaimableGift[]>()({
    method: 'GET',
    path: base,
    summary: 'Gifts made with this devotee’s email, outside the account',
    access: verifiedDonor,
    reads: ['donation', 'receipt'],
  }),
  byEmail: endpoint<GiftsClaimed>()({
    method: 'POST',
    path: `${base}/by-email`,
    summary: 'Adds the gifts made with this devotee’s email to the account',
    access: verifiedDonor,
    changes: ['donation', 'receipt'],
  }),
  sendCode: endpoint<PhoneCodeSent>()({
    method: 'POST',
    path: `${base}/phone-code`,
    summary: 'Texts a code that verifies the phone of an earlier gift',
    access: verifiedDonor,
    changes: [],
    cost: 'mail',
    body: claimCodeSchema,
    status: 202,
  }),
  byReceipt: endpoint<GiftsClaimed>()({
    method: 'POST',
    path: `${base}/by-receipt`,
    summary: 'Adds the gift with this verified phone and receipt number to the account',
    access: verifiedDonor,
    changes: ['donation', 'receipt'],
    body: claimByReceiptSchema,
  }),
};
