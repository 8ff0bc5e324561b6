import { messagesOf, type Resource, type ResourceUse, resourceUseNoun, type UseClash } from '@sannidhi/contracts';
import { dateAt, timeAt } from '@sannidhi/panchanga';
import type { StaffActor } from '../../platform/auth/actor.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { ResourceRow } from './resource.entity.ts';
import type { ResourceUseRow } from './resource-use.entity.ts';
import { closedAt, type UseTimes } from './use-times.ts';

const say = messagesOf(resourceUseNoun);
const MINUTE_MS = 60_000;

export const resourceView = (row: ResourceRow): Resource => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  capacity: row.capacity,
  opensAt: row.opensAt,
  closesAt: row.closesAt,
  closedDays: row.closedDays,
  needsApproval: row.needsApproval,
  setupMinutes: row.setupMinutes,
  teardownMinutes: row.teardownMinutes,
  serviceIds: row.serviceIds,
  active: row.active,
});

export const clashView = ({ id, source, sourceId, title, startsAt, endsAt, fromAt, untilAt }: ResourceUseRow): UseClash => ({
  id,
  source,
  sourceId,
  title,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  fromAt: fromAt.toISOString(),
  untilAt: untilAt.toISOString(),
});

/** A use as the office sees it. */
export function useView(row: ResourceUseRow, resource: ResourceRow, clashes: readonly ResourceUseRow[], timeZone: string): ResourceUse {
  const { resourceId, setupMinutes, teardownMinutes, note, state, reason, startsAt, endsAt, createdAt, changedAt } = row;
  return {
    ...clashView(row),
    resourceId,
    resourceName: resource.name,
    date: dateAt(startsAt.getTime(), timeZone),
    time: timeAt(startsAt.getTime(), timeZone),
    durationMinutes: Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS),
    setupMinutes,
    teardownMinutes,
    note,
    state,
    reason,
    clashes: clashes.map(clashView),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

/** Names what has the resource then. */
export function takenError(resource: ResourceRow, [first]: readonly ResourceUseRow[], timeZone: string): DomainError {
  if (!first) return new DomainError('resource-taken');
  const params = {
    title: first.title,
    resource: resource.name,
    fromAt: first.fromAt.toISOString(),
    untilAt: first.untilAt.toISOString(),
    timeZone,
  };
  const message = say('resource-use.taken', params);
  return new DomainError('resource-taken', { message, fields: { time: message } });
}

/** Throws `resource-closed` for a time at which the resource isn't open. */
export function assertOpen(resource: ResourceRow, times: UseTimes, timeZone: string): void {
  const closed = closedError(resource, times, timeZone);
  if (closed) throw closed;
}

/** Why nobody can have a resource then: `resource-retired` or `resource-closed`. Null where it is there and open. */
export const unavailable = (resource: ResourceRow, times: UseTimes, timeZone: string): DomainError | null =>
  resource.active ? closedError(resource, times, timeZone) : new DomainError('resource-retired');

/** Who manages resources needs nobody's approval; a change asks for it again. */
export const stateFor = ({ permissions }: StaffActor, { needsApproval }: ResourceRow): 'requested' | 'confirmed' =>
  needsApproval && !permissions.includes('resources:manage') ? 'requested' : 'confirmed';

function closedError(resource: ResourceRow, times: UseTimes, timeZone: string): DomainError | null {
  const closed = closedAt(resource, times, timeZone);
  if (!closed) return null;
  const { name, opensAt, closesAt } = resource;
  const message =
    closed === 'day'
      ? say('resource-use.closed-day', { resource: name })
      : say('resource-use.outside-hours', { resource: name, opensTime: opensAt, closesTime: closesAt });
  return new DomainError('resource-closed', { message, fields: { [closed === 'day' ? 'date' : 'time']: message } });
}
