import type { OwnBooking, PoojaSlot, WaitRow } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { payGift, runEveryJob } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { deliveredTo } from '../../../../test/outbox.ts';
import { bookAtCounter, bookPooja, MEERA, offerPooja, startCardWalkIn, walkIn } from '../../../../test/poojas.ts';
import { scheduledRequest } from '../../../../test/requests.ts';
import { signInDonor, signInStaff } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { PoojaWaitRow } from './pooja-wait.entity.ts';
import { WaitlistService } from './waitlist.service.ts';

const DAY_MS = 24 * 3_600_000;
let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

let last = 100;
const newPhone = () => `+1732555${String(++last).padStart(4, '0')}`;
const ask = (slot: PoojaSlot, phone: string, more: object = {}, client = office) =>
  client.post('/api/temple-admin/pooja-waits').send({ slotId: slot.id, phone, ...more });
const join = async (slot: PoojaSlot, phone: string, more: object = {}): Promise<WaitRow> => (await ask(slot, phone, more).expect(201)).body;
const waits = async (slot: PoojaSlot): Promise<WaitRow[]> =>
  (await office.get('/api/temple-admin/pooja-waits').query({ slotId: slot.id }).expect(200)).body.items;
const bookOffer = (slot: PoojaSlot, waitId: string) =>
  office.post('/api/temple-admin/bookings').set('idempotency-key', newId()).send(walkIn(slot.id, { waitId }));
const cancel = (client: TestAgent, { id }: OwnBooking) =>
  client.post(`/api/devotee/bookings/${id}/cancel`).set('idempotency-key', newId()).send().expect(200);
const textsTo = async (phone: string): Promise<string[]> => (await deliveredTo(api, phone)).map(({ text }) => text);
const counts = async ({ id }: PoojaSlot) => {
  const { offered, onlineHeld, onlineSold, counterSold, onlinePlaces, counterPlaces } = await api.database.reader.findOneByOrFail(
    PoojaSlotRow,
    { id },
  );
  return { offered, held: onlineHeld, sold: [onlineSold, counterSold], split: [onlinePlaces, counterPlaces] };
};

/** A full time with one place, online, and the family that has it. */
async function fullSlot() {
  const { slot, service } = await offerPooja(office, place, 1);
  const { client } = await signInDonor(api);
  return { slot, service, client, booking: await bookPooja(api, client, place, slot) };
}

