import type { GivingByFund } from '@sannidhi/contracts';
import type { ChartSeries } from '@sannidhi/kit';

/** A chart can distinguish this many funds; the rest is one series. */
const NAMED = 5;

/**
 * Series in cents, largest fund first, the small ones combined as the last. A week in which a fund returned more than it received counts as
 * zero.
 */
export function chartSeries({ weeks, funds }: GivingByFund, otherName: string): ChartSeries[] {
  const named = funds.length > NAMED + 1 ? funds.slice(0, NAMED) : funds;
  const rest = funds.slice(named.length);
  const series = named.map(({ name, receivedCents }) => ({ name, values: receivedCents.map(notBelowZero) }));
  if (rest.length === 0) return series;
  const values = weeks.map((_, week) => notBelowZero(rest.reduce((sum, fund) => sum + (fund.receivedCents[week] ?? 0), 0)));
  return [...series, { name: otherName, values }];
}

/** The best week, across all funds. */
export function highestWeek({ weeks, funds }: GivingByFund): { week: string; cents: number } {
  return weeks
    .map((week, at) => ({ week, cents: funds.reduce((sum, fund) => sum + (fund.receivedCents[at] ?? 0), 0) }))
    .reduce((best, one) => (one.cents > best.cents ? one : best), { week: weeks[0] ?? '', cents: Number.NEGATIVE_INFINITY });
}

const notBelowZero = (cents: number): number => Math.max(0, cents);
