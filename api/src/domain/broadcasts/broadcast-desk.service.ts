import { Injectable } from '@nestjs/common';
import {
  type AuditAction,
  type BodyOf,
  type Broadcast,
  type BroadcastAudience,
  type BroadcastChannel,
  type BroadcastDetail,
  type BroadcastGroup,
  type BroadcastRecipient,
  type BroadcastStatus,
  type broadcastEndpoints,
  broadcastNoun,
  messagesOf,
  type Page,
  type QueryOf,
  type TestedBroadcast,
} from '@sannidhi/contracts';
import { instantOf } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { Fund } from '../funds/fund.entity.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { AudienceService } from './audience.service.ts';
import { BroadcastRow } from './broadcast.entity.ts';
import { BroadcastClicks } from './broadcast-clicks.service.ts';
import { moveBroadcast, suppressWaiting } from './broadcast-moves.ts';
import { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';
import { BroadcastTests } from './broadcast-tests.service.ts';
import { countsOf, recipientView, viewOf } from './broadcast-views.ts';

const say = messagesOf(broadcastNoun);
const NOTHING_SENT = say('broadcast.temple-not-approved');
type Recorded = Extract<AuditAction, `broadcast.${string}`>;
type BroadcastBody = BodyOf<typeof broadcastEndpoints.add>;
type Change = (tx: EntityManager, row: BroadcastRow) => Promise<object | undefined>;

/** What the office decides about broadcasts; the worker does the rest. */
@Injectable()
export class BroadcastDesk {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly audiences: AudienceService,
    private readonly clicks: BroadcastClicks,
    private readonly tests: BroadcastTests,
    private readonly audit: Audit,
  ) {}

  /** The temple's broadcasts, newest first. */
  async list(actor: Actor, { status, ...page }: QueryOf<typeof broadcastEndpoints.list>): Promise<Page<Broadcast>> {
    const manager = this.database.reader;
    const where = { templeId: staffOf(actor).temple.id, ...(status ? { status } : {}) };
    const query = manager.createQueryBuilder(BroadcastRow, 'broadcast').where(where);
    const { items, nextCursor } = await keysetPage(query, { columns: ['id'], direction: 'DESC' }, page);
    const views = [];
    for (const row of items) views.push(viewOf(row, await countsOf(manager, row)));
    return { items: views, nextCursor };
  }

  /** Throws `not-found`. */
  async show(actor: Actor, broadcastId: string): Promise<BroadcastDetail> {
    const manager = this.database.reader;
    const row = await this.rowOf(manager, actor, broadcastId);
    return { ...viewOf(row, await countsOf(manager, row)), ...(await this.clicks.of(manager, row)) };
  }

  /** Each message of a broadcast, in the order they are sent. Throws `not-found`. */
  async recipients(
    actor: Actor,
    broadcastId: string,
    { status, ...page }: QueryOf<typeof broadcastEndpoints.recipients>,
  ): Promise<Page<BroadcastRecipient>> {
    const manager = this.database.reader;
    const { templeId, id } = await this.rowOf(manager, actor, broadcastId);
    const where = { templeId, broadcastId: id, ...(status ? { status } : {}) };
    const query = manager.createQueryBuilder(BroadcastRecipientRow, 'recipient').where(where);
    const rows = await keysetPage(query, { columns: ['id'], direction: 'ASC' }, page);
    const ids = rows.items.map((row) => row.id);
    const clicks = await this.clicks.ofRecipients(manager, { templeId, id }, ids);
    return mapPage(rows, (row) => recipientView(row, clicks.get(row.id) ?? 0));
  }

  /** The groups of people that a broadcast can be for. */
  async groups(actor: Actor): Promise<BroadcastGroup[]> {
    return this.audiences.groups(this.database.reader, await this.temples.byId(staffOf(actor).temple.id));
  }

  /** Whom a draft would reach now. Throws `invalid-fields` for a fund the temple doesn't have. */
  async audience(actor: Actor, question: BodyOf<typeof broadcastEndpoints.audience>): Promise<BroadcastAudience> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    this.audiences.assertKnown(question.segment);
    await assertOwnFund(this.database.reader, { templeId: temple.id, segment: question.segment });
    return this.audiences.count(this.database.reader, temple, question);
  }

  /** Throws `invalid-fields` for a fund the temple doesn't have. */
  async add(actor: Actor, body: BroadcastBody): Promise<Broadcast> {
    const staff = staffOf(actor);
    this.audiences.assertKnown(body.segment);
    return this.database.transaction(async (tx) => {
      const row = newBroadcast(staff, body);
      await assertOwnFund(tx, row);
      await insertRow(tx, BroadcastRow, row);
      return this.recorded(tx, staff, row.id, 'broadcast.added', body);
    });
  }

  /** Throws `not-found`, `broadcast-changed` once it is scheduled, and what `add` throws. */
  async change(actor: Actor, broadcastId: string, body: BroadcastBody): Promise<Broadcast> {
    this.audiences.assertKnown(body.segment);
    return this.changing(actor, broadcastId, 'broadcast.changed', async (tx, { templeId, id }) => {
      await assertOwnFund(tx, { templeId, segment: body.segment });
      const { affected } = await tx.update(BroadcastRow, { templeId, id, status: 'draft' }, contentOf(body));
      if (affected === 0) throw new DomainError('broadcast-changed');
      return body;
    });
  }

  /** Sends it to the actor as a recipient would get it. Throws `not-found`, `temple-not-accepting`, `too-many-requests`. */
  async test(actor: Actor, broadcastId: string, { language }: BodyOf<typeof broadcastEndpoints.test>): Promise<TestedBroadcast> {
    let tested: BroadcastChannel[] = [];
    await this.tests.assertFew(staffOf(actor));
    const broadcast = await this.sending(actor, broadcastId, 'broadcast.tested', async (tx, row) => {
      tested = await this.tests.send(tx, row, staffOf(actor), language);
      return { language, channels: tested };
    });
    return { ...broadcast, tested };
  }

  /**
   * Throws `not-found`, `broadcast-changed`, `broadcast-nobody`, `temple-not-accepting`, and `invalid-fields` for a time that has passed
   * or an end that isn't after it.
   */
  async start(actor: Actor, broadcastId: string, body: BodyOf<typeof broadcastEndpoints.start>): Promise<Broadcast> {
    const temple = await this.temples.byId(staffOf(actor).temple.id);
    const times = timesOf(body, temple);
    await this.assertReachable(actor, temple, broadcastId);
    return this.sending(actor, broadcastId, 'broadcast.scheduled', async (tx, row) => {
      if (!(await moveBroadcast(tx, row, ['draft'], 'scheduled', times))) throw new DomainError('broadcast-changed');
      return times;
    });
  }

  /** Throws `not-found` and `broadcast-changed`. */
  pause(actor: Actor, broadcastId: string): Promise<Broadcast> {
    return this.moving(actor, broadcastId, 'broadcast.paused', ['scheduled', 'running'], 'paused');
  }

  /** One that hasn't begun begins now. Throws `not-found`, `broadcast-changed` and `temple-not-accepting`. */
  resume(actor: Actor, broadcastId: string): Promise<Broadcast> {
    const now = new Date();
    return this.sending(actor, broadcastId, 'broadcast.resumed', async (tx, row) => {
      const goesOn = { isLate: false, workedAt: row.startedAt ? now : null, scheduledAt: row.startedAt ? row.scheduledAt : now };
      const to = row.startedAt ? 'running' : 'scheduled';
      if (!(await moveBroadcast(tx, row, ['paused'], to, goesOn))) throw new DomainError('broadcast-changed');
      return { wasLate: row.isLate };
    });
  }

  /** What is in the outbox finds out there. Throws `not-found` and `broadcast-changed`. */
  cancel(actor: Actor, broadcastId: string): Promise<Broadcast> {
    return this.changing(actor, broadcastId, 'broadcast.canceled', async (tx, row) => {
      if (!(await moveBroadcast(tx, row, ['draft', 'scheduled', 'running', 'paused'], 'canceled', { isLate: false })))
        throw new DomainError('broadcast-changed');
      await suppressWaiting(tx, row, 'canceled');
      return undefined;
    });
  }

  /** Only failed ones: what is `unknown` may have arrived. Throws `not-found`, `broadcast-changed` and `temple-not-accepting`. */
  retry(actor: Actor, broadcastId: string): Promise<Broadcast> {
    return this.sending(actor, broadcastId, 'broadcast.retried', async (tx, row) => {
      const again = { workedAt: new Date(), finishedAt: null };
      if (!(await moveBroadcast(tx, row, ['finished'], 'running', again))) throw new DomainError('broadcast-changed');
      const failed = { templeId: row.templeId, broadcastId: row.id, status: 'failed' as const };
      const { affected } = await tx.update(BroadcastRecipientRow, failed, { status: 'queued', changedAt: new Date() });
      return { messages: affected };
    });
  }

  private async assertReachable(actor: Actor, temple: Temple, broadcastId: string): Promise<void> {
    const manager = this.database.reader;
    const row = await this.rowOf(manager, actor, broadcastId);
    const messages = await this.audiences.plan(manager, temple, row);
    if (!messages.some(({ reason }) => reason === null)) throw new DomainError('broadcast-nobody');
  }

  private moving(
    actor: Actor,
    broadcastId: string,
    action: Recorded,
    from: readonly BroadcastStatus[],
    to: BroadcastStatus,
  ): Promise<Broadcast> {
    return this.changing(actor, broadcastId, action, async (tx, row) => {
      if (!(await moveBroadcast(tx, row, from, to))) throw new DomainError('broadcast-changed');
      return {};
    });
  }

  /** What sends is refused with `temple-not-accepting` unless the temple is approved; a suspension waits for it, or it for the suspension. */
  private sending(actor: Actor, broadcastId: string, action: Recorded, change: Change): Promise<Broadcast> {
    return this.changing(actor, broadcastId, action, async (tx, row) => {
      await this.temples.mustAccept(tx, row.templeId, NOTHING_SENT);
      return change(tx, row);
    });
  }

  private changing(actor: Actor, broadcastId: string, action: Recorded, change: Change): Promise<Broadcast> {
    const staff = staffOf(actor);
    return this.database.transaction(async (tx) => {
      const after = await change(tx, await this.rowOf(tx, staff, broadcastId));
      return this.recorded(tx, staff, broadcastId, action, after);
    });
  }

  private async rowOf(manager: EntityManager, actor: Actor, id: string): Promise<BroadcastRow> {
    return found(await manager.findOneBy(BroadcastRow, { templeId: staffOf(actor).temple.id, id }));
  }

  private async recorded(tx: EntityManager, actor: StaffActor, id: string, action: Recorded, after?: object): Promise<Broadcast> {
    const templeId = actor.temple.id;
    await this.audit.record(tx, { actor, templeId, action, subject: { kind: 'broadcast', id }, ...(after ? { after } : {}) });
    const row = await tx.findOneByOrFail(BroadcastRow, { templeId, id });
    return viewOf(row, await countsOf(tx, row));
  }
}

