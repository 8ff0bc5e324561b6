import { Injectable } from '@nestjs/common';
import type { LedgerEntryView, ledgerEndpoints, Page, QueryOf, TrialBalance } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { LedgerBooks } from './ledger-books.service.ts';

/** The office's view of its books. */
@Injectable()
export class JournalService {
  constructor(
    private readonly database: Database,
    private readonly books: LedgerBooks,
  ) {}

  /** The journal by accounting date, newest first; dates are the temple's civil days, both included. */
  async entries(actor: Actor, query: QueryOf<typeof ledgerEndpoints.entries>): Promise<Page<LedgerEntryView>> {
    return this.books.journal(this.database.reader, staffOf(actor).temple.id, query);
  }

  /** Every account's sides in the temple's civil days, both included; without `from` since the books began. */
  async trialBalance(actor: Actor, query: QueryOf<typeof ledgerEndpoints.trialBalance>): Promise<TrialBalance> {
    return this.books.trialBalance(this.database.reader, staffOf(actor).temple.id, query);
  }
}
