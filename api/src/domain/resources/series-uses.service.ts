import { Injectable } from '@nestjs/common';
import type { BodyOf, resourceUseEndpoints, SeriesUse, UseSeries, UseSeriesDecision } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { type Actor, type StaffActor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import { Audit } from '../audit/audit.ts';
import { EventOccurrenceRow } from '../events/event-occurrence.entity.ts';
import { clashesOf } from './held-times.ts';
import { ResourceUseRow } from './resource-use.entity.ts';
import { ResourceUses } from './resource-uses.service.ts';
import { UseNotices } from './use-notices.service.ts';
import { clashView } from './use-views.ts';

type Decision = BodyOf<typeof resourceUseEndpoints.decideSeries>;

/** The dates of one event that wait for one hall, decided together. */
@Injectable()
export class SeriesUses {
  constructor(
    private readonly database: Database,
    private readonly uses: ResourceUses,
    private readonly notices: UseNotices,
    private readonly audit: Audit,
  ) {}

  /** Throws `not-found`, and `resource-use-elsewhere` for what isn't an event's date. */
  async series(actor: Actor, useId: string, now = new Date()): Promise<UseSeries> {
    const { reader } = this.database;
    const use = await eventUse(reader, staffOf(actor).temple.id, useId);
    const rows = await undecided(reader, use, now);
    const views = await Promise.all(rows.map((row) => seriesUse(reader, row)));
    return { waiting: views.filter(({ state }) => state === 'requested'), clashing: views.filter(({ state }) => state === 'clashing') };
  }

  /** Decides those among `useIds` that still wait, each by one statement, and notifies the office once. Throws the same. */
  async decide(actor: Actor, useId: string, { approve, reason, useIds }: Decision): Promise<UseSeriesDecision> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    const now = new Date();
    return this.database.transaction(async (tx) => {
      const current = () => tx.findOneBy(ResourceUseRow, { templeId, id: useId });
      const { before, resources } = await this.uses.lockUse(tx, templeId, current, []);
      const use = found(before);
      const ofSeries = new Set((await undecided(tx, await eventUse(tx, templeId, useId), now, useIds)).map(({ id }) => id));
      const state = approve ? ('confirmed' as const) : ('declined' as const);
      const decided = new Set<string>();
      for (const id of ofSeries) if (await decideOne(tx, { templeId, id }, { state, reason, now })) decided.add(id);
      for (const id of decided) await this.record(tx, staff, id, approve, reason);
      if (!approve) await this.uses.settleAll(tx, resources, now);
      const rows = await tx.find(ResourceUseRow, { where: { templeId, id: In(useIds) }, order: { startsAt: 'ASC', id: 'ASC' } });
      const first = rows.find(({ id }) => decided.has(id));
      if (first) await this.notices.decided(tx, found(resources.get(use.resourceId)), first, staff.accountId, decided.size);
      const views = await Promise.all(rows.map((row) => seriesUse(tx, row)));
      return { decided: views.filter(({ id }) => decided.has(id)), left: views.filter(({ id }) => !decided.has(id)) };
    });
  }

  private async record(tx: EntityManager, actor: StaffActor, id: string, approve: boolean, reason: string): Promise<void> {
    const action = approve ? 'resource-use.approved' : 'resource-use.declined';
    await this.audit.record(tx, { actor, templeId: actor.temple.id, action, subject: { kind: 'resource-use', id }, after: { reason } });
  }
}

async function eventUse(manager: EntityManager, templeId: string, id: string): Promise<ResourceUseRow> {
  const use = found(await manager.findOneBy(ResourceUseRow, { templeId, id }));
  if (use.source !== 'event') throw new DomainError('resource-use-elsewhere');
  return use;
}

/** What waits or is in conflict in the same hall, of the same event, and isn't over; only some of it where `ids` says so. */
function undecided(
  manager: EntityManager,
  { templeId, resourceId, sourceId }: ResourceUseRow,
  now: Date,
  ids?: readonly string[],
): Promise<ResourceUseRow[]> {
  const sameEvent = manager
    .createQueryBuilder(EventOccurrenceRow, 'date')
    .select('date.id')
    .innerJoin(EventOccurrenceRow, 'own', 'own.templeId = date.templeId AND own.eventId = date.eventId')
    .where('date.templeId = :templeId AND own.id = :sourceId');
  const states = ids ? ['requested' as const] : ['requested' as const, 'clashing' as const];
  return manager
    .createQueryBuilder(ResourceUseRow, 'held')
    .where({ templeId, resourceId, source: 'event', state: In(states), endsAt: MoreThan(now), ...(ids ? { id: In([...ids]) } : {}) })
    .andWhere(`held.sourceId IN (${sameEvent.getQuery()})`, { templeId, sourceId })
    .orderBy('held.startsAt', 'ASC')
    .getMany();
}

/** Returns whether it still waited. */
async function decideOne(
  tx: EntityManager,
  { templeId, id }: Pick<ResourceUseRow, 'templeId' | 'id'>,
  { state, reason, now }: { state: 'confirmed' | 'declined'; reason: string; now: Date },
): Promise<boolean> {
  const sql = 'UPDATE resource_uses SET state = ?, reason = ?, changedAt = ? WHERE templeId = ? AND id = ? AND state = ? AND endsAt > ?';
  return (await execute(tx, sql, [state, reason, now, templeId, id, 'requested', now])) === 1;
}

const seriesUse = async (manager: EntityManager, use: ResourceUseRow): Promise<SeriesUse> => ({
  id: use.id,
  startsAt: use.startsAt.toISOString(),
  state: use.state,
  clashes: use.state === 'clashing' ? (await clashesOf(manager, use)).map(clashView) : [],
});
