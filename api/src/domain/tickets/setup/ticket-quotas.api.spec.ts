import type { TicketOffer, TicketType } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { runJobs } from '../../../../test/give.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import {
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
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { TicketStockRow } from '../ticket-stock.entity.ts';
import { TicketWaitRow } from '../waits/ticket-wait.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

const free = (given: object = {}) => ticketType({ pricing: 'free', priceCents: 0, ...given });
const add = (client: TestAgent, event: TicketedEvent, people: readonly object[]) =>
  client.post('/api/devotee/cart/lines').send(ticketLine(place, event, people));
const countOf = async ({ occurrenceId }: TicketedEvent, whatId: string) => {
  const stock = await api.database.reader.findOneBy(TicketStockRow, { occurrenceId, whatId });
  return stock && [stock.held, stock.sold, stock.offered];
};
const offerOf = async ({ occurrenceId }: TicketedEvent): Promise<TicketOffer> =>
  (await api.client().get(`/api/public/temples/${place.temple.slug}/events/${occurrenceId}/tickets`).expect(200)).body;
const leftOf = async (event: TicketedEvent) => (await offerOf(event)).types.map(({ left, closed }) => [left, closed]);

/** Adults and children share the balcony; the floor has its own places. */
async function withBalcony(capacity: number, total: number | null = null) {
  const balcony = { id: newId(), name: 'Balcony', capacity };
  const types = [free({ quotaId: balcony.id }), free({ name: 'Child', quotaId: balcony.id, capacity: 4 }), free({ name: 'Floor' })];
  const event = await offerTickets(office, place, types, { sale: { capacity: total, quotas: [balcony] } });
  const [adult, child, floor] = types as [TicketType, TicketType, TicketType];
  const change = (given: object) => setUp(office, event.eventId, saleOf(types, { capacity: total, quotas: [balcony], ...given }));
  return { event, balcony, adult, child, floor, change };
}

