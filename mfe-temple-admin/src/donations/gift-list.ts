import { donationEndpoints } from '@sannidhi/contracts';
import { type List, useList, useRead } from '@sannidhi/kit';

/** The list of gifts as the URL specifies. */
export type GiftList = List<typeof donationEndpoints.list>;

/** One page of gifts under the filters, with count and totals of all matches. */
export function useGiftList() {
  const gifts = useList(donationEndpoints.list);
  const summary = useRead(donationEndpoints.summary, { query: withoutSort(gifts.query), keepPrevious: true });
  return { gifts, summary: summary.data };
}

/** The filters without sort order: for summary and export. */
export const withoutSort = ({ sort: _, ...filters }: GiftList['query']): Omit<GiftList['query'], 'sort'> => filters;
