const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
const TICK_HOURS = 3;

/** A change of clocks between two instants in a time zone, and its direction. */
export interface ClockChange {
  at: number;
  forward: boolean;
}

/** The change of clocks within a span of about a day, or undefined. */
export function clockChange(from: number, to: number, timeZone: string): ClockChange | undefined {
  const wall = wallClock(timeZone);
  const before = wall(from);
  if (before === wall(to)) return undefined;
  let [low, high] = [from, to];
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2);
    if (wall(middle) === before) low = middle;
    else high = middle;
  }
  return { at: Math.round(high / 60_000) * 60_000, forward: wall(to) > before };
}

/** Instants at which the clocks of a zone show a multiple of three hours. */
export function threeHourTicks(from: number, to: number, timeZone: string): number[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const ticks: number[] = [];
  for (let at = Math.ceil(from / QUARTER_MS) * QUARTER_MS; at < to; at += QUARTER_MS) {
    const { hour = 0, minute = 0 } = partsAt(format, at);
    if (minute === 0 && hour % TICK_HOURS === 0) ticks.push(at);
  }
  return ticks;
}

/** Local minus UTC in milliseconds, to the minute. */
function wallClock(timeZone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  return (ms) => {
    const { month = 1, day = 1, year = 1970, hour = 0, minute = 0 } = partsAt(format, ms);
    return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(ms / 60_000) * 60_000;
  };
}

/** Numbers by their part: browsers write the same locale's times differently. */
const partsAt = (format: Intl.DateTimeFormat, ms: number): Partial<Record<Intl.DateTimeFormatPartTypes, number>> =>
  Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
