import type { BookingDetail, ERRORS, ErrorCode, OwnBooking, OwnWait, PoojaService, PoojaSlot } from '@sannidhi/contracts';
import type { Response } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { BookingRow } from '../src/domain/bookings/booking.entity.ts';
import { Refund } from '../src/domain/orders/refunds/refund.entity.ts';
import { PoojaServiceRow } from '../src/domain/poojas/pooja-service.entity.ts';
import { PoojaSlotRow } from '../src/domain/poojas/pooja-slot.entity.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import { addLines, askCheckout } from './cart.ts';
import { setClock } from './clock.ts';
import { buildGivingTemple, type GivingTemple } from './factories/giving.factory.ts';
import { listenForWebhooks, runJobs } from './give.ts';
import { deliveredTo } from './outbox.ts';
import { addSlot, bookAtCounter, bookPooja, MEERA, offerPooja, poojaLine, walkIn } from './poojas.ts';
import { assign, newestOf, signInPriest } from './priests.ts';
import { expectRefused } from './refused.ts';
import { signInDonor, signInStaff } from './sign-in.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

const PLACES = { onlinePlaces: 4, counterPlaces: 4 };
const HOUR_MS = 3_600_000;

let api: TestApi;
let place: GivingTemple;
let elsewhere: GivingTemple;
let office: TestAgent;
let stranger: TestAgent;
let donor: Awaited<ReturnType<typeof signInDonor>>;
let service: PoojaService;
let slot: PoojaSlot;
let foreign: PoojaSlot;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
  [place, elsewhere] = [await buildGivingTemple(api), await buildGivingTemple(api)];
  office = (await signInStaff(api, { temple: place.temple })).client;
  stranger = (await signInStaff(api, { temple: elsewhere.temple })).client;
  donor = await signInDonor(api);
  ({ service, slot } = await offerPooja(office, place, 8, { ...PLACES, service: { namesMax: 30 } }));
  foreign = (await offerPooja(stranger, elsewhere, 8, PLACES)).slot;
  await addLines(donor.client, poojaLine(place, slot));
});
afterEach(() => jest.useRealTimers());
afterAll(() => api.close());

const refuses = (wrong: () => Promise<Response> | PromiseLike<Response>, status: number, code: keyof typeof ERRORS) =>
  expectRefused(api, wrong, status, code);
const add = (item: object, to: { id: string } = slot, client = donor.client) =>
  client.post('/api/devotee/cart/lines').send(poojaLine(place, to, item));
const post = (client: TestAgent, path: string, body: object = {}) => client.post(path).set('idempotency-key', newId()).send(body);
const changeSlot = ({ id }: { id: string }, change: Partial<PoojaSlotRow>) =>
  api.database.transaction((tx) => tx.update(PoojaSlotRow, { id }, change));
const later = (time: string) => addSlot(office, place, service, 8, { ...PLACES, time });
const countsOf = async ({ id }: { id: string }) => {
  const { onlineHeld, onlineSold, counterSold, offered } = await api.database.reader.findOneByOrFail(PoojaSlotRow, { id });
  return { onlineHeld, onlineSold, counterSold, offered };
};
/** The booking's pooja began an hour ago. */
async function begin({ id, slot: { id: slotId } }: { id: string; slot: { id: string } }): Promise<void> {
  const startsAt = new Date(Date.now() - HOUR_MS);
  await api.database.transaction(async (tx) => {
    await tx.update(PoojaSlotRow, { id: slotId }, { startsAt, endsAt: new Date(Date.now() + HOUR_MS) });
    await tx.update(BookingRow, { id }, { startsAt });
  });
}
const refundedOf = async (orderId: string): Promise<number[]> =>
  (await api.database.reader.findBy(Refund, { orderId })).map(({ amountCents }) => amountCents);

