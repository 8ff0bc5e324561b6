import type { Donation } from '../../domain/giving/donation.entity.ts';
import type { DonationLine } from '../../domain/giving/donation-line.entity.ts';
import { receiptSubjectOf } from '../../domain/giving/receipt-subject.ts';
import { searchTextOf } from '../../domain/giving/search-text.ts';
import { accountName } from '../../domain/ledger/account-name.ts';
import type { LedgerAccount } from '../../domain/ledger/ledger-account.entity.ts';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.entity.ts';
import type { LedgerLine } from '../../domain/ledger/ledger-line.entity.ts';
import { type AccountRef, accountKey, type PostingLine } from '../../domain/ledger/postings.ts';
import type { TempleCounter } from '../../domain/ledger/temple-counter.entity.ts';
import type { Receipt } from '../../domain/receipts/receipt.entity.ts';
import { type IssueFacts, type ReceiptIssuer, receiptRow, receiptYear } from '../../domain/receipts/receipt-issue.ts';
import { demoId } from '../demo-step.ts';

/** The books of one demo temple while they are made: what the services would have written, kept in memory and written at once. */
export class DemoBooks {
  readonly entries: LedgerEntry[] = [];
  readonly ledgerLines: LedgerLine[] = [];
  readonly receipts: Receipt[] = [];
  readonly #accounts = new Map<string, LedgerAccount>();
  readonly #sequences = new Map<number, number>();

  constructor(
    private readonly issuer: ReceiptIssuer,
    private readonly publicUrl: string,
    funds: readonly { id: string; name: string }[],
  ) {
    for (const { id, name } of funds) this.account({ kind: 'fund', fundId: id }, accountName('fund', name));
  }

  get accounts(): LedgerAccount[] {
    return [...this.#accounts.values()];
  }

  /** The last numbers given out. */
  get counters(): TempleCounter[] {
    const { templeId } = this.issuer;
    const receipts = [...this.#sequences].map(([year, value]) => ({ templeId, name: `receipt-${year}`, value }));
    return [{ templeId, name: 'ledger-entry', value: this.entries.length }, ...receipts];
  }

  post(at: Date, postingKey: string, reason: string, donationId: string, lines: readonly PostingLine[]): void {
    const { templeId } = this.issuer;
    const id = demoId(`entry:${postingKey}`, at);
    this.entries.push({ templeId, id, number: this.entries.length + 1, postedAt: at, reason, postingKey, donationId });
    for (const [position, { account, debitCents, creditCents }] of lines.entries()) {
      const row = this.account(account);
      row.debitCents += debitCents;
      row.creditCents += creditCents;
      this.ledgerLines.push({
        templeId,
        id: demoId(`line:${postingKey}:${position}`, at),
        entryId: id,
        position,
        accountId: row.id,
        debitCents,
        creditCents,
      });
    }
  }

  /** Issues a gift's receipt, in place of the one it had; a gift with nothing left only loses it. */
  receipt(donation: Donation, lines: readonly DonationLine[], issuedAt: Date, reason?: string): void {
    const old = (reason && this.receipts.findLast(({ currentDonationId }) => currentDonationId === donation.id)) || null;
    const subject = receiptSubjectOf(donation, lines);
    if (old)
      Object.assign(old, {
        status: subject.lines.length > 0 ? 'replaced' : 'void',
        voidReason: reason,
        voidedAt: issuedAt,
        currentDonationId: null,
      });
    const fresh =
      subject.lines.length > 0 ? this.issue({ issuer: this.issuer, subject, replaces: old, issuedAt, publicUrl: this.publicUrl }) : null;
    if (old && fresh) old.replacedById = fresh.id;
    donation.receiptNumber = fresh?.number ?? null;
    donation.searchText = searchTextOf(donation);
  }

  private issue(facts: IssueFacts): Receipt {
    const year = receiptYear(facts);
    const sequence = (this.#sequences.get(year) ?? 0) + 1;
    this.#sequences.set(year, sequence);
    const name = `receipt:${facts.issuer.templeId}:${year}:${sequence}`;
    const verificationId = Buffer.from(demoId(name).replaceAll('-', ''), 'hex').toString('base64url');
    const row = receiptRow(facts, sequence, { id: demoId(name, facts.issuedAt), verificationId });
    this.receipts.push(row);
    return row;
  }

  private account(ref: AccountRef, name: string = accountName(ref.kind)): LedgerAccount {
    const key = accountKey(ref);
    const known = this.#accounts.get(key);
    if (known) return known;
    const { templeId } = this.issuer;
    const fundId = ref.kind === 'fund' ? ref.fundId : null;
    const id = demoId(`account:${templeId}:${key}`);
    const account = { templeId, id, accountKey: key, kind: ref.kind, fundId, name, debitCents: 0, creditCents: 0 };
    this.#accounts.set(key, account);
    return account;
  }
}
