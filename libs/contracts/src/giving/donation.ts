import type { InferType } from 'yup';
import { cents, email, id, printed, slug } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { array, boolean, mixed, object } from '../schema.ts';
import { donationNoun } from './donation.noun.ts';

const say = messagesOf(donationNoun);

export const GIFT_MIN_CENTS = 100;
export const GIFT_MAX_CENTS = 100_000_00;
export const GUEST_GIFT_MAX_CENTS = 5_000_00;
/** Auspicious amounts, offered first. */
export const QUICK_AMOUNTS_CENTS = [11_00, 21_00, 51_00, 101_00, 251_00] as const;

export const GIFT_METHODS = ['card', 'ach', 'cash', 'check', 'in-kind', 'daf', 'ira', 'stock'] as const;
export type GiftMethod = (typeof GIFT_METHODS)[number];
export const GIFT_SOURCES = ['web', 'guest-qr', 'counter', 'hundi', 'recurring', 'import', 'refund'] as const;
export type GiftSource = (typeof GIFT_SOURCES)[number];
export const DEDICATION_KINDS = ['honor', 'memory'] as const;

/** The limits of a gift, as stated by every field that accepts one. */
export const GIFT_RANGE = say('donation.amount-range', { minCents: GIFT_MIN_CENTS, maxCents: GIFT_MAX_CENTS });

/** One purpose of a gift with its amount. */
export const giftLineSchema = object({
  fundId: id().required(say('donation.purpose-required')),
  amountCents: cents(GIFT_MIN_CENTS, GIFT_MAX_CENTS, GIFT_RANGE).required(GIFT_RANGE),
}).noUnknown();

const MOST_PURPOSES = 10;
export const giftLinesSchema = array(giftLineSchema)
  .min(1, say('donation.line-required'))
  .max(MOST_PURPOSES, say('donation.most-purposes', { max: MOST_PURPOSES }))
  .required();

export const dedicationSchema = object({
  kind: mixed<(typeof DEDICATION_KINDS)[number]>().oneOf(DEDICATION_KINDS).required(),
  name: printed(120).required(say('donation.dedication-name-required')),
  /** Who gets a card about it: by email, or by mail if there is a postal address instead. */
  notify: object({
    name: printed(120).required(say('donation.card-name-required')),
    email: email().optional(),
    address: printed(300).when('email', ([given], field) =>
      given ? field.optional() : field.required(say('donation.card-address-required')),
    ),
  })
    .noUnknown()
    .default(undefined)
    .optional(),
})
  .noUnknown()
  .default(undefined)
  .optional();

export type Dedication = NonNullable<InferType<typeof dedicationSchema>>;

/** What a signed-in devotee says of themselves when they pay. */
export const payerFields = {
  /** Adds the card fee, so that the temple receives the full gift. Starts unchecked. */
  coverFees: boolean().default(false),
  legalName: printed(120).min(2, say('donation.receipt-name-required')).required(say('donation.receipt-name-required')),
  /** How the temple may acknowledge the gift publicly. */
  creditedName: printed(120).optional(),
  anonymous: boolean().default(false),
  dedication: dedicationSchema,
};

/** A signed-in devotee's gift. */
export const donationSchema = object({
  templeSlug: slug().required(say('donation.temple-required')),
  lines: giftLinesSchema,
  ...payerFields,
}).noUnknown();

/** Where to send the donor next, and what they will be charged. */
export interface CheckoutStarted {
  orderId: string;
  totalCents: number;
  checkoutUrl: string;
}
