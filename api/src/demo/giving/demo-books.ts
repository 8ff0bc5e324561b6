import { accountName, fundAccountName } from '../../domain/ledger/account-name.ts';
import type { LedgerAccount } from '../../domain/ledger/ledger-account.entity.ts';
import type { LedgerEntry } from '../../domain/ledger/ledger-entry.entity.ts';
import type { LedgerLine } from '../../domain/ledger/ledger-line.entity.ts';
import { type PostedReason, reasonColumns } from '../../domain/ledger/ledger-reason.ts';
import { type AccountRef, accountKey, type PostingLine } from '../../domain/ledger/postings.ts';
import type { TempleCounter } from '../../domain/ledger/temple-counter.entity.ts';
import type { Order } from '../../domain/orders/order.entity.ts';
import type { OrderLine } from '../../domain/orders/order-line.entity.ts';
import { receiptSubjectOf } from '../../domain/orders/receipts/receipt-subject.ts';
import type { Receipt } from '../../domain/receipts/receipt.entity.ts';
import { type IssueFacts, type ReceiptIssuer, receiptRow, receiptYear } from '../../domain/receipts/receipt-issue.ts';
import { localDateAt } from '../../platform/documents/words.ts';
import { demoId } from '../demo-step.ts';

const RECEIPTS = 'receipt-';
const ENTRIES = 'ledger-entry';

/** What was written to a temple's books before. */
export interface KeptBooks {
  accounts: readonly LedgerAccount[];
  counters: readonly TempleCounter[];
}

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
    private readonly kept: KeptBooks = { accounts: [], counters: [] },
  ) {
    for (const account of kept.accounts) this.#accounts.set(account.accountKey, account);
    for (const { name, value } of kept.counters.filter(({ name }) => name.startsWith(RECEIPTS)))
      this.#sequences.set(Number(name.slice(RECEIPTS.length)), value);
    for (const { id, name } of funds) this.account({ kind: 'fund', fundId: id }, fundAccountName(name));
  }

  get accounts(): LedgerAccount[] {
    return [...this.#accounts.values()];
  }

  /** The last numbers given out. */
  get counters(): TempleCounter[] {
    const { templeId } = this.issuer;
    const receipts = [...this.#sequences].map(([year, value]) => ({ templeId, name: `${RECEIPTS}${year}`, value }));
    return [{ templeId, name: ENTRIES, value: this.keptEntries + this.entries.length }, ...receipts];
  }

  private get keptEntries(): number {
    return this.kept.counters.find(({ name }) => name === ENTRIES)?.value ?? 0;
  }

  post(at: Date, postingKey: string, reason: PostedReason, orderId: string, lines: readonly PostingLine[]): void {
    const { templeId, timeZone } = this.issuer;
    const accountingOn = localDateAt(at, timeZone);
    const id = demoId(`entry:${postingKey}`, at);
    this.entries.push({
      templeId,
      id,
      number: this.keptEntries + this.entries.length + 1,
      postedAt: at,
      accountingOn,
      ...reasonColumns(reason),
      postingKey,
      orderId,
    });
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

  /** Issues a gift's receipt, replacing the one it had; a fully refunded gift only loses its receipt. */
  receipt(donation: Order, lines: readonly OrderLine[], issuedAt: Date, reason?: string): void {
    const old = (reason && this.receipts.findLast(({ currentOrderId }) => currentOrderId === donation.id)) || null;
    const subject = receiptSubjectOf({ order: donation, lines, language: 'en' });
    if (old)
      Object.assign(old, {
        status: subject.lines.length > 0 ? 'replaced' : 'void',
        voidReason: reason,
        voidedAt: issuedAt,
        currentOrderId: null,
      });
    const fresh =
      subject.lines.length > 0 ? this.issue({ issuer: this.issuer, subject, replaces: old, issuedAt, publicUrl: this.publicUrl }) : null;
    if (old && fresh) old.replacedById = fresh.id;
    donation.receiptNumber = fresh?.number ?? null;
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

  private account(ref: AccountRef, fundName = ''): LedgerAccount {
    const key = accountKey(ref);
    const name = ref.kind === 'fund' ? fundName : accountName({ kind: ref.kind, key });
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
