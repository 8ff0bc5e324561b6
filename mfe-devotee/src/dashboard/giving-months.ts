import type { YearStatement } from '@sannidhi/contracts';

/** Cents given in each month of a year, January first, from the receipts of its statement. */
export function givingByMonth(statement: Pick<YearStatement, 'temples'> | undefined): number[] {
  const months = new Array<number>(12).fill(0);
  for (const { receivedOn, totalCents } of receiptsOf(statement)) {
    const month = Number(receivedOn.slice(5, 7)) - 1;
    months[month] = (months[month] ?? 0) + totalCents;
  }
  return months;
}

/** How many gifts a year's statement holds, over all temples. */
export const giftCount = (statement: Pick<YearStatement, 'temples'> | undefined): number => receiptsOf(statement).length;

const receiptsOf = (statement: Pick<YearStatement, 'temples'> | undefined) => statement?.temples.flatMap(({ receipts }) => receipts) ?? [];
