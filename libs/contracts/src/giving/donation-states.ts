import { statesOf, transitionsOf } from '../noun.ts';
import { donationNoun } from './donation.noun.ts';

const { donation, refund } = donationNoun.states;
/** The life of a gift. `back` and `lost` are how a dispute ended. */
export const DONATION_STATUSES = statesOf(donation);
export type DonationStatus = keyof typeof donation;
export const DONATION_TRANSITIONS = transitionsOf(donation);

export type RefundStatus = keyof typeof refund;
export const REFUND_TRANSITIONS = transitionsOf(refund);

/** States in which the temple holds money of the gift. */
export const HOLDS_MONEY = ['succeeded', 'partially-refunded', 'back'] as const satisfies DonationStatus[];
