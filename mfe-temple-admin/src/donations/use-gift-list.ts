import { donationEndpoints, fundEndpoints } from '@sannidhi/contracts';
import { usePages, useRead } from '@sannidhi/kit';
import { type GiftFilters, withoutSort } from './gift-filters.ts';

/** One page of gifts under the filters, with count and sum of all that match and the funds to choose from. */
export function useGiftList(filters: GiftFilters) {
  const gifts = usePages(donationEndpoints.list, { query: filters });
  const summary = useRead(donationEndpoints.summary, { query: withoutSort(filters), keepPrevious: true });
  const funds = useRead(fundEndpoints.list);
  return { gifts, summary: summary.data, funds: funds.data ?? [] };
}
