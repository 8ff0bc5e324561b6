import type { DakshinaEntryRow } from './dakshina-entry.entity.ts';

/** A slot's entries by the marking they were written for: one for each priest, each for the same families. */
export function markingsOf(entries: readonly DakshinaEntryRow[]): DakshinaEntryRow[][] {
  const markings = new Map<number, DakshinaEntryRow[]>();
  for (const entry of entries) markings.set(entry.familiesBefore, [...(markings.get(entry.familiesBefore) ?? []), entry]);
  return [...markings.values()];
}

/** How many families a slot's entries are for. */
export const familiesIn = (entries: readonly DakshinaEntryRow[]): number =>
  markingsOf(entries).reduce((sum, [entry]) => sum + (entry?.families ?? 0), 0);
