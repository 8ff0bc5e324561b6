import type { CalendarEntry, CalendarLook } from '@sannidhi/contracts';
import type { CSSProperties } from 'react';

/** 6 AM to 10 PM on the temple's clocks. */
const [FROM, UNTIL] = [6 * 60, 22 * 60];
const DAY = 24 * 60;

interface OccupancyLineProps {
  entries: readonly CalendarEntry[];
  lookOf: (layer: string) => CalendarLook;
  timeZone: string;
}

/** What of a day a resource is taken; the blocks below it say it in words. */
export function OccupancyLine({ entries, lookOf, timeZone }: OccupancyLineProps) {
  return (
    <span data-occupancy aria-hidden>
      {entries.map((entry) => {
        const from = minutesAt(entry.startsAt, timeZone) - entry.setupMinutes;
        const length = (Date.parse(entry.endsAt) - Date.parse(entry.startsAt)) / 60_000 + entry.setupMinutes + entry.teardownMinutes;
        return (
          <i
            key={entry.id}
            data-look={lookOf(entry.layer)}
            data-clash={entry.clashes.length > 0 || undefined}
            style={placeOf(from, length)}
          />
        );
      })}
    </span>
  );
}

function placeOf(from: number, length: number): CSSProperties {
  const start = Math.min(Math.max(from, FROM), UNTIL);
  const end = Math.min(Math.max(from + length, FROM), UNTIL);
  const whole = UNTIL - FROM;
  return { insetInlineStart: `${((start - FROM) / whole) * 100}%`, width: `max(2px, ${((end - start) / whole) * 100}%)` };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Minutes of the day on a zone's clocks. From parts: browsers write the same locale's times differently. */
export function minutesAt(instant: string, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' });
  clocks.set(timeZone, clock);
  const parts = clock.formatToParts(new Date(instant));
  const partOf = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return (partOf('hour') * 60 + partOf('minute')) % DAY;
}
