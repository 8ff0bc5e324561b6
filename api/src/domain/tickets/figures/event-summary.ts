import type { EventAttention, EventDateFigures, EventSummary } from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';

const DAY_MS = 86_400_000;
/** Arrivals of so many days are compared with registrations. */
const DOOR_DAYS = 90;
/** A date that starts within a week and has less than a quarter of its places taken. */
const SOON_DAYS = 7;
const FEW = 0.25;
const MONTHS = 12;
const SHOWN = 12;

/** Sums a temple's dates, those of the last year and all to come. */
export function summaryOf(figures: readonly EventDateFigures[], timeZone: string, now: Date): EventSummary {
  const ahead = figures.filter(({ startsAt, status }) => startsAt > now.toISOString() && status === 'published');
  return {
    ahead: { dates: ahead.length, sold: sum(ahead, 'sold'), receivedCents: sum(ahead, 'receivedCents') },
    waiting: sum(ahead, 'waiting'),
    toApprove: sum(ahead, 'toApprove'),
    doors: doorsOf(figures, now),
    months: monthsOf(figures, timeZone, now),
    attention: figures
      .map((date) => ({ date, why: attentionOf(date, now) }))
      .filter(({ why }) => why.length > 0)
      .slice(0, SHOWN),
  };
}

/** Why a date needs the office now. */
export function attentionOf(date: EventDateFigures, now: Date): EventAttention[] {
  const { startsAt, status, capacity, sold, held, waiting, toApprove } = date;
  if (status === 'postponed') return ['postponed'];
  const inMs = Date.parse(startsAt) - now.getTime();
  if (status !== 'published' || inMs <= 0) return [];
  const isFull = capacity !== null && sold + held >= capacity;
  const isEmpty = capacity !== null && sold < capacity * FEW && inMs < SOON_DAYS * DAY_MS;
  return [
    ...(toApprove > 0 ? (['approve'] as const) : []),
    ...(isFull && waiting > 0 ? (['full'] as const) : []),
    ...(isEmpty ? (['few'] as const) : []),
  ];
}

function doorsOf(figures: readonly EventDateFigures[], now: Date): EventSummary['doors'] {
  const since = new Date(now.getTime() - DOOR_DAYS * DAY_MS).toISOString();
  const kept = figures.filter(({ startsAt, status, arrived }) => status === 'completed' && arrived !== null && startsAt >= since);
  if (kept.length === 0) return null;
  // Who registered at the door after all counts on both sides: nobody is missing twice.
  const arrived = kept.reduce((total, date) => total + Math.min(date.arrived ?? 0, date.sold), 0);
  return { dates: kept.length, expected: sum(kept, 'sold'), arrived };
}

function monthsOf(figures: readonly EventDateFigures[], timeZone: string, now: Date): EventSummary['months'] {
  const current = dateAt(now.getTime(), timeZone).slice(0, 7);
  const months = Array.from({ length: MONTHS }, (_, index) => monthBefore(current, MONTHS - 1 - index));
  const past = figures.filter(({ startsAt, status }) => startsAt <= now.toISOString() && status !== 'canceled');
  return months.map((month) => {
    const dates = past.filter(({ startsAt }) => dateAt(Date.parse(startsAt), timeZone).startsWith(month));
    return { month, dates: dates.length, sold: sum(dates, 'sold'), receivedCents: sum(dates, 'receivedCents') };
  });
}

/** The first day shown, by the temple's clocks. */
export const firstDay = (timeZone: string, now: Date): string =>
  `${monthBefore(dateAt(now.getTime(), timeZone).slice(0, 7), MONTHS - 1)}-01`;

function monthBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7);
}

const sum = (dates: readonly EventDateFigures[], what: 'sold' | 'receivedCents' | 'waiting' | 'toApprove'): number =>
  dates.reduce((total, date) => total + date[what], 0);
