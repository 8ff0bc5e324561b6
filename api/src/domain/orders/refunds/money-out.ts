import { WAS_PAID } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { insertRow } from '../../../platform/database/rows.ts';
import type { PostingLine } from '../../ledger/postings.ts';
import { refundPosting } from '../../ledger/postings.ts';
import { creditShares, everythingLeft, type LineShare, sumOf } from '../line-shares.ts';
import { linesOf } from '../lines-of.ts';
import { Order } from '../order.entity.ts';
import type { OrderLine } from '../order-line.entity.ts';
import { UnassignedMoney } from '../payments/unassigned-money.entity.ts';
import { holdLines, holdOrder } from '../places/line-holds.ts';

/** Where money goes out of an order that the provider took: amounts in cents. */
export interface MoneyOut {
  shares: LineShare[];
  /** Of the order, but it could be of more than one line. */
  heldCents: number;
  /** More than the order had left. */
  beyondCents: number;
  /** Borne by gifts that were made of the order's refunds. */
  givenCents?: number;
}

/** Finds the lines of money that the provider took without naming any: known where one line or the whole rest is possible only. */
export function placeMoneyOut(lines: readonly OrderLine[], orderLeftCents: number, cents: number): MoneyOut {
  const within = Math.min(cents, orderLeftCents);
  const beyondCents = cents - within;
  const left = everythingLeft(lines);
  const [only, ...others] = left;
  if (within === 0 || !only) return { shares: [], heldCents: within, beyondCents };
  if (sumOf(left) === within) return { shares: left, heldCents: 0, beyondCents };
  if (others.length === 0) return { shares: [{ ...only, cents: within }], heldCents: 0, beyondCents };
  return { shares: [], heldCents: within, beyondCents };
}

/** Holds what the provider took of an order in the caller's transaction, which has locked the order. */
export async function holdMoneyOut(tx: EntityManager, { templeId, id }: Order, cents: number): Promise<MoneyOut> {
  const order = await tx.findOneByOrFail(Order, { templeId, id });
  const out = placeMoneyOut(await linesOf(tx, order), order.totalCents - order.refundHeldCents, cents);
  const within = cents - out.beyondCents;
  if (!(await holdOrder(tx, order, within, WAS_PAID))) throw new Error(`The order ${id} was never paid.`);
  await holdLines(tx, order, out.shares);
  return out;
}

/** Keeps what has no line yet; nothing where every cent has one. */
export async function keepUnassigned(
  tx: EntityManager,
  { templeId, id: orderId }: Order,
  cause: Pick<UnassignedMoney, 'id' | 'cause' | 'openedAt'>,
  { heldCents, beyondCents }: MoneyOut,
): Promise<void> {
  if (heldCents + beyondCents === 0) return;
  await insertRow(tx, UnassignedMoney, { templeId, orderId, ...cause, heldCents, beyondCents, assignedAt: null, assignedBy: null });
}

/** Books money that left: from what its lines credit, and from the account "To check" where none is named. */
export function moneyOutPosting(
  lines: readonly OrderLine[],
  { shares, heldCents, beyondCents, givenCents = 0 }: MoneyOut,
  heldIn: 'clearing' | 'cash' | 'refunds-owed' | 'disputes',
): PostingLine[] {
  const waiting = heldCents + beyondCents;
  const open = waiting > 0 ? [{ account: { kind: 'suspense' } as const, cents: waiting }] : [];
  const given = givenCents > 0 ? [{ account: { kind: 'refunds-owed' } as const, cents: givenCents }] : [];
  return refundPosting([...creditShares(lines, shares), ...given, ...open], heldIn);
}
