import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

type Values = Readonly<Record<string, string | undefined>>;

export interface ListState<Query> {
  /** What the list asks for now; pass it to `usePages`. */
  query: Query;
  /** Changes some of it; undefined takes one away. */
  set: (change: Partial<Query>) => void;
  /** Takes away everything but view and sort. */
  clear: () => void;
  isFiltered: boolean;
}

const NOT_FILTERS = new Set(['view', 'sort']);

/**
 * View, sort and filters of a list, kept in the address so that reload, Back and a shared link give the same list.
 * @param defaults every name the list knows, with its value at rest; constant, outside the component.
 */
export function useListState<Query extends Values>(defaults: Query): ListState<Query> {
  const [search, setSearch] = useSearchParams();
  const query = useMemo(
    () => Object.fromEntries(Object.entries(defaults).map(([name, rest]) => [name, search.get(name) ?? rest])) as Query,
    [defaults, search],
  );
  const set = useCallback(
    (change: Partial<Query>) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value === undefined || value === '' || value === defaults[name]) after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [defaults, setSearch],
  );
  const filters = Object.keys(defaults).filter((name) => !NOT_FILTERS.has(name));
  return {
    query,
    set,
    clear: () => set(Object.fromEntries(filters.map((name) => [name, undefined])) as Partial<Query>),
    isFiltered: filters.some((name) => query[name] !== defaults[name]),
  };
}
