import { minutesAt } from './occupancy-line.tsx';

/** `HH:MM` on a zone's clocks. */
export function clockOf(instant: string, timeZone: string): string {
  const minutes = minutesAt(instant, timeZone);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
