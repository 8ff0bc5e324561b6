import { Inject, Injectable } from '@nestjs/common';
import {
  CALENDAR_SPAN_DAYS,
  type CalendarEntry,
  type CalendarLayer,
  messagesOf,
  poojaSlotNoun,
  type QueryOf,
  type TempleCalendar,
  type templeCalendarEndpoints,
} from '@sannidhi/contracts';
import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';
import { type EntityManager, MoreThan } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { fieldError } from '../../platform/http/domain-error.ts';
import { usesBetween } from '../resources/held-times.ts';
import { ResourceRow } from '../resources/resource.entity.ts';
import { ResourceUseRow } from '../resources/resource-use.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { CALENDAR_PARTS, type CalendarPart, type PartEntry } from './calendar-part.ts';
import { clashesByUse } from './clashing-uses.ts';
import { TempleSky } from './temple-sky.service.ts';

const say = messagesOf(poojaSlotNoun);
/** More conflicts than that are no longer a list to work through. */
const CONFLICTS = 50;

type Query = QueryOf<typeof templeCalendarEndpoints.read>;

/**
 * The temple's calendar: each noun's part reads its own records, halls and conflicts come from their uses, the sky is computed. Nothing is
 * stored for it, so it can't differ from what it shows.
 */
@Injectable()
export class TempleCalendarService {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly sky: TempleSky,
    @Inject(CALENDAR_PARTS) readonly parts: readonly CalendarPart[],
  ) {}

  /** Everything between two dates that the actor may read. Throws `invalid-fields` for a span that is backward or too long. */
  async read(actor: Actor, { from, to, most, language = 'en' }: Query, now = new Date()): Promise<TempleCalendar> {
    if (to < from) throw fieldError('to', say('pooja-slot.end-before-start'));
    if (to >= daysAfter(from, CALENDAR_SPAN_DAYS)) throw fieldError('to', say('pooja-slot.span-too-long', { days: CALENDAR_SPAN_DAYS }));
    const { permissions, temple: own } = staffOf(actor);
    const temple = await this.temples.byId(own.id);
    const { timeZone } = temple;
    const manager = this.database.reader;
    const span = { from: new Date(instantOf(from, '00:00', timeZone)), to: new Date(instantOf(daysAfter(to, 1), '00:00', timeZone)) };
    const parts = this.parts.filter(({ permission }) => permissions.includes(permission)).toSorted((one, other) => one.order - other.order);
    const uses = await usesBetween(manager, temple.id, span.from, span.to);
    const bySource = new Map(uses.map((use) => [`${use.source}:${use.sourceId}`, use]));
    const clashes = clashesByUse(uses);
    const read = parts.map(async (part) => {
      const entries = await part.entries({ reader: manager, templeId: temple.id, timeZone, ...span });
      return entries.map((entry) => entryOf(part, entry, bySource.get(`${part.source}:${entry.id}`), clashes, timeZone));
    });
    const entries = (await Promise.all(read)).flat().sort((one, other) => one.startsAt.localeCompare(other.startsAt));
    const days = await this.sky.days(temple, from, to, language);
    return {
      timeZone,
      days: days.map((day) => ({ ...day, counts: countsOf(entries, day.date) })),
      layers: layersOf(parts),
      entries: most === undefined ? entries : firstOf(entries, most),
      conflicts: await this.conflicts(manager, temple.id, timeZone, now),
    };
  }

  /** What waits for somebody to move it, from now on. */
  private async conflicts(manager: EntityManager, templeId: string, timeZone: string, now: Date): Promise<TempleCalendar['conflicts']> {
    const where = { templeId, state: 'clashing' as const, fromAt: MoreThan(now) };
    const rows = await manager.find(ResourceUseRow, { where, order: { fromAt: 'ASC' }, take: CONFLICTS });
    const resources = new Map((await manager.findBy(ResourceRow, { templeId })).map(({ id, name }) => [id, name]));
    return rows.map(({ sourceId, source, title, startsAt, resourceId }) => ({
      entryId: sourceId,
      source,
      title,
      date: dateAt(startsAt.getTime(), timeZone),
      resource: resources.get(resourceId) ?? '',
    }));
  }
}

function entryOf(
  { layer, noun }: CalendarPart,
  entry: PartEntry,
  use: ResourceUseRow | undefined,
  clashes: ReturnType<typeof clashesByUse>,
  timeZone: string,
): CalendarEntry {
  return {
    id: entry.id,
    layer: layer.name,
    noun,
    title: entry.title,
    place: entry.place ?? '',
    startsAt: entry.startsAt.toISOString(),
    endsAt: entry.endsAt.toISOString(),
    date: dateAt(entry.startsAt.getTime(), timeZone),
    taken: entry.taken ?? null,
    capacity: entry.capacity ?? null,
    isTentative: entry.isTentative ?? false,
    isPublic: entry.isPublic ?? false,
    person: entry.person ?? null,
    forId: entry.forId ?? null,
    resourceId: use && use.state !== 'declined' ? use.resourceId : null,
    setupMinutes: use?.setupMinutes ?? 0,
    teardownMinutes: use?.teardownMinutes ?? 0,
    clashes: use ? (clashes.get(use.id) ?? []) : [],
    mover: entry.mover ?? null,
    waitingUseId: use?.state === 'requested' ? use.id : null,
    path: entry.path,
  };
}

const layersOf = (parts: readonly CalendarPart[]): CalendarLayer[] => [...new Map(parts.map(({ layer }) => [layer.name, layer])).values()];

function countsOf(entries: readonly CalendarEntry[], date: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const entry of entries) if (entry.date === date) counts[entry.layer] = (counts[entry.layer] ?? 0) + 1;
  return counts;
}

/** The first entries of each layer and day, and every one in conflict. */
function firstOf(entries: readonly CalendarEntry[], most: number): CalendarEntry[] {
  const seen = new Map<string, number>();
  return entries.filter(({ layer, date, clashes, person }) => {
    if (person) return false;
    const key = `${layer}:${date}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count <= most || clashes.length > 0;
  });
}
