import {
  type IncomeAccount,
  type LedgerAccountKind,
  ledgerAccountNoun,
  type Message,
  type MessageRef,
  messagesOf,
  refOf,
} from '@sannidhi/contracts';
import type { LedgerAccount } from './ledger-account.entity.ts';
import { INCOME_PREFIX } from './postings.ts';

const say = messagesOf(ledgerAccountNoun);
const FUND_PREFIX = fundAccount('').sentence;

/** The account of a kind of which each temple has one, and of an income account by its key. */
const accountOf = (kind: SingleKind, key: string = kind): Message => say(kind === 'income' ? incomeCode(key) : `ledger.account-${kind}`);

type SingleKind = Exclude<LedgerAccountKind, 'fund'>;

const incomeCode = (key: string) => `ledger.account-income-${key.slice(INCOME_PREFIX.length) as IncomeAccount}` as const;

function fundAccount(fund: string): Message {
  return say('ledger.account-fund', { fund });
}

/** How the books print an account of one kind, an income account by its key. */
export const accountName = ({ kind, key }: { kind: SingleKind; key: string }): string => accountOf(kind, key).sentence;

/** How the books print a fund's account. */
export const fundAccountName = (fund: string): string => fundAccount(fund).sentence;

/** The same for readers of other languages: by the account's kind, a fund's own name as a value. */
export const accountMessage = ({ kind, name, accountKey }: Pick<LedgerAccount, 'kind' | 'name' | 'accountKey'>): MessageRef =>
  refOf(kind === 'fund' ? fundAccount(name.slice(FUND_PREFIX.length)) : accountOf(kind, accountKey));
