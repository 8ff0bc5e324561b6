import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';
import { In, LessThanOrEqual, MoreThanOrEqual } from 'typeorm';
import { Account } from '../accounts/account.entity.ts';
import type { CalendarPart, PartEntry } from '../calendar/calendar-part.ts';
import { PriestDayOff } from './priest-day-off.entity.ts';
import { PriestTemple } from './priest-temple.entity.ts';

/** The days on which the temple's priests can't be asked. Why is theirs to tell: the calendar doesn't say it. */
export const daysOffCalendar: CalendarPart = {
  noun: 'priest',
  permission: 'bookings:read',
  layer: { name: 'days-off', label: { en: 'Days off', hi: 'अवकाश' }, look: 'away' },
  order: 45,
  entries: async ({ reader, templeId, timeZone, from, to }) => {
    const [first, last] = [dateAt(from.getTime(), timeZone), dateAt(to.getTime() - 1, timeZone)];
    const ids = (await reader.findBy(PriestTemple, { templeId })).map(({ accountId }) => accountId);
    const between = { fromDate: LessThanOrEqual(last), untilDate: MoreThanOrEqual(first) };
    const rows = ids.length > 0 ? await reader.findBy(PriestDayOff, { accountId: In(ids), ...between }) : [];
    if (rows.length === 0) return [];
    const people = await reader.findBy(Account, { id: In(rows.map(({ accountId }) => accountId)) });
    const names = new Map(people.map(({ id, fullName }) => [id, fullName]));
    const dates = (row: PriestDayOff): PartEntry[] =>
      datesOf(later(row.fromDate, first), earlier(row.untilDate, last)).map((date) => ({
        id: `${row.id}:${date}`,
        title: names.get(row.accountId) ?? '',
        startsAt: new Date(instantOf(date, '00:00', timeZone)),
        endsAt: new Date(instantOf(daysAfter(date, 1), '00:00', timeZone)),
        person: { accountId: row.accountId, fullName: names.get(row.accountId) ?? '' },
        path: '/temple-admin/priest-management',
      }));
    return rows.flatMap(dates);
  },
};

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

function datesOf(from: string, to: string): string[] {
  const dates = [];
  for (let date = from; date <= to; date = daysAfter(date, 1)) dates.push(date);
  return dates;
}
