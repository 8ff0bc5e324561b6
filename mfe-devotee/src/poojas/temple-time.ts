import { formatDate, formatZone } from '@sannidhi/kit';

const MOMENT = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** `Tue, Nov 24, 11:00 AM` on the temple's clocks; with the zone's name where the reader's clocks differ. */
export function momentAt(at: string | number, timeZone: string): string {
  const there = formatDate(at, { timeZone, ...MOMENT });
  return momentHere(at, timeZone) === null ? there : `${there}, ${formatZone(timeZone)}`;
}

/** The same moment on the reader's clocks; null where they show the same. */
export function momentHere(at: string | number, timeZone: string): string | null {
  const here = formatDate(at, MOMENT);
  return here === formatDate(at, { timeZone, ...MOMENT }) ? null : here;
}
