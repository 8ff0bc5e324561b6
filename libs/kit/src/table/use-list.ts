import type { Endpoint, QueryOf } from '@sannidhi/contracts';
import { type ItemOf, type Pages, usePages } from '../query/use-pages.ts';
import { type ListQuery, type ListState, useListState } from './use-list-state.ts';

/** A list with its filters, its page and what a table needs. */
export type List<E extends Endpoint> = Pages<E> & ListState<ListQuery<QueryOf<E>>> & { table: ListTable<ItemOf<E>> };

/** The props for `DataTable`. */
export interface ListTable<Row> {
  rows: readonly Row[] | undefined;
  paging: Pages<Endpoint>['paging'];
  sort?: string;
  onSort: (sort: string) => void;
  search?: string;
  isFiltered: boolean;
  onClearFilters: () => void;
  error: Error | null;
  onRetry: () => void;
  /** When the rows were read, in milliseconds. */
  readAt: number;
}

/**
 * An endpoint's list as the URL specifies: tab, sort order, filters and page, whichever its query knows.
 * @param tab a field that is a tab besides `view`, with its first value; constant.
 */
export function useList<E extends Endpoint>(endpoint: E, tab?: Readonly<Record<string, string>>): List<E> {
  const state = useListState(endpoint.query, tab) as ListState<ListQuery<QueryOf<E>>>;
  const pages = usePages(endpoint, { query: state.query as Partial<QueryOf<E>> });
  const { sort, search } = state.query as { sort?: string; search?: string };
  const table: ListTable<ItemOf<E>> = {
    rows: pages.items,
    paging: pages.paging,
    ...(sort ? { sort } : {}),
    onSort: (next) => state.set({ sort: next } as never),
    ...(search ? { search } : {}),
    isFiltered: state.isFiltered,
    onClearFilters: state.clear,
    error: pages.error,
    onRetry: () => void pages.refetch(),
    readAt: pages.dataUpdatedAt,
  };
  return { ...pages, ...state, table };
}
