import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';
import type { EntityManager } from 'typeorm';
import { EventSeriesRow } from '../../domain/events/event.entity.ts';
import { EventOccurrenceRow } from '../../domain/events/event-occurrence.entity.ts';
import { useOfDate } from '../../domain/events/event-uses.ts';
import { PoojaServiceRow } from '../../domain/poojas/pooja-service.entity.ts';
import { insertHeld, keepWithout } from '../../domain/resources/held-times.ts';
import { PoojaUses } from '../../domain/resources/pooja-uses.service.ts';
import { ResourceRow } from '../../domain/resources/resource.entity.ts';
import { ResourceUseRow } from '../../domain/resources/resource-use.entity.ts';
import { useTimesOf } from '../../domain/resources/use-times.ts';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { type DemoStep, demoId } from '../demo-step.ts';
import { DEMO_HOME_TEMPLE } from '../demo-temples.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAYS_SHOWN = 120;
const MAIN_HALL = 'Main hall';

const HALLS = [
  { name: MAIN_HALL, kind: 'hall', capacity: 400, setupMinutes: 30, teardownMinutes: 0, needsApproval: false },
  { name: 'Shrine', kind: 'shrine', capacity: 60, setupMinutes: 0, teardownMinutes: 0, needsApproval: true },
  { name: 'Annapurna kitchen', kind: 'kitchen', capacity: 40, setupMinutes: 0, teardownMinutes: 30, needsApproval: false },
  { name: 'Classrooms', kind: 'hall', capacity: 80, setupMinutes: 10, teardownMinutes: 10, needsApproval: false },
  { name: 'Temple van', kind: 'vehicle', capacity: 12, setupMinutes: 0, teardownMinutes: 0, needsApproval: true },
] as const;

/** Uses of the office's own, by the day from today; one waits for approval. */
const USES = [
  { hall: MAIN_HALL, title: 'Suprabhatam chanting', note: '', day: 0, time: '06:30', minutes: 45 },
  { hall: MAIN_HALL, title: 'Yoga for everyone', note: 'Bring a mat', day: 0, time: '08:00', minutes: 60 },
  { hall: 'Shrine', title: 'Garlands and alankaram', note: 'Closed to visitors meanwhile', day: 0, time: '06:00', minutes: 60 },
  { hall: 'Annapurna kitchen', title: 'Dinner prasadam', note: '', day: 0, time: '15:00', minutes: 180 },
  { hall: 'Classrooms', title: 'Vedic chanting class', note: '', day: 0, time: '09:30', minutes: 90 },
  { hall: 'Classrooms', title: 'Carnatic vocal class', note: '', day: 0, time: '19:00', minutes: 90 },
  { hall: 'Temple van', title: 'Ride for seniors', note: 'Pickup in Edison and Iselin', day: 0, time: '10:00', minutes: 90 },
  { hall: MAIN_HALL, title: 'Kuchipudi rehearsal', note: '22 dancers, led by Lata Menon', day: 0, time: '20:00', minutes: 90 },
  { hall: MAIN_HALL, title: 'Bhajan group', note: '', day: 1, time: '18:00', minutes: 75 },
  { hall: MAIN_HALL, title: 'Yoga for seniors', note: '', day: 3, time: '09:00', minutes: 60 },
  { hall: 'Annapurna kitchen', title: 'Prasadam cooking', note: '', day: 0, time: '06:30', minutes: 300 },
  { hall: 'Annapurna kitchen', title: 'Annadanam', note: 'Lunch for everyone', day: 2, time: '08:00', minutes: 330 },
  { hall: 'Annapurna kitchen', title: 'Hood cleaning', note: 'Closed meanwhile', day: 4, time: '09:00', minutes: 240 },
  { hall: 'Classrooms', title: 'Telugu class', note: '', day: 0, time: '17:30', minutes: 60 },
  { hall: 'Temple van', title: 'Flowers from the market', note: '', day: 1, time: '06:30', minutes: 120 },
  { hall: 'Temple van', title: 'Visit to Menlo Park care home', note: '', day: 5, time: '13:00', minutes: 180, state: 'requested' },
] as const;