describe('a pooja in the cart is refused for', () => {
  const name = (text: unknown) => ({ participants: [{ ...MEERA, name: text }] });
  it.each<[string, object, keyof typeof ERRORS]>([
    ['no name', { participants: [] }, 'invalid-fields'],
    ['100 names', { participants: Array.from({ length: 100 }, () => MEERA) }, 'invalid-fields'],
    ['a name of 500 letters', name('న'.repeat(500)), 'invalid-fields'],
    ['a name that turns its direction', name('Meera \u202enimda'), 'invalid-fields'],
    ['a name that says nothing', name('\u200b\u200b'), 'invalid-fields'],
    ['a name that is a list', name(['Meera']), 'invalid-fields'],
    ['a nakshatra beyond the 27', { participants: [{ ...MEERA, nakshatra: 28 }] }, 'invalid-fields'],
    ['half a rashi', { participants: [{ ...MEERA, rashi: 1.5 }] }, 'invalid-fields'],
    ['a rashi that the nakshatra isn’t in', { participants: [{ ...MEERA, rashi: 7 }] }, 'invalid-fields'],
    ['a person outside the family', { participants: [{ ...MEERA, familyMemberId: newId() }] }, 'invalid-fields'],
    ['an intention of 5,000 letters', { intention: 'x'.repeat(5_000) }, 'invalid-fields'],
    ['a price of its own', { amountCents: 1 }, 'unknown-field'],
    ['a negative price', { priceCents: -15_100 }, 'unknown-field'],
    ['a quantity of none', { quantity: 0 }, 'unknown-field'],
    ['a quantity of -1', { quantity: -1 }, 'unknown-field'],
    ['a billion of it', { quantity: 1e9 }, 'unknown-field'],
    ['an address abroad', { prasadamTo: { name: 'M', street: 'S', city: 'C', state: 'NJ', zip: 'SW1A 1AA' } }, 'invalid-fields'],
  ])('%s', (_, item, code) => refuses(() => add(item), 400, code));

  it('another family’s member', async () => {
    const other = await signInDonor(api);
    const { body } = await other.client.post('/api/devotee/family').send({ name: 'Anika', relation: 'daughter' }).expect(201);
    await refuses(() => add({ participants: [{ ...MEERA, familyMemberId: body.id }] }), 400, 'invalid-fields');
  });

  it.each<[string, () => Promise<{ id: string }>, ErrorCode]>([
    ['no time that exists', async () => ({ id: newId() }), 'slot-unknown'],
    ['another temple’s time', async () => foreign, 'slot-unknown'],
    ['a time that has passed', async () => at('06:05', { startsAt: new Date(Date.now() - 1_000) }), 'slot-over'],
    ['a canceled time', async () => at('06:10', { status: 'canceled' }), 'slot-canceled'],
    ['a closed time', async () => at('06:15', { status: 'closed' }), 'slot-closed'],
    ['a time its schedule dropped', async () => at('06:20', { retired: true }), 'slot-closed'],
    ['a time that is too far', async () => at('06:25', { startsAt: new Date(Date.now() + 3 * 365 * 24 * HOUR_MS) }), 'slot-too-far'],
  ])('%s', async (_, when, code) => {
    const to = await when();
    await refuses(() => add({}, to), 409, code);
  });
  async function at(time: string, change: Partial<PoojaSlotRow>): Promise<PoojaSlot> {
    const made = await later(time);
    await changeSlot(made, change);
    return made;
  }

  const seen = [1, -15_100, 0, 1e9];
  it.each(seen)('a checkout of the cart at %s cents', async (seenTotalCents) => {
    const { client } = await signInDonor(api);
    const { orders } = await addLines(client, poojaLine(place, await later(`05:0${seen.indexOf(seenTotalCents)}`)));
    const answer = await askCheckout(client, orders[0]!, { seenTotalCents });
    expect([answer.status, answer.body.code]).toEqual(
      seenTotalCents < 0 || seenTotalCents > 1e8 ? [400, 'invalid-fields'] : [409, 'cart-changed'],
    );
    expect(answer.body.checkoutUrl).toBeUndefined();
  });
});

