import { createHash } from 'node:crypto';
import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';
import { listHashOf, seedHashOf, shuffled } from '../../domain/openings/fair-shuffle.ts';
import { OpeningPlaceRow } from '../../domain/openings/opening-place.entity.ts';
import { PoojaOpeningRow } from '../../domain/openings/pooja-opening.entity.ts';
import { PoojaServiceRow } from '../../domain/poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../../domain/poojas/pooja-slot.entity.ts';
import { slotRow } from '../../domain/poojas/slot-maker.service.ts';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { insertRows } from '../../platform/database/rows.ts';
import { demoAccountId } from '../core.demo.ts';
import { DEMO_DEVOTEE_EMAIL, demoDevotee } from '../demo-people.ts';
import { type DemoStep, demoId } from '../demo-step.ts';
import { DEMO_HOME_TEMPLE } from '../demo-temples.ts';
import { DEMO_OPENINGS, type DemoOpening } from './demo-openings.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const MEERA = { email: DEMO_DEVOTEE_EMAIL, fullName: 'Meera Raghunathan', role: 'donor' as const };

/** At the home temple: a sale that opens in half an hour, a draw that registers, and one that was drawn, with its seed. */
export const openingsDemo: DemoStep = {
  name: 'openings',
  after: ['poojas'],
  async seed({ database, now }) {
    const temple = await database.reader.findOneBy(Temple, { slug: DEMO_HOME_TEMPLE });
    const pattern = temple && (await database.reader.findOneBy(PoojaServiceRow, { templeId: temple.id, name: 'Archana' }));
    if (!temple || !pattern) return;
    await database.transaction(async (tx) => {
      if (await tx.existsBy(PoojaOpeningRow, { templeId: temple.id })) return;
      for (const demo of DEMO_OPENINGS) {
        const service = serviceOf(pattern, demo, now);
        const slots = slotsOf(temple, service, demo, now);
        const opening = openingOf(temple, demo, slots, now);
        const gate = { openingId: opening.id, gatedBy: demo.status === 'closed' ? null : opening.id };
        await insertRows(tx, PoojaServiceRow, [service]);
        await insertRows(
          tx,
          PoojaSlotRow,
          slots.map((slot) => ({ ...slot, ...gate, used: true })),
        );
        await insertRows(tx, PoojaOpeningRow, [opening]);
        await insertRows(tx, OpeningPlaceRow, placesOf(opening, demo));
      }
    });
  },
};

function serviceOf(pattern: PoojaServiceRow, { name, description, priceCents, families }: DemoOpening, now: Date): PoojaServiceRow {
  const id = demoId(`service:opening:${name}`, now);
  const own = { id, name, description, priceCents, capacity: families, prasadamCents: null, samagriFamily: '', createdAt: now };
  return { ...pattern, ...own, updatedAt: now };
}

function slotsOf(temple: Temple, service: PoojaServiceRow, { name, inDays, times, families }: DemoOpening, now: Date): PoojaSlotRow[] {
  const date = daysAfter(dateAt(now.getTime(), temple.timeZone), inDays);
  const split = { id: null, capacity: families, onlinePlaces: families, counterPlaces: 0 };
  return times.map((time) => ({
    ...slotRow(temple, service, split, { date, time, at: now }),
    id: demoId(`slot:opening:${name}:${time}`, now),
  }));
}

function openingOf(temple: Temple, demo: DemoOpening, slots: readonly PoojaSlotRow[], now: Date): PoojaOpeningRow {
  const { sale, about, kind, status, people } = demo;
  // The same on every start: a link to it can be written down.
  const id = demoId(`opening:${sale}`);
  const seed = createHash('sha256').update(`sannidhi demo opening ${sale}`).digest('hex');
  const opensAt = opensAtOf(temple, demo, now);
  const decided = status === 'closed';
  const tickets = ticketsOf(id, people);
  return {
    templeId: temple.id,
    id,
    name: sale,
    about,
    kind,
    status,
    slotIds: slots.map((slot) => slot.id),
    waitsAt: kind === 'line' ? new Date(opensAt.getTime() - 60 * MINUTE_MS) : null,
    opensAt,
    closesAt: new Date(opensAt.getTime() + 48 * HOUR_MS),
    ...{ admitPerMinute: 600, admitMinutes: 10, placesEach: 1, payHours: 24 },
    seed,
    seedHash: seedHashOf(seed),
    tickets: decided ? people : null,
    listHash: decided ? listHashOf(tickets) : null,
    joined: people,
    lastTurn: decided ? people : 0,
    ...{ admittedTurn: 0, admitted: 0, admittedThrough: opensAt },
    free: slots.reduce((sum, { onlinePlaces }) => sum + onlinePlaces, 0),
    ...{ canceledWhy: null, createdBy: null, createdAt: now, updatedAt: now },
  };
}

/** The next full ten minutes after half an hour, or a morning at the temple. */
function opensAtOf({ timeZone }: Temple, { opensInDays }: DemoOpening, now: Date): Date {
  const tenMinutes = 10 * MINUTE_MS;
  if (opensInDays === 0) return new Date(Math.ceil((now.getTime() + 30 * MINUTE_MS) / tenMinutes) * tenMinutes);
  return new Date(instantOf(daysAfter(dateAt(now.getTime(), timeZone), opensInDays), '09:00', timeZone));
}

const ticketsOf = (openingId: string, people: number): string[] =>
  Array.from({ length: people }, (_, index) => demoId(`ticket:${openingId}:${index}`));

function placesOf(opening: PoojaOpeningRow, { kind, status, people, withMeera }: DemoOpening): OpeningPlaceRow[] {
  const order = status === 'closed' ? shuffled(opening.seed, ticketsOf(opening.id, people)) : [];
  return ticketsOf(opening.id, people).map((id, index) => {
    const person = withMeera && index === 0 ? MEERA : { ...demoDevotee(index), role: 'donor' as const };
    const turn = order.length > 0 ? order.indexOf(id) + 1 : null;
    const slotId = kind === 'draw' ? (opening.slotIds[index % opening.slotIds.length] ?? null) : null;
    const participants = [{ ...NOBODY, name: person.fullName, gotra: 'Bharadwaja', nakshatra: 1 + (index % 27) }];
    return {
      templeId: opening.templeId,
      id,
      openingId: opening.id,
      accountId: demoAccountId(person),
      status: kind === 'line' ? 'waiting' : status === 'closed' ? 'drawn' : 'registered',
      ...{ turn, shuffledTurn: turn, admittedUntil: null, taken: 0 },
      joinedAt: new Date(Math.min(opening.opensAt.getTime(), opening.createdAt.getTime()) - (people - index) * MINUTE_MS),
      slotId,
      bookedBy: person.fullName,
      item: slotId ? { participants, intention: '', inAbsentia: false } : null,
    };
  });
}

const NOBODY = { name: '', gotra: null, nakshatra: null, rashi: null, relation: null, pronunciation: null, familyMemberId: null };