describe('places that kinds of tickets share', () => {
  it('are never sold twice to a crowd at once, and a party that finds too few takes none', async () => {
    const { event, balcony, adult, child, floor } = await withBalcony(7, 12);
    const people = await Promise.all(Array.from({ length: Number(process.env.TICKET_CROWD ?? 12) }, () => signInDonor(api)));
    const parties = [[adult, child], [adult, adult, floor], [child], [floor, adult]];
    const answers = await Promise.all(
      people.map(({ client }, index) =>
        add(
          client,
          event,
          parties[index % parties.length]!.map(({ id }) => person(id)),
        ),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => (status === 200 ? 'in' : body.code)))).toEqual(new Set(['in', 'tickets-sold-out']));
    const inside = answers.flatMap(({ status }, index) => (status === 200 ? parties[index % parties.length]! : []));
    const heldOf = (...types: TicketType[]) => inside.filter((type) => types.includes(type)).length;
    expect(await countOf(event, balcony.id)).toEqual([heldOf(adult, child), 0, 0]);
    expect(await countOf(event, event.occurrenceId)).toEqual([inside.length, 0, 0]);
    expect(heldOf(adult, child)).toBeLessThanOrEqual(7);
    expect(heldOf(child)).toBeLessThanOrEqual(4);
    expect(inside.length).toBeLessThanOrEqual(12);
  });

  it('are sold out for all of these kinds together, go to who waits, and come back with a ticket', async () => {
    const { event, balcony, adult, child, change } = await withBalcony(2);
    const [holder, waiter] = [await signInDonor(api), await signInDonor(api)];
    await register(api, holder.client, place, event, [person(adult.id)]);
    expect(await leftOf(event)).toEqual([
      [1, null],
      [1, null],
      [null, null],
    ]);
    // One of each finds one place for both.
    const wait = { templeSlug: place.temple.slug, occurrenceId: event.occurrenceId, people: [person(adult.id), person(child.id)] };
    expect((await add(waiter.client, event, wait.people)).body.code).toBe('tickets-sold-out');
    await waiter.client.post('/api/devotee/ticket-waits').send(wait).expect(201);
    await change({ quotas: [{ ...balcony, capacity: 3 }] }).expect(200);
    await runJobs(api);
    expect(await countOf(event, balcony.id)).toEqual([0, 1, 2]);
    expect((await leftOf(event)).slice(0, 2)).toEqual([
      [0, 'tickets-sold-out'],
      [0, 'tickets-sold-out'],
    ]);
    const { id: waitId } = await api.database.reader.findOneByOrFail(TicketWaitRow, { accountId: waiter.account.id });
    await register(api, waiter.client, place, event, wait.people, { waitId });
    expect(await countOf(event, balcony.id)).toEqual([0, 3, 0]);
    const [own] = (await holder.client.get('/api/devotee/tickets').expect(200)).body.items;
    await holder.client.post(`/api/devotee/tickets/${own.id}/cancel`).set('idempotency-key', newId()).send().expect(200);
    expect(await countOf(event, balcony.id)).toEqual([0, 2, 0]);
  });

  it('count what was taken before kinds shared them, never fewer than that, and are gone with their last kind', async () => {
    const types = [free(), free({ name: 'Child' })];
    const event = await offerTickets(office, place, types);
    const { client } = await signInDonor(api);
    await register(
      api,
      client,
      place,
      event,
      [0, 0, 1].map((index) => person(types[index]!.id)),
    );
    const hall = { id: newId(), name: 'Hall', capacity: 2 };
    const save = (quotaIds: (string | null | undefined)[], quotas?: object[]) =>
      setUp(
        office,
        event.eventId,
        saleOf(types.map((type, index) => ({ ...type, quotaId: quotaIds[index] })) as TicketType[], quotas ? { quotas } : {}),
      );
    expect((await save([hall.id, hall.id], [hall]).expect(409)).body.code).toBe('ticket-capacity-sold');
    expect((await save([newId(), null], [hall]).expect(400)).body.fields).toHaveProperty(['types[0].quotaId']);
    await save([hall.id, hall.id], [{ ...hall, capacity: 3 }]).expect(200);
    expect(await countOf(event, hall.id)).toEqual([0, 3, 0]);
    expect((await leftOf(event)).map(([left]) => left)).toEqual([0, 0]);
    // A page that knows nothing of them changes nothing.
    await save([undefined, undefined]).expect(200);
    expect(await setupOf(office, event.eventId)).toMatchObject({
      quotas: [{ name: 'Hall', capacity: 3 }],
      types: [{ quotaId: hall.id }, {}],
    });
    await save([hall.id, null], [{ ...hall, capacity: 3 }]).expect(200);
    expect(await countOf(event, hall.id)).toEqual([0, 2, 0]);
    await save([null, null], []).expect(200);
    expect(await countOf(event, hall.id)).toBeNull();
    expect((await leftOf(event)).map(([left]) => left)).toEqual([null, null]);
  });

  it('stay as few on a postponed date whose first time has passed', async () => {
    const { event, balcony, adult, change } = await withBalcony(5, 9);
    await register(api, (await signInDonor(api)).client, place, event, [person(adult.id)]);
    const { occurrenceId } = event;
    await office.post(`/api/temple-admin/event-dates/${occurrenceId}/postpone`).send({ reason: 'The river is high' }).expect(200);
    const endsAt = new Date(Date.now() - 3_600_000);
    const startsAt = new Date(endsAt.getTime() - 3_600_000);
    await api.database.statement((tx) => tx.update(EventOccurrenceRow, { id: occurrenceId }, { startsAt, endsAt }));
    await change({ capacity: 8, quotas: [{ ...balcony, capacity: 3 }] }).expect(200);
    const capacityOf = async (whatId: string) =>
      (await api.database.reader.findOneByOrFail(TicketStockRow, { occurrenceId, whatId })).capacity;
    expect([await capacityOf(balcony.id), await capacityOf(occurrenceId)]).toEqual([3, 8]);
  });

  it('are one event’s own: what names another’s changes nothing of it', async () => {
    const { event, balcony, adult, change } = await withBalcony(5);
    await register(api, (await signInDonor(api)).client, place, event, [person(adult.id)]);
    const other = await offerTickets(office, place, [free()]);
    for (const id of [balcony.id, event.occurrenceId, adult.id]) {
      const quotas = [{ id, name: 'Hall', capacity: 3 }];
      await setUp(office, other.eventId, saleOf(other.types, { quotas })).expect(404);
      expect(await countOf(event, id)).toEqual([0, 1, 0]);
    }
    await change({ quotas: [balcony, { ...balcony, name: 'Balcony again' }] }).expect(400);
  });
});
