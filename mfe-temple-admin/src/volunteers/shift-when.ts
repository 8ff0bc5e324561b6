import type { ShiftRow } from '@sannidhi/contracts';
import { formatDate, formatTime } from '@sannidhi/kit';

/** When a shift is: “Sun, Dec 6, 11:00 AM – 2:00 PM”. */
export function shiftWhen({ startsAt, endsAt, timeZone }: Pick<ShiftRow, 'startsAt' | 'endsAt' | 'timeZone'>): string {
  const day = formatDate(startsAt, { timeZone, weekday: 'short', month: 'short', day: 'numeric' });
  return `${day}, ${formatTime(startsAt, { timeZone })} – ${formatTime(endsAt, { timeZone })}`;
}
