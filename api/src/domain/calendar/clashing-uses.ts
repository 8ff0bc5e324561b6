import type { UseClash } from '@sannidhi/contracts';
import { isHeld } from '../resources/held-times.ts';
import type { ResourceUseRow } from '../resources/resource-use.entity.ts';
import { clashView } from '../resources/use-views.ts';

/** What each use is in conflict with, by its id: both sides of each conflict. */
export function clashesByUse(uses: readonly ResourceUseRow[]): Map<string, UseClash[]> {
  const byUse = new Map<string, UseClash[]>();
  const add = (use: ResourceUseRow, other: ResourceUseRow) => byUse.set(use.id, [...(byUse.get(use.id) ?? []), clashView(other)]);
  for (const waiting of uses.filter(({ state }) => state === 'clashing'))
    for (const held of uses) {
      if (held.resourceId !== waiting.resourceId || !isHeld(held.state)) continue;
      if (held.fromAt >= waiting.untilAt || held.untilAt <= waiting.fromAt) continue;
      add(waiting, held);
      add(held, waiting);
    }
  return byUse;
}
