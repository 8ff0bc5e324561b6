import { type EventDetail, NEW_TICKET_TYPE, type OwnTicket, type TicketSale, type TicketType } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { newId } from '../src/platform/ids/new-id.ts';
import { addLines, checkOut } from './cart.ts';
import type { GivingTemple } from './factories/giving.factory.ts';
import { payGift, runJobs } from './give.ts';
import { dateIn } from './poojas.ts';
import type { TestApi } from './start-test-api.ts';

/** A kind of ticket as the office enters it: 25 dollars unless told otherwise. */
export const ticketType = (given: Partial<TicketType> = {}): TicketType => ({
  ...NEW_TICKET_TYPE,
  id: newId(),
  name: 'Adult',
  detail: 'Lamps, seat and dinner',
  pricing: 'fixed',
  priceCents: 2_500,
  ...given,
});

/** What an event sells, as the office sends it. */
export const saleOf = (types: readonly TicketType[], given: object = {}) => ({
  isOpen: true,
  capacity: null,
  refundHours: 48,
  passOnHours: 12,
  questions: [],
  types,
  ...given,
});

/** A published event that sells tickets on dates from five days ahead. */
export interface TicketedEvent {
  eventId: string;
  occurrenceId: string;
  dates: string[];
  types: TicketType[];
}

/** An event with a date on each of three days. */
export const DAILY = { rule: { kind: 'weekly', days: [0, 1, 2, 3, 4, 5, 6] }, count: 3 };

/** Announces an event that sells these tickets. */
export async function offerTickets(
  office: TestAgent,
  place: GivingTemple,
  types: readonly TicketType[] = [ticketType()],
  { sale = {}, event = {} }: { sale?: object; event?: object } = {},
): Promise<TicketedEvent> {
  const facts = { title: 'Kartika Deepotsavam', durationMinutes: 180, time: '17:30', rule: { kind: 'once' }, startsOn: dateIn(place, 5) };
  const made: EventDetail = (
    await office
      .post('/api/temple-admin/events')
      .send({ ...facts, ...event })
      .expect(201)
  ).body;
  await office.post(`/api/temple-admin/events/${made.id}/publish`).expect(200);
  await setUp(office, made.id, saleOf(types, sale)).expect(200);
  const dates = made.dates.map(({ id }) => id);
  return { eventId: made.id, occurrenceId: dates[0]!, dates, types: [...types] };
}

/** Says what an event sells: without an expectation. */
export const setUp = (office: TestAgent, eventId: string, body: object) =>
  office.put(`/api/temple-admin/events/${eventId}/ticket-types`).send(body);

/** What an event sells, with the places that are taken. */
export const setupOf = async (office: TestAgent, eventId: string): Promise<TicketSale> =>
  (await office.get(`/api/temple-admin/events/${eventId}/ticket-types`).expect(200)).body;

/** Somebody who is registered. */
export const person = (typeId: string, name = 'Meera Raghunathan', more: object = {}) => ({ typeId, name, ...more });

/** What a family says of its child. */
export const childOf = (given: object = {}) => ({
  guardian: 'Meera Raghunathan',
  guardianPhone: '+17325550148',
  needs: 'Peanuts',
  mayPickUp: ['Arun Raghunathan'],
  mayNotPickUp: ['Ravi Kumar'],
  ...given,
});

/** A party as a line of the cart, each person with the first kind of ticket unless told otherwise. */
export function ticketLine(
  { temple }: Pick<GivingTemple, 'temple'>,
  { occurrenceId, types }: TicketedEvent,
  people: readonly object[] = [person(types[0]!.id)],
  more: object = {},
) {
  const [first, ...others] = people;
  return { lineId: newId(), templeSlug: temple.slug, kind: 'ticket', item: { occurrenceId, ...first, others, ...more } };
}

/** Registers a party and pays for it; answers the order's id. */
export async function register(
  api: TestApi,
  client: TestAgent,
  place: GivingTemple,
  event: TicketedEvent,
  people?: readonly object[],
  more: object = {},
): Promise<string> {
  const { orders } = await addLines(client, ticketLine(place, event, people, more));
  const cart = orders.find(({ temple }) => temple.slug === place.temple.slug)!;
  const started = await checkOut(client, cart);
  if (started.totalCents > 0) await payGift(api, started);
  await runJobs(api);
  return started.orderId;
}

/** The first of somebody's tickets, with those that were registered together. */
export async function ticketsOf(client: TestAgent): Promise<OwnTicket> {
  const [party] = (await client.get('/api/devotee/tickets').expect(200)).body.items;
  return (await client.get(`/api/devotee/tickets/${party.id}`).expect(200)).body;
}
