import { Injectable } from '@nestjs/common';
import { ledgerAccountNoun, messagesOf } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { localDateAt } from '../../platform/documents/words.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { accountName, fundAccountName } from './account-name.ts';
import { TempleCounters } from './counters.service.ts';
import { LedgerAccount } from './ledger-account.entity.ts';
import { LedgerEntry } from './ledger-entry.entity.ts';
import { type PostedReason, reasonColumns } from './ledger-reason.ts';
import { type AccountRef, accountKey, isBalanced, type PostingLine } from './postings.ts';

const say = messagesOf(ledgerAccountNoun);

export interface Posting {
  templeId: string;
  /** The fact that is booked; a second posting under the same key is refused by the database. */
  postingKey: string;
  reason: PostedReason;
  orderId: string | null;
  postedAt: Date;
  /** The temple's civil day it counts for; by default the day of `postedAt` at the temple. */
  accountingOn?: string;
  lines: readonly PostingLine[];
  /** Funds that may not go below zero: money is being spent, not given back. */
  spends?: boolean;
}

/** The books of each temple. Everything that moves money posts here; nothing changes or removes what was posted. */
@Injectable()
export class LedgerService {
  constructor(
    private readonly counters: TempleCounters,
    private readonly temples: TemplesService,
  ) {}

  /**
   * Writes one balanced entry in the caller's transaction and gives back its number; nothing to book gives null. Throws
   * `rule-violation` where a fund would be spent beyond its balance. Accounts are locked in the order of their keys.
   */
  async post(tx: EntityManager, posting: Posting): Promise<number | null> {
    const { templeId, lines } = posting;
    if (lines.length === 0) return null;
    if (!isBalanced(lines)) throw new Error(`The posting ${posting.postingKey} does not balance.`);
    const number = await this.counters.next(tx, templeId, 'ledger-entry');
    if (posting.spends) await this.spend(tx, templeId, lines);
    else await this.raise(tx, templeId, lines);
    await this.write(tx, posting, number);
    return number;
  }

  /** Opens a fund's account, or gives it its new name. */
  async nameFundAccount(tx: EntityManager, templeId: string, fundId: string, fundName: string): Promise<void> {
    const key = accountKey({ kind: 'fund', fundId });
    const name = fundAccountName(fundName);
    const { affected } = await tx.update(LedgerAccount, { templeId, accountKey: key }, { name });
    if (!affected) await open(tx, templeId, { kind: 'fund', fundId }, name);
  }

  /** Adds each line to its account, in one statement where all of them are open. */
  private async raise(tx: EntityManager, templeId: string, lines: readonly PostingLine[]): Promise<void> {
    if ((await raiseAccounts(tx, templeId, lines)) === lines.length) return;
    await raiseAccounts(tx, templeId, await this.openMissing(tx, templeId, lines));
  }

  private async spend(tx: EntityManager, templeId: string, lines: readonly PostingLine[]): Promise<void> {
    await this.openMissing(tx, templeId, lines);
    for (const line of inKeyOrder(lines)) await spend(tx, templeId, line);
  }

  /** The lines whose accounts were opened here: those of a kind are opened when first used, a fund's with the fund. */
  private async openMissing(tx: EntityManager, templeId: string, lines: readonly PostingLine[]): Promise<PostingLine[]> {
    const keys = lines.map((line) => accountKey(line.account));
    const known = new Set((await tx.findBy(LedgerAccount, { templeId, accountKey: In(keys) })).map((account) => account.accountKey));
    const missing = lines.filter(({ account }) => !known.has(accountKey(account)));
    for (const { account } of missing) {
      if (account.kind === 'fund') throw new Error(`The fund ${account.fundId} has no account.`);
      await open(tx, templeId, account, accountName({ kind: account.kind, key: accountKey(account) }));
    }
    return missing;
  }

  private async write(
    tx: EntityManager,
    { templeId, postingKey, reason, orderId, postedAt, lines, ...posting }: Posting,
    number: number,
  ): Promise<void> {
    const accountingOn = posting.accountingOn ?? localDateAt(postedAt, (await this.temples.of(tx, templeId)).timeZone);
    const entryId = newId();
    await insertRow(tx, LedgerEntry, {
      templeId,
      id: entryId,
      number,
      postedAt,
      accountingOn,
      ...reasonColumns(reason),
      postingKey,
      orderId,
    });
    const account = '(SELECT id FROM ledger_accounts WHERE templeId = ? AND accountKey = ?)';
    await execute(
      tx,
      `INSERT INTO ledger_lines (templeId, id, entryId, position, accountId, debitCents, creditCents)
       VALUES ${lines.map(() => `(?, ?, ?, ?, ${account}, ?, ?)`).join(', ')}`,
      lines.flatMap((line, position) => {
        const { debitCents, creditCents } = line;
        return [templeId, newId(), entryId, position, templeId, accountKey(line.account), debitCents, creditCents];
      }),
    );
  }
}

async function open(tx: EntityManager, templeId: string, account: AccountRef, name: string): Promise<void> {
  const fundId = account.kind === 'fund' ? account.fundId : null;
  const row = { templeId, id: newId(), accountKey: accountKey(account), kind: account.kind, fundId, name, debitCents: 0, creditCents: 0 };
  await insertRow(tx, LedgerAccount, row);
}

const inKeyOrder = (lines: readonly PostingLine[]): PostingLine[] =>
  [...lines].sort((a, b) => (accountKey(a.account) < accountKey(b.account) ? -1 : 1));

/** Adds each line to its account's sums, in one statement that locks the accounts in the order of their keys; returns how many there are. */
async function raiseAccounts(tx: EntityManager, templeId: string, lines: readonly PostingLine[]): Promise<number> {
  if (lines.length === 0) return 0;
  const sorted = inKeyOrder(lines);
  const added = (centsOf: (line: PostingLine) => number) => sorted.flatMap((line) => [accountKey(line.account), centsOf(line)]);
  const cases = `CASE accountKey ${'WHEN ? THEN ? '.repeat(sorted.length)}ELSE 0 END`;
  return execute(
    tx,
    `UPDATE ledger_accounts SET debitCents = debitCents + ${cases}, creditCents = creditCents + ${cases}
     WHERE templeId = ? AND accountKey IN (${sorted.map(() => '?').join(', ')})`,
    [
      ...added(({ debitCents }) => debitCents),
      ...added(({ creditCents }) => creditCents),
      templeId,
      ...sorted.map(({ account }) => accountKey(account)),
    ],
  );
}

/** Adds a line to its account's sums in one statement; a fund must have what is taken. */
async function spend(tx: EntityManager, templeId: string, { account, debitCents, creditCents }: PostingLine): Promise<void> {
  const isFund = account.kind === 'fund';
  const changed = await execute(
    tx,
    `UPDATE ledger_accounts SET debitCents = debitCents + ?, creditCents = creditCents + ?
     WHERE templeId = ? AND accountKey = ?${isFund ? ' AND creditCents + ? - debitCents >= ?' : ''}`,
    [debitCents, creditCents, templeId, accountKey(account), ...(isFund ? [creditCents, debitCents] : [])],
  );
  if (changed === 0) throw new DomainError('rule-violation', { message: say('ledger.fund-too-small') });
}
