import { allocate } from '../ledger/allocate.ts';
import type { AccountRef, CreditShare } from '../ledger/postings.ts';
import type { OrderLine } from './order-line.entity.ts';
import type { LineLimits } from './refunds/refund-limits.ts';

/** Some of a line's money, in cents: of its amount and its fee share together. */
export interface LineShare {
  lineId: string;
  cents: number;
}

/** What can still be taken of a line in cents, its share of the covered fee included, up to the limits of its kind. */
export const leftOf = (line: OrderLine, limits?: LineLimits): number =>
  Math.min(line.amountCents + line.coveredFeeCents, limits?.get(line.id) ?? Number.MAX_SAFE_INTEGER) - line.refundHeldCents;

/** Everything that is left of an order, line by line. */
export const everythingLeft = (lines: readonly OrderLine[], limits?: LineLimits): LineShare[] =>
  lines.map((line) => ({ lineId: line.id, cents: leftOf(line, limits) })).filter(({ cents }) => cents > 0);

/** Spreads an amount over what is left of an order's lines, to the cent. */
export function spreadOverLines(lines: readonly OrderLine[], cents: number): LineShare[] {
  const shares = allocate(
    cents,
    lines.map((line) => leftOf(line)),
  );
  return lines.map((line, i) => ({ lineId: line.id, cents: shares[i] ?? 0 })).filter((share) => share.cents > 0);
}

/** A line named twice is named once, with both amounts. */
export function onePerLine(shares: readonly LineShare[]): LineShare[] {
  const sums = new Map<string, number>();
  for (const { lineId, cents } of shares) sums.set(lineId, (sums.get(lineId) ?? 0) + cents);
  return [...sums].map(([lineId, cents]) => ({ lineId, cents }));
}

/** Which lines most likely bear an amount: the one of exactly that much; else what was bought before what was given. */
export const proposedShares = (lines: readonly OrderLine[], cents: number): LineShare[] =>
  proposed(lines, everythingLeft(lines), cents, 'bought-first');

/** Which lines most likely get an amount back that was taken of them: the one of exactly that much; else what was given first. */
export const proposedReturns = (lines: readonly OrderLine[], cents: number): LineShare[] =>
  proposed(
    lines,
    lines.map((line) => ({ lineId: line.id, cents: line.refundedCents })),
    cents,
    'given-first',
  );

function proposed(lines: readonly OrderLine[], most: LineShare[], cents: number, order: 'bought-first' | 'given-first'): LineShare[] {
  const exact = most.filter((share) => share.cents === cents);
  const [only] = exact;
  if (only && exact.length === 1) return [only];
  const isGiven = new Set(lines.filter(({ kind }) => kind === 'donation').map(({ id }) => id));
  const bought = most.filter(({ lineId }) => !isGiven.has(lineId));
  const given = most.filter(({ lineId }) => isGiven.has(lineId));
  let open = cents;
  return (order === 'bought-first' ? [...bought, ...given] : [...given, ...bought]).flatMap(({ lineId, cents: limit }) => {
    const share = Math.min(open, limit);
    open -= share;
    return share > 0 ? [{ lineId, cents: share }] : [];
  });
}

export const sumOf = (shares: readonly { cents: number }[]): number => shares.reduce((sum, { cents }) => sum + cents, 0);

/** What each share takes from or gives to the account its line credits. */
export function creditShares(lines: readonly OrderLine[], shares: readonly LineShare[]): CreditShare[] {
  const byId = new Map(lines.map((line) => [line.id, line]));
  return shares.map(({ lineId, cents }) => {
    const line = byId.get(lineId);
    if (!line) throw new Error(`The line ${lineId} is not the order's.`);
    return { account: creditedBy(line), cents };
  });
}

/** The account a line credits. */
export function creditedBy({ fundId, incomeAccount, id }: Pick<OrderLine, 'fundId' | 'incomeAccount' | 'id'>): AccountRef {
  if (fundId) return { kind: 'fund', fundId };
  if (incomeAccount === 'fee-income') return { kind: 'fee-income' };
  if (incomeAccount) return { kind: 'income', income: incomeAccount };
  throw new Error(`The line ${id} credits nothing.`);
}
