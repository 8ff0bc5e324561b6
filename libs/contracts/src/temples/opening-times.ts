/** Hours of every week on the temple's clocks. */
export interface WeeklyOpening {
  /** 0 Sunday … 6 Saturday. */
  weekdays: number[];
  /** `HH:MM` */
  from: string;
  /** After `from`, or `24:00`: the end of the day. */
  until: string;
}

/** A date whose hours replace the week's; several of one date are several openings. */
export interface SpecialDay {
  date: string;
  /** Why: a festival, a holiday. */
  name: string;
  closed: boolean;
  /** Null if closed. */
  from: string | null;
  until: string | null;
}

export interface TempleHours {
  weekly: WeeklyOpening[];
  /** In the order of their dates; those that have passed are left out. */
  special: SpecialDay[];
}

/** The same for the office that changes them. */
export interface OwnTempleHours extends TempleHours {
  /** Counts changes: a change names the version it was made from. */
  version: number;
  /** A message that nobody answered in so many hours in which the temple is open becomes urgent. */
  replyHours: number;
}

/** From and until on one day's clock, `HH:MM`. */
export interface OpenWindow {
  from: string;
  until: string;
}

/** A moment on the temple's clocks. */
export interface TempleMoment {
  date: string;
  /** `HH:MM` */
  time: string;
}

/** Whether a temple is open, and until when or from when; `opens` is null if nothing is known for the next two months. */
export type Openness = { open: true; until: string } | { open: false; opens: (OpenWindow & { date: string }) | null };

const DAYS_SEARCHED = 62;
const END = '24:00';

/** The openings of a date in the order of the day; none if the temple is closed. A special day replaces the week's hours. */
export function openingsOn({ weekly, special }: TempleHours, date: string): OpenWindow[] {
  const dated = special.filter((day) => day.date === date);
  const windows = dated.length > 0 ? dated : weekly.filter(({ weekdays }) => weekdays.includes(weekdayOf(date)));
  return windows
    .flatMap(({ from, until }) => (from !== null && until !== null ? [{ from, until }] : []))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Whether the temple is open at a moment of its own clocks; null for a temple without hours. */
export function opennessAt(hours: TempleHours, { date, time }: TempleMoment): Openness | null {
  if (hours.weekly.length === 0 && hours.special.length === 0) return null;
  const today = openingsOn(hours, date);
  const current = today.find(({ from, until }) => from <= time && time < until);
  if (current) return { open: true, until: endOf(today, current) };
  for (let ahead = 0; ahead <= DAYS_SEARCHED; ahead += 1) {
    const day = daysAfter(date, ahead);
    const next = openingsOn(hours, day).find(({ from }) => ahead > 0 || from > time);
    if (next) return { open: false, opens: { date: day, ...next } };
  }
  return { open: false, opens: null };
}

interface DayWindow extends OpenWindow {
  days: readonly (number | string)[];
}

/** The first window that overlaps an earlier one on one of its days, with the earlier one's hours as people read them. */
export function firstOverlap(windows: readonly DayWindow[]): { index: number; hours: string } | null {
  for (const [index, one] of windows.entries()) {
    const other = windows.slice(0, index).find((earlier) => overlaps(one, earlier));
    if (other) return { index, hours: `${clock(other.from)} – ${clock(other.until)}` };
  }
  return null;
}

const overlaps = (one: DayWindow, other: DayWindow): boolean =>
  one.days.some((day) => other.days.includes(day)) && one.from < other.until && other.from < one.until;

/** One opening may continue where another ends. */
function endOf(windows: readonly OpenWindow[], { until }: OpenWindow): string {
  const next = windows.find(({ from }) => from === until);
  return next ? endOf(windows, next) : until;
}

/** `18:30` as `6:30 PM`. */
function clock(time: string): string {
  if (time === END) return 'midnight';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

function daysAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
