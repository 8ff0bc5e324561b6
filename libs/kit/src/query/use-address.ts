import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Changes of an address's parameters; undefined or an empty text takes one away. */
export type AddressChanges = Readonly<Record<string, string | undefined>>;

/** What an entry of the browser's history knows beside its address; it survives reload and Back, and a sent link doesn't carry it. */
export interface HistoryNotes {
  /** The cursors a list was walked by, oldest first, by the list's parameter. */
  pages?: Readonly<Record<string, readonly string[]>>;
  /** The panel that was opened from the entry before. */
  panel?: string;
}

export interface Address {
  parameters: URLSearchParams;
  notes: HistoryNotes;
  /** Goes to the same page with some parameters changed. `replace` for what Back should not walk through, such as typing. */
  change(changes: AddressChanges, how?: { replace?: boolean; notes?: HistoryNotes }): void;
}

/** The page's own query: filters, pages, tabs and the open panel live there, so that reload, Back and a sent link keep them. */
export function useAddress(): Address {
  const [parameters, setParameters] = useSearchParams();
  const state: unknown = useLocation().state;
  const notes = useMemo(() => (state ?? {}) as HistoryNotes, [state]);
  const change = useCallback<Address['change']>(
    (changes, { replace = false, notes: noted } = {}) => {
      // A new entry has another entry before it, so it can't say where its panel was opened.
      const kept = replace ? notes : { pages: notes.pages };
      setParameters((current) => withParameters(current, changes), { replace, preventScrollReset: true, state: { ...kept, ...noted } });
    },
    [notes, setParameters],
  );
  return { parameters, notes, change };
}

/** The parameters with some changed; the others stay in their order. */
export function withParameters(parameters: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
