import { DONATION_STATUSES, type Fund, GIFT_METHODS, GIFT_SOURCES } from '@sannidhi/contracts';
import { ChoiceFilter, DateRangeFilter, FilterBar, SearchFilter, useStateWord } from '@sannidhi/kit';
import { useCallback } from 'react';
import { methodLabel, sourceLabel } from '../office/labels.ts';
import { useOfficeText } from '../office/namespace.ts';
import type { Address } from '../office/use-address.ts';
import type { GiftFilters } from './gift-filters.ts';

interface GiftFilterBarProps {
  filters: GiftFilters;
  funds: readonly Fund[];
  onChange: Address['change'];
}

/** Search, dates, fund, method, status and source; each shows its choice and its own way back. */
export function GiftFilterBar({ filters, funds, onChange }: GiftFilterBarProps) {
  const text = useOfficeText();
  const stateWord = useStateWord();
  const set = (change: Partial<Record<keyof GiftFilters, string | undefined>>) => onChange(change, { replace: true });
  const search = useCallback((value: string | undefined) => onChange({ search: value }, { replace: true }), [onChange]);
  return (
    <FilterBar>
      <SearchFilter label={text('donations.filter.searchShort')} value={filters.search} onChange={search} />
      <DateRangeFilter
        label={text('donations.filter.dates')}
        from={filters.from}
        to={filters.to}
        onChange={(from, to) => set({ from, to })}
      />
      <ChoiceFilter
        label={text('donations.filter.fund')}
        value={filters.fundId}
        onChange={(fundId) => set({ fundId })}
        choices={funds.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ChoiceFilter
        label={text('donations.filter.method')}
        value={filters.method}
        onChange={(method) => set({ method })}
        choices={GIFT_METHODS.map((value) => ({ value, label: methodLabel(text, value) }))}
      />
      <ChoiceFilter
        label={text('donations.filter.status')}
        value={filters.status}
        onChange={(status) => set({ status })}
        choices={DONATION_STATUSES.map((value) => ({ value, label: stateWord('donation', value) }))}
      />
      <ChoiceFilter
        label={text('donations.filter.source')}
        value={filters.source}
        onChange={(source) => set({ source })}
        choices={GIFT_SOURCES.map((value) => ({ value, label: sourceLabel(text, value) }))}
      />
    </FilterBar>
  );
}
