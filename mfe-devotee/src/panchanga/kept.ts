import type { FestivalOverride } from '@sannidhi/contracts';
import type { Language } from '@sannidhi/panchanga/web';
import type { PlaceChoice } from './place.ts';

/** How a user wants the calendar computed; empty means all regions and both traditions. */
export interface PanchangaSettings {
  tradition?: 'smarta' | 'vaishnava' | undefined;
  region?: string | undefined;
  /** For the calendar's names; the interface language if none is chosen. */
  language?: Language | undefined;
}

/** What this browser stores for the page: places, settings and temples' own dates, so that it also works without a network. */
export interface Kept {
  settings: PanchangaSettings;
  home?: PlaceChoice | undefined;
  /** The latest place first. */
  places: PlaceChoice[];
  /** By temple. */
  ownDates: Record<string, { dates: FestivalOverride[]; syncedAt: number }>;
}

const STORAGE_KEY = 'panchanga';
const PLACES_KEPT = 8;
const NOTHING: Kept = { settings: {}, places: [], ownDates: {} };

/** Reads what is stored; blocked or damaged storage counts as empty. */
export function readKept(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

/** Changes what is stored; if storage is blocked the change lasts as long as the page. */
export function keep(changes: Partial<Kept>): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readKept(), ...changes }));
  } catch {
    // Storage is blocked.
  }
}

/** Moves a place to the front. */
export function keepPlace(place: PlaceChoice): void {
  const others = readKept().places.filter(({ kind, id }) => kind !== place.kind || id !== place.id);
  keep({ places: [place, ...others].slice(0, PLACES_KEPT) });
}
