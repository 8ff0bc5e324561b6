import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type BodyOf,
  type Language,
  messagesOf,
  type officeStatementEndpoints,
  receiptNoun,
  type StatementRun,
  saidIn,
  type YearStatement,
} from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { composeMail } from '../../platform/mail/mail-html.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { type RenderedMessage, Templates } from '../../platform/outbox/templates.ts';
import { ReachableAccountsService } from '../accounts/reachable-accounts.service.ts';
import { Audit } from '../audit/audit.ts';
import { Receipt } from '../receipts/receipt.entity.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import type { StatementReader } from './statement.pdf.ts';
import { STATEMENT_MAIL_WORDS } from './statement-mail-words.ts';
import { statementRecord } from './statement-record.ts';
import { StatementRunRow } from './statement-run.entity.ts';
import { runView } from './statement-run-view.ts';
import { StatementSend } from './statement-send.entity.ts';
import { isYearOver } from './statement-years.ts';
import { messageKey, type YearDonor, YearDonors } from './year-donors.service.ts';

type RunBody = BodyOf<typeof officeStatementEndpoints.run>;
type RunKey = Pick<StatementRunRow, 'templeId' | 'id'>;

const say = messagesOf(receiptNoun);
const RUN = 'statement-run';
const MAIL = 'temple-statement';
/** Statements written in one transaction: progress shows, and a crash repeats little. */
const SLICE = 25;

