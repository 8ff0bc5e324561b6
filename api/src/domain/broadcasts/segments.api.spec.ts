import { type BroadcastAudience, type BroadcastGroup, DEFAULT_FESTIVAL_PREFERENCES } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { BROADCASTS, broadcastBody, followers, newBroadcast } from '../../../test/broadcasts.ts';
import { buildGivingTemple, type GivingTemple } from '../../../test/factories/giving.factory.ts';
import { listenForWebhooks } from '../../../test/give.ts';
import { GROWING } from '../../../test/nouns/fixtures.ts';
import { dateIn } from '../../../test/poojas.ts';
import { signInAs, signInDonor, signInStaff } from '../../../test/sign-in.ts';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { tableWalks } from '../../../test/table-walks.ts';
import { offerTickets, person, register, ticketType } from '../../../test/tickets.ts';
import { addShift, OWN, signUp } from '../../../test/volunteers.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { RecurringJob } from '../../platform/jobs/recurring-job.entity.ts';
import { PoojaRequestRow } from '../pooja-requests/pooja-request.entity.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { VolunteerShiftRow } from '../volunteers/volunteer-shift.entity.ts';
import { SEGMENT_PARTS, type SegmentPart } from './segment-part.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  listenForWebhooks(api);
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

async function office(): Promise<{ client: TestAgent; place: GivingTemple }> {
  const place = await buildGivingTemple(api);
  return { client: (await signInStaff(api, { temple: place.temple })).client, place };
}

/** The counts before sending. */
async function count(client: TestAgent, segment: object, channels: string[] = ['email']): Promise<BroadcastAudience> {
  const question = { topic: 'events', channels, segment };
  return (await client.post('/api/temple-admin/broadcast-audience').send(question).expect(200)).body;
}
const totalOf = async (client: TestAgent, segment: object) => (await count(client, segment)).total;
const choicesOf = async (client: TestAgent, group: string) => {
  const groups: BroadcastGroup[] = (await client.get('/api/temple-admin/broadcast-groups').expect(200)).body;
  return groups.find((one) => one.group === group)?.choices;
};

/** Freezes and sends what is due. */
async function work(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await api.database.transaction((tx) => tx.update(RecurringJob, { name: 'broadcasts' }, { dueAt: new Date(0) }));
    await api.get(Jobs).runDue();
  }
}
/** Whom a draft goes to, each as often as they are written down. */
async function frozen(client: TestAgent, segment: object): Promise<string[]> {
  const { id } = await newBroadcast(client, { segment, topic: 'events' });
  await client.post(`${BROADCASTS}/${id}/start`).send({}).expect(200);
  await work();
  const { body } = await client.get(`${BROADCASTS}/${id}/recipients`).expect(200);
  return body.items.map(({ address }: { address: string }) => address).sort();
}

