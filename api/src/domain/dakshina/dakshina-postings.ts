import type { DakshinaMethod } from '@sannidhi/contracts';
import type { PostingLine } from '../ledger/postings.ts';

const DAKSHINA = { kind: 'dakshina' } as const;
const OWED = { kind: 'priests-dakshina' } as const;

/** A cost of the temple, owed to its priests. */
export const owedPosting = (cents: number): PostingLine[] => [
  { account: DAKSHINA, debitCents: cents, creditCents: 0 },
  { account: OWED, debitCents: 0, creditCents: cents },
];

/** What was owed for a service that wasn't performed after all. */
export const takenBackPosting = (cents: number): PostingLine[] => [
  { account: OWED, debitCents: cents, creditCents: 0 },
  { account: DAKSHINA, debitCents: 0, creditCents: cents },
];

/** What was owed leaves the drawer or the bank. */
export const paidPosting = (cents: number, method: DakshinaMethod): PostingLine[] => [
  { account: OWED, debitCents: cents, creditCents: 0 },
  { account: { kind: method === 'cash' ? 'cash' : 'bank' }, debitCents: 0, creditCents: cents },
];
