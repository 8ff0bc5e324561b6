import { Injectable } from '@nestjs/common';
import {
  type AuditAction,
  type BodyOf,
  messagesOf,
  type openingEndpoints,
  type Page,
  type PoojaOpening,
  poojaOpeningNoun,
  type QueryOf,
} from '@sannidhi/contracts';
import { instantOf } from '@sannidhi/panchanga';
import { type EntityManager, In } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { keysetPage } from '../../platform/database/keyset-page.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { newSeed, seedHashOf } from './fair-shuffle.ts';
import { moveOpening, ungateSlots } from './opening-moves.ts';
import { OpeningSlots } from './opening-slots.service.ts';
import { officeViewOf } from './opening-views.ts';
import { PoojaOpeningRow } from './pooja-opening.entity.ts';

const say = messagesOf(poojaOpeningNoun);
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

type OpeningBody = BodyOf<typeof openingEndpoints.add>;
type Recorded = Extract<AuditAction, `pooja-opening.${string}`>;

/** What the office decides about openings; the worker does the rest at its minute. */
@Injectable()
export class OpeningDesk {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly slots: OpeningSlots,
    private readonly audit: Audit,
  ) {}

  /** The temple's openings, latest first. */
  async list(actor: Actor, page: QueryOf<typeof openingEndpoints.list>): Promise<Page<PoojaOpening>> {
    const { temple } = staffOf(actor);
    const manager = this.database.reader;
    const query = manager.createQueryBuilder(PoojaOpeningRow, 'opening').where({ templeId: temple.id });
    const { items, nextCursor } = await keysetPage(query, { columns: ['opensAt', 'id'], direction: 'DESC' }, page);
    const at = await this.temples.of(manager, temple.id);
    const views = [];
    for (const opening of items) views.push(officeViewOf(opening, at, await this.slots.views(manager, opening)));
    return { items: views, nextCursor };
  }

  /** Throws `invalid-fields` for a time that can't be sold through it. */
  async add(actor: Actor, body: OpeningBody): Promise<PoojaOpening> {
    const staff = staffOf(actor);
    const temple = await this.temples.byId(staff.temple.id);
    const now = new Date();
    return this.database.transaction(async (tx) => {
      const opening = newOpening(temple, body, staff.accountId, now);
      await insertRow(tx, PoojaOpeningRow, opening);
      await this.slots.take(tx, opening, [], now);
      return this.recorded(tx, staff, temple, opening.id, 'pooja-opening.added', body);
    });
  }

  /** Throws `not-found`, `opening-changed` once people can join it, and `invalid-fields`. */
  async change(actor: Actor, openingId: string, body: OpeningBody): Promise<PoojaOpening> {
    const staff = staffOf(actor);
    const temple = await this.temples.byId(staff.temple.id);
    const now = new Date();
    return this.database.transaction(async (tx) => {
      const key = { templeId: temple.id, id: openingId };
      const before = found(await tx.findOneBy(PoojaOpeningRow, key));
      const columns = columnsOf(temple, body, now);
      const changeable = { ...key, status: In(['draft', ...(before.kind === body.kind ? ['announced' as const] : [])]) };
      const { affected } = await tx.update(PoojaOpeningRow, changeable, { ...columns, updatedAt: now });
      if (affected === 0) throw new DomainError('opening-changed');
      await this.slots.take(tx, { ...before, ...columns }, before.slotIds, now);
      return this.recorded(tx, staff, temple, openingId, 'pooja-opening.changed', body);
    });
  }

  /** Publishes it with its seed's hash; a draw begins to register. Throws `not-found`, `opening-changed` and `invalid-fields`. */
  async announce(actor: Actor, openingId: string): Promise<PoojaOpening> {
    const staff = staffOf(actor);
    const temple = await this.temples.byId(staff.temple.id);
    return this.database.transaction(async (tx) => {
      const opening = found(await tx.findOneBy(PoojaOpeningRow, { templeId: temple.id, id: openingId }));
      assertAhead(opening.opensAt, new Date());
      const to = opening.kind === 'draw' ? 'registering' : 'announced';
      if (!(await moveOpening(tx, opening, to))) throw new DomainError('opening-changed');
      return this.recorded(tx, staff, temple, openingId, 'pooja-opening.announced', { seedHash: opening.seedHash });
    });
  }

  /** What was booked stays; its times are sold as usual, and the worker notifies who waits. Throws `not-found` and `opening-changed`. */
  async cancel(actor: Actor, openingId: string, { reason }: BodyOf<typeof openingEndpoints.cancel>): Promise<PoojaOpening> {
    const staff = staffOf(actor);
    const temple = await this.temples.byId(staff.temple.id);
    return this.database.transaction(async (tx) => {
      const opening = found(await tx.findOneBy(PoojaOpeningRow, { templeId: temple.id, id: openingId }));
      if (!(await moveOpening(tx, opening, 'canceled', { canceledWhy: reason }))) throw new DomainError('opening-changed');
      await ungateSlots(tx, opening);
      return this.recorded(tx, staff, temple, openingId, 'pooja-opening.canceled', { reason });
    });
  }

  private async recorded(
    tx: EntityManager,
    actor: StaffActor,
    temple: Temple,
    id: string,
    action: Recorded,
    after: object,
  ): Promise<PoojaOpening> {
    await this.audit.record(tx, { actor, templeId: temple.id, action, subject: { kind: 'pooja-opening', id }, after });
    const opening = await tx.findOneByOrFail(PoojaOpeningRow, { templeId: temple.id, id });
    return officeViewOf(opening, temple, await this.slots.views(tx, opening));
  }
}

function columnsOf({ timeZone }: Temple, body: OpeningBody, now: Date) {
  const { opensOn, opensTime, waitMinutes, openHours, slotIds, ...columns } = body;
  const opensAt = new Date(instantOf(opensOn, opensTime, timeZone));
  assertAhead(opensAt, now);
  return {
    ...columns,
    slotIds: [...new Set(slotIds)],
    waitsAt: body.kind === 'line' ? new Date(opensAt.getTime() - waitMinutes * MINUTE_MS) : null,
    opensAt,
    closesAt: new Date(opensAt.getTime() + openHours * HOUR_MS),
    admittedThrough: opensAt,
  };
}

function newOpening(temple: Temple, body: OpeningBody, createdBy: string, now: Date): PoojaOpeningRow {
  const seed = newSeed();
  const counts = { tickets: null, listHash: null, joined: 0, lastTurn: 0, admittedTurn: 0, admitted: 0, free: 0 };
  const columns = columnsOf(temple, body, now);
  const made = { createdBy, createdAt: now, updatedAt: now, canceledWhy: null };
  return { templeId: temple.id, id: newId(), status: 'draft', ...columns, seed, seedHash: seedHashOf(seed), ...counts, ...made };
}

function assertAhead(opensAt: Date, now: Date): void {
  if (opensAt <= now) throw fieldError('opensOn', say('pooja-opening.opens-passed'));
}