it('keeps script tags, emoji and quotes as the text they are: in the booking, the mail, the sheet and its PDF', async () => {
  const { client, account } = await signInDonor(api);
  const participants = [
    { ...MEERA, name: '<script>alert("1")</script>', gotra: '<img src=x onerror=alert(1)>' },
    { ...MEERA, name: '🙏🏽 Meera 👨‍👩‍👧' },
    { ...MEERA, name: `O'Hara "Robert'); DROP TABLE bookings;--` },
  ];
  const intention = '<b>Health</b> of the family & {{name}}';
  const time = await later('09:05');
  const booking = await bookPooja(api, client, place, time, { participants, intention });
  expect(booking).toMatchObject({ participants, intention });
  const { body: sheet } = await office.get(`/api/temple-admin/pooja-slots/${time.id}/sheet?script=latin`).expect(200);
  expect(JSON.stringify(sheet)).toContain(JSON.stringify(participants[0]!.name).slice(1, -1));
  await office.get(`/api/temple-admin/pooja-slots/${time.id}/sheet.pdf?script=telugu`).buffer().expect(200);
  const mails = await deliveredTo(api, account.email);
  expect(mails.length).toBeGreaterThan(0);
  expect(JSON.stringify(mails)).not.toMatch(/<script|<img src=x|<b>Health/);
});

describe('the office is refused', () => {
  const split = { capacity: 8, onlinePlaces: 4, counterPlaces: 4, open: true };
  it.each<[string, object]>([
    ['a capacity of -1', { capacity: -1 }],
    ['a capacity of 0', { capacity: 0, onlinePlaces: 0, counterPlaces: 0 }],
    ['a billion places', { capacity: 1e9 }],
    ['half a place', { capacity: 7.5 }],
    ['-1 places online', { onlinePlaces: -1 }],
    ['more at the counter than there are', { counterPlaces: 5 }],
  ])('%s', (_, wrong) =>
    refuses(() => office.put(`/api/temple-admin/pooja-slots/${slot.id}`).send({ ...split, ...wrong }), 400, 'invalid-fields'),
  );

  it.each<[string, object]>([
    ['a price below nothing', { priceCents: -1 }],
    ['a price of half a cent', { priceCents: 100.5 }],
    ['a price beyond the limit', { priceCents: 1e9 }],
    ['a change fee below nothing', { changeFeeCents: -1 }],
    ['dakshina below nothing', { dakshinaCents: -1 }],
    ['prasadam for less than nothing', { prasadamCents: -1 }],
    ['a pooja of no time', { durationMinutes: 0 }],
    ['31 names', { namesMax: 31 }],
  ])('%s', (_, wrong) => {
    const body = { name: `Homam ${newId()}`, durationMinutes: 60, priceCents: 100, capacity: 8, ...wrong };
    return refuses(() => office.post('/api/temple-admin/poojas').send(body), 400, 'invalid-fields');
  });

  it('a festival that no calendar has, in a rule and in its preview', async () => {
    const [rule, startsOn] = [{ kind: 'festival', festival: 'mars-landing' }, slot.date];
    const body = { serviceId: service.id, rule, times: ['09:00'], startsOn, ...PLACES, capacity: 8 };
    await refuses(() => office.post('/api/temple-admin/pooja-schedules').send(body), 400, 'invalid-fields');
    await refuses(() => office.post('/api/temple-admin/pooja-schedules/preview').send({ rule, startsOn }), 400, 'invalid-fields');
  });

  const sell = (to: { id: string }, more: object = {}) => post(office, '/api/temple-admin/bookings', walkIn(to.id, more));
  it.each<[string, object, keyof typeof ERRORS]>([
    ['a walk-in of nobody', { participants: [] }, 'invalid-fields'],
    ['a walk-in of 100', { participants: Array.from({ length: 100 }, () => MEERA) }, 'invalid-fields'],
    ['a walk-in who pays in shells', { method: 'shells' }, 'invalid-fields'],
    ['a walk-in of a family member of somebody', { participants: [{ ...MEERA, familyMemberId: newId() }] }, 'invalid-fields'],
    ['a walk-in at another price', { amountCents: 1 }, 'unknown-field'],
  ])('%s', (_, more, code) => refuses(() => sell(slot, more), 400, code));

  it('a walk-in at a canceled time, one that is over, and another temple’s', async () => {
    const [canceled, over] = [await later('07:05'), await later('07:10')];
    await changeSlot(canceled, { status: 'canceled' });
    await changeSlot(over, { startsAt: new Date(Date.now() - 2 * HOUR_MS), endsAt: new Date(Date.now() - 1_000) });
    await refuses(() => sell(canceled), 409, 'place-gone');
    await refuses(() => sell(over), 409, 'place-gone');
    await refuses(() => sell(foreign), 404, 'not-found');
    expect(await countsOf(canceled)).toMatchObject({ counterSold: 0 });
  });
});

