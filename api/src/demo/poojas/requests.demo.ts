import type { RequestPart } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { insertBooking } from '../../domain/bookings/booking-terms.ts';
import { TempleGiving } from '../../domain/giving-settings/temple-giving.entity.ts';
import { LedgerAccount } from '../../domain/ledger/ledger-account.entity.ts';
import { TempleCounter } from '../../domain/ledger/temple-counter.entity.ts';
import { issuerOf } from '../../domain/orders/receipts/receipt-subject.ts';
import { PoojaRequestRow } from '../../domain/pooja-requests/pooja-request.entity.ts';
import { requestBooking } from '../../domain/pooja-requests/request-booking.ts';
import { requestQuote } from '../../domain/pooja-requests/request-sales.service.ts';
import { PoojaServiceRow } from '../../domain/poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../../domain/poojas/pooja-slot.entity.ts';
import { slotRow } from '../../domain/poojas/slot-maker.service.ts';
import type { CurrentTaxPolicy } from '../../domain/tax-policy/tax-policy.service.ts';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { demoAccountId } from '../core.demo.ts';
import { DEMO_DEVOTEE_EMAIL, demoDevotee } from '../demo-people.ts';
import { type DemoStep, demoId } from '../demo-step.ts';
import { DEMO_HOME_TEMPLE } from '../demo-temples.ts';
import { DemoBooks } from '../giving/demo-books.ts';
import { DemoGiving } from '../giving/demo-giving.ts';
import type { DemoDonor, DemoGift } from '../giving/demo-plan.ts';
import { writeSales } from '../giving/write-sales.ts';
import { writeBooks } from './booking-rows.ts';
import { DEMO_REQUESTS, type DemoRequest, demoRequestRow } from './demo-requests.ts';
import { policyOf } from './poojas.demo.ts';

const DAY_MS = 86_400_000;
const MEERA = { email: DEMO_DEVOTEE_EMAIL, fullName: 'Meera Raghunathan', role: 'donor' as const };

/** Requests in every state at the home temple, paid for in books that prove. */
export const requestsDemo: DemoStep = {
  name: 'pooja-requests',
  after: ['poojas'],
  async seed({ database, get, now }) {
    const { payments, publicUrl } = get<Settings>(SETTINGS);
    const temple = await database.reader.findOneBy(Temple, { slug: DEMO_HOME_TEMPLE });
    if (!temple || payments.kind !== 'sandbox') return;
    await database.transaction((tx) => seedRequests(tx, temple, now, publicUrl));
  },
};

interface Made {
  demo: DemoRequest;
  row: PoojaRequestRow;
  donor: DemoDonor;
}

async function seedRequests(tx: EntityManager, temple: Temple, now: Date, publicUrl: string): Promise<void> {
  const templeId = temple.id;
  const policy = await policyOf(tx, templeId);
  const settings = await tx.findOneBy(TempleGiving, { templeId });
  if (!policy || !settings || (await tx.existsBy(PoojaRequestRow, { templeId }))) return;
  const service = await homePooja(tx, templeId, now);
  if (!service) return;
  const made = DEMO_REQUESTS.map((demo): Made => {
    const donor = donorOf(demo.devotee);
    return { demo, donor, row: demoRequestRow(demo, { temple, service, donor, now }) };
  });
  const kept = { accounts: await tx.findBy(LedgerAccount, { templeId }), counters: await tx.findBy(TempleCounter, { templeId }) };
  const books = new DemoBooks(issuerOf(temple, settings), publicUrl, [], kept);
  const giving = new DemoGiving(temple, books, [], policy, [], 'request');
  giving.run(payments(made, temple, service, policy, now), now);
  for (const line of giving.lines) line.place = 'taken';
  await writeSales(tx, giving, books.receipts);
  await writeBooks(tx, books);
  for (const { row } of made) await insertRow(tx, PoojaRequestRow, paid(row, giving));
  for (const { row } of made) if (['scheduled', 'completed'].includes(row.status)) await schedule(tx, temple, service, row);
}

/** What is performed at homes and on request only. */
async function homePooja(tx: EntityManager, templeId: string, now: Date): Promise<PoojaServiceRow | null> {
  const like = await tx.findOneBy(PoojaServiceRow, { templeId, name: 'Satyanarayana Pooja' });
  if (!like) return null;
  const about = { name: 'Pooja at home', deity: '', description: 'Our priest comes to your home, for any occasion of the family.' };
  const terms = { location: 'home' as const, place: '', capacity: 1, durationMinutes: 120, priceCents: 251_00, prasadamCents: null };
  const at = new Date(now.getTime() - 300 * DAY_MS);
  const service = { ...like, ...about, ...terms, id: demoId('pooja:at-home', at), createdAt: at, updatedAt: at };
  await insertRow(tx, PoojaServiceRow, service);
  return service;
}

function donorOf(index: number | undefined): DemoDonor {
  const person = index === undefined ? MEERA : demoDevotee(index);
  return { accountId: demoAccountId(person), email: person.email, legalName: person.fullName };
}

/** The payments in the order of time: deposits two days after the request, rests when it was performed. */
function payments(made: readonly Made[], temple: Temple, service: PoojaServiceRow, policy: CurrentTaxPolicy, now: Date): DemoGift[] {
  const gifts = made.flatMap(({ demo, row, donor }) =>
    (demo.paid ?? []).map((part): DemoGift => {
      const at = part === 'rest' ? now.getTime() + (demo.inDays + 1) * DAY_MS : row.createdAt.getTime() + 2 * DAY_MS;
      const item = { requestId: row.id, version: 1, part, choice: 0 };
      const before = part === 'rest' ? { ...row, paidCents: row.depositCents } : row;
      const line = { kind: 'request' as const, ...requestQuote(before, service, policy, item, temple), item };
      return {
        at: new Date(at),
        donor,
        source: 'web',
        method: 'card',
        amountsCents: [],
        coverFees: false,
        anonymous: false,
        goods: [line],
        fate: 'kept',
      };
    }),
  );
  return gifts.sort((a, b) => a.at.getTime() - b.at.getTime());
}

function paid(row: PoojaRequestRow, { lines }: DemoGiving): PoojaRequestRow {
  const own = lines.filter(({ itemId }) => itemId === row.id);
  row.paidCents = own.reduce((sum, { amountCents }) => sum + amountCents, 0);
  row.bookingId = own.find(({ item }) => (item as { part: RequestPart }).part !== 'rest')?.id ?? null;
  return row.status === 'accepted' ? { ...row, bookingId: null } : row;
}

async function schedule(tx: EntityManager, temple: Temple, service: PoojaServiceRow, row: PoojaRequestRow): Promise<void> {
  const { templeId, id, chosen, createdAt: at } = row;
  if (!chosen) return;
  const split = { id: null, capacity: 1, onlinePlaces: 0, counterPlaces: 1 };
  const slot = {
    ...slotRow(temple, service, split, { ...chosen, at }),
    id: demoId(`request-slot:${id}`, at),
    counterSold: 1,
    used: true,
    requestKey: id,
  };
  await insertRow(tx, PoojaSlotRow, slot);
  const when = { slotId: slot.id, startsAt: slot.startsAt };
  await tx.update(PoojaRequestRow, { templeId, id: In([id]) }, when);
  const booking = await requestBooking(tx, { ...row, ...when }, slot);
  const done = row.status === 'completed' ? { status: 'performed' as const, performedAt: slot.endsAt } : {};
  await insertBooking(tx, { ...booking, createdAt: at, updatedAt: at, ...done });
}
