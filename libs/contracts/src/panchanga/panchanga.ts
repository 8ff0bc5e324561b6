import { languageField, line, localDate, slug, text } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { pageFields } from '../page.ts';
import { number, object, string } from '../schema.ts';
import { festivalNoun } from './festival.noun.ts';
import type { PanchangaDay, PanchangaFestival } from './panchanga-day.ts';

const say = messagesOf(festivalNoun);

export const PANCHANGA_FIRST_YEAR = 1900;
export const PANCHANGA_LAST_YEAR = 2100;
export const PANCHANGA_TRADITIONS = ['smarta', 'vaishnava'] as const;
export const PANCHANGA_REGIONS = [
  'pan-india',
  'north',
  'telugu',
  'kannada',
  'tamil',
  'malayalam',
  'bengali',
  'gujarati',
  'marathi',
  'odia',
  'iskcon',
] as const;

/** The place the sky is observed from. */
export interface PanchangaPlace {
  name: string;
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** A city in the gazetteer; `region` is its state or province. */
export interface PanchangaCity extends PanchangaPlace {
  id: string;
  region: string;
  country: string;
}

const RANGE = { first: PANCHANGA_FIRST_YEAR, last: PANCHANGA_LAST_YEAR };
const YEAR_MESSAGE = say('panchanga.year-range', RANGE);
const year = () =>
  number().typeError(YEAR_MESSAGE).integer(YEAR_MESSAGE).min(PANCHANGA_FIRST_YEAR, YEAR_MESSAGE).max(PANCHANGA_LAST_YEAR, YEAR_MESSAGE);
/** Degrees between minus `most` and `most`. */
export const degrees = (most: number, what: 'latitude' | 'longitude') => {
  const message = say(`panchanga.${what}-range`, { min: -most, max: most });
  return number().typeError(message).min(-most, message).max(most, message);
};

/** A place: a city's id, a temple's slug, or coordinates with their time zone; and whose calendar. */
const placeFields = {
  city: line(80).min(1, say('panchanga.city-required')),
  temple: slug(),
  latitude: degrees(90, 'latitude'),
  longitude: degrees(180, 'longitude'),
  timeZone: line(60),
  tradition: string().oneOf(PANCHANGA_TRADITIONS),
  region: string().oneOf(PANCHANGA_REGIONS),
  language: languageField(),
};

const DATE_MESSAGE = say('panchanga.date-range', RANGE);
const MONTH_MESSAGE = say('panchanga.month-range', RANGE);
const MONTH = /^(19\d\d|20\d\d|2100)-(0[1-9]|1[0-2])$/;
const inTables = (value: string | undefined) => !value || /^(19|20)\d\d-|^2100-/.test(value);

export const panchangaDayQuery = object({
  ...placeFields,
  date: localDate().required(DATE_MESSAGE).test('in-tables', DATE_MESSAGE, inTables),
});
export const panchangaMonthQuery = object({
  ...placeFields,
  month: string().max(7, MONTH_MESSAGE).matches(MONTH, { message: MONTH_MESSAGE }).required(MONTH_MESSAGE),
});
export const panchangaYearQuery = object({ ...placeFields, year: year().required(YEAR_MESSAGE) });
export const panchangaCalendarQuery = object({
  ...placeFields,
  kinds: string().oneOf(['festivals', 'vratas', 'all']),
});
export const panchangaOwnDatesQuery = object({ temple: slug().required(say('panchanga.temple-required')) });
const MOST_CITIES = 50;
const CITIES_RANGE = say('panchanga.cities-range', { min: 1, max: MOST_CITIES });
export const panchangaCitiesQuery = object({
  search: line(80)
    .min(2, say('panchanga.city-too-short', { min: 2 }))
    .required(say('panchanga.city-required')),
  limit: number().integer().min(1, CITIES_RANGE).max(MOST_CITIES, CITIES_RANGE),
});

/** One cell of the month grid. */
export type PanchangaMonthDay = Pick<
  PanchangaDay,
  | 'date'
  | 'sunrise'
  | 'sunset'
  | 'moonrise'
  | 'moonset'
  | 'tithi'
  | 'nakshatra'
  | 'paksha'
  | 'masa'
  | 'kshaya'
  | 'vriddhi'
  | 'vratas'
  | 'festivals'
>;
/** A lunar month in a year, new moon to new moon. */
export interface PanchangaLunarMonth {
  name: string;
  adhika: boolean;
  startsAt: number;
  fullMoonAt: number;
  endsAt: number;
  lost?: string;
}
export type PanchangaDayReply = PanchangaDay & { place: PanchangaPlace };
export interface PanchangaMonthReply {
  place: PanchangaPlace;
  month: string;
  days: PanchangaMonthDay[];
}
export interface PanchangaFestivalsReply {
  place: PanchangaPlace;
  year: number;
  festivals: PanchangaFestival[];
}
export interface PanchangaYearReply extends PanchangaFestivalsReply {
  vratas: PanchangaFestival[];
  lunarMonths: PanchangaLunarMonth[];
  /** The Sun's ingresses: the sign it leaves. */
  sankrantis: { rashi: number; at: number }[];
}

/** A temple's own date for one occurrence of a festival, with the reason shown to devotees. */
export interface FestivalOverride {
  festivalId: string;
  computedDate: string;
  date: string;
  note: string;
}

/** What the preview of the effects returned as `seen`. */
const seenField = { seen: line(64).default('') };
export const festivalSeenQuery = object(seenField).noUnknown();

export const festivalOverrideSchema = object({
  date: localDate().required(DATE_MESSAGE).test('in-tables', DATE_MESSAGE, inTables),
  note: text(300).min(3, say('festival.reason-required')).required(say('festival.reason-required')),
  ...seenField,
}).noUnknown();

/** A festival of the coming year, on the date that the temple keeps. */
export interface FestivalDate {
  id: string;
  festivalId: string;
  computedDate: string;
  date: string;
  /** `both` where all traditions keep the same day. */
  tradition: PanchangaFestival['tradition'];
  /** The temple's reason; null where it keeps the calendar's date. */
  note: string | null;
}

export const festivalEffectsQuery = object({
  date: localDate().required(DATE_MESSAGE).test('in-tables', DATE_MESSAGE, inTables),
  ...pageFields,
}).noUnknown();
