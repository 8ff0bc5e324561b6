import type { ReactNode } from 'react';
import { useKitText } from '../text/use-kit-text.ts';
import { DateRangeFilter } from './date-range-filter.tsx';
import { FilterBar, SearchFilter } from './filters.tsx';
import { AmountFilter, NumberFilter } from './typed-filters.tsx';
import type { ListState } from './use-list-state.ts';

/** The fields that lists share, named as in every query in the contracts. */
interface SharedQuery {
  search?: string;
  from?: string;
  to?: string;
  number?: number;
  minCents?: number;
  maxCents?: number;
}

interface ListFiltersProps {
  list: Pick<ListState<object>, 'query' | 'set' | 'has'>;
  /** What the search covers: "names, receipt numbers". */
  searches?: string;
  /** The list's own filters, after the shared ones. */
  children?: ReactNode;
}

/** Search, dates, amount and number, if the list's endpoint accepts them, then the list's own filters. */
export function ListFilters({ list, searches, children }: ListFiltersProps) {
  const text = useKitText();
  const { has } = list;
  const query = list.query as SharedQuery;
  const set = list.set as (change: SharedQuery) => void;
  if (!children && !['search', 'from', 'number', 'minCents'].some(has)) return null;
  return (
    <FilterBar>
      {has('search') && <SearchFilter searches={searches ?? ''} value={query.search} onChange={(search) => set({ search })} />}
      {has('from') && (
        <DateRangeFilter label={text('table.dates')} from={query.from} to={query.to} onChange={(from, to) => set({ from, to })} />
      )}
      {has('minCents') && (
        <AmountFilter min={query.minCents} max={query.maxCents} onChange={(minCents, maxCents) => set({ minCents, maxCents })} />
      )}
      {has('number') && <NumberFilter value={query.number} onChange={(number) => set({ number })} />}
      {children}
    </FilterBar>
  );
}
