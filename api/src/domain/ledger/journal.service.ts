import { Injectable } from '@nestjs/common';
import type { LedgerEntryView, ledgerEndpoints, Page, QueryOf, TrialBalance } from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { dayAfter, startOfDay } from '../../platform/documents/words.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { LedgerBooks } from './ledger-books.service.ts';

/** The office's view of its books. */
@Injectable()
export class JournalService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly books: LedgerBooks,
  ) {}

  /** The journal, newest first; dates are the temple's civil days, both included. */
  async entries(actor: Actor, { from, to, ...page }: QueryOf<typeof ledgerEndpoints.entries>): Promise<Page<LedgerEntryView>> {
    const { id, timeZone } = await this.temples.byId(staffOf(actor).temple.id);
    const days = { from: from ? startOfDay(from, timeZone) : undefined, until: to ? startOfDay(dayAfter(to), timeZone) : undefined };
    return this.books.journal(this.database.reader, id, { ...days, ...page });
  }

  async trialBalance(actor: Actor): Promise<TrialBalance> {
    return this.books.trialBalance(this.database.reader, staffOf(actor).temple.id);
  }
}
