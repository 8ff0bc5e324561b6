import type { CounterBatch } from '@sannidhi/contracts';

/** How far the entries are from the count; negative means something is missing. */
export interface BatchBalance {
  countDifference: number;
  totalDifferenceCents: number;
  matches: boolean;
}

type Counted = Pick<CounterBatch, 'expectedCount' | 'expectedTotalCents' | 'enteredCount' | 'enteredTotalCents'>;

/** Compares a batch's entries with the count made before them. */
export function batchBalance(batch: Counted): BatchBalance {
  const countDifference = batch.enteredCount - batch.expectedCount;
  const totalDifferenceCents = batch.enteredTotalCents - batch.expectedTotalCents;
  return { countDifference, totalDifferenceCents, matches: countDifference === 0 && totalDifferenceCents === 0 };
}
