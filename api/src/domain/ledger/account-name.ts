import { type LedgerAccountKind, ledgerAccountNoun, type Message, type MessageRef, messagesOf, refOf } from '@sannidhi/contracts';
import type { LedgerAccount } from './ledger-account.entity.ts';

const say = messagesOf(ledgerAccountNoun);
const FUND_PREFIX = fundAccount('').sentence;

/** The account of a kind of which each temple has one. */
const accountOf = (kind: Exclude<LedgerAccountKind, 'fund'>): Message => say(`ledger.account-${kind}`);

function fundAccount(fund: string): Message {
  return say('ledger.account-fund', { fund });
}

/** How the books print an account: a fund's by the fund's name. */
export const accountName = (kind: LedgerAccountKind, fund = ''): string => (kind === 'fund' ? fundAccount(fund) : accountOf(kind)).sentence;

/** The same for readers of other languages: by the account's kind, a fund's own name as a value. */
export const accountMessage = ({ kind, name }: Pick<LedgerAccount, 'kind' | 'name'>): MessageRef =>
  refOf(kind === 'fund' ? fundAccount(name.slice(FUND_PREFIX.length)) : accountOf(kind));
