import type { FestivalOverride } from '@sannidhi/contracts';
import type { PlaceChoice } from './place.ts';
import type { PanchangaReading } from './reading.ts';

/** What every view of the page stands on. */
export interface ViewProps {
  reading: PanchangaReading;
  place: PlaceChoice;
  ownDates: readonly FestivalOverride[];
  date: string;
  /** Civil date at the place. */
  today: string;
  /** UTC milliseconds. */
  now: number;
  onSelect: (date: string) => void;
}
