import type { OwnBooking, OwnPlanDetail, PoojaService, PoojaSlot } from '@sannidhi/contracts';
import { createPanchanga, dateAt, daysAfter } from '@sannidhi/panchanga';
import type TestAgent from 'supertest/lib/agent.js';
import { addLines } from '../../../test/cart.ts';
import { setClock } from '../../../test/clock.ts';
import type { GivingTemple } from '../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../test/give.ts';
import { onProvenOffice } from '../../../test/giving-suite.ts';
import { announced } from '../../../test/openings.ts';
import { deliveredTo } from '../../../test/outbox.ts';
import { SAVED_CARD, saveCard } from '../../../test/plans.ts';
import { addSlot, bookPooja, offerPooja, poojaLine, poojaNamed } from '../../../test/poojas.ts';
import { signInAs, signInDonor } from '../../../test/sign-in.ts';
import type { TestApi } from '../../../test/start-test-api.ts';
import { longDate } from '../../platform/documents/words.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Account } from '../accounts/account.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { PlanWorker } from '../plans/plan-worker.service.ts';
import { RecurringPlan } from '../plans/recurring-plan.entity.ts';
import { SavedCard } from '../plans/saved-card.entity.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { ProofService } from '../proof/proof.service.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));
afterEach(() => jest.useRealTimers());

const DAYS = 4;
const FAR = new Date('9999-01-01T00:00:00Z');
const ADDRESS = { name: 'Meera', street: '1 Main Street', city: 'Edison', state: 'NJ', zip: '08817' };
/** The star of the temple's sky so many days ahead, and the first day after the booking that has it. */
function starAhead(): { nakshatra: number; on: string } {
  const { temple } = place;
  const calendar = createPanchanga(temple, { tradition: 'smarta' });
  const today = dateAt(Date.now(), temple.timeZone);
  for (let nakshatra = 1; nakshatra <= 27; nakshatra++) {
    const on = calendar.next({ kind: 'nakshatra', nakshatra }, daysAfter(today, DAYS))?.date;
    if (on && on <= daysAfter(today, DAYS + 6)) return { nakshatra, on };
  }
  throw new Error('No star within a week.');
}

interface Repeated {
  client: TestAgent;
  account: Account;
  service: PoojaService;
  planId: string;
  on: string;
}

/** A booking four days ahead, repeated on a star within the next days; its card is saved. */
async function repeat(
  slots: { time: string; capacity: number }[],
  mailed = false,
  card: string = SAVED_CARD,
): Promise<Repeated & { made: PoojaSlot[] }> {
  const { temple } = place;
  const first = daysAfter(dateAt(Date.now(), temple.timeZone), DAYS);
  const { service, slot } = await offerPooja(office, place, 8, { service: { prasadamCents: 12_00 }, date: first, time: '11:00' });
  const { client, account } = await signInDonor(api);
  const booking = await bookPooja(api, client, place, slot, { prasadamTo: mailed ? ADDRESS : null });
  const { nakshatra, on } = starAhead();
  const made = [];
  for (const { time, capacity } of slots) made.push(await addSlot(office, place, service, capacity, { date: on, time }));
  const post = client.post(`/api/devotee/bookings/${booking.id}/repeat`).set('idempotency-key', newId());
  const { body } = await post.send({ rule: { kind: 'nakshatra', nakshatra }, legalName: 'Meera Raghunathan' }).expect(201);
  await saveCard(api, client, body.setupUrl, card);
  return { client, account, service, planId: body.planId, on, made };
}

const bookingsOn = async (client: TestAgent, slots: readonly PoojaSlot[]): Promise<OwnBooking[]> => {
  const { body } = await client.get('/api/devotee/bookings').expect(200);
  return body.items.filter(({ slot }: OwnBooking) => slots.some(({ id }) => id === slot.id));
};
const planOf = async ({ client, planId }: Pick<Repeated, 'client' | 'planId'>): Promise<OwnPlanDetail> =>
  (await client.get(`/api/devotee/plans/${planId}`).expect(200)).body;

