import { randomUUID } from 'node:crypto';
import {
  accountEndpoints,
  cartEndpoints,
  doorEndpoints,
  eventEndpoints,
  type OwnTicket,
  ticketEndpoints,
  ticketTypeEndpoints,
} from '@sannidhi/contracts';
import { ApiClient, signIn } from '../harness/api-client.ts';
import { Outbox } from '../harness/outbox.ts';
import { mailedLink } from './visitor.ts';

const TEMPLE = 'sri-kamakshi-edison';
const HELPER = 'devotee@sannidhi.test';

export interface TicketedEvent {
  occurrenceId: string;
  title: string;
  /** A party's tickets, the first one's owner first. */
  tickets: OwnTicket[];
}

/** A date that the home temple sells tickets for, next week. */
export interface AnnouncedEvent {
  eventId: string;
  occurrenceId: string;
  title: string;
  /** `YYYY-MM-DD`, on the temple's clocks. */
  date: string;
}

/** A kind of ticket: free unless it has a price. */
export const kindOfTicket = (name: string, priceCents = 0) => ({
  ...{ id: randomUUID(), name, pricing: priceCents > 0 ? 'fixed' : 'free', priceCents },
  ...{ orderMin: 1, orderMax: 10, takesSeat: true, isOffered: true },
});

/** On three days in a row. */
export const THREE_DAYS = { rule: { kind: 'weekly', days: [0, 1, 2, 3, 4, 5, 6] }, count: 3 };

/** The home temple announces an event next week with these tickets and questions; once, unless `more` says otherwise. */
export async function announcedEvent(
  url: string,
  types: readonly object[],
  questions: readonly object[] = [],
  more: object = {},
): Promise<AnnouncedEvent> {
  const { api: office } = await signIn(url, 'temple@sannidhi.test', 'temple-admin');
  const title = `Deepotsavam ${randomUUID().slice(0, 8)}`;
  const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const facts = { title, durationMinutes: 180, time: '17:30', rule: { kind: 'once' }, startsOn: date, ...more };
  const event = await office.call(eventEndpoints.create, { body: facts as never });
  const params = { eventId: event.id };
  await office.call(eventEndpoints.publish, { params });
  await office.call(ticketTypeEndpoints.change, { params, body: { isOpen: true, capacity: null, questions, types } as never });
  return { eventId: event.id, occurrenceId: event.dates[0]?.id ?? '', title, date };
}

/** The home temple announces a free event next week, a family of these names registers, and the demo devotee is asked to keep its door. */
export async function ticketedEvent(url: string, names: readonly string[]): Promise<TicketedEvent> {
  const type = kindOfTicket('Adult');
  const { occurrenceId, title } = await announcedEvent(url, [type]);
  const { api: office } = await signIn(url, 'temple@sannidhi.test', 'temple-admin');
  await office.call(doorEndpoints.addHelper, { params: { occurrenceId }, body: { email: HELPER } });
  return { occurrenceId, title, tickets: await registered(url, occurrenceId, type.id, names) };
}

async function registered(url: string, occurrenceId: string, typeId: string, names: readonly string[]): Promise<OwnTicket[]> {
  const email = `family-${randomUUID()}@example.com`;
  const fullName = names[0] ?? '';
  const account = { fullName, email, password: 'Namaste-108' };
  await new ApiClient(url).call(accountEndpoints.register, { body: account });
  const { searchParams } = await mailedLink(new Outbox(url), email, '/verify-email');
  await new ApiClient(url).call(accountEndpoints.verifyEmail, { query: { token: searchParams.get('token') ?? '' } });
  const { api: family } = await signIn(url, email, 'donor');
  const [first, ...others] = names.map((name) => ({ typeId, name }));
  const line = { lineId: randomUUID(), templeSlug: TEMPLE, kind: 'ticket', item: { occurrenceId, ...first, others } };
  const { orders } = await family.call(cartEndpoints.add, { body: line as never });
  const checkout = { params: { orderId: orders[0]?.orderId ?? '' }, body: { legalName: fullName, seenTotalCents: 0 } as never };
  await family.call(cartEndpoints.checkout, { ...checkout, idempotencyKey: randomUUID() });
  const { items } = await family.call(ticketEndpoints.own, {});
  const ticket = await family.call(ticketEndpoints.ownOne, { params: { ticketId: items[0]?.id ?? '' } });
  return [ticket, ...ticket.party.map((other) => ({ ...ticket, ...other }))];
}
