import type { TicketType } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import {
  DAILY,
  offerTickets,
  person,
  register,
  saleOf,
  setUp,
  setupOf,
  type TicketedEvent,
  ticketLine,
  ticketType,
} from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { AuditEntry } from '../../audit/audit-entry.entity.ts';
import { TicketWaitlist } from '../waits/ticket-waitlist.service.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const free = (name: string) => ticketType({ name, pricing: 'free', priceCents: 0 });

/** Somebody who waits for a kind of ticket, and how their wait stands. */
async function waiting({ occurrenceId }: TicketedEvent, typeId: string): Promise<() => Promise<string>> {
  const { client } = await signInDonor(api);
  const people = [person(typeId, 'Lata')];
  await client.post('/api/devotee/ticket-waits').send({ templeSlug: place.temple.slug, occurrenceId, people }).expect(201);
  return async () => (await client.get('/api/devotee/ticket-waits').expect(200)).body[0].status;
}

async function soldOut() {
  const [adult, child] = [free('Adult'), free('Child')];
  const event = await offerTickets(office, place, [adult, child], { sale: { capacity: 1 } });
  await register(api, (await signInDonor(api)).client, place, event);
  return { event, adult, child };
}

it('keeps a kind of ticket that only somebody on the waitlist asked for', async () => {
  const { event, adult, child } = await soldOut();
  const status = await waiting(event, child.id);
  const refused = await setUp(office, event.eventId, saleOf([adult], { capacity: 2 })).expect(409);
  expect(refused.body.code).toBe('ticket-type-sold');
  await setUp(office, event.eventId, saleOf([adult, child], { capacity: 2 })).expect(200);
  expect(await status()).toBe('offered');
});

it('asks the party that fits, however many before it wait for a kind that is full', async () => {
  const { event, adult, child } = await soldOut();
  const people = [{ ...person(adult.id, 'Lata'), familyMemberId: null, amountCents: null, answers: [] }];
  const wait = { templeId: place.temple.id, occurrenceId: event.occurrenceId, bookedBy: 'Lata', status: 'waiting' as const, people };
  const more = { peopleCount: 1, isApproved: false, createdAt: new Date(), turn: 1 };
  await api.database.transaction(async (tx) => {
    for (let each = 0; each < 120; each += 1) await api.get(TicketWaitlist).join(tx, { ...wait, ...more, id: newId(), accountId: newId() });
  });
  const status = await waiting(event, child.id);
  await setUp(office, event.eventId, saleOf([{ ...adult, capacity: 1 }, child], { capacity: 2 })).expect(200);
  expect(await status()).toBe('offered');
});

it('offers nobody a place while sales are closed, and does once they open', async () => {
  const { event, adult, child } = await soldOut();
  const status = await waiting(event, child.id);
  await setUp(office, event.eventId, saleOf([adult, child], { capacity: 2, isOpen: false })).expect(200);
  await api.get(TicketWaitlist).work();
  expect(await status()).toBe('waiting');
  await setUp(office, event.eventId, saleOf([adult, child], { capacity: 2 })).expect(200);
  expect(await status()).toBe('offered');
});

it('keeps what an office page of an earlier release doesn’t know of the price for all dates', async () => {
  const kind = ticketType({ isForSeries: true, seriesPriceCents: 2_000 });
  const event = await offerTickets(office, place, [kind], { event: DAILY });
  const { isForSeries: _may, seriesPriceCents: _price, ...known } = kind;
  const save = (type: object, status = 200) => setUp(office, event.eventId, saleOf([type as TicketType])).expect(status);
  await save({ ...known, name: 'Adults' });
  expect((await setupOf(office, event.eventId)).types).toMatchObject([{ name: 'Adults', isForSeries: true, seriesPriceCents: 2_000 }]);
  await save({ ...known, priceCents: 1_500 });
  const offer = await api.client().get(`/api/public/temples/${place.temple.slug}/events/${event.occurrenceId}/tickets`).expect(200);
  expect(offer.body.types).toMatchObject([{ priceCents: 1_500, series: { priceCents: 1_500 } }]);
  // What isn't offered so has no such price to compare.
  await save({ ...kind, priceCents: 1_500, seriesPriceCents: 2_000, isForSeries: false });
  expect((await save({ ...kind, priceCents: 1_500, seriesPriceCents: 2_000 }, 400)).body.code).toBe('invalid-fields');
  await save({ ...kind, seriesPriceCents: null });
  const trail = { action: 'ticket-type.changed', subjectId: event.eventId } as const;
  const [last] = await api.database.reader.find(AuditEntry, { where: trail, order: { id: 'DESC' }, take: 1 });
  expect(last?.after).toMatchObject({ types: [{ isForSeries: true, seriesPriceCents: null }] });
  expect((await setupOf(office, event.eventId)).types).toMatchObject([{ seriesPriceCents: null }]);
});

