import type TestAgent from 'supertest/lib/agent.js';
import type { GivingTemple } from '../../../../test/factories/giving.factory.ts';
import { onProvenOffice } from '../../../../test/giving-suite.ts';
import { signInDonor } from '../../../../test/sign-in.ts';
import type { TestApi } from '../../../../test/start-test-api.ts';
import { offerTickets, person, register, saleOf, setUp, setupOf, ticketType } from '../../../../test/tickets.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { TicketRow } from '../ticket.entity.ts';

let api: TestApi;
let place: GivingTemple;
let office: TestAgent;
onProvenOffice((suite) => ({ api, place, office } = suite));

describe('what an event sells', () => {
  it('never has fewer places than are taken, nor loses a kind that was sold', async () => {
    const event = await offerTickets(office, place, [ticketType({ pricing: 'free', priceCents: 0, capacity: 3 })], {
      sale: { capacity: 5 },
    });
    const [type] = event.types;
    const { client } = await signInDonor(api);
    await register(api, client, place, event, [person(type!.id), person(type!.id, 'Arun')]);
    const change = (types: readonly object[], more: object = {}) =>
      setUp(office, event.eventId, { ...saleOf([]), capacity: 5, ...more, types });
    expect((await change([{ ...type, capacity: 1 }])).body.code).toBe('ticket-capacity-sold');
    expect((await change([{ ...type, capacity: 1 }], { capacity: 1 })).body.code).toBe('ticket-capacity-sold');
    expect((await change([])).body.code).toBe('ticket-type-sold');
    expect((await change([{ ...type, takesSeat: false, capacity: 3 }])).body.code).toBe('ticket-type-sold');
    await change([{ ...type, capacity: 2 }], { capacity: 2 }).expect(200);
    expect(await setupOf(office, event.eventId)).toMatchObject({ capacity: 2, dates: [{ sold: 2, held: 0 }] });
    const page = await api.client().get(`/api/public/temples/${place.temple.slug}/events/${event.occurrenceId}/tickets`).expect(200);
    expect(page.body.closed).toBe('tickets-sold-out');
    expect(await api.database.reader.countBy(TicketRow, { occurrenceId: event.occurrenceId, status: 'valid' })).toBe(2);
  });

  it.each([
    ['a sale that ends before it starts', { saleFrom: '2026-02-02', saleUntil: '2026-02-01' }, 'types[0].saleUntil'],
    ['sales that start after the event', { saleFrom: '2099-01-01' }, 'types[0].saleFrom'],
    ['a negative price', { priceCents: -1 }, 'types[0].priceCents'],
    ['a price for nothing', { pricing: 'free' }, 'types[0].priceCents'],
    ['more than the date has', { capacity: 50 }, 'types[0].capacity'],
    ['fewer at most than at least', { orderMin: 5, orderMax: 2 }, 'types[0].orderMax'],
  ] as const)('refuses %s', async (_, given, field) => {
    const event = await offerTickets(office, place, [], { sale: { capacity: 20 } });
    const answer = await setUp(office, event.eventId, { ...saleOf([ticketType(given)]), capacity: 20 });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect((await setupOf(office, event.eventId)).types).toEqual([]);
  });

  it('refuses ten thousand questions', async () => {
    const event = await offerTickets(office, place, []);
    const questions = Array.from({ length: 10_000 }, () => ({ id: newId(), label: 'Why?' }));
    const answer = await setUp(office, event.eventId, saleOf([], { questions }));
    expect([400, 413]).toContain(answer.status);
    expect((await setupOf(office, event.eventId)).questions).toEqual([]);
  });
});
