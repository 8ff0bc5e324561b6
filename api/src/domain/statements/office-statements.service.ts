import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  type Language,
  type officeStatementEndpoints,
  type Page,
  type QueryOf,
  STATEMENT_STATES,
  type StatementDonor,
  type StatementState,
  type StatementSummary,
} from '@sannidhi/contracts';
import { stringify } from 'csv-stringify';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { csvOptions } from '../../platform/documents/csv.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { StatementRunRow } from './statement-run.entity.ts';
import { runView } from './statement-run-view.ts';
import { isYearOver } from './statement-years.ts';
import { unreachedCsv } from './unreached-csv.ts';
import { type YearDonor, YearDonors } from './year-donors.service.ts';

type DonorsQuery = QueryOf<typeof officeStatementEndpoints.donors>;
type YearQuery = QueryOf<typeof officeStatementEndpoints.summary>;

/** The office's view of a year's statements. */
@Injectable()
export class OfficeStatementsService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly donors: YearDonors,
  ) {}

  /** A temple's donors of a year, by name; the cursor is the last donor's id. */
  async list(actor: Actor, { year, search, state, cursor, limit }: DonorsQuery): Promise<Page<StatementDonor>> {
    const all = await this.donors.of(this.database.reader, staffOf(actor).temple.id, year);
    const wanted = search?.toLowerCase() ?? '';
    const matching = all.filter(
      (donor) => (!state || donor.state === state) && `${donor.donorName} ${donor.email ?? ''}`.toLowerCase().includes(wanted),
    );
    const start = cursor ? matching.findIndex(({ id }) => id === cursor) + 1 : 0;
    const items = matching.slice(start, start + limit);
    return { items: items.map(shown), nextCursor: start + limit < matching.length ? (items.at(-1)?.id ?? null) : null };
  }

  async summary(actor: Actor, { year }: YearQuery): Promise<StatementSummary> {
    const manager = this.database.reader;
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    const donors = await this.donors.of(manager, temple.id, year);
    const [run] = await manager.find(StatementRunRow, { where: { templeId: temple.id, year }, order: { id: 'DESC' }, take: 1 });
    const sum = (of: 'totalCents' | 'deductibleCents') => donors.reduce((total, donor) => total + donor[of], 0);
    const count = (state: StatementState) => donors.filter((donor) => donor.state === state).length;
    return {
      year,
      over: isYearOver(year, [temple.timeZone], new Date()),
      donorCount: donors.length,
      totalCents: sum('totalCents'),
      deductibleCents: sum('deductibleCents'),
      states: Object.fromEntries(STATEMENT_STATES.map((state) => [state, count(state)])) as Record<StatementState, number>,
      run: run ? runView(run) : null,
    };
  }

  /** Donors without an email, or whose mail wasn't delivered, as CSV for a letter, worded in `language`. */
  async unreached(actor: Actor, { year }: YearQuery, language: Language): Promise<Readable> {
    const donors = await this.donors.of(this.database.reader, staffOf(actor).temple.id, year);
    const { columns, rows } = unreachedCsv(donors, language);
    return Readable.from(rows).pipe(stringify(csvOptions(columns)));
  }
}

const shown = ({ accountId: _account, phone: _phone, receiptIds: _receipts, digest: _digest, ...donor }: YearDonor): StatementDonor =>
  donor;
