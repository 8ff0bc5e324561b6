import { statesOf, transitionsOf } from '../noun.ts';
import type { OrderStatus } from '../orders/order-states.ts';
import { donationNoun } from './donation.noun.ts';

const { donation } = donationNoun.states;
/** The life of a gift: its order's, in the words of giving. What is still in the cart is no gift yet. */
export const DONATION_STATUSES = statesOf(donation);
export type DonationStatus = keyof typeof donation;
export const DONATION_TRANSITIONS = transitionsOf(donation);

/** What a gift is called while its order is in a state. */
export const donationStatusOf = (status: OrderStatus): DonationStatus => {
  if (status === 'paid') return 'succeeded';
  return status === 'draft' ? 'pending' : status;
};

/** The state of the order behind a gift's. */
export const orderStatusOf = (status: DonationStatus): OrderStatus => (status === 'succeeded' ? 'paid' : status);
