import type { StaffedSlot, TemplePriest } from '@sannidhi/contracts';
import { formatDate } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { type Grouping, type Lane, lanesByDate, lanesByPlace, lanesByPriest } from './lanes.ts';

/** The lanes of a grouping, named in the reader's language. `dates` are the week's. */
export function useLanes(slots: readonly StaffedSlot[], by: Grouping, priests: readonly TemplePriest[], dates: readonly string[]): Lane[] {
  const text = useOfficeText('poojaCalendar');
  if (by === 'priest') return lanesByPriest(slots, priests, text('noPriest'));
  if (by === 'day') return lanesByPlace(slots, text('noPlace'));
  return lanesByDate(slots, dates, (date) => formatDate(date, { weekday: 'short', month: 'short', day: 'numeric' }));
}
