import { type LinkProps, useNavigate } from 'react-router-dom';
import { comesAndGoesWith } from '../forms/use-leave-guard.ts';
import { type HistoryNotes, useAddress, withParameters } from '../query/use-address.ts';

/** Which record the side panel shows. It is in the URL, so a panel can be linked, reloaded and closed with Back. */
export interface Panel {
  id: string | undefined;
  open: (id: string) => void;
  close: () => void;
  /** Props for a `Link` to a record. */
  link: (id: string) => Pick<LinkProps, 'to' | 'state' | 'replace' | 'preventScrollReset'>;
}

/**
 * The side panel of one list, stored in the query parameter `name`. Closing it returns to the list as it was: page, filters, scroll
 * position.
 */
export function usePanel(name = 'open'): Panel {
  comesAndGoesWith(name);
  const { parameters, notes, change } = useAddress();
  const navigate = useNavigate();
  const id = parameters.get(name) ?? undefined;
  const replace = id !== undefined;
  return {
    id,
    open: (next) => change({ [name]: next }, replace ? { replace } : { notes: { panel: name } }),
    link: (next) => ({
      to: `?${withParameters(parameters, { [name]: next })}`,
      state: (replace ? notes : { pages: notes.pages, panel: name }) satisfies HistoryNotes,
      replace,
      preventScrollReset: true,
    }),
    close: () => {
      if (id === undefined) return;
      if (notes.panel === name) void navigate(-1);
      else change({ [name]: undefined }, { replace: true });
    },
  };
}
