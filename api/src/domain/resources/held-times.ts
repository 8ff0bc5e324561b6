import { HELD_USES, type UseState } from '@sannidhi/contracts';
import { type EntityManager, In, LessThan, MoreThan, Not } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import { insertRow, insertRowIf } from '../../platform/database/rows.ts';
import type { Piece } from '../../platform/database/table.ts';
import { found } from '../../platform/http/domain-error.ts';
import { ResourceRow } from './resource.entity.ts';
import { ResourceUseRow } from './resource-use.entity.ts';

/** No use lasts longer, setup and teardown included: a week and a day. What began before can't reach into a time. */
const LONGEST_MS = 8 * 86_400_000;

export type ResourceKey = Pick<ResourceRow, 'templeId' | 'id'>;
type Span = Pick<ResourceUseRow, 'templeId' | 'resourceId' | 'id' | 'fromAt' | 'untilAt'>;

/** A resource that nobody else gives away until the transaction ends. Throws `not-found`. */
export async function lockResource(tx: EntityManager, { templeId, id }: ResourceKey): Promise<ResourceRow> {
  await execute(tx, 'UPDATE resources SET version = version + 1 WHERE templeId = ? AND id = ?', [templeId, id]);
  return found(await tx.findOneBy(ResourceRow, { templeId, id }));
}

/** What has a resource at some time of a span, besides the use itself. */
export function clashesOf(manager: EntityManager, { templeId, resourceId, id, fromAt, untilAt }: Span): Promise<ResourceUseRow[]> {
  const from = new Date(fromAt.getTime() - LONGEST_MS);
  return manager
    .createQueryBuilder(ResourceUseRow, 'held')
    .where({ templeId, resourceId, id: Not(id), state: In([...HELD_USES]), untilAt: MoreThan(fromAt) })
    .andWhere('held.fromAt > :from AND held.fromAt < :untilAt', { from, untilAt })
    .orderBy('held.fromAt', 'ASC')
    .getMany();
}

/** Inserts a use where nothing else has its resource then; its resource is locked. Returns whether it did. */
export function insertHeld(tx: EntityManager, use: ResourceUseRow): Promise<boolean> {
  const free = freeOf(use);
  const values = [use.templeId, use.resourceId, ...free.values];
  return insertRowIf(tx, ResourceUseRow, use, { sql: `FROM resources WHERE templeId = ? AND id = ? AND ${free.sql}`, values });
}

/** Gives a use the place and time of `use` where nothing else has that resource then; it is locked. Returns whether it did. */
export async function updateHeld(tx: EntityManager, use: ResourceUseRow): Promise<boolean> {
  const { templeId, id, resourceId, startsAt, endsAt, setupMinutes, teardownMinutes, fromAt, untilAt, state, changedAt } = use;
  const free = freeOf(use);
  const sql = `UPDATE resource_uses SET resourceId = ?, startsAt = ?, endsAt = ?, setupMinutes = ?, teardownMinutes = ?, fromAt = ?,
    untilAt = ?, state = ?, changedAt = ? WHERE templeId = ? AND id = ? AND ${free.sql}`;
  const times = [resourceId, startsAt, endsAt, setupMinutes, teardownMinutes, fromAt, untilAt, state, changedAt];
  return (await execute(tx, sql, [...times, templeId, id, ...free.values])) === 1;
}

/** Gives uses that were in conflict and aren't anymore their resource, which is locked, the oldest first; events ask for its approval. */
export async function settle(tx: EntityManager, resource: ResourceRow, now: Date): Promise<ResourceUseRow[]> {
  const where = { templeId: resource.templeId, resourceId: resource.id, state: 'clashing' as const, untilAt: MoreThan(now) };
  const waiting = await tx.find(ResourceUseRow, { where, order: { createdAt: 'ASC', id: 'ASC' } });
  const settled = [];
  for (const use of waiting) {
    // The person who planned the event isn't known here, so we can't tell whether they may approve the use.
    const state = use.source === 'event' && resource.needsApproval ? ('requested' as const) : ('confirmed' as const);
    const after = { ...use, state, changedAt: now };
    if (await updateHeld(tx, after)) settled.push(after);
  }
  return settled;
}

/** Writes a use as it is, which doesn't have its resource: in conflict, or declined. */
export async function keepWithout(tx: EntityManager, use: ResourceUseRow, isNew: boolean): Promise<void> {
  if (isNew) await insertRow(tx, ResourceUseRow, use);
  else await tx.update(ResourceUseRow, { templeId: use.templeId, id: use.id }, use);
}

/** Uses of a temple that are over or in conflict don't keep others away. */
export const isHeld = (state: UseState): boolean => HELD_USES.some((each) => each === state);

/** That nothing else has a use's resource at its time. A derived table, as MySQL doesn't read the table that it changes. */
function freeOf({ templeId, resourceId, id, fromAt, untilAt }: Span): Piece {
  const sql = `NOT EXISTS (SELECT 1 FROM (SELECT held.id FROM resource_uses held WHERE held.templeId = ? AND held.resourceId = ?
    AND held.fromAt > ? AND held.fromAt < ? AND held.untilAt > ? AND held.state IN (?, ?) AND held.id <> ? LIMIT 1) AS other)`;
  const from = new Date(fromAt.getTime() - LONGEST_MS);
  return { sql, values: [templeId, resourceId, from, untilAt, fromAt, ...HELD_USES, id] };
}

/** Those of some resources that begin before `to` and end after `from`, whatever became of them. */
export const usesBetween = (manager: EntityManager, templeId: string, from: Date, to: Date): Promise<ResourceUseRow[]> =>
  manager
    .createQueryBuilder(ResourceUseRow, 'held')
    .where({ templeId, fromAt: MoreThan(new Date(from.getTime() - LONGEST_MS)), untilAt: MoreThan(from) })
    .andWhere({ startsAt: LessThan(to) })
    .orderBy('held.fromAt', 'ASC')
    .getMany();
