import {
  DONATION_STATUSES,
  type DonationStatus,
  fundEndpoints,
  GIFT_METHODS,
  GIFT_SOURCES,
  type GiftMethod,
  type GiftSource,
} from '@sannidhi/contracts';
import { ChoiceFilter, useRead, useStateWord } from '@sannidhi/kit';
import { methodLabel, sourceLabel } from '../office/labels.ts';
import { useOfficeText } from '../office/namespace.ts';
import type { GiftList } from './gift-list.ts';

/** Fund, method, status and source; each shows its choice and its own reset. */
export function GiftFilters({ query, set }: Pick<GiftList, 'query' | 'set'>) {
  const text = useOfficeText();
  const stateWord = useStateWord();
  const funds = useRead(fundEndpoints.list);
  return (
    <>
      <ChoiceFilter
        label={text('donations.filter.fund')}
        value={query.fundId}
        onChange={(fundId) => set({ fundId })}
        choices={(funds.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ChoiceFilter
        label={text('donations.filter.method')}
        value={query.method}
        onChange={(method) => set({ method: method as GiftMethod | undefined })}
        choices={GIFT_METHODS.map((value) => ({ value, label: methodLabel(text, value) }))}
      />
      <ChoiceFilter
        label={text('donations.filter.status')}
        value={query.status}
        onChange={(status) => set({ status: status as DonationStatus | undefined })}
        choices={DONATION_STATUSES.map((value) => ({ value, label: stateWord('donation', value) }))}
      />
      <ChoiceFilter
        label={text('donations.filter.source')}
        value={query.source}
        onChange={(source) => set({ source: source as GiftSource | undefined })}
        choices={GIFT_SOURCES.map((value) => ({ value, label: sourceLabel(text, value) }))}
      />
    </>
  );
}
