import { DENOMINATIONS_CENTS } from '@sannidhi/contracts';

/** Notes and coins as typed: denomination in cents → how many. */
export type Tally = Readonly<Record<number, number | undefined>>;

/** The sum of a tally in cents; what is not a whole count adds nothing. */
export const tallyCents = (tally: Tally): number =>
  DENOMINATIONS_CENTS.reduce((sum, denomination) => sum + denomination * wholeCount(tally[denomination]), 0);

/** The denominations that were found, largest first. */
export const foundDenominations = (tally: Tally): { denominationCents: (typeof DENOMINATIONS_CENTS)[number]; count: number }[] =>
  DENOMINATIONS_CENTS.map((denominationCents) => ({ denominationCents, count: wholeCount(tally[denominationCents]) })).filter(
    ({ count }) => count > 0,
  );

const wholeCount = (count: number | undefined): number => (count !== undefined && Number.isSafeInteger(count) && count > 0 ? count : 0);