describe('a walk-in without an account', () => {
  it('waits with a phone number, is texted the place that frees, and is booked into it at the counter', async () => {
    const { slot, service, client, booking } = await fullSlot();
    const phone = newPhone();
    const { id } = await join(slot, phone, { bookedBy: 'Sunitha', participants: [MEERA], email: 'sunitha@example.org' });
    expect((await ask(slot, phone).expect(409)).body.code).toBe('already-waiting');
    const next = await join(slot, newPhone());
    expect(await waits(slot)).toMatchObject([
      { id, status: 'waiting', position: 1, bookedBy: 'Sunitha', walkIn: { phone, participants: [{ name: MEERA.name }] } },
      { id: next.id, position: 2, nameCount: 0 },
    ]);
    await cancel(client, booking);
    expect(await waits(slot)).toMatchObject([{ id: next.id }, { id, status: 'offered', offeredPlaces: 1 }].reverse());
    expect((await ask(slot, newPhone()).expect(201)).body).toMatchObject({ status: 'waiting', position: 2 });
    const other = office.post('/api/temple-admin/bookings').set('idempotency-key', newId());
    expect((await other.send(walkIn(slot.id)).expect(409)).body.code).toBe('place-gone');
    expect((await bookOffer(slot, next.id).expect(409)).body.code).toBe('offer-over');
    await runEveryJob(api);
    expect(await textsTo(phone)).toEqual([expect.stringContaining(`A place is free for ${service.name}`)]);
    expect((await textsTo(phone))[0]).toMatch(/kept for you until \w{3}, .* E[DS]T: come to the temple's counter or call us/);
    expect(JSON.stringify(await deliveredTo(api, 'sunitha@example.org'))).toContain(service.name);
    expect((await bookOffer(slot, id).expect(201)).body).toMatchObject({ channel: 'counter', status: 'confirmed' });
    expect((await bookOffer(slot, id).expect(409)).body.code).toBe('offer-over');
    expect(await counts(slot)).toEqual({ offered: 0, held: 0, sold: [0, 1], split: [0, 1] });
    expect(await api.database.reader.findOneByOrFail(PoojaWaitRow, { id })).toMatchObject({ status: 'claimed', openKey: null });
  });

  it('opens the link in its text, sees what is offered and until when, and gives it up to the next in line', async () => {
    const { slot, service, client, booking } = await fullSlot();
    const [phone, nextPhone] = [newPhone(), newPhone()];
    const { id } = await join(slot, phone, { bookedBy: 'Sunitha', participants: [MEERA] });
    const next = await join(slot, nextPhone);
    await cancel(client, booking);
    await runEveryJob(api);
    const [text = ''] = await textsTo(phone);
    const [path = ''] = /\/temples\/[\w-]+\/waitlist\/[\w-]+/.exec(text) ?? [];
    expect(path).toContain(`/temples/${place.temple.slug}/waitlist/`);
    const link = `/api/public/pooja-waits/${path.split('/').at(-1)}`;
    const anyone = api.client();
    const { body: seen } = await anyone.get(link).expect(200);
    const offer = { status: 'offered', offeredPlaces: 1, position: null, offeredUntil: expect.any(String) };
    expect(seen).toMatchObject({ ...offer, slot: { service: service.name }, temple: { name: place.temple.name } });
    // Links get forwarded, so nothing identifies the family.
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`Sunitha|${MEERA.name}|${phone.slice(2)}`));
    await anyone.get(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`).expect(404);
    await anyone.get(`/api/public/guest-tickets/${link.split('/').at(-1)}`).expect(404);

    const [one, other] = await Promise.all([anyone.post(`${link}/leave`), anyone.post(`${link}/leave`)]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect((await anyone.get(link).expect(200)).body).toMatchObject({ status: 'left', offeredPlaces: 0, offeredUntil: null });
    expect(await waits(slot)).toMatchObject([{ id: next.id, status: 'offered' }]);
    expect((await bookOffer(slot, id).expect(409)).body.code).toBe('offer-over');
    expect(await api.database.reader.countBy(AuditEntry, { subjectId: id, action: 'pooja-wait.left' as const })).toBe(1);
  });

  it('loses the place to the next in line when its time is over, and nobody else is booked into an offer', async () => {
    const { slot, client, booking } = await fullSlot();
    const first = await join(slot, newPhone());
    const family = await signInDonor(api);
    await family.client
      .post('/api/devotee/pooja-waits')
      .send({ slotId: slot.id, participants: [MEERA], intention: '' })
      .expect(201);
    await cancel(client, booking);
    await api.get(WaitlistService).endLapsed(new Date(Date.now() + DAY_MS));
    expect((await bookOffer(slot, first.id).expect(409)).body.code).toBe('offer-over');
    const [{ id: theirs, status }] = (await family.client.get('/api/devotee/pooja-waits').expect(200)).body;
    expect(status).toBe('offered');
    expect((await bookOffer(slot, theirs).expect(409)).body.code).toBe('offer-over');
    const stranger = (await signInStaff(api)).client;
    await ask(slot, newPhone(), {}, stranger).expect(404);
  });

  it('pays by card for the place it was offered; a card that isn’t paid leaves the offer', async () => {
    const { slot, client, booking } = await fullSlot();
    const { id: waitId } = await join(slot, newPhone());
    await cancel(client, booking);
    const { orderId } = await startCardWalkIn(office, slot.id, { waitId });
    expect(await waits(slot)).toEqual([]);
    await office.post(`/api/temple-admin/walk-in-payments/${orderId}/cancel`).expect(200);
    expect(await waits(slot)).toMatchObject([{ id: waitId, status: 'offered' }]);
    expect(await counts(slot)).toEqual({ offered: 1, held: 0, sold: [0, 0], split: [1, 0] });
    await payGift(api, await startCardWalkIn(office, slot.id, { waitId }));
    await runEveryJob(api);
    expect(await counts(slot)).toEqual({ offered: 0, held: 0, sold: [0, 1], split: [0, 1] });
  });

  it('is offered the counter’s places, too, which nobody online gets; what it doesn’t take is for the next', async () => {
    const { slot } = await offerPooja(office, place, 2, { onlinePlaces: 1, counterPlaces: 1 });
    const online = await signInDonor(api);
    await bookPooja(api, online.client, place, slot);
    const phone = newPhone();
    expect((await ask(slot, phone).expect(409)).body.code).toBe('waitlist-not-needed');
    const atCounter = await bookAtCounter(office, slot.id);
    const family = await signInDonor(api);
    await family.client
      .post('/api/devotee/pooja-waits')
      .send({ slotId: slot.id, participants: [MEERA], intention: '' })
      .expect(201);
    const { id } = await join(slot, phone);
    const back = office.post(`/api/temple-admin/bookings/${atCounter.id}/cancel`).set('idempotency-key', newId());
    await back.send({ reason: 'Ill' }).expect(200);
    expect(await waits(slot)).toMatchObject([{ status: 'waiting' }, { id, status: 'offered' }]);
    expect(await counts(slot)).toMatchObject({ offered: 1, sold: [1, 0], split: [2, 0] });
    await office.post(`/api/temple-admin/pooja-waits/${id}/remove`).send({ reason: 'You called us' }).expect(204);
    expect(await waits(slot)).toMatchObject([{ status: 'offered' }]);
    await runEveryJob(api);
    expect((await textsTo(phone)).join()).toContain('You called us');
  });

  it('doesn’t wait for a time that is another family’s own, agreed on in its request', async () => {
    const { client } = await signInDonor(api);
    const { bookingId, chosen } = await scheduledRequest(api, client, office, place);
    const { slot } = (await client.get(`/api/devotee/bookings/${bookingId}`).expect(200)).body;
    expect((await ask(slot, newPhone()).expect(409)).body.code).toBe('booking-of-request');
    const listed = await office.get('/api/temple-admin/pooja-slots').query({ from: chosen!.date, to: chosen!.date }).expect(200);
    expect(listed.body).toMatchObject([{ id: slot.id, isRequested: true }]);
  });

  it('hears that its time was canceled, and is counted with those who are notified', async () => {
    const { slot } = await fullSlot();
    const phone = newPhone();
    await join(slot, phone, { language: 'hi' });
    const path = `/api/temple-admin/pooja-slots/${slot.id}/cancellation`;
    expect((await office.get(path).expect(200)).body).toMatchObject({ families: 1, waiting: 1, notified: 2, toCall: [] });
    await office.post(path).set('idempotency-key', newId()).send({ reason: 'A burst pipe' }).expect(200);
    await runEveryJob(api);
    expect(await textsTo(phone)).toEqual([expect.stringContaining('A burst pipe। आप अब इसकी प्रतीक्षा सूची में नहीं हैं')]);
  });

  it('takes as many places as it waits for, together or what there is, and no more than the time has', async () => {
    const { slot } = await offerPooja(office, place, 2);
    const { client } = await signInDonor(api);
    const first = await bookPooja(api, client, place, slot);
    await bookPooja(api, client, place, slot);
    expect((await ask(slot, newPhone(), { places: 3 }).expect(400)).body.fields).toHaveProperty('places');
    const { id: together } = await join(slot, newPhone(), { places: 2 });
    const { id: fewer } = await join(slot, newPhone(), { places: 2, takesFewer: true });
    await cancel(client, first);
    expect(await waits(slot)).toMatchObject([
      { id: together, status: 'waiting' },
      { id: fewer, status: 'offered', offeredPlaces: 1 },
    ]);
    await bookOffer(slot, fewer).expect(201);
    expect((await counts(slot)).sold).toEqual([1, 1]);
  });
});
