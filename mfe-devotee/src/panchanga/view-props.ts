import type { FestivalOverride } from '@sannidhi/contracts';
import type { PlaceChoice } from './place.ts';
import type { PanchangaReading } from './reading.ts';

/** The props of every view of the page. */
export interface ViewProps {
  reading: PanchangaReading;
  place: PlaceChoice;
  ownDates: readonly FestivalOverride[];
  date: string;
  /** Civil date in the place. */
  today: string;
  /** UTC milliseconds. */
  now: number;
  onSelect: (date: string) => void;
}
