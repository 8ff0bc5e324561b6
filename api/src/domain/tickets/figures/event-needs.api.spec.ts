import type { EventNeeds, Page, PartyToCall } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { buildGivingTemple, type GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { dateIn } from '../../../../test/poojas.ts';
import { signInDonor, signInStaff } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { offerTickets, person, register, type TicketedEvent, ticketType } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { TicketRow } from '../ticket.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const needsOf = async (): Promise<EventNeeds> => (await office.get('/api/temple-admin/dashboard').expect(200)).body.cards.eventNeeds.data;
const waiting = async (): Promise<number> => (await office.get('/api/temple-admin/event-figures/waiting').expect(200)).body.toApprove;
const free = () => ticketType({ pricing: 'free', priceCents: 0 });

const walkIn = ({ occurrenceId, types: [type] }: TicketedEvent, name: string, phone: string) =>
  office
    .post(`/api/temple-admin/event-dates/${occurrenceId}/registrations`)
    .set('idempotency-key', newId())
    .send({ people: [person(type?.id ?? '', name), person(type?.id ?? '', 'Anika')], bookedBy: name, phone, method: 'cash' })
    .expect(201);

it('counts registrations until the temple has answered them, and names the first date', async () => {
  const event = await offerTickets(office, place, [{ ...free(), needsApproval: true }], { event: { title: 'Class of lamps' } });
  const people = event.types.map(({ id }) => person(id));
  const body = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people };
  const [first] = await Promise.all(
    [1, 2].map(async () => (await (await signInDonor(api)).client.post('/api/devotee/ticket-waits').send(body).expect(201)).body),
  );
  expect((await needsOf()).toApprove).toMatchObject({ count: 2, date: { id: event.occurrenceId, title: 'Class of lamps' } });
  await office.post(`/api/temple-admin/ticket-waits/${first.id}/approve`).expect(204);
  expect(await waiting()).toBe(1);
  const elsewhere = (await signInStaff(api, { temple: (await buildGivingTemple(api)).temple })).client;
  expect((await elsewhere.get('/api/temple-admin/event-figures/waiting').expect(200)).body).toEqual({ toApprove: 0 });
});

it('names whom to call about a canceled date: parties without an account that came to it until then', async () => {
  const event = await offerTickets(office, place, [free()]);
  await register(api, (await signInDonor(api)).client, place, event);
  await walkIn(event, 'Sunitha Hegde', '+17325550199');
  await walkIn(event, 'Ravi Rao', '+17325550198');
  const { body: tickets } = await office
    .get('/api/temple-admin/tickets')
    .query({ occurrenceId: event.occurrenceId, limit: 100 })
    .expect(200);
  for (const { id, bookedBy } of tickets.items)
    if (bookedBy === 'Ravi Rao')
      await office
        .post(`/api/temple-admin/tickets/${id}/cancel`)
        .set('idempotency-key', newId())
        .send({ reason: 'He asked for it' })
        .expect(200);
  expect((await needsOf()).toCall.count).toBe(0);
  await office.post(`/api/temple-admin/event-dates/${event.occurrenceId}/cancel`).send({ reason: 'Snow', scope: 'one' }).expect(200);
  await runJobs(api);
  expect((await needsOf()).toCall).toMatchObject({
    count: 1,
    date: { id: event.occurrenceId },
    parties: [{ bookedBy: 'Sunitha Hegde', phone: '+17325550199' }],
  });

  const calls = async (): Promise<PartyToCall[]> => (await office.get('/api/temple-admin/event-calls').expect(200)).body.items;
  const [call] = await calls();
  expect(call).toMatchObject({ bookedBy: 'Sunitha Hegde', phone: '+17325550199', reason: 'Snow', called: null, version: 0 });
  const other = await signInStaff(api, { temple: place.temple });
  const tick = (client: TestAgent, called: boolean, version: number) =>
    client.put(`/api/temple-admin/event-calls/${call!.id}`).send({ called, version });
  const both = await Promise.all([tick(office, true, 0), tick(other.client, true, 0)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await needsOf()).toCall).toEqual({ count: 0, date: null, parties: [] });
  const [made] = await calls();
  expect(made).toMatchObject({ called: { by: expect.any(String) }, version: 1 });
  expect((await tick(office, false, 0).expect(409)).body.code).toBe('event-call-changed');
  await tick(office, false, 1).expect(200);
  expect((await needsOf()).toCall.count).toBe(1);
  expect((await tick(other.client, true, 2).expect(200)).body.called.by).toBe(other.account.fullName);
  const elsewhere = (await signInStaff(api, { temple: (await buildGivingTemple(api)).temple })).client;
  await tick(elsewhere, false, 3).expect(404);
});

