import { useState } from 'react';
import type { Selection } from './table-types.ts';

/** Rows selected for a bulk action. Resets whenever `scope` (view, filters, page) changes, so that nothing out of view stays selected. */
export function useSelection(scope: string): Selection {
  const [state, setState] = useState<{ scope: string; selected: ReadonlySet<string> }>({ scope, selected: new Set() });
  return {
    selected: state.scope === scope ? state.selected : new Set(),
    setSelected: (selected) => setState({ scope, selected }),
  };
}

/** The set with one member added or removed. */
export function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
}