it('shows an online event’s link only with tickets, once they are paid for, approved or few', async () => {
  const link = 'https://meet.example.org/gita-class';
  const event = await offerTickets(office, place, [free('Adult')], { event: { title: 'Gita class', place: 'online', link } });
  const at = `/api/public/temples/${place.temple.slug}/events`;
  const seen = async () => {
    const page = (await api.client().get(`${at}/${event.occurrenceId}`).expect(200)).body;
    const files = [`${at}/${event.occurrenceId}/event.ics?dates=all`, `${at}.ics`];
    const texts = await Promise.all(files.map(async (path) => (await api.client().get(path).expect(200)).text.replaceAll('\r\n ', '')));
    // It isn’t at the temple: no calendar sends anyone there.
    expect(texts[0]).not.toMatch(/^LOCATION:./m);
    return [page.link, page.linkIsOnTicket, ...texts.map((text) => text.includes(link))];
  };
  expect(await seen()).toEqual([link, false, true, true]);
  const { client } = await signInDonor(api);
  await register(api, client, place, event);
  const [kind] = event.types;
  const hall = { id: newId(), name: 'Hall', capacity: 30 };
  const sales = [
    saleOf([{ ...kind!, capacity: 30 }]),
    saleOf([{ ...kind!, needsApproval: true }]),
    saleOf([kind!], { capacity: 30 }),
    saleOf([kind!, ticketType()]),
    saleOf([{ ...kind!, quotaId: hall.id }], { quotas: [hall] }),
    saleOf([{ ...kind!, staffOnly: true }]),
  ];
  for (const sale of sales) {
    await setUp(office, event.eventId, sale).expect(200);
    expect(await seen()).toEqual(['', true, false, false]);
  }
  const [{ id }] = (await client.get('/api/devotee/tickets').expect(200)).body.items;
  expect((await client.get(`/api/devotee/tickets/${id}`).expect(200)).body.event).toMatchObject({ link });
  const { body: canceled } = await client.post(`/api/devotee/tickets/${id}/cancel`).set('idempotency-key', newId()).expect(200);
  expect(canceled).toMatchObject({ status: 'canceled', event: { link: '' } });
  expect((await client.get('/api/devotee/tickets').expect(200)).body.items).toMatchObject([{ event: { link: '' } }]);
});

it('takes what leaves its price out as unpriced, and no kind of ticket twice', async () => {
  const { eventId } = await offerTickets(office, place);
  const { priceCents: _price, ...wish } = ticketType({ pricing: 'wish' });
  expect((await setUp(office, eventId, saleOf([wish as TicketType])).expect(200)).body.types).toMatchObject([
    { pricing: 'wish', priceCents: 0 },
  ]);
  const twice = await setUp(office, eventId, saleOf([free('Adult'), free('Child')].map((type) => ({ ...type, id: wish.id }))));
  expect([twice.status, twice.body.code, Object.keys(twice.body.fields ?? {})]).toEqual([400, 'invalid-fields', ['types[1].id']]);
});

it.each([{}, { dates: null }, { id: newId() }])('refuses a registration for all dates that names none: %j', async (series) => {
  const event = await offerTickets(office, place);
  const { client } = await signInDonor(api);
  const refused = await client.post('/api/devotee/cart/lines').send(ticketLine(place, event, undefined, { series }));
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid-fields']);
});
