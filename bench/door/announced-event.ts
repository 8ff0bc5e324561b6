import { randomUUID } from 'node:crypto';
import { eventEndpoints, ticketTypeEndpoints } from '@sannidhi/contracts';
import type { ApiClient } from '@sannidhi/e2e/api-client';

/** Far enough ahead that its tickets are sold. */
const AHEAD_MS = 7 * 86_400_000;

/** The office announces an event with free tickets. */
export async function announceEvent(office: ApiClient): Promise<{ occurrenceId: string; typeId: string }> {
  const startsOn = new Date(Date.now() + AHEAD_MS).toISOString().slice(0, 10);
  const facts = { title: 'Kalyanotsavam', durationMinutes: 180, time: '17:30', rule: { kind: 'once' }, startsOn };
  const event = await office.call(eventEndpoints.create, { body: facts as never });
  const params = { eventId: event.id };
  await office.call(eventEndpoints.publish, { params });
  const type = { id: randomUUID(), name: 'Adult', pricing: 'free', priceCents: 0, orderMin: 1, orderMax: 10, takesSeat: true };
  const sale = { isOpen: true, capacity: null, questions: [], types: [{ ...type, isOffered: true }] };
  await office.call(ticketTypeEndpoints.change, { params, body: sale as never });
  return { occurrenceId: event.dates[0]?.id ?? '', typeId: type.id };
}