/** Sends a temple's year-end statements to its donors, in the worker. */
@Injectable()
export class StatementRunsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly accounts: ReachableAccountsService,
    private readonly donors: YearDonors,
    private readonly outbox: Outbox,
    private readonly templates: Templates,
    private readonly audit: Audit,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(RUN, ({ data }) => this.work({ templeId: String(data.templeId), id: String(data.id) }));
    this.templates.add(MAIL, (message: StatementMessage) => this.mail(message));
    this.outbox.whenDead(MAIL, async (tx, { data }) => {
      const { statement } = data as unknown as StatementMessage;
      if (statement) await tx.update(StatementSend, { templeId: statement.templeId, id: statement.id }, { undeliveredAt: new Date() });
    });
  }

  /**
   * Throws `statement-year-running` before the year has ended at the temple, `state-conflict` while another run of it works,
   * `statements-current` where nobody is due, and `not-found` for one donor who gave nothing that year or can't be reached.
   */
  async start(actor: Actor, { year, donorId }: RunBody, claim: IdempotencyClaim): Promise<StatementRun> {
    const staff = staffOf(actor);
    const temple = await this.temples.byId(staff.temple.id);
    if (!isYearOver(year, [temple.timeZone], new Date())) throw new DomainError('statement-year-running');
    return this.database.transaction(async (tx) => {
      const run: StatementRunRow = {
        templeId: temple.id,
        id: claim.operationId,
        year,
        runningYear: year,
        status: 'running',
        donorKey: donorId ?? null,
        total: 0,
        done: 0,
        startedById: staff.accountId,
        startedBy: staff.fullName,
        startedAt: new Date(),
      };
      await this.endDead(tx, run);
      run.total = (await this.due(tx, run)).length;
      if (run.total === 0) throw new DomainError(donorId ? 'not-found' : 'statements-current');
      if (!(await insertOnce(tx, StatementRunRow, run)))
        throw new DomainError('state-conflict', { message: say('receipt.statements-running') });
      const { templeId, id } = run;
      await this.outbox.enqueue(tx, { kind: RUN, data: { templeId, id }, dedupeKey: `${RUN}:${id}` });
      const after = { year, statements: run.total };
      await this.audit.record(tx, { actor: staff, templeId, action: 'statement.run', subject: { kind: 'statement-run', id }, after });
      const view = runView(run);
      await claim.complete(tx, view);
      return view;
    });
  }

  /** A run whose job was given up doesn't keep its year. */
  private async endDead(tx: EntityManager, { templeId, year }: StatementRunRow): Promise<void> {
    const running = await tx.findOneBy(StatementRunRow, { templeId, runningYear: year });
    if (!running) return;
    const key = `${RUN}:${running.id}`;
    if ((await this.outbox.statesOf(tx, [key])).get(key) === 'waiting') return;
    await tx.update(StatementRunRow, { templeId, id: running.id }, { status: 'done', runningYear: null });
  }

  /** Writes what is due, slice by slice. A second worker or a second try finds less to do, never the same again. */
  private async work({ templeId, id }: RunKey): Promise<void> {
    const run = await this.database.reader.findOneByOrFail(StatementRunRow, { templeId, id });
    const temple = await this.temples.byId(templeId);
    const due = await this.due(this.database.reader, run);
    for (let at = 0; at < due.length; at += SLICE) {
      const slice = await Promise.all(due.slice(at, at + SLICE).map((donor) => this.addressed(donor)));
      await this.database.transaction(async (tx) => {
        for (const letter of slice) await this.send(tx, run, temple, letter);
        await tx.update(StatementRunRow, { templeId, id }, { done: Math.min(run.total, run.total - due.length + at + slice.length) });
      });
    }
    await this.database.transaction((tx) =>
      tx.update(StatementRunRow, { templeId, id }, { status: 'done', runningYear: null, done: run.total }),
    );
  }

  /** The donors a run still has to write to: the one it is for, or all who can be reached and have no current statement. */
  private async due(manager: EntityManager, { templeId, id, year, donorKey }: StatementRunRow): Promise<YearDonor[]> {
    const donors = await this.donors.of(manager, templeId, year);
    if (donorKey === null) return donors.filter(({ state }) => ['unsent', 'changed', 'undelivered'].includes(state));
    if (await manager.existsBy(StatementSend, { templeId, runId: id, donorKey })) return [];
    return donors.filter((donor) => donor.id === donorKey && donor.reach !== 'none');
  }

  /** Where a donor's statement goes: to the verified address of the account, or to the one on the gifts. */
  private async addressed(donor: YearDonor): Promise<Letter> {
    const account = donor.accountId ? await this.accounts.of(donor.accountId) : null;
    const language = account?.language ?? 'en';
    return account?.emailVerified
      ? { donor, language, email: account.email, signedIn: true }
      : { donor, language, email: donor.email, signedIn: false };
  }

  private async send(tx: EntityManager, { id: runId, year }: StatementRunRow, temple: Temple, letter: Letter): Promise<void> {
    const { donor, email, signedIn, language } = letter;
    if (!email) return;
    const { id: templeId, slug } = temple;
    const receipts = await tx.find(Receipt, { where: { templeId, id: In(donor.receiptIds) }, order: { receivedOn: 'ASC', id: 'ASC' } });
    const record = statementRecord(receipts, new Map([[templeId, slug]]));
    const limits = { temple: { slug, legalName: temple.legalName }, soFar: !isYearOver(year, [temple.timeZone], new Date()) };
    const statement: YearStatement = { year, ...record, ...limits, version: 1, correctedAt: null };
    const { digest, accountId: donorAccountId } = donor;
    const facts = { templeId, id: newId(), runId, year, donorKey: donor.id, donorAccountId, email, digest };
    if (!(await insertOnce(tx, StatementSend, { ...facts, record: JSON.stringify(statement), sentAt: new Date(), undeliveredAt: null })))
      return;
    const reader = { language, timeZone: temple.timeZone };
    const data = { statement: { templeId, id: facts.id }, temple: temple.name, slug, year, signedIn, reader } satisfies StatementMessage;
    await this.outbox.enqueue(tx, { kind: 'email', to: email, template: MAIL, data, dedupeKey: messageKey(facts) });
  }

  private async mail({ statement, temple, slug, year, signedIn, reader = IN_ENGLISH }: StatementMessage): Promise<RenderedMessage> {
    const { language } = reader;
    const words = saidIn(STATEMENT_MAIL_WORDS, language);
    const { subject, heading, what } = words.sent({ temple, year });
    const url = `${this.settings.publicUrl}/receipts?year=${year}&view=statement${slug ? `&temple=${encodeURIComponent(slug)}` : ''}`;
    const action = signedIn ? { action: { label: words.see, url } } : {};
    const mail = composeMail({ heading, paragraphs: [what], language, ...action });
    return { subject, ...mail, ...(await this.file(statement, year, reader)) };
  }

  private async file(statement: RunKey | null, year: number, reader: StatementReader): Promise<Pick<RenderedMessage, 'attachments'>> {
    if (!statement) return {};
    const { record } = await this.database.reader.findOneByOrFail(StatementSend, { templeId: statement.templeId, id: statement.id });
    const { statementPdf } = await import('./statement.pdf.ts');
    const content = await statementPdf(JSON.parse(record) as YearStatement, reader);
    return { attachments: [{ filename: `Statement ${year}.pdf`, contentType: 'application/pdf', content }] };
  }
}

/** Of messages queued before statements had languages. */
const IN_ENGLISH: StatementReader = { language: 'en', timeZone: 'UTC' };

interface Letter {
  donor: YearDonor;
  language: Language;
  email: string | null;
  signedIn: boolean;
}

interface StatementMessage {
  /** The sent statement whose file goes along. */
  statement: RunKey | null;
  temple: string;
  /** Absent in messages from before the link led to one temple's statement. */
  slug?: string;
  year: number;
  signedIn: boolean;
  reader?: StatementReader;
}