/** Events that have a hall for themselves. */
const EVENTS: Readonly<Record<string, string>> = {
  'Kartika Deepotsavam': MAIN_HALL,
  'Satyanarayana Pooja for all': MAIN_HALL,
  'Bala Vihar (classes for children)': 'Classrooms',
};
/** Poojas that do. */
const POOJAS = 'Satyanarayana';

/** The home temple's halls: in use by its events, poojas and the office, full on the day of the demo, with a conflict to solve. */
export const hallsDemo: DemoStep = {
  name: 'halls',
  after: ['events', 'poojas'],
  async seed({ database, get, now }) {
    const temple = await database.reader.findOneByOrFail(Temple, { slug: DEMO_HOME_TEMPLE });
    const services = await database.reader.findBy(PoojaServiceRow, { templeId: temple.id });
    const serviceIds = services.filter(({ name }) => name.startsWith(POOJAS)).map(({ id }) => id);
    await database.transaction(async (tx) => {
      if (await tx.existsBy(ResourceRow, { templeId: temple.id })) return;
      const halls = new Map<string, ResourceRow>();
      for (const hall of HALLS) {
        const row = hallRow(temple, hall, hall.name === MAIN_HALL ? serviceIds : [], now);
        await insertRow(tx, ResourceRow, row);
        halls.set(row.name, row);
      }
      for (const use of USES) await placeUse(tx, temple, halls, use, now);
      await placeEvents(tx, temple, halls, now);
    });
    await get(PoojaUses).followDue(now);
  },
};

function hallRow(temple: Temple, hall: (typeof HALLS)[number], serviceIds: string[], now: Date): ResourceRow {
  const at = new Date(now.getTime() - 400 * DAY_MS);
  const id = demoId(`hall:${temple.slug}:${hall.name}`, at);
  const open = { opensAt: '06:00', closesAt: '22:00', closedDays: [], active: true, version: 0 };
  return { templeId: temple.id, id, ...hall, ...open, serviceIds, createdAt: at, updatedAt: at };
}

async function placeUse(
  tx: EntityManager,
  temple: Temple,
  halls: Map<string, ResourceRow>,
  use: (typeof USES)[number],
  now: Date,
): Promise<void> {
  const hall = halls.get(use.hall);
  if (!hall) return;
  const date = daysAfter(dateAt(now.getTime(), temple.timeZone), use.day);
  const startsAt = new Date(instantOf(date, use.time, temple.timeZone));
  const id = demoId(`use:${temple.slug}:${use.title}`, now);
  await place(tx, hall, {
    ...{ templeId: temple.id, id, resourceId: hall.id, source: 'office', sourceId: id, title: use.title, note: use.note },
    ...useTimesOf(hall, { startsAt, endsAt: new Date(startsAt.getTime() + use.minutes * MINUTE_MS) }),
    ...{ state: 'state' in use ? use.state : 'confirmed', reason: '', refusal: null, createdAt: now, changedAt: now },
  });
}

async function placeEvents(tx: EntityManager, temple: Temple, halls: Map<string, ResourceRow>, now: Date): Promise<void> {
  const until = new Date(now.getTime() + DAYS_SHOWN * DAY_MS);
  for (const series of await tx.findBy(EventSeriesRow, { templeId: temple.id })) {
    const hall = halls.get(EVENTS[series.title] ?? '');
    if (!hall) continue;
    await tx.update(EventSeriesRow, { templeId: temple.id, id: series.id }, { resourceId: hall.id });
    const rows = await tx.findBy(EventOccurrenceRow, { templeId: temple.id, eventId: series.id });
    for (const row of rows.filter(({ endsAt, startsAt }) => endsAt > now && startsAt < until)) {
      const { resourceId, ...of } = useOfDate({ ...series, resourceId: hall.id }, row);
      if (!resourceId) continue;
      const kept = { note: '', state: 'confirmed' as const, reason: '', refusal: null, createdAt: series.createdAt, changedAt: now };
      await place(tx, hall, { ...of, ...kept, resourceId, id: demoId(`use:${row.id}`), ...useTimesOf(hall, of) });
    }
  }
}

async function place(tx: EntityManager, hall: ResourceRow, use: ResourceUseRow): Promise<void> {
  if (!(await insertHeld(tx, { ...use, resourceId: hall.id }))) await keepWithout(tx, { ...use, state: 'clashing' }, true);
}
