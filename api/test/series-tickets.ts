import type { OwnTicket } from '@sannidhi/contracts';
import type TestAgent from 'supertest/lib/agent.js';
import { TicketStockRow } from '../src/domain/tickets/ticket-stock.entity.ts';
import { newId } from '../src/platform/ids/new-id.ts';
import type { GivingTemple } from './factories/giving.factory.ts';
import type { TestApi } from './start-test-api.ts';
import { DAILY, offerTickets, type TicketedEvent, ticketLine, ticketType } from './tickets.ts';

interface Suite {
  api: TestApi;
  place: GivingTemple;
  office: TestAgent;
}

/** 25 dollars for one date, 20 for each of all three. */
export const classTicket = (given: object = {}) => ticketType({ isForSeries: true, seriesPriceCents: 2_000, ...given });

/** What a line asks for that is for all dates of an event but the one that is over. */
export const all = ({ dates: [, ...dates] }: TicketedEvent) => ({ series: { id: newId(), dates } });

/** The same of each of three dates. */
export const onEach = (places: object) => [places, places, places];

/** Registrations for all dates at the temple of a suite, and what became of them. */
export function seriesTickets(suite: () => Suite) {
  const offer = (types = [classTicket()], sale: object = {}) => offerTickets(suite().office, suite().place, types, { event: DAILY, sale });
  const add = (client: TestAgent, event: TicketedEvent, people?: readonly object[], more: object = all(event)) =>
    client.post('/api/devotee/cart/lines').send(ticketLine(suite().place, event, people, more));
  const placesOf = ({ dates }: TicketedEvent, whatId?: string) =>
    Promise.all(
      dates.map(async (occurrenceId) => {
        const stock = await suite().api.database.reader.findOneBy(TicketStockRow, { occurrenceId, whatId: whatId ?? occurrenceId });
        return { held: stock?.held ?? 0, sold: stock?.sold ?? 0 };
      }),
    );
  const orderOf = async (orderId: string) => (await suite().office.get(`/api/temple-admin/donations/${orderId}`).expect(200)).body;
  return { offer, add, placesOf, orderOf };
}

/** A devotee's tickets, each with its terms. */
export async function ticketsOf(client: TestAgent): Promise<OwnTicket[]> {
  const { items } = (await client.get('/api/devotee/tickets').expect(200)).body;
  return Promise.all(items.map(async ({ id }: OwnTicket) => (await client.get(`/api/devotee/tickets/${id}`).expect(200)).body));
}
