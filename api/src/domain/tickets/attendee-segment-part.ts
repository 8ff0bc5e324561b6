import { DATE_CHOICE, dateChoice } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import type { Piece } from '../../platform/database/table.ts';
import { longDate } from '../../platform/documents/words.ts';
import { inPeriod, joined, ofAccounts, type Place, type SegmentChoice, type SegmentPart } from '../broadcasts/segment-part.ts';
import { ticketedDates } from './dates/ticketed-dates.ts';

/** Who has a valid ticket for any event, one event or one of its dates: with an account, or by what was left when they registered. */
export const attendeeSegment: SegmentPart = {
  group: 'attendees',
  label: { en: 'People with tickets', hi: 'टिकट वाले' },
  order: 42,
  choices: choicesOf,
  query: (place, segment, about) => {
    const { sql, values } = joined([heldBy(place, about), ...inPeriod('held.startsAt', place, segment)]);
    const tickets = `tickets ticket JOIN event_occurrences held ON held.templeId = ticket.templeId AND held.id = ticket.occurrenceId
      WHERE ${sql} AND ticket.status = 'valid'`;
    const devotees = ofAccounts(
      `(SELECT ticket.accountId AS accountId FROM ${tickets} AND ticket.accountId IS NOT NULL GROUP BY ticket.accountId) attending
        ON attending.accountId = account.id`,
      values,
    );
    // Nobody verified the email that was typed for a ticket.
    const guests = `SELECT NULL AS accountId, ticket.email AS email, ticket.phone AS phone, ticket.bookedBy AS name, NULL AS language,
      NULL AS verifiedAt FROM ${tickets} AND ticket.accountId IS NULL GROUP BY ticket.email, ticket.phone, ticket.bookedBy`;
    return { sql: `${devotees.sql} UNION ALL ${guests}`, values: [...devotees.values, ...values] };
  },
};

/** Dates of the temple by what they are narrowed to: each way is a key of its own. */
function heldBy({ id }: Place, about: string | undefined): Piece {
  if (about?.startsWith(DATE_CHOICE)) return { sql: 'held.templeId = ? AND held.id = ?', values: [id, about.slice(DATE_CHOICE.length)] };
  if (about) return { sql: 'held.templeId = ? AND held.eventId = ?', values: [id, about] };
  return { sql: 'held.templeId = ? AND held.isShown = ?', values: [id, true] };
}

/** Events that have attendees, each followed by its dates if it can have several. */
async function choicesOf(reader: EntityManager, { id }: Place): Promise<SegmentChoice[]> {
  const choices: SegmentChoice[] = [];
  for (const { series, dates } of await ticketedDates(reader, id, new Date())) {
    choices.push({ id: series.id, name: series.title });
    if (series.rule.kind === 'once') continue;
    choices.push(...dates.map((date) => ({ id: dateChoice(date.id), name: `${series.title}, ${longDate(date.onDate)}` })));
  }
  return choices;
}
