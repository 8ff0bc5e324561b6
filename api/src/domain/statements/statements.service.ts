import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type GivingYear, type QueryOf, type receiptEndpoints, saidIn, type YearStatement } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { canonicalJson, sha256 } from '../../platform/documents/canonical-json.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { composeMail } from '../../platform/mail/mail-html.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { type RenderedMessage, Templates } from '../../platform/outbox/templates.ts';
import { ReachableAccountsService } from '../accounts/reachable-accounts.service.ts';
import type { Receipt } from '../receipts/receipt.entity.ts';
import { ReceiptsService } from '../receipts/receipts.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { givingYear } from './giving-year.ts';
import { STATEMENT_MAIL_WORDS } from './statement-mail-words.ts';
import { ofOneTemple, type StatementRecord, sameContent, statementRecord } from './statement-record.ts';
import { StatementVersion } from './statement-version.entity.ts';
import { isYearOver, yearOf } from './statement-years.ts';

type StatementQuery = QueryOf<typeof receiptEndpoints.statement>;

/** Year-end statements over all temples or of one, from the valid receipts; what was given out is kept, and corrected by a new version. */
@Injectable()
export class StatementsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly receipts: ReceiptsService,
    private readonly temples: TemplesService,
    private readonly accounts: ReachableAccountsService,
    private readonly outbox: Outbox,
    private readonly templates: Templates,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.templates.add('statement-corrected', (message: ChangedStatement) => this.changedMail(message, 'corrected'));
    this.templates.add('statement-extended', (message: ChangedStatement) => this.changedMail(message, 'extended'));
  }

  /** What was given in a year, by month. Gives no statement out. Throws `not-found` for a year that can't have gifts. */
  async giving(actor: Actor, yearText: string): Promise<GivingYear> {
    const year = yearOf(yearText);
    return givingYear(year, await this.receipts.validOfYear(this.database.reader, accountOf(actor).accountId, year));
  }

  /** The statement of a year. A past year's is kept as it was first given out. Throws `not-found` for a year that can't have one, or no such temple. */
  async statement(actor: Actor, yearText: string, query: StatementQuery): Promise<YearStatement> {
    return (await this.located(actor, yearText, query)).statement;
  }

  /** In the language of the account; days are those of the temple, or of the first of several. */
  async pdf(actor: Actor, yearText: string, query: StatementQuery): Promise<Buffer> {
    const { statement, timeZone } = await this.located(actor, yearText, query);
    const account = await this.accounts.of(accountOf(actor).accountId);
    const { statementPdf } = await import('./statement.pdf.ts');
    return statementPdf(statement, { language: account?.language ?? 'en', timeZone });
  }

  /** A statement, and the zone its days are in. */
  private async located(
    actor: Actor,
    yearText: string,
    { temple }: StatementQuery,
  ): Promise<{ statement: YearStatement; timeZone: string }> {
    const { accountId } = accountOf(actor);
    const year = yearOf(yearText);
    const current = await this.database.transaction((tx) => this.current(tx, accountId, year));
    const { record, version, issuedAt, soFar, temples } = current;
    const only = temple ? (temples.find(({ slug }) => slug === temple) ?? (await this.temples.approvedBySlug(temple))) : null;
    const named = record.household.find(({ slug }) => slug === only?.slug) ?? only;
    const statement = {
      year,
      temple: named && { slug: named.slug, legalName: named.legalName },
      ...(temple ? ofOneTemple(record, temple) : record),
      soFar,
      version,
      correctedAt: version > 1 ? issuedAt.toISOString() : null,
    };
    return { statement, timeZone: (only ?? temples[0])?.timeZone ?? 'UTC' };
  }

  /** A receipt was voided or replaced in the caller's transaction: if its year is over, the statement is corrected and the donor notified. */
  async correct(tx: EntityManager, receipt: Receipt, email: string | null, at: Date): Promise<void> {
    const { donorAccountId } = receipt;
    const year = statementYear(receipt);
    if (!donorAccountId) return;
    const { record, temples } = await this.compute(tx, donorAccountId, year, receipt.templeId);
    if (!isYearOver(year, zonesOf(temples), at)) return;
    const newest = await newestOf(tx, donorAccountId, year);
    await this.keep(tx, donorAccountId, year, record, (newest?.version ?? 1) + 1, at);
    await this.notify(tx, 'statement-corrected', receipt, email);
  }

  /** A receipt was issued in the caller's transaction: if its year's statement was given out before, it is corrected and the donor notified. */
  async added(tx: EntityManager, receipt: Receipt, email: string | null, at: Date): Promise<void> {
    const { donorAccountId } = receipt;
    const year = statementYear(receipt);
    // The running year has no version that could change.
    if (!donorAccountId || year >= at.getUTCFullYear()) return;
    const newest = await newestOf(tx, donorAccountId, year);
    if (!newest) return;
    const { record } = await this.compute(tx, donorAccountId, year);
    await this.keep(tx, donorAccountId, year, record, newest.version + 1, at);
    await this.notify(tx, 'statement-extended', receipt, email);
  }

  private async changedMail({ year, receiptNumber, accountId }: ChangedStatement, why: 'corrected' | 'extended'): Promise<RenderedMessage> {
    const account = accountId ? await this.accounts.of(accountId) : null;
    const language = account?.language ?? 'en';
    const words = saidIn(STATEMENT_MAIL_WORDS, language);
    const { subject, heading, [why]: what } = words.changed({ year, number: receiptNumber });
    const action = { label: words.seeChanged, url: `${this.settings.publicUrl}/receipts?year=${year}&view=statement` };
    return { subject, ...composeMail({ heading, paragraphs: [what, words.taxes], action, language }) };
  }

  private async notify(tx: EntityManager, template: string, receipt: Receipt, email: string | null): Promise<void> {
    if (!email) return;
    const data = {
      year: statementYear(receipt),
      receiptNumber: receipt.number,
      accountId: receipt.donorAccountId,
    } satisfies ChangedStatement;
    await this.outbox.enqueue(tx, { kind: 'email', to: email, template, data, dedupeKey: `${template}:${receipt.id}` });
  }

  private async current(
    tx: EntityManager,
    accountId: string,
    year: number,
  ): Promise<{ record: StatementRecord; version: number; issuedAt: Date; soFar: boolean; temples: Temple[] }> {
    const now = new Date();
    const { record, temples } = await this.compute(tx, accountId, year);
    const about = { record, temples };
    // The running year still grows: nothing of it is given out for good.
    if (!isYearOver(year, zonesOf(temples), now)) return { ...about, version: 1, issuedAt: now, soFar: true };
    const newest = await newestOf(tx, accountId, year);
    if (newest && sameContent(newest.record, record)) return { ...about, version: newest.version, issuedAt: newest.issuedAt, soFar: false };
    const version = (newest?.version ?? 0) + 1;
    await this.keep(tx, accountId, year, record, version, now);
    return { ...about, version, issuedAt: now, soFar: false };
  }

  /** The statement as the receipts are now, and its temples: also that of a temple whose last receipt was just voided. */
  private async compute(
    tx: EntityManager,
    accountId: string,
    year: number,
    ...alsoOf: string[]
  ): Promise<{ record: StatementRecord; temples: Temple[] }> {
    const receipts = await this.receipts.validOfYear(tx, accountId, year);
    const temples = await this.temples.named(tx, [...receipts.map(({ templeId }) => templeId), ...alsoOf]);
    const slugs = new Map([...temples].map(([id, { slug }]) => [id, slug]));
    return { record: statementRecord(receipts, slugs), temples: [...temples.values()] };
  }

  private async keep(
    tx: EntityManager,
    donorAccountId: string,
    year: number,
    content: StatementRecord,
    version: number,
    issuedAt: Date,
  ): Promise<void> {
    const record = canonicalJson(content);
    await insertRow(tx, StatementVersion, { id: newId(), donorAccountId, year, version, record, digest: sha256(record), issuedAt });
  }
}

/** The mail about a statement that changed. */
interface ChangedStatement {
  year: number;
  receiptNumber: string;
  /** Whose language it is in; absent in messages from before it was said. */
  accountId?: string | null;
}

const zonesOf = (temples: readonly Temple[]): string[] => temples.map(({ timeZone }) => timeZone);

/** The year a receipt counts for: of the temple's day, or of a check's postmark. */
export const statementYear = ({ receivedOn }: Receipt): number => Number(receivedOn.slice(0, 4));

const newestOf = async (tx: EntityManager, donorAccountId: string, year: number): Promise<StatementVersion | undefined> => {
  const [newest] = await tx.find(StatementVersion, { where: { donorAccountId, year }, order: { version: 'DESC' }, take: 1 });
  return newest;
};
