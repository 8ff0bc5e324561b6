import { Injectable } from '@nestjs/common';
import {
  type BodyOf,
  messagesOf,
  type OfficeCards,
  type QueryOf,
  type Resource,
  type ResourceTimes,
  type resourceEndpoints,
  resourceNoun,
  type UseState,
} from '@sannidhi/contracts';
import { dateAt, instantOf } from '@sannidhi/panchanga';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { isDuplicate } from '../../platform/database/database-errors.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { clashesOf, lockResource } from './held-times.ts';
import { ResourceRow } from './resource.entity.ts';
import { ResourceUseRow } from './resource-use.entity.ts';
import { closedAt, freeTimes, minutesLeft, searchedUntil, useTimesOf } from './use-times.ts';
import { clashView, resourceView } from './use-views.ts';

type ResourceBody = BodyOf<typeof resourceEndpoints.create>;

const say = messagesOf(resourceNoun);
const MINUTE_MS = 60_000;

/** The temple's halls and other resources, and when they are free. */
@Injectable()
export class ResourceDesk {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly audit: Audit,
  ) {}

  /** In order of their names, those in use first. */
  async list(actor: Actor): Promise<Resource[]> {
    const where = { templeId: staffOf(actor).temple.id };
    const rows = await this.database.reader.find(ResourceRow, { where, order: { active: 'DESC', name: 'ASC' } });
    return rows.map(resourceView);
  }

  /** How many uses to come are in conflict, how many wait for approval, and the first of these. */
  async waiting(actor: Actor, now = new Date()): Promise<OfficeCards['halls']> {
    const { id: templeId, timeZone } = await this.temples.byId(staffOf(actor).temple.id);
    const where = (state: UseState) => ({ templeId, state, fromAt: MoreThan(now) });
    const { reader } = this.database;
    const first = await reader.findOne(ResourceUseRow, { where: where('requested'), order: { fromAt: 'ASC', id: 'ASC' } });
    return {
      conflicts: await reader.countBy(ResourceUseRow, where('clashing')),
      requests: await reader.countBy(ResourceUseRow, where('requested')),
      request: first && { id: entryIdOf(first), date: dateAt(first.startsAt.getTime(), timeZone) },
    };
  }

  /** Adds one. Throws `duplicate` for a name the temple has, and `invalid-fields` for a pooja that isn't its own or is elsewhere. */
  create(actor: Actor, body: ResourceBody): Promise<Resource> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const now = new Date();
      const row = { templeId, id: newId(), ...body, version: 0, createdAt: now, updatedAt: now };
      await assertPoojas(tx, row);
      await insertRow(tx, ResourceRow, row).catch(refuseDouble);
      const subject = { kind: 'resource', id: row.id };
      await this.audit.record(tx, { actor: staff, templeId, action: 'resource.added', subject, after: body });
      return resourceView(row);
    });
  }

  /** Changes one; its uses stay as they are. Throws `not-found` and the same. */
  change(actor: Actor, id: string, body: ResourceBody): Promise<Resource> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const before = await lockResource(tx, { templeId, id });
      const row = { ...before, ...body, updatedAt: new Date() };
      await assertPoojas(tx, row);
      await tx.update(ResourceRow, { templeId, id }, { ...body, updatedAt: row.updatedAt }).catch(refuseDouble);
      const subject = { kind: 'resource', id };
      const change = { before: resourceView(before), after: body };
      await this.audit.record(tx, { actor: staff, templeId, action: 'resource.changed', subject, ...change });
      return resourceView(row);
    });
  }

  /** Whether it is free at a time, and when it is next. Throws `not-found`. */
  async times(actor: Actor, id: string, query: QueryOf<typeof resourceEndpoints.times>, now = new Date()): Promise<ResourceTimes> {
    const templeId = staffOf(actor).temple.id;
    const manager = this.database.reader;
    const resource = found(await manager.findOneBy(ResourceRow, { templeId, id }));
    const { timeZone } = await this.temples.byId(templeId);
    const { date, time, durationMinutes, except = '', setupMinutes, teardownMinutes } = query;
    const startsAt = new Date(instantOf(date, time, timeZone));
    const lengthMs = durationMinutes * MINUTE_MS;
    const times = useTimesOf(resource, { startsAt, endsAt: new Date(startsAt.getTime() + lengthMs), setupMinutes, teardownMinutes });
    const searched = { templeId, resourceId: id, id: except, untilAt: new Date(instantOf(searchedUntil(date), '00:00', timeZone)) };
    const fromAt = new Date(Math.min(instantOf(date, '00:00', timeZone), times.fromAt.getTime()));
    const held = (await clashesOf(manager, { ...searched, fromAt })).filter(({ sourceId }) => sourceId !== except);
    return {
      startsAt: times.startsAt.toISOString(),
      endsAt: times.endsAt.toISOString(),
      fromAt: times.fromAt.toISOString(),
      untilAt: times.untilAt.toISOString(),
      clashes: held.filter((use) => use.fromAt < times.untilAt && use.untilAt > times.fromAt).map(clashView),
      isOutsideHours: closedAt(resource, times, timeZone) !== null,
      minutesLeft: minutesLeft(resource, times, timeZone),
      free: freeTimes({ resource, date, time, lengthMs, setupMinutes, teardownMinutes, timeZone, held, now }),
    };
  }
}

/** A pooja has one resource for itself at most, so that its times have one place. */
async function assertPoojas(tx: EntityManager, { templeId, id, serviceIds }: ResourceRow): Promise<void> {
  if (serviceIds.length === 0) return;
  const services = await tx.findBy(PoojaServiceRow, { templeId, id: In(serviceIds) });
  found(serviceIds.every((each) => services.some((service) => service.id === each)) || null);
  for (const other of await tx.findBy(ResourceRow, { templeId })) {
    const taken = other.id !== id && services.find((service) => other.serviceIds.includes(service.id));
    if (taken) throw fieldError('serviceIds', say('resource.pooja-elsewhere', { pooja: taken.name, resource: other.name }));
  }
}

function refuseDouble(error: unknown): never {
  throw isDuplicate(error) ? fieldError('name', say('resource.name-taken'), 'duplicate') : error;
}

/** Its entry in the temple's calendar: that of the event or pooja it is for. */
const entryIdOf = ({ source, id, sourceId }: ResourceUseRow): string => (source === 'office' ? id : sourceId);
