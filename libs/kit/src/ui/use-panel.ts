import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which record the side panel shows. It lives in the address, so a panel can be linked, reloaded and left with Back. */
export interface Panel {
  id: string | undefined;
  open: (id: string) => void;
  close: () => void;
}

/** The side panel of one list, kept in the query parameter `name`. */
export function usePanel(name = 'open'): Panel {
  const [search, setSearch] = useSearchParams();
  const id = search.get(name) ?? undefined;
  const set = useCallback(
    (next: string | undefined, replace: boolean) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (next === undefined) after.delete(name);
          else after.set(name, next);
          return after;
        },
        { replace, preventScrollReset: true },
      ),
    [name, setSearch],
  );
  return { id, open: (next) => set(next, id !== undefined), close: () => set(undefined, false) };
}
