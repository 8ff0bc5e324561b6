import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Changes to URL parameters; undefined or an empty text removes one. */
export type AddressChanges = Readonly<Record<string, string | undefined>>;

/** State of a history entry in addition to its URL; it survives reload and Back, but isn't part of a shared link. */
export interface HistoryNotes {
  /** The cursors of the pages visited so far, oldest first, by the list's parameter. */
  pages?: Readonly<Record<string, readonly string[]>>;
  /** The panel that was opened from the previous entry. */
  panel?: string;
}

export interface Address {
  parameters: URLSearchParams;
  notes: HistoryNotes;
  /** Goes to the same page with some parameters changed. `replace` is for changes that Back should skip, such as typing. */
  change(changes: AddressChanges, how?: { replace?: boolean; notes?: HistoryNotes }): void;
}

/** The page's own query: filters, pages, tabs and the open panel are in it, so that reload, Back and a shared link keep them. */
export function useAddress(): Address {
  const [parameters, setParameters] = useSearchParams();
  const state: unknown = useLocation().state;
  const notes = useMemo(() => (state ?? {}) as HistoryNotes, [state]);
  const change = useCallback<Address['change']>(
    (changes, { replace = false, notes: noted } = {}) => {
      const now = latestEntry() ?? { parameters, notes };
      // A new entry has a different predecessor, so it can't say where its panel was opened.
      const kept = replace ? now.notes : { pages: now.notes.pages };
      setParameters(withParameters(now.parameters, changes), { replace, preventScrollReset: true, state: { ...kept, ...noted } });
    },
    [parameters, notes, setParameters],
  );
  return { parameters, notes, change };
}

/**
 * The address as the browser has it. While a page of many rows is still being drawn, what a component drew from is one change behind: a
 * search that is sent after a row was opened would close the row. A router without the browser's history, as in tests, has no such entry.
 */
function latestEntry(): Pick<Address, 'parameters' | 'notes'> | undefined {
  const entry = window.history.state as { key?: string; usr?: HistoryNotes | null } | null;
  return entry?.key ? { parameters: new URLSearchParams(window.location.search), notes: entry.usr ?? {} } : undefined;
}

/** The parameters with some changed; the others keep their order. */
export function withParameters(parameters: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
