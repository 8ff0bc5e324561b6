import { Injectable } from '@nestjs/common';
import type { AmountQuery, LedgerEntryView, LedgerLineView, Page, TrialBalance } from '@sannidhi/contracts';
import { type EntityManager, In, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { narrowToAmount, narrowToNumber } from '../../platform/database/narrow.ts';
import { accountMessage, accountName } from './account-name.ts';
import { LedgerAccount } from './ledger-account.entity.ts';
import { LedgerEntry } from './ledger-entry.entity.ts';
import { LedgerLine } from './ledger-line.entity.ts';
import { paidForNow } from './paid-for.ts';
import { accountKey, type PostingLine } from './postings.ts';

/** Civil days of the temple, both included: the days entries count for. */
export interface BookDays {
  from?: string;
  to?: string;
}

export interface JournalQuery extends AmountQuery, BookDays {
  number?: number;
  cursor?: string;
  limit: number;
}

/** What an entry moves in cents: the sum of one of its two equal sides. */
const ENTRY_AMOUNT_SQL =
  '(SELECT SUM(line.debitCents) FROM ledger_lines line WHERE line.templeId = entry.templeId AND line.entryId = entry.id)';

/** Debits less credits of one gift by kind of account, in cents. */
export type GiftNets = Partial<Record<LedgerAccount['kind'], number>>;

/** What the books have of one order: nets by kind of account, and what each fund and income account holds by its key. */
export interface OrderInLedger {
  nets: GiftNets;
  credited: Map<string, number>;
}

/** What one posting moved of an order on one account that its lines credit, in cents; what came in is positive. */
export interface OrderMovement {
  orderId: string;
  postingKey: string;
  accountKey: string;
  cents: number;
}

/** The kinds of account that lines of orders credit. */
const CREDITED_KINDS: ReadonlySet<LedgerAccount['kind']> = new Set(['fund', 'income', 'fee-income']);

/** Reads a temple's books. Every total comes from here. */
@Injectable()
export class LedgerBooks {
  /** The journal by accounting date, newest first. */
  async journal(
    manager: EntityManager,
    templeId: string,
    { from, to, number, cursor, limit, ...amount }: JournalQuery,
  ): Promise<Page<LedgerEntryView>> {
    const query = manager.createQueryBuilder(LedgerEntry, 'entry').where('entry.templeId = :templeId', { templeId });
    narrowToDays(query, { from, to });
    narrowToNumber(query, number);
    narrowToAmount(query, ENTRY_AMOUNT_SQL, amount);
    const { items, nextCursor } = await keysetPage(query, { columns: ['accountingOn', 'number'], direction: 'DESC' }, { cursor, limit });
    return { items: await this.views(manager, templeId, items), nextCursor };
  }

  /** The entries that booked a gift, its refunds and disputes, oldest first. */
  async entriesOf(manager: EntityManager, templeId: string, orderId: string): Promise<LedgerEntryView[]> {
    const entries = await manager.find(LedgerEntry, { where: { templeId, orderId }, order: { number: 'ASC' } });
    return this.views(manager, templeId, entries);
  }

  /** What each fund holds in cents, by its id: all that was credited less all that was debited. */
  async fundBalances(manager: EntityManager, templeId: string): Promise<Map<string, number>> {
    const accounts = await manager.findBy(LedgerAccount, { templeId, kind: 'fund' });
    return new Map(accounts.map((account) => [account.fundId ?? '', account.creditCents - account.debitCents]));
  }

  /** The net of an account of a kind in cents, debits positive. */
  async netOf(manager: EntityManager, templeId: string, kind: LedgerAccount['kind']): Promise<number> {
    const accounts = await manager.findBy(LedgerAccount, { templeId, kind });
    return accounts.reduce((sum, account) => sum + account.debitCents - account.creditCents, 0);
  }

  /** What each order, its refunds and disputes came to on each account, from the lines, in cents. */
  async netsByOrder(manager: EntityManager, templeId: string): Promise<Map<string, OrderInLedger>> {
    const rows = await linesWithAccounts(manager)
      .select('entry.orderId', 'orderId')
      .addSelect('account.kind', 'kind')
      .addSelect('account.accountKey', 'accountKey')
      .addSelect('SUM(line.debitCents - line.creditCents)', 'cents')
      .where('line.templeId = :templeId AND entry.orderId IS NOT NULL', { templeId })
      .groupBy('entry.orderId')
      .addGroupBy('account.kind')
      .addGroupBy('account.accountKey')
      .getRawMany<{ orderId: string; kind: LedgerAccount['kind']; accountKey: string; cents: string | number }>();
    const orders = new Map<string, OrderInLedger>();
    for (const { orderId, kind, accountKey: key, cents } of rows) {
      const order = orders.get(orderId) ?? { nets: {}, credited: new Map<string, number>() };
      const net = toSafeInteger(cents);
      order.nets[kind] = (order.nets[kind] ?? 0) + net;
      if (CREDITED_KINDS.has(kind)) order.credited.set(key, -net);
      orders.set(orderId, order);
    }
    return orders;
  }

  /**
   * What orders moved on the accounts their lines credit in the days of the books that are given: by order, one
   * row per posting and account, credits positive, in cents.
   */
  async movementsOf(manager: EntityManager, templeId: string, orderIds: readonly string[], days: BookDays): Promise<OrderMovement[]> {
    const query = linesWithAccounts(manager)
      .select('entry.orderId', 'orderId')
      .addSelect('entry.postingKey', 'postingKey')
      .addSelect('account.accountKey', 'accountKey')
      .addSelect('line.creditCents - line.debitCents', 'cents')
      .where({ templeId, orderId: In([...orderIds]) })
      .andWhere('account.kind IN (:...kinds)', { kinds: [...CREDITED_KINDS] });
    narrowToDays(query, days);
    const rows = await query.getRawMany<Omit<OrderMovement, 'cents'> & { cents: string | number }>();
    return rows.map(({ cents, ...row }) => ({ ...row, cents: toSafeInteger(cents) }));
  }

  /** The highest entry number and how many entries there are: the same, where none is missing. */
  async numbering(manager: EntityManager, templeId: string): Promise<{ highest: number; count: number }> {
    const highest = await manager.maximum(LedgerEntry, 'number', { templeId });
    return { highest: toSafeInteger(highest), count: await manager.countBy(LedgerEntry, { templeId }) };
  }

  /** Both sides of every account in the days, added up from the lines themselves and not from the running sums. */
  async trialBalance(manager: EntityManager, templeId: string, days: BookDays = {}): Promise<TrialBalance> {
    const accounts = await manager.find(LedgerAccount, { where: { templeId } });
    const sums = await this.lineSums(manager, templeId, days);
    const rows = accounts
      .map(({ id, kind, name, accountKey }) => ({
        kind,
        name,
        nameMessage: accountMessage({ kind, name, accountKey }),
        debitCents: sums.get(id)?.debitCents ?? 0,
        creditCents: sums.get(id)?.creditCents ?? 0,
      }))
      .sort((a, b) => (a.kind === b.kind ? compare(a.name, b.name) : KIND_ORDER.indexOf(a.kind) - KIND_ORDER.indexOf(b.kind)));
    const debitCents = rows.reduce((sum, row) => sum + row.debitCents, 0);
    const creditCents = rows.reduce((sum, row) => sum + row.creditCents, 0);
    return { accounts: rows, debitCents, creditCents, differenceCents: debitCents - creditCents };
  }

  /** Accounts whose running sums differ from their lines: none, unless something wrote around the ledger. */
  async drifted(manager: EntityManager, templeId: string): Promise<{ name: string; expectedCents: number; foundCents: number }[]> {
    const accounts = await manager.findBy(LedgerAccount, { templeId });
    const sums = await this.lineSums(manager, templeId);
    return accounts.flatMap(({ id, name, debitCents, creditCents }) => {
      const lines = sums.get(id) ?? { debitCents: 0, creditCents: 0 };
      const same = lines.debitCents === debitCents && lines.creditCents === creditCents;
      return same ? [] : [{ name, expectedCents: lines.debitCents - lines.creditCents, foundCents: debitCents - creditCents }];
    });
  }

  /** An entry that is not posted, as it would be shown. */
  async preview(manager: EntityManager, templeId: string, lines: readonly PostingLine[]): Promise<LedgerLineView[]> {
    const keys = lines.map(({ account }) => accountKey(account));
    const known = await manager.findBy(LedgerAccount, { templeId, accountKey: In(keys) });
    return lines.map(({ account, debitCents, creditCents }) => {
      const key = accountKey(account);
      const open = known.find((one) => one.accountKey === key);
      const name = open?.name ?? (account.kind === 'fund' ? '' : accountName({ kind: account.kind, key }));
      return { account: name, accountMessage: accountMessage({ kind: account.kind, name, accountKey: key }), debitCents, creditCents };
    });
  }

  private async lineSums(
    manager: EntityManager,
    templeId: string,
    days: BookDays = {},
  ): Promise<Map<string, { debitCents: number; creditCents: number }>> {
    const query = manager
      .createQueryBuilder(LedgerLine, 'line')
      .select('line.accountId', 'accountId')
      .addSelect('SUM(line.debitCents)', 'debitCents')
      .addSelect('SUM(line.creditCents)', 'creditCents')
      .where('line.templeId = :templeId', { templeId })
      .groupBy('line.accountId');
    if (days.from || days.to) {
      query.innerJoin(LedgerEntry, 'entry', 'entry.templeId = line.templeId AND entry.id = line.entryId');
      narrowToDays(query, days);
    }
    const rows = await query.getRawMany<{ accountId: string; debitCents: string; creditCents: string }>();
    return new Map(
      rows.map((row) => [row.accountId, { debitCents: toSafeInteger(row.debitCents), creditCents: toSafeInteger(row.creditCents) }]),
    );
  }

  private async views(manager: EntityManager, templeId: string, entries: LedgerEntry[]): Promise<LedgerEntryView[]> {
    if (entries.length === 0) return [];
    const entryIds = entries.map(({ id }) => id);
    const lines = await manager.find(LedgerLine, { where: { templeId, entryId: In(entryIds) }, order: { position: 'ASC' } });
    const accounts = await manager.findBy(LedgerAccount, { templeId, id: In([...new Set(lines.map((line) => line.accountId))]) });
    const byId = new Map(accounts.map((account) => [account.id, account]));
    const worded = await paidForNow(manager, templeId, entries);
    return entries.map(({ id, number, postedAt, accountingOn, reason, reasonMessage }) => ({
      id,
      number,
      postedAt: postedAt.toISOString(),
      accountingOn,
      ...(worded.get(id) ?? { reason, reasonMessage }),
      lines: lines
        .filter((line) => line.entryId === id)
        .map(({ accountId, debitCents, creditCents }) => {
          const account = byId.get(accountId);
          return { account: account?.name ?? '', ...(account && { accountMessage: accountMessage(account) }), debitCents, creditCents };
        }),
    }));
  }
}

/** Entries (`entry`) with each of their lines (`line`) and its account (`account`). */
const linesWithAccounts = (manager: EntityManager): SelectQueryBuilder<LedgerEntry> =>
  manager
    .createQueryBuilder(LedgerEntry, 'entry')
    .innerJoin(LedgerLine, 'line', 'line.templeId = entry.templeId AND line.entryId = entry.id')
    .innerJoin(LedgerAccount, 'account', 'account.templeId = line.templeId AND account.id = line.accountId');

function narrowToDays(query: SelectQueryBuilder<ObjectLiteral>, { from, to }: BookDays): void {
  if (from) query.andWhere('entry.accountingOn >= :from', { from });
  if (to) query.andWhere('entry.accountingOn <= :to', { to });
}

const KIND_ORDER = [
  'bank',
  'cash',
  'clearing',
  'disputes',
  'refunds',
  'fees',
  'fund',
  'income',
  'fee-income',
  'payables',
  'refunds-owed',
  'dakshina',
  'priests-dakshina',
  'suspense',
] as const satisfies LedgerAccount['kind'][];
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
