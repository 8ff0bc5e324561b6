import { randomUUID } from 'node:crypto';
import { eventEndpoints, NEW_TICKET_TYPE, ticketTypeEndpoints, ticketWaitEndpoints } from '@sannidhi/contracts';
import type { ApiClient } from '../harness/api-client.ts';
import { linesSql, RUSH_TEMPLE, type RushNoun, type RushPlaces, timeOfRound } from './rush-noun.ts';

/** The kinds together have more places than the date, so either may run out first. */
const DATE_PLACES = 12;
const KINDS = [
  { name: 'Adult', capacity: 8 },
  { name: 'Student', capacity: 6 },
];
/** How many times a JSON text names what a row counts: a kind of ticket by its id, the date anybody. */
const people = (json: string) => {
  const named = `CASE WHEN stock.whatId = stock.occurrenceId THEN '"typeId"' ELSE stock.whatId END`;
  return `(LENGTH(${json}) - LENGTH(REPLACE(${json}, ${named}, ''))) / LENGTH(${named})`;
};
const linesOf = (place: 'held' | 'taken') =>
  linesSql(
    place,
    `line.itemId = stock.occurrenceId AND (stock.whatId = stock.occurrenceId OR INSTR(JSON_EXTRACT(line.item, '$.typeId'), stock.whatId) > 0)`,
  );

/** A date of an event with twelve places for tickets of two kinds; every third family wants one of each. */
export const rushTickets: RushNoun = {
  kind: 'ticket',
  prepare: async (office) => (round) => announceDate(office, round),
  wait: ticketWaitEndpoints.join,
  codes: { gone: 'tickets-sold-out', waits: 'ticket-wait-open', notNeeded: 'ticket-wait-not-needed' },
  countsSql: `SELECT stock.whatId AS what, stock.held AS held, stock.sold AS sold, stock.offered AS offered,
    ${linesOf('held')} AS heldLines, ${linesOf('taken')} AS takenLines,
    (SELECT COALESCE(SUM(${people('COALESCE(wait.offeredPeople, wait.people)')}), 0) FROM ticket_waits wait
      WHERE wait.occurrenceId = stock.occurrenceId AND wait.status = 'offered') AS offers
    FROM ticket_stocks stock WHERE stock.occurrenceId = ?`,
  grantedSql: "(SELECT COUNT(*) FROM tickets WHERE tickets.orderId = sold.id AND tickets.status = 'valid')",
  waitsSql: 'SELECT * FROM ticket_waits WHERE occurrenceId = ?',
  needsOf: ({ occurrenceId, people }) => {
    const types: string[] = JSON.parse(String(people)).map(({ typeId }: { typeId: string }) => typeId);
    const countOf = (typeId: string) => types.filter((each) => each === typeId).length;
    return new Map([[String(occurrenceId), types.length], ...types.map((typeId): [string, number] => [typeId, countOf(typeId)])]);
  },
};

async function announceDate(office: ApiClient, round: number): Promise<RushPlaces> {
  const { date: startsOn, time } = timeOfRound(round);
  const facts = { title: `Brahmotsavam ${round + 1}`, durationMinutes: 180, time, rule: { kind: 'once' }, startsOn };
  const event = await office.call(eventEndpoints.create, { body: facts as never });
  const params = { eventId: event.id };
  await office.call(eventEndpoints.publish, { params });
  const kinds = KINDS.map((kind) => ({ ...NEW_TICKET_TYPE, ...kind, id: randomUUID(), pricing: 'fixed', priceCents: 25_00 }));
  await office.call(ticketTypeEndpoints.change, { params, body: { capacity: DATE_PLACES, types: kinds } as never });
  const occurrenceId = event.dates[0]?.id ?? '';
  const persons = kinds.map(({ id: typeId }) => ({ typeId, name: 'Lakshmi Iyer' }));
  const limits = new Map([[occurrenceId, DATE_PLACES], ...kinds.map(({ id, capacity }): [string, number] => [id, capacity])]);
  return {
    itemId: occurrenceId,
    limits,
    wishOf: (family) => wishOf(occurrenceId, [persons.slice(0, 1), persons.slice(1), persons][family % 3] ?? []),
  };
}

const wishOf = (occurrenceId: string, [first, ...others]: object[]) => ({
  item: { occurrenceId, ...first, others },
  entry: { templeSlug: RUSH_TEMPLE, occurrenceId, people: [first, ...others] },
});
