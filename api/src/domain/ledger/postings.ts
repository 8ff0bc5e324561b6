import type { LedgerAccountKind } from '@sannidhi/contracts';

/** An account of a temple's books: one of each kind, and one per fund. */
export type AccountRef = { kind: Exclude<LedgerAccountKind, 'fund'> } | { kind: 'fund'; fundId: string };

export interface PostingLine {
  account: AccountRef;
  debitCents: number;
  creditCents: number;
}

/** What a fund receives or gives back, in cents. */
export interface FundShare {
  fundId: string;
  cents: number;
}

const debit = (account: AccountRef, cents: number): PostingLine => ({ account, debitCents: cents, creditCents: 0 });
const credit = (account: AccountRef, cents: number): PostingLine => ({ account, debitCents: 0, creditCents: cents });
const fund = (fundId: string): AccountRef => ({ kind: 'fund', fundId });
const total = (shares: readonly FundShare[]) => shares.reduce((sum, share) => sum + share.cents, 0);

/** A card gift: the processor owes us the rest after its fee; the funds are credited with all that was given. */
export const cardGiftPosting = (shares: readonly FundShare[], feeCents: number): PostingLine[] =>
  tidy([
    debit({ kind: 'clearing' }, total(shares) - feeCents),
    debit({ kind: 'fees' }, feeCents),
    ...shares.map((share) => credit(fund(share.fundId), share.cents)),
  ]);

/** Notes, coins and checks taken at the counter or from a hundi, held until they are deposited. */
export const counterGiftPosting = (shares: readonly FundShare[]): PostingLine[] =>
  tidy([debit({ kind: 'cash' }, total(shares)), ...shares.map((share) => credit(fund(share.fundId), share.cents))]);

/** Money given back: out of the funds and out of where it was held. The processor keeps its fee. */
export const refundPosting = (shares: readonly FundShare[], heldIn: 'clearing' | 'cash'): PostingLine[] =>
  tidy([...shares.map((share) => debit(fund(share.fundId), share.cents)), credit({ kind: heldIn }, total(shares))]);

/** The bank takes a disputed payment and a fee from the clearing balance until the dispute is decided. */
export const disputeOpenedPosting = (cents: number, feeCents: number): PostingLine[] =>
  tidy([debit({ kind: 'disputes' }, cents), debit({ kind: 'fees' }, feeCents), credit({ kind: 'clearing' }, cents + feeCents)]);

/** A dispute won: the money comes back, the fee does not. */
export const disputeWonPosting = (cents: number): PostingLine[] =>
  tidy([debit({ kind: 'clearing' }, cents), credit({ kind: 'disputes' }, cents)]);

/** A dispute lost: the funds bear it. */
export const disputeLostPosting = (shares: readonly FundShare[]): PostingLine[] =>
  tidy([...shares.map((share) => debit(fund(share.fundId), share.cents)), credit({ kind: 'disputes' }, total(shares))]);

/** Whether debits equal credits and every line is a positive whole amount on exactly one side. */
export function isBalanced(lines: readonly PostingLine[]): boolean {
  const sound = lines.every(
    ({ debitCents, creditCents }) =>
      Number.isSafeInteger(debitCents) &&
      Number.isSafeInteger(creditCents) &&
      debitCents >= 0 &&
      creditCents >= 0 &&
      (debitCents === 0) !== (creditCents === 0),
  );
  return sound && lines.reduce((sum, line) => sum + line.debitCents - line.creditCents, 0) === 0;
}

/** One line per account, in the order the accounts first appear, without empty lines and never with a negative amount. */
function tidy(lines: readonly PostingLine[]): PostingLine[] {
  const nets = new Map<string, { account: AccountRef; cents: number }>();
  for (const line of lines) {
    const key = accountKey(line.account);
    const net = nets.get(key) ?? { account: line.account, cents: 0 };
    net.cents += line.debitCents - line.creditCents;
    nets.set(key, net);
  }
  return [...nets.values()]
    .filter(({ cents }) => cents !== 0)
    .map(({ account, cents }) => (cents > 0 ? debit(account, cents) : credit(account, -cents)));
}

/** The key of an account inside its temple, unique there: its kind, or the fund's id. */
export const accountKey = (account: AccountRef): string => (account.kind === 'fund' ? `fund:${account.fundId}` : account.kind);
