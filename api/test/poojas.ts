import type { BookingDetail, OwnBooking, PoojaService, PoojaSlot } from '@sannidhi/contracts';
import { dateAt, daysAfter, timeAt } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { newId } from '../src/platform/ids/new-id.ts';
import { addLines, checkOut } from './cart.ts';
import type { GivingTemple } from './factories/giving.factory.ts';
import { payGift, runJobs, type StartedGift } from './give.ts';
import type { TestApi } from './start-test-api.ts';

/** A pooja's details as the office enters them. */
export const poojaNamed = (name: string, given: object = {}) => ({
  name,
  description: 'Worship of Vishnu with the reading of his story',
  durationMinutes: 90,
  priceCents: 15_100,
  capacity: 8,
  ...given,
});

/** The date some days from now at a temple. */
export const dateIn = ({ temple }: GivingTemple, days: number): string => daysAfter(dateAt(Date.now(), temple.timeZone), days);

/** A pooja and one slot of it, five days ahead, with so many places: all of them online unless specified otherwise. */
export async function offerPooja(
  office: TestAgent,
  place: GivingTemple,
  capacity = 8,
  { service: given = {}, ...split }: { service?: object; onlinePlaces?: number; counterPlaces?: number; date?: string; time?: string } = {},
): Promise<{ service: PoojaService; slot: PoojaSlot }> {
  const { body: service } = await office
    .post('/api/temple-admin/poojas')
    .send(poojaNamed(`Satyanarayana ${newId()}`, given))
    .expect(201);
  return { service, slot: await addSlot(office, place, service, capacity, split) };
}

/** Another slot of a pooja. */
export async function addSlot(
  office: TestAgent,
  place: GivingTemple,
  { id }: PoojaService,
  capacity: number,
  split: object = {},
): Promise<PoojaSlot> {
  const places = { capacity, onlinePlaces: capacity, counterPlaces: 0 };
  const body = { serviceId: id, date: dateIn(place, 5), time: '11:00', ...places, ...split };
  return (await office.post('/api/temple-admin/pooja-slots').send(body).expect(201)).body;
}

export const MEERA = { name: 'Meera Raghunathan', gotra: 'Bharadwaja', nakshatra: 4, rashi: 2 };

/** Half an hour from now at a temple, or less: a service that can be marked already. */
export function soonAt({ temple }: GivingTemple, minutes = 30): { date: string; time: string } {
  const at = Date.now() + minutes * 60_000;
  return { date: dateAt(at, temple.timeZone), time: timeAt(at, temple.timeZone) };
}

/** A pooja as a line of the cart. */
export const poojaLine = ({ temple }: GivingTemple, { id: slotId }: { id: string }, more: object = {}) => ({
  lineId: newId(),
  templeSlug: temple.slug,
  kind: 'pooja',
  item: { slotId, participants: [MEERA], intention: 'Health of the family', ...more },
});

/** Books and pays for one place in a slot. */
export async function bookPooja(
  api: TestApi,
  client: TestAgent,
  place: GivingTemple,
  slot: { id: string },
  more: object = {},
): Promise<OwnBooking> {
  const line = poojaLine(place, slot, more);
  const { orders } = await addLines(client, line);
  const started = await checkOut(client, orders.find(({ lines }) => lines.some(({ id }) => id === line.lineId))!);
  await payGift(api, started);
  await runJobs(api);
  return (await client.get(`/api/devotee/bookings/${line.lineId}`).expect(200)).body;
}

/** A walk-in's booking. */
export const walkIn = (slotId: string, more: object = {}) => ({
  slotId,
  participants: [{ name: 'Sunitha Hegde', gotra: 'Kashyapa' }],
  bookedBy: 'Sunitha Hegde',
  method: 'cash',
  ...more,
});

export async function bookAtCounter(office: TestAgent, slotId: string, more: object = {}): Promise<BookingDetail> {
  return (await office.post('/api/temple-admin/bookings').set('idempotency-key', newId()).send(walkIn(slotId, more)).expect(201)).body;
}

/** A walk-in who pays by card. */
export function cardWalkInOf(slotId: string, more: object = {}): object {
  const { method: _cash, ...who } = walkIn(slotId, more);
  return who;
}

/** Starts a walk-in's card payment. */
export async function startCardWalkIn(office: TestAgent, slotId: string, more: object = {}, key: string = newId()): Promise<StartedGift> {
  const body = cardWalkInOf(slotId, more);
  return (await office.post('/api/temple-admin/walk-in-payments').set('idempotency-key', key).send(body).expect(201)).body;
}

/** Where a family of these tests has its prasadam mailed. */
export const HOME = { name: 'Meera', street: '1 Main Street', street2: '', city: 'Princeton', state: 'NJ', zip: '08540' };

/** A time as the office sees it now. */
export const slotNow = async (office: TestAgent, { id, date }: PoojaSlot): Promise<PoojaSlot> =>
  (await office.get(`/api/temple-admin/pooja-slots?from=${date}&to=${date}`).expect(200)).body.find((slot: PoojaSlot) => slot.id === id);

/** How many of a time's places are held and sold. */
export async function countsOf(office: TestAgent, slot: PoojaSlot): Promise<Pick<PoojaSlot, 'held' | 'onlineSold' | 'counterSold'>> {
  const { held, onlineSold, counterSold } = await slotNow(office, slot);
  return { held, onlineSold, counterSold };
}

/** A family joins the waitlist of a time. */
export const joinWaitlist = (client: TestAgent, slot: PoojaSlot) =>
  client.post('/api/devotee/pooja-waits').send({ slotId: slot.id, participants: [MEERA], intention: '' });

/** A family cancels its booking, having seen what it gets back. */
export const cancelBooking = (client: TestAgent, { id }: OwnBooking, seenRefundCents?: number) =>
  client.post(`/api/devotee/bookings/${id}/cancel`).set('idempotency-key', newId()).send({ seenRefundCents });