describe('people with tickets', () => {
  const free = () => ticketType({ pricing: 'free', priceCents: 0 });

  it('are those of any event, one event or one date, each person once, and only with valid tickets', async () => {
    const { client, place } = await office();
    const event = { rule: { kind: 'dates', dates: [5, 12, 19].map((days) => dateIn(place, days)) } };
    const lamps = await offerTickets(client, place, [free()], { event });
    const concert = await offerTickets(client, place, [free()], { event: { title: 'Veena concert' } });
    const [meera, lata, gone] = [await signInDonor(api), await signInDonor(api), await signInDonor(api)];
    const [type] = lamps.types;
    await register(api, meera.client, place, lamps, [person(type!.id), person(type!.id, 'Arun')]);
    await register(api, meera.client, place, { ...lamps, occurrenceId: lamps.dates[1]! });
    await register(api, lata.client, place, concert);
    await register(api, gone.client, place, lamps);
    const { body } = await gone.client.get('/api/devotee/tickets').expect(200);
    await gone.client.post(`/api/devotee/tickets/${body.items[0].id}/cancel`).set('idempotency-key', newId()).send({}).expect(200);

    const choices = await choicesOf(client, 'attendees');
    expect(choices?.map(({ id }) => id).sort()).toEqual(
      [lamps.eventId, `date-${lamps.dates[0]}`, `date-${lamps.dates[1]}`, concert.eventId].sort(),
    );
    const of = (about: string) => ({ groups: ['attendees'], about: [`attendees:${about}`] });
    expect(await totalOf(client, { groups: ['attendees'] })).toBe(2);
    expect(await totalOf(client, of(lamps.eventId))).toBe(1);
    expect(await totalOf(client, of(`date-${lamps.dates[1]}`))).toBe(1);
    expect(await totalOf(client, of(`date-${lamps.dates[2]}`))).toBe(0);
    expect(await totalOf(client, { groups: ['attendees'], from: '2020-01-01', to: '2020-12-31' })).toBe(0);
    expect(await frozen(client, { groups: ['attendees'] })).toEqual([lata.account.email, meera.account.email].sort());
    // Another temple's office asks about this one's event.
    expect(await totalOf((await office()).client, of(lamps.eventId))).toBe(0);
  });

  it('include those whose tickets take no seat: their date is a choice once, like any other', async () => {
    const { client, place } = await office();
    const oil = ticketType({ name: 'Oil for the lamps', pricing: 'free', priceCents: 0, takesSeat: false });
    const event = { rule: { kind: 'dates', dates: [5, 12].map((days) => dateIn(place, days)) } };
    const lamps = await offerTickets(client, place, [free(), oil], { event });
    const meera = await signInDonor(api);
    await register(api, meera.client, place, lamps, [{ typeId: oil.id }]);
    await register(api, meera.client, place, { ...lamps, occurrenceId: lamps.dates[1]! }, [person(lamps.types[0]!.id), { typeId: oil.id }]);
    const choices = await choicesOf(client, 'attendees');
    expect(choices?.map(({ id }) => id)).toEqual([lamps.eventId, ...lamps.dates.map((id) => `date-${id}`)]);
    expect(await totalOf(client, { groups: ['attendees'], about: [`attendees:date-${lamps.occurrenceId}`] })).toBe(1);
  });

  it('without an account are counted by what they left, and the count says why they can’t be written to', async () => {
    const { client, place } = await office();
    const { occurrenceId, eventId, types } = await offerTickets(client, place, [free()]);
    const registers = (bookedBy: string, contact: object) =>
      client
        .post(`/api/temple-admin/event-dates/${occurrenceId}/registrations`)
        .set('idempotency-key', newId())
        .send({ people: [person(types[0]!.id)], bookedBy, method: 'cash', ...contact })
        .expect(201);
    await registers('Lata Menon', { email: 'lata@example.org' });
    await registers('Ravi Iyer', { phone: '+17325550171' });
    await registers('Asha Rao', {});
    await registers('Uma Nair', {});
    const segment = { groups: ['attendees'], about: [`attendees:${eventId}`] };
    const { total, reachable, channels } = await count(client, segment, ['email', 'sms', 'in-app']);
    expect([total, reachable]).toEqual([4, 0]);
    expect(channels.map(({ channel, excluded }) => [channel, excluded])).toEqual([
      ['email', [{ reason: 'unverified', count: 4 }]],
      [
        'sms',
        expect.arrayContaining([
          { reason: 'no-phone', count: 3 },
          { reason: 'consent', count: 1 },
        ]),
      ],
      ['in-app', [{ reason: 'no-account', count: 4 }]],
    ]);
  });
});

