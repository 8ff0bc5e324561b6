import { anyone, endpoint, verifiedPhone } from '../endpoint.ts';
import { email, line, printed, requiredEmail, requiredPhone, slug } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { boolean, mixed, object, string } from '../schema.ts';
import { donationNoun } from './donation.noun.ts';
import { type CheckoutStarted, giftLinesSchema } from './donation.ts';
import type { DonationEvent, OwnDonation } from './donation-views.ts';
import { PHONE_CODE, PHONE_CODE_PATH, type PhoneCodeSent } from './phone-code.ts';

const say = messagesOf(donationNoun);

/** What a guest proves their phone for: the text says so. */
export const PHONE_CODE_PURPOSES = ['gift', 'tickets'] as const;
export type PhoneCodePurpose = (typeof PHONE_CODE_PURPOSES)[number];

export const phoneCodeRequestSchema = object({
  phone: requiredPhone(),
  purpose: mixed<PhoneCodePurpose>().oneOf(PHONE_CODE_PURPOSES).default('gift'),
  templeSlug: slug().required(),
  qrCodeId: line(40).optional(),
}).noUnknown();
const CODE_FORMAT = say('donation.code-format', { digits: PHONE_CODE.length });
/** The code as a guest types it. */
export const phoneCode = () =>
  string()
    .max(PHONE_CODE.length, CODE_FORMAT)
    .matches(/^\d{6}$/, { message: CODE_FORMAT })
    .required(say('donation.code-required'));
export const phoneCodeCheckSchema = object({
  phone: requiredPhone(),
  code: phoneCode(),
}).noUnknown();

/** The token is sent as `Authorization: Guest <token>` and grants access to this guest's new gifts only. */
export interface GuestSession {
  guestToken: string;
  expiresAt: string;
}

export const guestDonationSchema = object({
  templeSlug: slug().required(),
  qrCodeId: line(40).optional(),
  lines: giftLinesSchema,
  coverFees: boolean().default(false),
  email: email().optional(),
}).noUnknown();

/** A guest's later request for a receipt with a name: the anonymous one is voided and reissued. */
export const receiptNameSchema = object({
  legalName: printed(120).min(2, say('donation.legal-name-required')).required(say('donation.legal-name-required')),
  email: requiredEmail(),
}).noUnknown();

/** A guest's gift: what the thanks page shows. */
export type GuestDonation = OwnDonation & { donorLabel: string; named: boolean };

export const guestEndpoints = {
  sendCode: endpoint<PhoneCodeSent>()({
    method: 'POST',
    path: PHONE_CODE_PATH,
    summary: 'Texts a one-time code',
    access: anyone,
    changes: [],
    cost: 'mail',
    body: phoneCodeRequestSchema,
    status: 202,
  }),
  checkCode: endpoint<GuestSession>()({
    method: 'POST',
    path: '/api/guest/phone-code/check',
    summary: 'Proves a phone with its code',
    access: anyone,
    changes: [],
    body: phoneCodeCheckSchema,
  }),
  give: endpoint<CheckoutStarted>()({
    method: 'POST',
    path: '/api/guest/donations',
    summary: 'Starts a guest’s gift and its checkout',
    access: verifiedPhone,
    changes: ['donation'],
    body: guestDonationSchema,
    idempotent: true,
    status: 201,
  }),
  donation: endpoint<GuestDonation>()({
    method: 'GET',
    path: '/api/guest/donations/:orderId',
    summary: 'A gift of this guest',
    access: verifiedPhone,
    reads: ['donation', 'receipt'],
  }),
  donationEvents: endpoint<DonationEvent>()({
    method: 'GET',
    path: '/api/guest/donations/:orderId/events',
    summary: 'Tells this guest live how the gift ends',
    access: verifiedPhone,
    reads: ['donation', 'receipt'],
    produces: 'event-stream',
  }),
  nameReceipt: endpoint<GuestDonation>()({
    method: 'POST',
    path: '/api/guest/donations/:orderId/receipt-name',
    summary: 'Reissues the receipt with the guest’s name',
    access: verifiedPhone,
    changes: ['receipt'],
    body: receiptNameSchema,
  }),
  receiptPdf: endpoint<Blob>()({
    method: 'GET',
    path: '/api/guest/donations/:orderId/receipt.pdf',
    summary: 'The guest’s receipt',
    access: verifiedPhone,
    reads: ['receipt'],
    produces: 'pdf',
    records: 'receipt.downloaded',
  }),
};
