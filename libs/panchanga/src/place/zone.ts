import { PanchangaRangeError } from '../range-error.ts';
import { type DayNumber, MS_PER_DAY } from './civil-date.ts';

/**
 * Offsets are looked up at the ends of intervals this long; an interval whose ends agree is treated as uniform. Shorter than the month in
 * which Morocco sets its clocks back.
 */
const CELL_MS = 24 * MS_PER_DAY;
const HOUR_MS = 3_600_000;
const SECOND_MS = 1000;

type Cell = { before: number; after: number; changesAt: number };

/** An IANA zone with cached offsets, so that a year of days asks the platform about fifty times. */
export type Zone = {
  name: string;
  /** Local minus UTC, milliseconds, at a UTC instant. */
  offsetAt(ms: number): number;
  /** First UTC instant of a local civil day; equal to the next day's when the zone skipped the date. */
  startOf(day: DayNumber): number;
  /** Local civil day of a UTC instant. */
  dayAt(ms: number): DayNumber;
};

const zones = new Map<string, Zone>();

/** The zone with an IANA name. Throws a `PanchangaRangeError` for an unknown name. */
export function zoneOf(name: string): Zone {
  return zones.get(name) ?? remember(name);
}

function remember(name: string): Zone {
  const read = offsetReader(name);
  const cells = new Map<number, Cell>();
  const offsetAt = (ms: number) => {
    const index = Math.floor(ms / CELL_MS);
    const cell = cells.get(index) ?? readCell(read, index, cells);
    return ms < cell.changesAt ? cell.before : cell.after;
  };
  const zone = {
    name,
    offsetAt,
    startOf: (day: DayNumber) => startOf(day, offsetAt),
    dayAt: (ms: number) => Math.floor((ms + offsetAt(ms)) / MS_PER_DAY),
  };
  zones.set(name, zone);
  return zone;
}

function offsetReader(name: string): (ms: number) => number {
  const format = formatter(name);
  const known = new Map<number, number>();
  const read = (ms: number) => {
    const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = numbersAt(format, ms);
    const offset = Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(ms / SECOND_MS) * SECOND_MS;
    known.set(ms, offset);
    return offset;
  };
  return (ms) => known.get(ms) ?? read(ms);
}

const numbersAt = (format: Intl.DateTimeFormat, ms: number): Partial<Record<Intl.DateTimeFormatPartTypes, number>> =>
  Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));

function formatter(name: string): Intl.DateTimeFormat {
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  try {
    if (typeof name !== 'string' || name === '') throw new RangeError('empty');
    return new Intl.DateTimeFormat('en-US', { ...numeric, timeZone: name, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' });
  } catch {
    throw new PanchangaRangeError('timeZone', `“${name}” is not a time zone: use an IANA name such as America/New_York.`);
  }
}

function readCell(read: (ms: number) => number, index: number, cells: Map<number, Cell>): Cell {
  const from = index * CELL_MS;
  const to = from + CELL_MS;
  const [before, after] = [read(from), read(to)];
  const cell = { before, after, changesAt: before === after ? to : changeBetween(read, from, to, before) };
  cells.set(index, cell);
  return cell;
}

/** First instant with another offset: to the hour first, where nearly all changes fall, then to the second. */
function changeBetween(read: (ms: number) => number, from: number, to: number, before: number): number {
  const [low, high] = narrowed(read, from, to, before, HOUR_MS);
  return read(high - SECOND_MS) === before ? high : narrowed(read, low, high, before, SECOND_MS)[1];
}

function narrowed(read: (ms: number) => number, from: number, to: number, before: number, unit: number): [low: number, high: number] {
  let [low, high] = [from, to];
  while (high - low > unit) {
    const middle = low + Math.max(1, Math.floor((high - low) / 2 / unit)) * unit;
    if (read(middle) === before) low = middle;
    else high = middle;
  }
  return [low, high];
}

/** Midnight by the offset before or after a possible change; in a gap, the change itself opens the day. */
function startOf(day: DayNumber, offsetAt: (ms: number) => number): number {
  const wall = day * MS_PER_DAY;
  const around = wall - offsetAt(wall);
  const [earlier, later] = [offsetAt(around - 3 * HOUR_MS), offsetAt(around + 3 * HOUR_MS)];
  if (offsetAt(wall - earlier) === earlier) return wall - earlier;
  if (offsetAt(wall - later) === later) return wall - later;
  return changeBetween(offsetAt, wall - Math.max(earlier, later) - 1000, wall - Math.min(earlier, later) + 1000, earlier);
}
