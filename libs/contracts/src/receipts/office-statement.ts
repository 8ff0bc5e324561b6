import { endpoint, staff } from '../endpoint.ts';
import { line } from '../fields.ts';
import { statesOf } from '../noun.ts';
import { type Page, pageFields } from '../page.ts';
import { mixed, number, object } from '../schema.ts';
import { receiptNoun } from './receipt.noun.ts';
import { RECEIPTS_FIRST_YEAR } from './receipt.ts';

export const STATEMENT_STATES = statesOf(receiptNoun.states.statement);
export type StatementState = keyof typeof receiptNoun.states.statement;

/** A donor of one year as the office's statements see them: an account, an email, or a name nobody can write to. */
export interface StatementDonor {
  id: string;
  donorName: string;
  /** Where the statement goes: the account's address, the gifts' email, or nowhere. */
  reach: 'account' | 'email' | 'none';
  /** On the gifts; an account's own address isn't the temple's to see. */
  email: string | null;
  giftCount: number;
  totalCents: number;
  deductibleCents: number;
  state: StatementState;
  /** When its newest statement was made. */
  sentAt: string | null;
}

/** One mailing of a year's statements by the worker. */
export interface StatementRun {
  id: string;
  status: 'running' | 'done';
  total: number;
  done: number;
  startedBy: string;
  startedAt: string;
}

export interface StatementSummary {
  year: number;
  /** Whether the year has ended at the temple: statements go out only then. */
  over: boolean;
  donorCount: number;
  totalCents: number;
  deductibleCents: number;
  /** Donors by what became of their statement. */
  states: Record<StatementState, number>;
  /** The newest run. */
  run: StatementRun | null;
}

const year = () => number().integer().min(RECEIPTS_FIRST_YEAR).max(2100).required();
export const statementYearQuery = object({ year: year() }).noUnknown();
export const statementDonorQuery = object({
  year: year(),
  search: line(80),
  state: mixed<StatementState>().oneOf(STATEMENT_STATES),
  ...pageFields,
}).noUnknown();
/** Everyone who has no current statement, or one donor again. */
export const statementRunSchema = object({
  year: number().strict().integer().min(RECEIPTS_FIRST_YEAR).max(2100).required(),
  donorId: line(32),
}).noUnknown();

const base = '/api/temple-admin/statements';

export const officeStatementEndpoints = {
  donors: endpoint<Page<StatementDonor>>()({
    method: 'GET',
    path: base,
    summary: 'The donors of a year with their totals and statements, by name',
    access: staff('receipts:read'),
    reads: ['receipt'],
    query: statementDonorQuery,
  }),
  summary: endpoint<StatementSummary>()({
    method: 'GET',
    path: `${base}/summary`,
    summary: 'A year’s statements in figures, with the newest run',
    access: staff('receipts:read'),
    reads: ['receipt'],
    query: statementYearQuery,
  }),
  run: endpoint<StatementRun>()({
    method: 'POST',
    path: `${base}/runs`,
    summary: 'Emails a year’s statements to donors who have no current one, or to one again',
    access: staff('statements:send'),
    changes: ['receipt'],
    body: statementRunSchema,
    idempotent: true,
    status: 201,
  }),
  unreached: endpoint<Blob>()({
    method: 'GET',
    path: `${base}/unreached.csv`,
    summary: 'Donors of a year whom no statement reached, and why, as CSV',
    access: staff('statements:send'),
    reads: ['receipt'],
    query: statementYearQuery,
    produces: 'csv',
    records: 'statement.unreached-downloaded',
  }),
};
