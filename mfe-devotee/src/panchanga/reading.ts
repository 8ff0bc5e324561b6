import type { CalendarNames, Festival, Language, Options, Panchanga, Place } from '@sannidhi/panchanga/web';
import type { Engine } from './load-engine.ts';

/** One place's calendar, in the user's language. */
export interface PanchangaReading {
  engine: Engine;
  calendar: Panchanga;
  /** The calendar's words, each list by its 1-based index minus one. */
  names: CalendarNames;
  /** A limb's word by its 1-based index. */
  nameOf: (kind: Parameters<Engine['nameOf']>[0], index: number) => string;
  /** Name, rule and reason of a festival or vrata. */
  spoken: (festival: Festival) => { name: string; rule: string; reason: string };
}

/** Opens a place's calendar; the tables for the requested years must be loaded. Throws the library's `PanchangaRangeError`. */
export function openReading(engine: Engine, place: Place, options: Options, language: Language): PanchangaReading {
  const names = engine.calendarNames(language);
  return {
    engine,
    names,
    calendar: engine.createPanchanga(place, options),
    nameOf: (kind, index) => engine.nameOf(kind, index, names),
    spoken: (festival) => engine.inLanguage(festival, language),
  };
}
