import { id, line, localDate } from '../fields.ts';
import { amountFields, pageFields } from '../page.ts';
import { mixed, object } from '../schema.ts';
import { GIFT_METHODS, GIFT_SOURCES, type GiftMethod, type GiftSource } from './donation.ts';
import { DONATION_STATUSES, type DonationStatus } from './donation-states.ts';

/**
 * The list's tabs. `to-check`: pending longer than an hour unless the payer's bank has it, received without a receipt, with a
 * receipt whose PDF couldn't be made, or taken back by the provider without saying for which line. The last two of any order, the others,
 * and all other tabs, of gifts.
 */
export const DONATION_VIEWS = ['all', 'to-check', 'failed', 'disputes', 'counter'] as const;
export type DonationView = (typeof DONATION_VIEWS)[number];
export const DONATION_SORTS = ['-receivedAt', 'receivedAt', '-totalCents', 'totalCents'] as const;
export type DonationSort = (typeof DONATION_SORTS)[number];

export const donationFilterFields = {
  view: mixed<DonationView>().oneOf(DONATION_VIEWS).default('all'),
  /** Words of names, an email, phone, amount, check or batch number, or any receipt number the gift ever had. */
  search: line(80),
  status: mixed<DonationStatus>().oneOf(DONATION_STATUSES),
  fundId: id(),
  method: mixed<GiftMethod>().oneOf(GIFT_METHODS),
  source: mixed<GiftSource>().oneOf(GIFT_SOURCES),
  /** Local dates at the temple, inclusive. */
  from: localDate(),
  to: localDate(),
  ...amountFields,
};
export const donationListQuery = object({
  ...donationFilterFields,
  sort: mixed<DonationSort>().oneOf(DONATION_SORTS).default('-receivedAt'),
  ...pageFields,
}).noUnknown();
export const donationExportQuery = object(donationFilterFields).noUnknown();

export interface DonationSummary {
  count: number;
  /** The total of the list's gifts, whatever happened to them. */
  totalCents: number;
  /** The part that the temple has: received and not returned. */
  sumCents: number;
  /** The number of orders on each tab under the same filters. */
  views: Record<DonationView, number>;
}