it('books and charges the nearest free time of each star with its prasadam, ahead of its day and once', async () => {
  const times = [
    { time: '07:30', capacity: 4 },
    { time: '12:15', capacity: 4 },
  ];
  const repeated = await repeat(times, true);
  const { client, made, on } = repeated;
  expect(await planOf(repeated)).toMatchObject({ sells: 'pooja', totalCents: 16_300, next: { on } });
  for (let round = 0; round < 3; round++) await api.get(PlanWorker).run();
  await runJobs(api);
  const bookings = await bookingsOn(client, made);
  expect(bookings).toMatchObject([
    {
      status: 'confirmed',
      slot: { id: made[1]!.id },
      amountCents: 16_300,
      prasadam: { status: 'none' },
      intention: 'Health of the family',
    },
  ]);
  const { body: own } = await client.get('/api/devotee/plans?sells=pooja').expect(200);
  expect(own.items).toMatchObject([{ id: repeated.planId, status: 'active' }]);
  expect((await api.get(ProofService).ofTemple(place.temple.id)).differences).toEqual([]);
});

it('books the next time of day if an opening sells the nearest one', async () => {
  const times = [
    { time: '11:00', capacity: 4 },
    { time: '17:30', capacity: 4 },
  ];
  const { client, made } = await repeat(times);
  await announced(office, place, [made[0]!]);
  await api.get(PlanWorker).run();
  await runJobs(api);
  expect(await bookingsOn(client, made)).toMatchObject([{ status: 'confirmed', slot: { id: made[1]!.id } }]);
});

