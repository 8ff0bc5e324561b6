import type { FestivalOverride } from '@sannidhi/contracts';
import type { Language } from '@sannidhi/panchanga/web';
import type { PlaceChoice } from './place.ts';

/** How a person wants the calendar reckoned; empty means all regions' and both traditions'. */
export interface PanchangaSettings {
  tradition?: 'smarta' | 'vaishnava' | undefined;
  region?: string | undefined;
  /** Of the calendar's names; the interface's where none is chosen. */
  language?: Language | undefined;
}

/** What this browser keeps for the page: places, settings and temples' own dates, so that it also answers without a network. */
export interface Kept {
  settings: PanchangaSettings;
  home?: PlaceChoice | undefined;
  /** The last place first. */
  places: PlaceChoice[];
  /** By temple. */
  ownDates: Record<string, { dates: FestivalOverride[]; syncedAt: number }>;
}

const STORAGE_KEY = 'panchanga';
const PLACES_KEPT = 8;
const NOTHING: Kept = { settings: {}, places: [], ownDates: {} };

/** Reads what is kept; blocked or damaged storage counts as empty. */
export function readKept(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

/** Changes what is kept; where storage is blocked it lasts as long as the page shows it. */
export function keep(changes: Partial<Kept>): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readKept(), ...changes }));
  } catch {
    // Blocked storage.
  }
}

/** Puts a place before the others. */
export function keepPlace(place: PlaceChoice): void {
  const others = readKept().places.filter(({ kind, id }) => kind !== place.kind || id !== place.id);
  keep({ places: [place, ...others].slice(0, PLACES_KEPT) });
}
