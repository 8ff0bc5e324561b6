import type { FreeTime } from '@sannidhi/contracts';
import { dateAt, daysAfter, instantOf, timeAt } from '@sannidhi/panchanga';
import type { ResourceRow } from './resource.entity.ts';

const MINUTE_MS = 60_000;
/** Free times are looked for at the full and the half hour. */
const STEP_MINUTES = 30;
const DAY_MINUTES = 1_440;
/** How many days ahead, and how many are of use. */
const SEARCHED_DAYS = 28;
const FREE_SHOWN = 3;

export interface UseTimes {
  startsAt: Date;
  endsAt: Date;
  setupMinutes: number;
  teardownMinutes: number;
  fromAt: Date;
  untilAt: Date;
}

interface Wanted {
  startsAt: Date;
  endsAt: Date;
  setupMinutes?: number | null | undefined;
  teardownMinutes?: number | null | undefined;
}

type Preparation = Pick<ResourceRow, 'setupMinutes' | 'teardownMinutes'>;
type Hours = Pick<ResourceRow, 'opensAt' | 'closesAt' | 'closedDays'>;

/** When something uses a resource, with the setup and teardown of its own or of the resource. */
export function useTimesOf(resource: Preparation, { startsAt, endsAt, setupMinutes, teardownMinutes }: Wanted): UseTimes {
  const setup = setupMinutes ?? resource.setupMinutes;
  const teardown = teardownMinutes ?? resource.teardownMinutes;
  const fromAt = new Date(startsAt.getTime() - setup * MINUTE_MS);
  const untilAt = new Date(endsAt.getTime() + teardown * MINUTE_MS);
  return { startsAt, endsAt, setupMinutes: setup, teardownMinutes: teardown, fromAt, untilAt };
}

/** What keeps a resource from being open all through a time on its clocks: that day, or its hours; null if it is open. */
export function closedAt(
  hours: Hours,
  { fromAt, untilAt }: Pick<UseTimes, 'fromAt' | 'untilAt'>,
  timeZone: string,
): 'day' | 'hours' | null {
  const date = dateAt(fromAt.getTime(), timeZone);
  if (isClosed(hours, date)) return 'day';
  if (isAlwaysOpen(hours)) return null;
  const { opens, closes } = openingOf(hours, date, timeZone);
  return fromAt.getTime() >= opens && untilAt.getTime() <= closes ? null : 'hours';
}

/** Minutes from a time to the end of the day's hours; null where it isn't open all through it. */
export function minutesLeft(hours: Hours, times: Pick<UseTimes, 'fromAt' | 'untilAt'>, timeZone: string): number | null {
  if (closedAt(hours, times, timeZone)) return null;
  const { closes } = openingOf(hours, dateAt(times.fromAt.getTime(), timeZone), timeZone);
  return isAlwaysOpen(hours) ? DAY_MINUTES : Math.round((closes - times.untilAt.getTime()) / MINUTE_MS);
}

interface Search {
  resource: Hours & Preparation;
  /** From this time on, on the resource's clocks. */
  date: string;
  time: string;
  lengthMs: number;
  setupMinutes?: number | undefined;
  teardownMinutes?: number | undefined;
  timeZone: string;
  /** What has the resource, in order. */
  held: readonly Pick<UseTimes, 'fromAt' | 'untilAt'>[];
  now: Date;
}

/** The next times at which a resource is free for so long: of each day the first at or after the wanted time, else the first of the day. */
export function freeTimes({ resource, date, time, lengthMs, timeZone, held, now, ...preparation }: Search): FreeTime[] {
  const free: FreeTime[] = [];
  for (let day = 0; day < SEARCHED_DAYS && free.length < FREE_SHOWN; day++) {
    const on = daysAfter(date, day);
    if (isClosed(resource, on)) continue;
    const fits = stepsFrom(resource, time).find((step) => {
      const startsAt = new Date(instantOf(on, step, timeZone));
      const times = useTimesOf(resource, { startsAt, endsAt: new Date(startsAt.getTime() + lengthMs), ...preparation });
      const isFree = !held.some(({ fromAt, untilAt }) => fromAt < times.untilAt && untilAt > times.fromAt);
      return isFree && startsAt > now && !closedAt(resource, times, timeZone) && timeAt(startsAt.getTime(), timeZone) === step;
    });
    if (fits === undefined) continue;
    const startsAt = instantOf(on, fits, timeZone);
    free.push({ date: on, time: fits, startsAt: new Date(startsAt).toISOString(), endsAt: new Date(startsAt + lengthMs).toISOString() });
  }
  return free;
}

/** Until when `freeTimes` looks. */
export const searchedUntil = (date: string): string => daysAfter(date, SEARCHED_DAYS + 1);

/** Times of a day, the wanted one first, then the later ones, then the earlier ones. */
function stepsFrom({ opensAt, closesAt }: Hours, time: string): string[] {
  const [opens, closes, wanted] = [minutesOf(opensAt), minutesOf(closesAt), minutesOf(time)];
  const first = Math.ceil(opens / STEP_MINUTES) * STEP_MINUTES;
  const steps = Array.from({ length: Math.max(0, Math.ceil((closes - first) / STEP_MINUTES)) }, (_, index) => first + index * STEP_MINUTES);
  const later = steps.filter((step) => step > wanted);
  return [wanted, ...later, ...steps.filter((step) => step < wanted).reverse()].map(clockOf);
}

const isClosed = ({ closedDays }: Hours, date: string): boolean => closedDays.includes(new Date(date).getUTCDay());
const isAlwaysOpen = ({ opensAt, closesAt }: Hours): boolean => opensAt === '00:00' && closesAt === '24:00';
const openingOf = ({ opensAt, closesAt }: Hours, date: string, timeZone: string) => ({
  opens: instantOf(date, opensAt, timeZone),
  closes: closesAt === '24:00' ? instantOf(daysAfter(date, 1), '00:00', timeZone) : instantOf(date, closesAt, timeZone),
});
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