/** A fund that is closed still has its givers. */
async function assertOwnFund(manager: EntityManager, { templeId, segment }: Pick<BroadcastRow, 'templeId' | 'segment'>): Promise<void> {
  const { fundId } = segment;
  const isKnown = !fundId || (await manager.existsBy(Fund, { templeId, id: fundId }));
  if (!isKnown) throw fieldError('segment.fundId', say('broadcast.fund-unknown'));
}

/** When it begins, and until when it is of use. Throws `invalid-fields`. */
function timesOf({ on, time, untilOn, untilTime }: BodyOf<typeof broadcastEndpoints.start>, { timeZone }: Temple) {
  const now = new Date();
  const scheduledAt = on && time ? new Date(instantOf(on, time, timeZone)) : now;
  if (scheduledAt < now) throw fieldError('on', say('broadcast.when-passed'));
  const usefulUntil = untilOn && untilTime ? new Date(instantOf(untilOn, untilTime, timeZone)) : null;
  if (usefulUntil && usefulUntil <= scheduledAt) throw fieldError('untilOn', say('broadcast.until-before-start'));
  return { scheduledAt, usefulUntil };
}

const contentOf = ({ perMinute, ...content }: BroadcastBody) => ({ ...content, perMinute: perMinute ?? null });

function newBroadcast({ accountId, temple }: StaffActor, body: BroadcastBody): BroadcastRow {
  const times = { scheduledAt: null, startedAt: null, finishedAt: null, usefulUntil: null, workedAt: null, isLate: false };
  const made = { createdBy: accountId, createdAt: new Date() };
  return { templeId: temple.id, id: newId(), status: 'draft', ...contentOf(body), ...times, ...made };
}
