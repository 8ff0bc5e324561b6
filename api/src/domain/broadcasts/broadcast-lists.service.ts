import { Injectable } from '@nestjs/common';
import type {
  BodyOf,
  Broadcast,
  BroadcastAudience,
  BroadcastDetail,
  BroadcastGroup,
  BroadcastRecipient,
  broadcastEndpoints,
  Page,
  QueryOf,
} from '@sannidhi/contracts';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage, mapPage } from '../../platform/database/keyset-page.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { AudienceService } from './audience.service.ts';
import { BroadcastRow } from './broadcast.entity.ts';
import { BroadcastClicks } from './broadcast-clicks.service.ts';
import { assertOwnFund, broadcastOf } from './broadcast-content.ts';
import { BroadcastRecipientRow } from './broadcast-recipient.entity.ts';
import { countsOf, recipientView, viewOf } from './broadcast-views.ts';

/** What the office sees of its broadcasts, and whom one would reach. */
@Injectable()
export class BroadcastLists {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly audiences: AudienceService,
    private readonly clicks: BroadcastClicks,
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
    const row = await broadcastOf(manager, actor, broadcastId);
    return { ...viewOf(row, await countsOf(manager, row)), ...(await this.clicks.of(manager, row)) };
  }

  /** Each message of a broadcast, in the order they are sent. Throws `not-found`. */
  async recipients(
    actor: Actor,
    broadcastId: string,
    { status, ...page }: QueryOf<typeof broadcastEndpoints.recipients>,
  ): Promise<Page<BroadcastRecipient>> {
    const manager = this.database.reader;
    const { templeId, id } = await broadcastOf(manager, actor, broadcastId);
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
}