it('keeps who was called when the first of the party’s tickets has an account by then', async () => {
  const event = await offerTickets(office, place, [free()], { event: { title: 'Evening of bhajans' } });
  await walkIn(event, 'Gita Nair', '+17325550197');
  await office.post(`/api/temple-admin/event-dates/${event.occurrenceId}/cancel`).send({ reason: 'Flood', scope: 'one' }).expect(200);
  await runJobs(api);
  const own = async (): Promise<PartyToCall | undefined> => {
    const { body } = await office.get('/api/temple-admin/event-calls?limit=100').expect(200);
    return body.items.find(({ bookedBy }: PartyToCall) => bookedBy === 'Gita Nair');
  };
  const { id } = (await own())!;
  await office.put(`/api/temple-admin/event-calls/${id}`).send({ called: true, version: 0 }).expect(200);
  const { account } = await signInDonor(api);
  const key = { templeId: place.temple.id, id };
  await api.database.transaction((tx) => tx.update(TicketRow, key, { accountId: account.id }));
  expect(await own()).toMatchObject({ id, called: { by: expect.any(String) }, version: 1 });
});

it('names whom to call about a date that was postponed or moved, again after each change, and never who registered since', async () => {
  const event = await offerTickets(office, place, [free()], { event: { title: 'Evening of dance' } });
  await walkIn(event, 'Devi Iyer', '+17325550195');
  const date = `/api/temple-admin/event-dates/${event.occurrenceId}`;
  const own = async (): Promise<Pick<PartyToCall, 'id' | 'bookedBy' | 'about' | 'called' | 'version' | 'date'>[]> => {
    const { body } = await office.get('/api/temple-admin/event-calls?limit=100').expect(200);
    return body.items.filter((party: PartyToCall) => party.date.id === event.occurrenceId);
  };
  const tick = async () => {
    const [party] = await own();
    await office.put(`/api/temple-admin/event-calls/${party!.id}`).send({ called: true, version: party!.version }).expect(200);
  };
  const seen = async () => (await own()).map(({ bookedBy, about, called }) => [bookedBy, about, called !== null]);
  expect(await seen()).toEqual([]);
  await office.post(`${date}/postpone`).send({ reason: 'The hall is flooded' }).expect(200);
  await runJobs(api);
  expect(await seen()).toEqual([['Devi Iyer', 'postponed', false]]);
  await tick();
  expect(await seen()).toEqual([['Devi Iyer', 'postponed', true]]);
  const moveTo = (days: number) =>
    office
      .put(date)
      .send({ date: dateIn(place, days), time: '17:30' })
      .expect(200);
  await moveTo(20);
  await walkIn(event, 'Asha Pillai', '+17325550194');
  expect(await seen()).toEqual([['Devi Iyer', 'moved', false]]);
  await tick();
  expect((await needsOf()).toCall.parties.map(({ bookedBy }) => bookedBy)).not.toContain('Devi Iyer');
  await moveTo(21);
  expect(await seen()).toEqual([
    ['Devi Iyer', 'moved', false],
    ['Asha Pillai', 'moved', false],
  ]);
  await office.post(`${date}/cancel`).send({ reason: 'Storm', scope: 'one' }).expect(200);
  await runJobs(api);
  expect(await seen()).toEqual([
    ['Devi Iyer', 'canceled', false],
    ['Asha Pillai', 'canceled', false],
  ]);
});

it('lists calls page by page, by date', async () => {
  const titles = ['First evening', 'Second evening', 'Third evening'];
  for (const title of titles) {
    const event = await offerTickets(office, place, [free()], { event: { title } });
    await walkIn(event, title, '+17325550196');
    await office.post(`/api/temple-admin/event-dates/${event.occurrenceId}/cancel`).send({ reason: 'Storm', scope: 'one' }).expect(200);
  }
  await runJobs(api);
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body }: { body: Page<PartyToCall> } = await office
      .get('/api/temple-admin/event-calls')
      .query({ limit: 1, ...(cursor ? { cursor } : {}) })
      .expect(200);
    seen.push(...body.items.map(({ bookedBy }) => bookedBy));
    cursor = body.nextCursor;
  }
  expect(seen.filter((name) => titles.includes(name)).sort()).toEqual([...titles].sort());
  expect(new Set(seen).size).toBe(seen.length);
});