it.each([
  ['1900-01-01', { kind: 'tithi', tithi: 11, paksha: 'both' }],
  ['1900-01-01', { kind: 'nakshatra', nakshatra: 27 }],
  ['2100-12-31', { kind: 'tithi', tithi: 15, paksha: 'krishna' }],
  ['2100-12-31', { kind: 'nakshatra', nakshatra: 27 }],
  ['2100-12-31', { kind: 'festival', festival: 'pradosham' }],
  ['2100-12-31', { kind: 'weekly', days: [0, 1, 2, 3, 4, 5, 6] }],
])('a preview from %s on shows what the calendar still has of %j', async (startsOn, rule) => {
  const { body } = await office.post('/api/temple-admin/pooja-schedules/preview').send({ rule, startsOn }).expect(200);
  for (const date of body.dates) expect(date >= startsOn).toBe(true);
});

it.each(['bookings', 'pooja-slots', 'assignments', 'sheets', 'pooja-waits', 'dakshina'])(
  'the office’s %s are listed or refused at the ends of the calendar, backward, and for a day that doesn’t exist',
  async (list) => {
    for (const [from, to] of [
      ['1900-01-01', '1900-01-02'],
      ['2100-12-30', '2100-12-31'],
      ['2026-12-02', '2026-12-01'],
      ['2026-02-30', '2026-02-31'],
    ]) {
      const query = list === 'sheets' ? { date: to } : { from, to };
      expect((await office.get(`/api/temple-admin/${list}`).query(query)).status).toBeLessThan(500);
    }
  },
);

describe('what is another’s', () => {
  const reason = { reason: 'Asked by phone' };
  it('isn’t there for another temple’s office: booking, check-in code, sheet, time and priest', async () => {
    const { id } = await bookAtCounter(office, slot.id);
    const { account } = await signInPriest(api, { temples: [place.temple] });
    const assigned = newestOf(await assign(office, slot.id, { accountId: account.id }));
    const own = `/api/temple-admin/bookings/${id}`;
    const time = `/api/temple-admin/pooja-slots/${slot.id}`;
    const asked: [string, () => PromiseLike<Response>][] = [
      ['booking', () => stranger.get(own)],
      ['check-in', () => post(stranger, `${own}/check-in`)],
      ['performed', () => post(stranger, `${own}/performed`)],
      ['no-show', () => post(stranger, `${own}/no-show`)],
      ['cancel', () => post(stranger, `${own}/cancel`, reason)],
      ['move', () => post(stranger, `${own}/move`, { slotId: foreign.id })],
      ['names', () => stranger.put(own).send({ participants: [MEERA], intention: '' })],
      ['prasadam', () => post(stranger, `${own}/prasadam`, { status: 'packed' })],
      ['sheet', () => stranger.get(`${time}/sheet`)],
      ['sheet as PDF', () => stranger.get(`${time}/sheet.pdf`)],
      ['places', () => stranger.put(time).send({ capacity: 1, onlinePlaces: 1, counterPlaces: 0, open: true })],
      ['who is free', () => stranger.get(`${time}/priests`)],
      ['canceling the time', () => post(stranger, `${time}/cancellation`, reason)],
      ['a priest', () => stranger.get(`/api/temple-admin/priests/${account.id}`)],
      ['an assignment', () => post(stranger, `/api/temple-admin/assignments/${assigned}/withdraw`, reason)],
      ['own priest, their time', () => post(stranger, '/api/temple-admin/assignments', { slotId: slot.id, accountId: account.id })],
    ];
    for (const [, ask] of asked) await refuses(ask, 404, 'not-found');
    await refuses(() => post(office, `${own}/move`, { slotId: foreign.id }), 404, 'not-found');
    expect((await office.get(own).expect(200)).body).toMatchObject({ status: 'confirmed' });
  });

  it('isn’t there for another family', async () => {
    const { id } = await bookPooja(api, donor.client, place, await later('08:05'));
    const { client } = await signInDonor(api);
    const own = `/api/devotee/bookings/${id}`;
    await refuses(() => client.get(own), 404, 'not-found');
    await refuses(() => client.get(`${own}/pass`), 404, 'not-found');
    await refuses(() => client.put(own).send({ participants: [MEERA], intention: '' }), 404, 'not-found');
    await refuses(() => post(client, `${own}/cancel`), 404, 'not-found');
    await refuses(() => post(client, `${own}/move`, { slotId: slot.id }), 404, 'not-found');
  });
});