it('charges nothing on a day without a free time, notifies the family, and continues', async () => {
  const repeated = await repeat([{ time: '11:00', capacity: 1 }]);
  const { client, made, account } = repeated;
  await addLines((await signInDonor(api)).client, poojaLine(place, made[0]!));
  await api.get(PlanWorker).run();
  await runJobs(api);
  expect(await bookingsOn(client, made)).toEqual([]);
  const { body: plan } = await client.get(`/api/devotee/plans/${repeated.planId}`).expect(200);
  expect(plan).toMatchObject({ status: 'active', dates: [{ status: 'failed', failure: 'no-time', orderId: null }] });
  expect(plan.next.n).toBe(1);
  expect((await deliveredTo(api, account.email)).map(({ text }) => text).join('\n')).toContain(
    'No time of this pooja was free on that day',
  );
  const subjects = (await deliveredTo(api, account.email)).map(({ subject }) => subject ?? '');
  expect(subjects).toContainEqual(expect.stringMatching(/^Your pooja at .* wasn't charged: Satyanarayana/));
  expect(subjects.filter((subject) => subject.includes('gift'))).toEqual([]);
});

describe('a card that had no funds', () => {
  const RECOVERS = '4000000000000341';
  /** Charges what is due, at the next try if there was one; the plan as it is then. */
  async function charge({ account, planId }: Repeated, at?: string | null): Promise<OwnPlanDetail> {
    if (at) setClock(new Date(Date.parse(at) + 60_000).toISOString());
    await api.get(PlanWorker).run();
    await runJobs(api);
    return planOf({ client: await signInAs(api, account), planId });
  }
  const held = async ([slot]: readonly PoojaSlot[]) =>
    (await api.database.reader.findOneByOrFail(PoojaSlotRow, { id: slot!.id })).onlineHeld;

  it('is tried again before the day of the pooja, with a place that is held meanwhile, and books it once', async () => {
    const repeated = await repeat([{ time: '11:00', capacity: 1 }], false, RECOVERS);
    const first = await charge(repeated);
    const second = await charge(repeated, first.dates[0]!.retryAt);
    for (const { dates } of [first, second]) {
      expect(dates).toMatchObject([{ status: 'failed', failure: 'funds' }]);
      expect(dateAt(Date.parse(dates[0]!.retryAt!), place.temple.timeZone) < repeated.on).toBe(true);
    }
    expect(await held(repeated.made)).toBe(0);
    const third = await charge(repeated, second.dates[0]!.retryAt);
    expect(third).toMatchObject({ status: 'active', dates: [{ status: 'succeeded', attempts: 3 }] });
    expect(await bookingsOn(await signInAs(api, repeated.account), repeated.made)).toMatchObject([{ status: 'confirmed' }]);
    const again = longDate(dateAt(Date.parse(first.dates[0]!.retryAt!), place.temple.timeZone));
    expect((await deliveredTo(api, repeated.account.email)).map(({ text }) => text).join('\n')).toContain(`Next try: ${again}`);
  });

  it('isn’t charged once the place is somebody else’s', async () => {
    const repeated = await repeat([{ time: '11:00', capacity: 1 }], false, RECOVERS);
    const { dates } = await charge(repeated);
    await addLines((await signInDonor(api)).client, poojaLine(place, repeated.made[0]!));
    await api.database.transaction((tx) => tx.update(OrderLine, { itemId: repeated.made[0]!.id, place: 'held' }, { heldUntil: FAR }));
    expect(await charge(repeated, dates[0]!.retryAt)).toMatchObject({
      status: 'active',
      dates: [{ status: 'failed', failure: 'no-time', attempts: 1, retryAt: null }],
    });
  });
});

it('says that prasadam is no longer mailed, where that is what a retry misses', async () => {
  const repeated = await repeat([{ time: '11:00', capacity: 4 }], true, '4000000000000341');
  await api.get(PlanWorker).run();
  await runJobs(api);
  const { dates } = await planOf(repeated);
  expect(dates).toMatchObject([{ status: 'failed', failure: 'funds' }]);
  await api.database.transaction((tx) =>
    tx.query('UPDATE pooja_services SET prasadamCents = NULL WHERE id = ?', [repeated.made[0]!.serviceId]),
  );
  setClock(new Date(Date.parse(dates[0]!.retryAt!) + 60_000).toISOString());
  await api.get(PlanWorker).run();
  await runJobs(api);
  const client = await signInAs(api, repeated.account);
  expect((await planOf({ client, planId: repeated.planId })).dates).toMatchObject([{ status: 'failed', failure: 'unavailable' }]);
});

it('costs what the pooja costs now, and refuses to start at any other price', async () => {
  const { service, slot } = await offerPooja(office, place, 8, { service: { prasadamCents: 12_00 } });
  const { client } = await signInDonor(api);
  const { id } = await bookPooja(api, client, place, slot, { prasadamTo: ADDRESS });
  const dearer = { ...poojaNamed(service.name, { prasadamCents: 15_00 }), priceCents: 201_00 };
  await office.put(`/api/temple-admin/poojas/${service.id}`).send(dearer).expect(200);
  const { body: booking } = await client.get(`/api/devotee/bookings/${id}`).expect(200);
  expect(booking).toMatchObject({ amountCents: 163_00, repeatCents: 216_00 });
  const start = (seenCents: number) =>
    client
      .post(`/api/devotee/bookings/${id}/repeat`)
      .set('idempotency-key', newId())
      .send({ rule: { kind: 'nakshatra', nakshatra: 4 }, legalName: 'Meera Raghunathan', seenCents });
  const { body: refused } = await start(163_00).expect(409);
  expect(refused).toMatchObject({ code: 'repeat-price-changed', message: expect.stringContaining('it’s $216.00 now') });
  const { body } = await start(booking.repeatCents).expect(201);
  expect(await planOf({ client, planId: body.planId })).toMatchObject({ totalCents: 216_00 });
});

it('is repeated by one rule once, however often it is asked for at the same moment, until it is canceled', async () => {
  const { slot } = await offerPooja(office, place);
  const { client } = await signInDonor(api);
  const { id } = await bookPooja(api, client, place, slot);
  const ask = (nakshatra: number) =>
    client
      .post(`/api/devotee/bookings/${id}/repeat`)
      .set('idempotency-key', newId())
      .send({ rule: { kind: 'nakshatra', nakshatra }, legalName: 'Meera Raghunathan' });
  const plans = async () => (await client.get('/api/devotee/plans?sells=pooja').expect(200)).body.items;
  const [first, second, again] = [...(await Promise.all([ask(4), ask(4)])), await ask(4)].map(({ body }) => body);
  expect([second, again]).toEqual([first, first]);
  expect(await plans()).toMatchObject([{ id: first.planId }]);
  await saveCard(api, client, first.setupUrl, SAVED_CARD);
  expect((await ask(4).expect(409)).body.code).toBe('plan-repeated');
  await ask(5).expect(201);
  await client.post(`/api/devotee/plans/${first.planId}/cancel`).expect(200);
  expect((await ask(4).expect(201)).body.planId).not.toBe(first.planId);
});

it.each(['failed', 'expired'] as const)('goes on with another card where adding the first %s, on the terms named last', async (status) => {
  const { slot } = await offerPooja(office, place);
  const { client } = await signInDonor(api);
  const { id } = await bookPooja(api, client, place, slot);
  const ask = async (more: object) => {
    const post = client.post(`/api/devotee/bookings/${id}/repeat`).set('idempotency-key', newId());
    return (await post.send({ rule: { kind: 'nakshatra', nakshatra: 4 }, ...more }).expect(201)).body;
  };
  const first = await ask({ legalName: 'Meera' });
  await api.database.transaction((tx) => tx.update(SavedCard, { templeId: place.temple.id, planId: first.planId }, { status }));
  const again = await ask({ legalName: 'Meera Raghunathan', endsAfter: 3 });
  expect(again).toMatchObject({ planId: first.planId, status: 'paused' });
  expect(again.setupUrl).not.toBe(first.setupUrl);
  await saveCard(api, client, again.setupUrl, SAVED_CARD);
  const plan = await api.database.reader.findOneByOrFail(RecurringPlan, { templeId: place.temple.id, id: first.planId });
  expect(plan).toMatchObject({ legalName: 'Meera Raghunathan', endsAfter: 3 });
  expect(await planOf({ client, planId: first.planId })).toMatchObject({ status: 'active' });
});

it('gives a saved card to the plan that waits for one, once', async () => {
  const { slot } = await offerPooja(office, place);
  const { client } = await signInDonor(api);
  const { id } = await bookPooja(api, client, place, slot);
  const ask = (more: object) => {
    const post = client.post(`/api/devotee/bookings/${id}/repeat`).set('idempotency-key', newId());
    return post.send({ legalName: 'Meera', rule: { kind: 'nakshatra', nakshatra: 4 }, ...more });
  };
  const { body: other } = await ask({ rule: { kind: 'nakshatra', nakshatra: 9 } }).expect(201);
  const cardId = await saveCard(api, client, other.setupUrl, SAVED_CARD);
  const { body: waiting } = await ask({}).expect(201);
  const both = await Promise.all([ask({ cardId, endsAfter: 3 }), ask({ cardId, endsAfter: 3 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 201)!.body).toEqual({ planId: waiting.planId, status: 'active', setupUrl: null });
  const plan = await api.database.reader.findOneByOrFail(RecurringPlan, { templeId: place.temple.id, id: waiting.planId });
  expect(plan).toMatchObject({ status: 'active', waitsForCard: false, cardId, endsAfter: 3, nextAt: expect.any(Date) });
});

it('is canceled like a recurring gift, and keeps its price', async () => {
  const repeated = await repeat([{ time: '11:00', capacity: 4 }]);
  const { client, planId, made } = repeated;
  const lines = [{ fundId: place.annadanam.id, amountCents: 100 }];
  expect((await client.patch(`/api/devotee/plans/${planId}`).send({ lines }).expect(422)).body.code).toBe('plan-of-poojas');
  await client.post(`/api/devotee/plans/${planId}/cancel`).expect(200);
  await api.get(PlanWorker).run();
  expect(await bookingsOn(client, made)).toEqual([]);
});

it('repeats lunar days and stars of own bookings only', async () => {
  const { slot } = await offerPooja(office, place);
  const { client } = await signInDonor(api);
  const { id } = await bookPooja(api, client, place, slot);
  const send = (who: TestAgent, rule: object) =>
    who.post(`/api/devotee/bookings/${id}/repeat`).set('idempotency-key', newId()).send({ rule, legalName: 'Meera' });
  expect((await send(client, { kind: 'monthly' }).expect(400)).body.fields).toHaveProperty('rule');
  await send((await signInDonor(api)).client, { kind: 'nakshatra', nakshatra: 4 }).expect(404);
  const shraddha = { kind: 'tithi', tithi: 11, paksha: 'krishna', month: 6 };
  const { body } = await send(client, shraddha).expect(201);
  const { body: plan } = await client.get(`/api/devotee/plans/${body.planId}`).expect(200);
  const dates = plan.upcoming.map(({ on }: { on: string }) => on.slice(0, 4));
  expect(new Set(dates).size).toBe(dates.length);
});
