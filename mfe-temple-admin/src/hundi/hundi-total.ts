import { DENOMINATIONS_CENTS } from '@sannidhi/contracts';

/** Notes and coins as typed: denomination in cents → quantity. */
export type Tally = Readonly<Record<number, number | undefined>>;

/** The total of a tally in cents; anything but a whole quantity adds nothing. */
export const tallyCents = (tally: Tally): number =>
  DENOMINATIONS_CENTS.reduce((sum, denomination) => sum + denomination * wholeCount(tally[denomination]), 0);

/** The denominations found, largest first. */
export const foundDenominations = (tally: Tally): { denominationCents: (typeof DENOMINATIONS_CENTS)[number]; count: number }[] =>
  DENOMINATIONS_CENTS.map((denominationCents) => ({ denominationCents, count: wholeCount(tally[denominationCents]) })).filter(
    ({ count }) => count > 0,
  );

const wholeCount = (count: number | undefined): number => (count !== undefined && Number.isSafeInteger(count) && count > 0 ? count : 0);
