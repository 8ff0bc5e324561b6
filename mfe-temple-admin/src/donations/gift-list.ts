import { donationEndpoints } from '@sannidhi/contracts';
import { type List, useList, useRead } from '@sannidhi/kit';

/** The list of gifts as the address has it. */
export type GiftList = List<typeof donationEndpoints.list>;

/** One page of gifts under the filters, with count and sums of all that match. */
export function useGiftList() {
  const gifts = useList(donationEndpoints.list);
  const summary = useRead(donationEndpoints.summary, { query: withoutSort(gifts.query), keepPrevious: true });
  return { gifts, summary: summary.data };
}

/** The filters without order: what summary and export take. */
export const withoutSort = ({ sort: _, ...filters }: GiftList['query']): Omit<GiftList['query'], 'sort'> => filters;