describe('volunteers', () => {
  it('are those with a place at a shift, of an opportunity or any; not who canceled, nor whose last shift was years ago', async () => {
    const { client, place } = await office();
    const kitchen = await addShift(client, place.temple, { maximum: 5, target: 5 });
    const parking = await addShift(client, place.temple, { day: 12, opportunity: { title: 'Parking' } });
    const [cook, driver, gone] = [await signInDonor(api), await signInDonor(api), await signInDonor(api)];
    await signUp(cook.client, kitchen);
    await signUp(driver.client, parking);
    const { id } = await signUp(gone.client, kitchen);
    await gone.client.post(`${OWN}/${id}/decline`).send({ reason: 'Travel' }).expect(200);
    expect(await choicesOf(client, 'volunteers')).toEqual([
      { id: parking.opportunityId, name: 'Parking' },
      { id: kitchen.opportunityId, name: 'Serve annadanam' },
    ]);
    const all = { groups: ['volunteers'] };
    expect(await totalOf(client, { ...all, about: [`volunteers:${kitchen.opportunityId}`] })).toBe(1);
    expect(await frozen(client, all)).toEqual([cook.account.email, driver.account.email].sort());
    const longAgo = { startsAt: new Date('2020-05-01T12:00:00Z'), endsAt: new Date('2020-05-01T15:00:00Z') };
    await api.database.transaction((tx) => tx.update(VolunteerShiftRow, { templeId: place.temple.id, id: parking.shiftId }, longAgo));
    expect(await totalOf(client, all)).toBe(1);
    expect(await totalOf(client, { ...all, from: '2020-01-01', to: '2020-12-31' })).toBe(1);
    expect(await totalOf((await office()).client, { ...all, about: [`volunteers:${kitchen.opportunityId}`] })).toBe(0);
  });
});

describe('people nearby', () => {
  const near = (withinMiles: number) => ({ groups: ['followers'], withinMiles });
  const livesIn = async (temple: Temple, city: string | null) => {
    const [account] = await followers(api, temple, 1);
    const client = await signInAs(api, account!);
    if (city)
      await client
        .put('/api/devotee/festival-preferences')
        .send({ ...DEFAULT_FESTIVAL_PREFERENCES, city })
        .expect(200);
    return { account: account!, client };
  };

  it('are those whose city or ZIP code is within the miles; the count says of whom neither is known', async () => {
    // In Novi, Michigan.
    const { client, place } = await office();
    const { account: novi } = await livesIn(place.temple, 'novi-mi');
    await livesIn(place.temple, 'edison-nj');
    const { account: unknown } = await livesIn(place.temple, null);
    const { total, reachable, channels } = await count(client, near(25));
    expect([total, reachable]).toEqual([2, 1]);
    expect(channels).toEqual([{ channel: 'email', reachable: 1, excluded: [{ reason: 'no-location', count: 1 }] }]);
    expect(await frozen(client, near(25))).toEqual([novi.email]);
    // They asked for a pooja at home in Ann Arbor, 20 miles away.
    await asksHome(place.temple.id, unknown.id, '48104');
    expect(await frozen(client, near(10))).toEqual([novi.email]);
    expect(await frozen(client, near(40))).toEqual([novi.email, unknown.email].sort());
    await client
      .post(BROADCASTS)
      .send(broadcastBody({ segment: near(501) }))
      .expect(400);
  });

  const asksHome = (templeId: string, accountId: string, zip: string) => {
    const address = { name: 'Meera', street: '1 Main St', street2: '', city: 'Ann Arbor', state: 'MI', zip };
    const at = new Date();
    const asked = { bookedBy: 'Meera', email: null, status: 'requested' as const, serviceId: null, title: 'Griha pravesham', wish: '' };
    const facts = { place: 'home' as const, address, preferred: [], language: 'en', participants: [], nameCount: 0, intention: '' };
    const money = { inAbsentia: false, quote: null, quoteVersion: 0, totalCents: 0, depositCents: 0, paidCents: 0, payLineId: null };
    const rest = { chosen: null, slotId: null, bookingId: null, startsAt: null, reason: null, dueAt: null, searchText: '', createdAt: at };
    const row = { templeId, id: newId(), accountId, ...asked, ...facts, ...money, ...rest, updatedAt: at };
    return api.database.transaction((tx) => insertRow(tx, PoojaRequestRow, row));
  };
});

it('finds the people of every group by an index, however it is narrowed', async () => {
  const place = { id: newId(), timeZone: 'America/New_York' };
  const walks = [];
  for (const { group, query } of api.get<readonly SegmentPart[]>(SEGMENT_PARTS))
    for (const about of [undefined, newId(), `date-${newId()}`])
      for (const period of [{}, { from: '2026-01-01', to: '2026-12-31' }]) {
        const { sql, values } = query(place, { groups: [group], ...period }, about);
        const tables = (await tableWalks(api, { sql, parameters: values })).filter((table) => GROWING.includes(table));
        if (tables.length > 0) walks.push({ group, about, period, tables });
      }
  expect(walks).toEqual([]);
});
