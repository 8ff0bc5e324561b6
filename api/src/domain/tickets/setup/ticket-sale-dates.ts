import { type EntityManager, In, MoreThan } from 'typeorm';
import { EventSeriesRow } from '../../events/event.entity.ts';
import { EventOccurrenceRow } from '../../events/event-occurrence.entity.ts';
import { TicketWaitRow } from '../waits/ticket-wait.entity.ts';

/** All parts of a series that share what they sell. */
export const seriesOf = (manager: EntityManager, templeId: string, saleId: string): Promise<EventSeriesRow[]> =>
  manager.findBy(EventSeriesRow, [
    { templeId, id: saleId },
    { templeId, saleId },
  ]);

/** The dates of an event that aren't over. */
export async function datesAhead(manager: EntityManager, templeId: string, saleId: string, now: Date): Promise<EventOccurrenceRow[]> {
  const series = await seriesOf(manager, templeId, saleId);
  const own = { templeId, eventId: In(series.map(({ id }) => id)) };
  // A postponed date is to come, although the time it had has passed.
  const where = [
    { ...own, endsAt: MoreThan(now) },
    { ...own, status: 'postponed' as const },
  ];
  return manager.find(EventOccurrenceRow, { where, order: { id: 'ASC' } });
}

/** The kinds of tickets that somebody waits for on these dates. */
export async function kindsWaitedFor(manager: EntityManager, templeId: string, dates: readonly EventOccurrenceRow[]): Promise<Set<string>> {
  if (dates.length === 0) return new Set();
  const where = { templeId, occurrenceId: In(dates.map(({ id }) => id)), status: In(['requested', 'waiting', 'offered', 'claimed']) };
  const waits = await manager.findBy(TicketWaitRow, where);
  return new Set(waits.flatMap(({ people }) => people.map(({ typeId }) => typeId)));
}

/** Those of the dates that somebody waits for, in their order. */
export async function waitedFor(manager: EntityManager, templeId: string, dates: readonly EventOccurrenceRow[]): Promise<string[]> {
  if (dates.length === 0) return [];
  const waits = await manager
    .createQueryBuilder(TicketWaitRow, 'wait')
    .select('DISTINCT wait.occurrenceId', 'occurrenceId')
    .where({ templeId, occurrenceId: In(dates.map(({ id }) => id)), status: 'waiting' as const })
    .orderBy('wait.occurrenceId', 'ASC')
    .getRawMany<{ occurrenceId: string }>();
  return waits.map(({ occurrenceId }) => occurrenceId);
}