describe('an offer from the waitlist', () => {
  /** A family with an offer for the only place of a time, until four hours from now. */
  async function offered(time: string): Promise<{ client: TestAgent; wait: OwnWait; only: PoojaSlot }> {
    const only = await addSlot(office, place, service, 1, { time });
    const holder = await signInDonor(api);
    const booking = await bookPooja(api, holder.client, place, only);
    const { client } = await signInDonor(api);
    await client
      .post('/api/devotee/pooja-waits')
      .send({ slotId: only.id, participants: [MEERA], intention: '' })
      .expect(201);
    await post(holder.client, `/api/devotee/bookings/${booking.id}/cancel`).expect(200);
    const [wait] = (await client.get('/api/devotee/pooja-waits').expect(200)).body;
    return { client, wait, only };
  }

  it('is one place, however often it is claimed at once', async () => {
    const { client, wait, only } = await offered('12:05');
    const answers = await Promise.all([1, 2, 3].map(() => add({ waitId: wait.id }, only, client)));
    // A repeat means that the answer was lost, so each gets the same line.
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { orders } = (await add({ waitId: wait.id }, only, client).expect(200)).body;
    expect(orders).toMatchObject([{ lines: [{ available: true }], totalCents: 15_100 }]);
    expect(await countsOf(only)).toEqual({ onlineHeld: 1, onlineSold: 0, counterSold: 0, offered: 0 });
  });

  it('is one line of the cart again after its hold lapsed, and can be paid', async () => {
    const { client, wait, only } = await offered('12:10');
    await add({ waitId: wait.id }, only, client).expect(200);
    setClock(new Date(Date.now() + 20 * 60_000).toISOString());
    await runJobs(api);
    const { orders } = (await add({ waitId: wait.id }, only, client).expect(200)).body;
    expect(orders).toMatchObject([{ lines: [{ available: true }], totalCents: 15_100 }]);
    await askCheckout(client, orders[0]).expect(201);
  });

  it('can be accepted and paid for though the notice has passed meanwhile', async () => {
    const { client, wait, only } = await offered('12:25');
    const notice = (noticeHours: number) =>
      api.database.transaction((tx) => tx.update(PoojaServiceRow, { templeId: place.temple.id, id: service.id }, { noticeHours }));
    await notice(30 * 24);
    await refuses(() => add({}, only), 409, 'slot-too-soon');
    const { orders } = (await add({ waitId: wait.id }, only, client).expect(200)).body;
    expect(orders).toMatchObject([{ lines: [{ available: true }], totalCents: 15_100 }]);
    await askCheckout(client, orders[0]).expect(201);
    await notice(0);
  });

  it('isn’t given back by another family that named it', async () => {
    const { client, wait, only } = await offered('12:20');
    await add({ waitId: wait.id }, only, client).expect(200);
    await changeSlot(only, { capacity: 2, onlinePlaces: 2 });
    const other = (await signInDonor(api)).client;
    const { orders } = (await add({ waitId: wait.id }, only, other).expect(200)).body;
    await other.delete(`/api/devotee/cart/lines/${orders[0].lines[0].id}`).expect(200);
    expect(await countsOf(only)).toEqual({ onlineHeld: 1, onlineSold: 0, counterSold: 0, offered: 0 });
    expect((await client.get('/api/devotee/pooja-waits').expect(200)).body).toEqual([]);
  });

  it('is over after its time, for its family and for others', async () => {
    const { client, wait, only } = await offered('12:15');
    await refuses(() => add({ waitId: wait.id }, only), 409, 'offer-over');
    await changeSlot(only, { status: 'closed' });
    await api.database.transaction((tx) => tx.query('UPDATE pooja_waits SET offeredUntil = ? WHERE id = ?', [new Date(0), wait.id]));
    await refuses(() => add({ waitId: wait.id }, only, client), 409, 'slot-closed');
    expect(await countsOf(only)).toMatchObject({ onlineHeld: 0, onlineSold: 0 });
  });
});

