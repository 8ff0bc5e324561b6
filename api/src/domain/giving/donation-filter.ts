import { type DonationView, type donationEndpoints, HOLDS_MONEY, orderStatusOf, type QueryOf } from '@sannidhi/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { narrowToAmount } from '../../platform/database/narrow.ts';
import { dayAfter, startOfDay } from '../../platform/documents/words.ts';
import type { Order } from '../orders/order.entity.ts';
import { narrowToSearch } from './donation-search.ts';

export type DonationFilters = QueryOf<typeof donationEndpoints.summary>;

const HOUR_MS = 3_600_000;
const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');

/** SQL of money held, for sums: what was given less what refunds and lost disputes took. */
export const HELD_SQL = `CASE WHEN gift.status IN (${quoted(HOLDS_MONEY)}) THEN gift.totalCents - gift.refundedCents - gift.lostCents ELSE 0 END`;

/** Property has no amount: it is there until it is given back by hand. */
export const LEFT_SQL = '(gift.totalCents = 0 OR gift.totalCents > gift.refundedCents + gift.lostCents)';

/** Money the provider took whose line nobody has named yet. */
const UNASSIGNED_SQL = `EXISTS (SELECT 1 FROM unassigned_money waiting WHERE waiting.templeId = gift.templeId
    AND waiting.orderId = gift.id AND waiting.assignedAt IS NULL AND waiting.openedAt IS NOT NULL)`;

/** A valid receipt whose file couldn't be made. */
const FILE_FAILED_SQL = `EXISTS (SELECT 1 FROM receipts failed WHERE failed.templeId = gift.templeId
    AND failed.currentOrderId = gift.id AND failed.fileProblem IS NOT NULL)`;

const GIFT_SQL = 'gift.hasDonation = :hasDonation';

/** The condition of each tab: gifts, and whatever else was paid for where money of it has to be checked. `:stale` is an hour ago. */
export const VIEW_SQL = {
  all: GIFT_SQL,
  'to-check': `((${GIFT_SQL} AND ((gift.status = 'pending' AND gift.processingAt IS NULL AND gift.createdAt < :stale)
    OR (gift.status IN (${quoted(HOLDS_MONEY)}) AND gift.receiptNumber IS NULL AND ${LEFT_SQL}))) OR ${UNASSIGNED_SQL} OR ${FILE_FAILED_SQL})`,
  failed: `${GIFT_SQL} AND gift.status = 'failed'`,
  disputes: `${GIFT_SQL} AND gift.status = 'disputed'`,
  counter: `${GIFT_SQL} AND gift.source IN ('counter', 'hundi')`,
} as const satisfies Record<DonationView, string>;

/** The instant that `:stale` stands for. */
export const staleAt = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

/** The instants between which the filters' days are, as the temple counts days: `from` included, `until` not. */
const instantsOf = ({ from, to }: Pick<DonationFilters, 'from' | 'to'>, timeZone: string): { from?: Date; until?: Date } => ({
  ...(from ? { from: startOfDay(from, timeZone) } : {}),
  ...(to ? { until: startOfDay(dayAfter(to), timeZone) } : {}),
});

/**
 * Narrows a query on `gift` to a temple's orders and every filter but the tab, whose condition the caller adds. Dates are the temple's civil days: those gifts were `received` on, or
 * those whose books `moved` anything of them as well.
 */
export function applyFilters(
  query: SelectQueryBuilder<Order>,
  temple: { id: string; timeZone: string },
  filters: DonationFilters,
  days: 'received' | 'moved' = 'received',
): void {
  const { search, status, fundId, method, source } = filters;
  query.setParameters({ templeId: temple.id, hasDonation: true });
  if (search) narrowToSearch(query, search);
  else query.andWhere('gift.templeId = :templeId');
  if (status) query.andWhere('gift.status = :status', { status: orderStatusOf(status) });
  if (method) query.andWhere('gift.method = :method', { method });
  if (source) query.andWhere('gift.source = :source', { source });
  narrowToDays(query, filters, temple.timeZone, days);
  if (fundId) query.andWhere(FUND_SQL, { fundId });
  narrowToAmount(query, 'gift.totalCents', filters);
}

function narrowToDays(
  query: SelectQueryBuilder<Order>,
  { from, to }: Pick<DonationFilters, 'from' | 'to'>,
  timeZone: string,
  days: 'received' | 'moved',
): void {
  if (!from && !to) return;
  const within = (column: string, first: string, last: string) =>
    [from && `${column} >= :${first}`, to && `${column} ${last}`].filter(Boolean).join(' AND ');
  const received = within('gift.listedAt', 'from', '< :until');
  const moved = `gift.id IN (SELECT entry.orderId FROM ledger_entries entry WHERE entry.templeId = :templeId AND ${within('entry.accountingOn', 'fromDay', '<= :toDay')})`;
  query.andWhere(days === 'received' ? received : `(${received} OR ${moved})`, {
    ...instantsOf({ from, to }, timeZone),
    fromDay: from,
    toDay: to,
  });
}

const FUND_SQL =
  'EXISTS (SELECT 1 FROM order_lines line WHERE line.templeId = gift.templeId AND line.fundId = :fundId AND line.orderId = gift.id)';
