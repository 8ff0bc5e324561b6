import { Injectable } from '@nestjs/common';
import type { BodyOf, FestivalOverride, panchangaEndpoints } from '@sannidhi/contracts';
import { FESTIVAL_IDS } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { Calendars } from './calendars.ts';
import { FestivalOverrideRow } from './festival-override.entity.ts';
import { answered } from './places.service.ts';

type Occurrence = { festivalId: string; computedDate: string };

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

  /** Moves an occurrence to another date. Throws `not-found` unless the rule gives the festival that date at the temple. */
  async set(actor: Actor, occurrence: Occurrence, { date, note }: BodyOf<typeof panchangaEndpoints.override>): Promise<FestivalOverride[]> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    await this.requireOccurrence(templeId, occurrence);
    return this.database.transaction(async (tx) => {
      const before = await tx.findOneBy(FestivalOverrideRow, { templeId, ...occurrence });
      const row = { id: before?.id ?? newId(), templeId, ...occurrence, date, note, updatedAt: new Date() };
      if (before) await tx.update(FestivalOverrideRow, { templeId, id: row.id }, row);
      else await insertRow(tx, FestivalOverrideRow, row);
      const subject = { kind: 'festival', id: row.id };
      await this.audit.record(tx, { actor: staff, templeId, action: 'festival.moved', subject, before: before?.date, after: date, note });
      return listIn(tx, templeId);
    });
  }

  /** Returns an occurrence to its rule's date. Throws `not-found` if it wasn't moved. */
  drop(actor: Actor, occurrence: Occurrence): Promise<FestivalOverride[]> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const row = found(await tx.findOneBy(FestivalOverrideRow, { templeId, ...occurrence }));
      await tx.delete(FestivalOverrideRow, { templeId, id: row.id });
      const subject = { kind: 'festival', id: row.id };
      await this.audit.record(tx, {
        actor: staff,
        templeId,
        action: 'festival.returned',
        subject,
        before: row.date,
        after: row.computedDate,
      });
      return listIn(tx, templeId);
    });
  }

  /** A temple's own dates, for anyone who asks about the temple. */
  ofTemple(templeId: string): Promise<FestivalOverride[]> {
    return listIn(this.database.reader, templeId);
  }

  private async requireOccurrence(templeId: string, { festivalId, computedDate }: Occurrence): Promise<void> {
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
