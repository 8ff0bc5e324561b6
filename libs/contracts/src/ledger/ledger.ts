import { endpoint, staff } from '../endpoint.ts';
import { localDate } from '../fields.ts';
import type { LedgerEntryView } from '../giving/donation-detail.ts';
import type { MessageRef } from '../message.ts';
import { amountFields, numberField, type Page, pageFields } from '../page.ts';
import { number, object } from '../schema.ts';

/**
 * Accounts of a temple's books. Each fund has its own account of kind `fund`, each kind of income one of kind `income`.
 * `suspense` holds what the provider did and nobody has assigned to a line yet.
 */
export const LEDGER_ACCOUNT_KINDS = [
  'clearing',
  'bank',
  'cash',
  'fees',
  'fund',
  'income',
  'fee-income',
  'refunds',
  'disputes',
  'payables',
  'refunds-owed',
  'dakshina',
  'priests-dakshina',
  'suspense',
] as const;
export type LedgerAccountKind = (typeof LEDGER_ACCOUNT_KINDS)[number];

export interface TrialBalance {
  accounts: { kind: LedgerAccountKind; name: string; nameMessage?: MessageRef; debitCents: number; creditCents: number }[];
  debitCents: number;
  creditCents: number;
  differenceCents: number;
}

/**
 * Whether provider, orders, ledger and receipts agree; any difference is listed, never hidden. What the provider did moments ago but hasn't
 * reported yet is no difference: it is listed as in progress.
 */
export interface Proof {
  checkedAt: string;
  processorCents: number;
  counterCents: number;
  ledgerCents: number;
  /** What the provider took back and waits under "To check" until the office says what bears it. */
  toCheckCents: number;
  receiptsCents: number;
  receiptsCount: number;
  trialBalanceCents: number;
  holds: boolean;
  differences: { what: string; whatMessage?: MessageRef; expectedCents: number; foundCents: number; orderId: string | null }[];
  /** Gifts whose books wait for the provider's confirmation; `cents` is what it will add, negative for what goes back. */
  underWay: { orderId: string; cents: number }[];
}

/** What funds received week by week, from the ledger: gifts less refunds. */
export interface GivingByFund {
  /** Civil date of each week's Monday at the temple, oldest first; the last week is the current one. */
  weeks: string[];
  /** Largest first; `receivedCents` has one figure per week. A fund that received nothing is omitted. */
  funds: { id: string; name: string; receivedCents: number[] }[];
}
export const GIVING_WEEKS_MAX = 26;
export const givingByFundQuery = object({ weeks: number().integer().min(1).max(GIVING_WEEKS_MAX).default(8) }).noUnknown();

/** The temple's civil days entries count for, both included; without `from` since the books began. */
const daysFields = { from: localDate(), to: localDate() };
export const trialBalanceQuery = object(daysFields).noUnknown();
export const ledgerListQuery = object({ ...daysFields, ...numberField, ...amountFields, ...pageFields }).noUnknown();

export const ledgerEndpoints = {
  entries: endpoint<Page<LedgerEntryView>>()({
    method: 'GET',
    path: '/api/temple-admin/ledger/entries',
    summary: 'The journal by accounting date, newest first',
    access: staff('ledger:read'),
    reads: ['ledger-account', 'fund'],
    query: ledgerListQuery,
  }),
  trialBalance: endpoint<TrialBalance>()({
    method: 'GET',
    path: '/api/temple-admin/ledger/trial-balance',
    summary: 'Every account’s debits and credits',
    access: staff('ledger:read'),
    reads: ['ledger-account', 'fund'],
    query: trialBalanceQuery,
  }),
  givingByFund: endpoint<GivingByFund>()({
    method: 'GET',
    path: '/api/temple-admin/ledger/giving-by-fund',
    summary: 'What each fund received, week by week',
    access: staff('donations:read'),
    reads: ['ledger-account', 'fund'],
    query: givingByFundQuery,
  }),
  proof: endpoint<Proof>()({
    method: 'GET',
    path: '/api/temple-admin/ledger/proof',
    summary: 'Processor, ledger and receipts compared',
    access: staff('ledger:read'),
    reads: ['donation', 'receipt', 'ledger-account'],
  }),
};
