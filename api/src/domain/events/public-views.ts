import type { EventCard, EventPage, ShownStatus } from '@sannidhi/contracts';
import type { Temple } from '../temples/temple.entity.ts';
import type { EventSeriesRow } from './event.entity.ts';
import type { EventOccurrenceRow } from './event-occurrence.entity.ts';

const MINUTE_MS = 60_000;

/** A date with its series and its temple. */
export interface PublicDate {
  row: EventOccurrenceRow;
  series: EventSeriesRow;
  temple: Temple;
  /** The series as everyone sees it has no link: its tickets do. */
  linkIsOnTicket?: boolean;
}

/** A date in a list. */
export const publicCard = ({ row, series, temple }: PublicDate): Omit<EventCard, 'series'> => ({
  id: row.id,
  title: series.title,
  summary: series.summary,
  status: row.status as ShownStatus,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  place: series.place,
  placeName: placeNameOf(row, series),
  temple: { slug: temple.slug, name: temple.name, city: temple.city, state: temple.state, timeZone: series.timeZone },
  miles: null,
});

/** A date on its own page. */
export function publicPage(date: PublicDate, others: EventPage['others']): EventPage {
  const { row, series } = date;
  const { miles: _, ...card } = publicCard(date);
  const doorsAt = series.doorsMinutes > 0 ? new Date(row.startsAt.getTime() - series.doorsMinutes * MINUTE_MS).toISOString() : null;
  return {
    ...card,
    description: series.description,
    program: series.program,
    goodToKnow: series.goodToKnow,
    link: series.place === 'online' ? series.link : '',
    linkIsOnTicket: date.linkIsOnTicket ?? false,
    address: addressOf(date),
    doorsAt,
    note: row.own.note,
    reason: row.reason,
    others,
  };
}

export const placeNameOf = ({ own }: EventOccurrenceRow, { placeName }: EventSeriesRow): string => own.placeName || placeName;

/** Where a date is: the temple's own address, or another; empty online. */
export function addressOf({ series, temple }: PublicDate): string {
  if (series.place === 'online') return '';
  return series.place === 'address' ? series.address : temple.address;
}