describe('a booking', () => {
  const booked = async (time: string): Promise<OwnBooking> => bookPooja(api, donor.client, place, await later(time));
  const own = ({ id }: { id: string }) => `/api/devotee/bookings/${id}`;
  const inOffice = ({ id }: { id: string }, step: string) => `/api/temple-admin/bookings/${id}/${step}`;
  const statusOf = async ({ id }: { id: string }): Promise<BookingDetail['status']> =>
    (await office.get(`/api/temple-admin/bookings/${id}`).expect(200)).body.status;

  it('is refunded once, however many tabs cancel it, and the office beside them', async () => {
    const booking = await booked('13:05');
    const tries = [1, 2, 3].map(() => post(donor.client, `${own(booking)}/cancel`));
    const answers = await Promise.all([...tries, post(office, inOffice(booking, 'cancel'), { reason: 'Flood' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await runJobs(api);
    expect(await refundedOf(booking.orderId)).toEqual([15_100]);
    expect(await countsOf(booking.slot)).toEqual({ onlineHeld: 0, onlineSold: 0, counterSold: 0, offered: 0 });
  });

  it('isn’t changed, moved or canceled by its family once it has begun', async () => {
    const booking = await booked('13:10');
    const other = await later('13:15');
    await begin(booking);
    await refuses(() => donor.client.put(own(booking)).send({ participants: [MEERA], intention: 'Later' }), 409, 'booking-too-late');
    await refuses(() => post(donor.client, `${own(booking)}/move`, { slotId: other.id }), 409, 'booking-too-late');
    await refuses(() => post(donor.client, `${own(booking)}/cancel`), 409, 'booking-too-late');
    expect(await statusOf(booking)).toBe('confirmed');
    expect(await refundedOf(booking.orderId)).toEqual([]);
  });

  it('isn’t canceled after the family didn’t come', async () => {
    const booking = await booked('13:20');
    await changeSlot(booking.slot, { startsAt: new Date(Date.now() + HOUR_MS / 3) });
    await post(office, inOffice(booking, 'no-show')).expect(200);
    await refuses(() => post(donor.client, `${own(booking)}/cancel`), 409, 'booking-ended');
    await refuses(() => post(office, inOffice(booking, 'cancel'), { reason: 'Asked' }), 409, 'booking-ended');
    expect([await statusOf(booking), await refundedOf(booking.orderId)]).toEqual(['no-show', []]);
  });

  it('isn’t checked in, performed, moved, mailed or noted as missing after it was canceled', async () => {
    const booking = await booked('13:25');
    const other = await later('13:30');
    await post(donor.client, `${own(booking)}/cancel`).expect(200);
    await runJobs(api);
    for (const step of ['check-in', 'undo-check-in', 'performed', 'no-show'])
      await refuses(() => post(office, inOffice(booking, step)), 409, 'booking-ended');
    await refuses(() => post(office, inOffice(booking, 'move'), { slotId: other.id }), 409, 'booking-ended');
    await refuses(() => donor.client.put(own(booking)).send({ participants: [MEERA], intention: '' }), 409, 'booking-ended');
    expect([await statusOf(booking), await countsOf(other)]).toEqual(['canceled', await countsOf(await later('13:35'))]);
  });

  it('takes no step of the prasadam that it doesn’t have', async () => {
    const booking = await booked('13:40');
    await refuses(() => post(office, inOffice(booking, 'prasadam'), { status: 'packed' }), 409, 'state-conflict');
    await refuses(() => post(office, inOffice(booking, 'prasadam'), { status: 'shipped' }), 400, 'invalid-fields');
  });
});
