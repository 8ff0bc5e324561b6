import { Injectable } from '@nestjs/common';
import {
  type AuditAction,
  type BodyOf,
  type Broadcast,
  type BroadcastChannel,
  type BroadcastStatus,
  type broadcastEndpoints,
  broadcastNoun,
  messagesOf,
  type TestedBroadcast,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { AudienceService } from './audience.service.ts';
import { BroadcastRow } from './broadcast.entity.ts';
import { assertOwnFund, type BroadcastBody, broadcastOf, contentOf, newBroadcast, timesOf } from './broadcast-content.ts';
import { moveBroadcast, suppressWaiting } from './broadcast-moves.ts';
import { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';
import { BroadcastTests } from './broadcast-tests.service.ts';
import { countsOf, viewOf } from './broadcast-views.ts';

const NOTHING_SENT = messagesOf(broadcastNoun)('broadcast.temple-not-approved');
type Recorded = Extract<AuditAction, `broadcast.${string}`>;
type Change = (tx: EntityManager, row: BroadcastRow) => Promise<object | undefined>;

/** What the office decides about broadcasts; the worker does the rest. */
@Injectable()
export class BroadcastDesk {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly audiences: AudienceService,
    private readonly tests: BroadcastTests,
    private readonly audit: Audit,
  ) {}

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
    const row = await broadcastOf(manager, actor, broadcastId);
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
      const after = await change(tx, await broadcastOf(tx, staff, broadcastId));
      return this.recorded(tx, staff, broadcastId, action, after);
    });
  }

  private async recorded(tx: EntityManager, actor: StaffActor, id: string, action: Recorded, after?: object): Promise<Broadcast> {
    const templeId = actor.temple.id;
    await this.audit.record(tx, { actor, templeId, action, subject: { kind: 'broadcast', id }, ...(after ? { after } : {}) });
    const row = await tx.findOneByOrFail(BroadcastRow, { templeId, id });
    return viewOf(row, await countsOf(tx, row));
  }
}
