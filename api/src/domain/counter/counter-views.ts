import type { CounterBatch as BatchView, CounterEntry as EntryView, HundiCount as HundiView } from '@sannidhi/contracts';
import type { CounterBatch } from './counter-batch.entity.ts';
import type { CounterEntry } from './counter-entry.entity.ts';
import type { HundiCount } from './hundi-count.entity.ts';

type Names = ReadonlyMap<string, string>;
const fundOf = (fundId: string, names: Names) => ({ id: fundId, name: names.get(fundId) ?? '' });

/** A batch as the office sees it. */
export const batchView = ({ templeId: _templeId, openedAt, closedAt, ...batch }: CounterBatch): BatchView => ({
  ...batch,
  openedAt: openedAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
});

/** An entry with the name of its fund, and whether the donation it became was corrected. */
export function entryView(entry: CounterEntry, fundNames: Names, corrected = false): EntryView {
  const { templeId: _templeId, batchId: _batchId, createdAt: _createdAt, enteredById: _enteredById, fundId, ...shown } = entry;
  return { ...shown, anonymous: entry.anonymous ?? false, fund: fundOf(fundId, fundNames), corrected };
}

/** A count with the name of its fund. */
export const hundiView = (
  { templeId: _templeId, sealKey: _sealKey, fundId, recordedAt, ...count }: HundiCount,
  fundNames: Names,
): HundiView => ({
  ...count,
  fund: fundOf(fundId, fundNames),
  recordedAt: recordedAt.toISOString(),
});
