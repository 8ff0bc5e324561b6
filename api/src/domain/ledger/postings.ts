import type { HandOutMethod, IncomeAccount, LedgerAccountKind } from '@sannidhi/contracts';

/** An account of a temple's books: one of each kind, one per fund and one per kind of income. */
export type AccountRef =
  | { kind: Exclude<LedgerAccountKind, 'fund' | 'income'> }
  | { kind: 'fund'; fundId: string }
  | { kind: 'income'; income: IncomeAccount };

export interface PostingLine {
  account: AccountRef;
  debitCents: number;
  creditCents: number;
}

/** What a fund or an income account receives or gives back, in cents. */
export interface CreditShare {
  account: AccountRef;
  cents: number;
}

const debit = (account: AccountRef, cents: number): PostingLine => ({ account, debitCents: cents, creditCents: 0 });
const credit = (account: AccountRef, cents: number): PostingLine => ({ account, debitCents: 0, creditCents: cents });
const total = (shares: readonly CreditShare[]) => shares.reduce((sum, share) => sum + share.cents, 0);

/** A card gift: the processor owes us the rest after its fee; the lines' accounts are credited with all that was given. */
export const cardGiftPosting = (shares: readonly CreditShare[], feeCents: number): PostingLine[] =>
  tidy([
    debit({ kind: 'clearing' }, total(shares) - feeCents),
    debit({ kind: 'fees' }, feeCents),
    ...shares.map((share) => credit(share.account, share.cents)),
  ]);

/** Notes, coins and checks taken at the counter or from a hundi, held until they are deposited; or a refund that was owed and given. */
export const counterGiftPosting = (shares: readonly CreditShare[], heldIn: 'cash' | 'refunds-owed' = 'cash'): PostingLine[] =>
  tidy([debit({ kind: heldIn }, total(shares)), ...shares.map((share) => credit(share.account, share.cents))]);

/** Money given back: out of what was credited and out of where it was held. The processor keeps its fee. */
export const refundPosting = (
  shares: readonly CreditShare[],
  heldIn: 'clearing' | 'cash' | 'refunds-owed' | 'disputes' | 'suspense',
): PostingLine[] => tidy([...shares.map((share) => debit(share.account, share.cents)), credit({ kind: heldIn }, total(shares))]);

/** A refund that was owed leaves the drawer or the bank. */
export const handOutPosting = (cents: number, method: HandOutMethod): PostingLine[] => [
  debit({ kind: 'refunds-owed' }, cents),
  credit({ kind: method === 'cash' ? 'cash' : 'bank' }, cents),
];

/** Money that had left and came back: to what had borne it. */
export const returnPosting = (shares: readonly CreditShare[], from: 'clearing' | 'disputes' | 'suspense'): PostingLine[] =>
  tidy([debit({ kind: from }, total(shares)), ...shares.map((share) => credit(share.account, share.cents))]);

/** The bank takes a disputed payment and a fee from the clearing balance until the dispute is decided. */
export const disputeOpenedPosting = (cents: number, feeCents: number): PostingLine[] =>
  tidy([debit({ kind: 'disputes' }, cents), debit({ kind: 'fees' }, feeCents), credit({ kind: 'clearing' }, cents + feeCents)]);

/** A dispute won: the money comes back, the fee does not. */
export const disputeWonPosting = (cents: number): PostingLine[] =>
  tidy([debit({ kind: 'clearing' }, cents), credit({ kind: 'disputes' }, cents)]);

/** A dispute lost: what was credited bears it. */
export const disputeLostPosting = (shares: readonly CreditShare[]): PostingLine[] => refundPosting(shares, 'disputes');

/** Money that waited under "To check": what it turned out to be of bears it; what no line can bear is a cost of refunds. */
export const assignedPosting = (shares: readonly CreditShare[], beyondCents: number): PostingLine[] => {
  const borne = [...shares, ...(beyondCents > 0 ? [{ account: { kind: 'refunds' } as const, cents: beyondCents }] : [])];
  return refundPosting(borne, 'suspense');
};

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

export const INCOME_PREFIX = 'income:';

/** The key of an account inside its temple, unique there: its kind, the fund's id, or the kind of income. */
export function accountKey(account: AccountRef): string {
  if (account.kind === 'fund') return `fund:${account.fundId}`;
  return account.kind === 'income' ? `${INCOME_PREFIX}${account.income}` : account.kind;
}
