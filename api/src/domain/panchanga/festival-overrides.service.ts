import { Injectable } from '@nestjs/common';
import type { FestivalOverride } from '@sannidhi/contracts';
import { FESTIVAL_IDS } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { Calendars } from './calendars.ts';
import { FestivalOverrideRow } from './festival-override.entity.ts';
import { answered } from './places.service.ts';

/** One occurrence of a festival, by the date that its rule gives. */
export type Occurrence = Pick<FestivalOverride, 'festivalId' | 'computedDate'>;
type OwnDate = Pick<FestivalOverride, 'date' | 'note'>;

/** Festivals that a temple observes on its own dates; the rule's date and the temple's reason remain visible. */
@Injectable()
export class FestivalOverridesService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly calendars: Calendars,
    private readonly audit: Audit,
  ) {}

  /** The actor's temple's own dates, in order. */
  list(actor: Actor): Promise<FestivalOverride[]> {
    return listIn(this.database.reader, staffOf(actor).temple.id);
  }

  /** Moves an occurrence to another date, in the caller's transaction. */
  async set(tx: EntityManager, staff: StaffActor, occurrence: Occurrence, { date, note }: OwnDate): Promise<FestivalOverride[]> {
    const templeId = staff.temple.id;
    const before = await tx.findOneBy(FestivalOverrideRow, { templeId, ...occurrence });
    const row = { id: before?.id ?? newId(), templeId, ...occurrence, date, note, updatedAt: new Date() };
    if (before) await tx.update(FestivalOverrideRow, { templeId, id: row.id }, row);
    else await insertRow(tx, FestivalOverrideRow, row);
    const subject = { kind: 'festival', id: row.id };
    await this.audit.record(tx, { actor: staff, templeId, action: 'festival.moved', subject, before: before?.date, after: date, note });
    return listIn(tx, templeId);
  }

  /** Returns an occurrence to its rule's date, in the caller's transaction. Throws `not-found` if it wasn't moved. */
  async drop(tx: EntityManager, staff: StaffActor, occurrence: Occurrence): Promise<FestivalOverride[]> {
    const templeId = staff.temple.id;
    const row = found(await tx.findOneBy(FestivalOverrideRow, { templeId, ...occurrence }));
    await tx.delete(FestivalOverrideRow, { templeId, id: row.id });
    const subject = { kind: 'festival', id: row.id };
    const dates = { before: row.date, after: row.computedDate };
    await this.audit.record(tx, { actor: staff, templeId, action: 'festival.returned', subject, ...dates });
    return listIn(tx, templeId);
  }

  /** A temple's own dates, for anyone who asks about the temple. */
  ofTemple(templeId: string, manager: EntityManager = this.database.reader): Promise<FestivalOverride[]> {
    return listIn(manager, templeId);
  }

  /** Throws `not-found` unless the rule gives the festival that date at the temple. */
  async requireOccurrence(templeId: string, { festivalId, computedDate }: Occurrence): Promise<void> {
    if (!FESTIVAL_IDS.includes(festivalId)) throw new DomainError('not-found');
    const temple = await this.temples.byId(templeId);
    const { festivals } = answered(() => this.calendars.of(temple, {}).day(computedDate));
    found(festivals.find(({ id }) => id === festivalId) ?? null);
  }
}

async function listIn(manager: EntityManager, templeId: string): Promise<FestivalOverride[]> {
  const rows = await manager.find(FestivalOverrideRow, { where: { templeId }, order: { date: 'ASC', festivalId: 'ASC' } });
  return rows.map(({ festivalId, computedDate, date, note }) => ({ festivalId, computedDate, date, note }));
}
