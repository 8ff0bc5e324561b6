import { number, object, string } from 'yup';
import { anyone, endpoint, staff } from '../endpoint.ts';
import { languageField, line, localDate, slug, text } from '../fields.ts';
import type { PanchangaDay, PanchangaFestival } from './panchanga-day.ts';

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

/** Where the sky is looked at from. */
export interface PanchangaPlace {
  name: string;
  latitude: number;
  longitude: number;
  timeZone: string;
}

/** A city of the gazetteer; `region` is its state or province. */
export interface PanchangaCity extends PanchangaPlace {
  id: string;
  region: string;
  country: string;
}

const RANGE = `from ${PANCHANGA_FIRST_YEAR} to ${PANCHANGA_LAST_YEAR}`;
const YEAR_MESSAGE = `Please give a year ${RANGE}`;
const year = () =>
  number().typeError(YEAR_MESSAGE).integer(YEAR_MESSAGE).min(PANCHANGA_FIRST_YEAR, YEAR_MESSAGE).max(PANCHANGA_LAST_YEAR, YEAR_MESSAGE);
/** Degrees between minus `most` and `most`. */
export const degrees = (most: number, what: string) => {
  const message = `The ${what} is a number from -${most} to ${most}`;
  return number().typeError(message).min(-most, message).max(most, message);
};

/** A place: a city's id, a temple's slug, or coordinates with their zone; and whose calendar. */
const placeFields = {
  city: line(80, 'The city').min(1, 'Please name a city'),
  temple: slug(),
  latitude: degrees(90, 'latitude'),
  longitude: degrees(180, 'longitude'),
  timeZone: line(60, 'The time zone'),
  tradition: string().oneOf(PANCHANGA_TRADITIONS, `The tradition is one of ${PANCHANGA_TRADITIONS.join(', ')}`),
  region: string().oneOf(PANCHANGA_REGIONS, `The region is one of ${PANCHANGA_REGIONS.join(', ')}`),
  language: languageField(),
};

const DATE_MESSAGE = `Please give a date as YYYY-MM-DD, ${RANGE}`;
const MONTH_MESSAGE = `Please give a month as YYYY-MM, ${RANGE}`;
const MONTH = /^(19\d\d|20\d\d|2100)-(0[1-9]|1[0-2])$/;
const inTables = (value: string | undefined) => !value || /^(19|20)\d\d-|^2100-/.test(value);

export const panchangaDayQuery = object({
  ...placeFields,
  date: localDate().required(DATE_MESSAGE).test('in-tables', DATE_MESSAGE, inTables),
});
export const panchangaMonthQuery = object({
  ...placeFields,
  month: string().max(7, MONTH_MESSAGE).matches(MONTH, MONTH_MESSAGE).required(MONTH_MESSAGE),
});
export const panchangaYearQuery = object({ ...placeFields, year: year().required(YEAR_MESSAGE) });
export const panchangaCalendarQuery = object({
  ...placeFields,
  kinds: string().oneOf(['festivals', 'vratas', 'all'], 'The kinds are festivals, vratas or all'),
});
export const panchangaOwnDatesQuery = object({ temple: slug().required('Please name a temple') });
export const panchangaCitiesQuery = object({
  search: line(80, 'The city').min(2, 'Please give at least two letters of the city').required('Please name a city'),
  limit: number().integer().min(1, 'From 1 to 50 cities').max(50, 'From 1 to 50 cities'),
});

/** One square of the month grid. */
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
/** A lunar month of a year, new moon to new moon. */
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

/** A temple's own date for one occurrence of a festival, with the reason devotees are shown. */
export interface FestivalOverride {
  festivalId: string;
  computedDate: string;
  date: string;
  note: string;
}
export const festivalOverrideSchema = object({
  date: localDate().required(DATE_MESSAGE).test('in-tables', DATE_MESSAGE, inTables),
  note: text(300, 'The reason')
    .min(3, 'Please say why the temple keeps another date')
    .required('Please say why the temple keeps another date'),
}).noUnknown();

export const panchangaEndpoints = {
  day: endpoint<PanchangaDayReply>()({
    method: 'GET',
    path: '/api/public/panchanga/day',
    summary: 'The panchanga of one day at a place',
    access: anyone,
    reads: ['festival'],
    query: panchangaDayQuery,
  }),
  month: endpoint<PanchangaMonthReply>()({
    method: 'GET',
    path: '/api/public/panchanga/month',
    summary: 'A month of days with what is observed on them',
    access: anyone,
    reads: ['festival'],
    cost: 'dear',
    query: panchangaMonthQuery,
  }),
  year: endpoint<PanchangaYearReply>()({
    method: 'GET',
    path: '/api/public/panchanga/year',
    summary: 'A year’s festivals, vratas, lunar months and sankrantis at a place',
    access: anyone,
    reads: ['festival'],
    cost: 'dear',
    query: panchangaYearQuery,
  }),
  festivals: endpoint<PanchangaFestivalsReply>()({
    method: 'GET',
    path: '/api/public/panchanga/festivals',
    summary: 'A year’s festivals at a place, each with its rule and reason',
    access: anyone,
    reads: ['festival'],
    cost: 'dear',
    query: panchangaYearQuery,
  }),
  ownDates: endpoint<FestivalOverride[]>()({
    method: 'GET',
    path: '/api/public/panchanga/own-dates',
    summary: 'Festivals a temple keeps on dates of its own',
    access: anyone,
    reads: ['festival'],
    query: panchangaOwnDatesQuery,
  }),
  cities: endpoint<PanchangaCity[]>()({
    method: 'GET',
    path: '/api/public/panchanga/cities',
    summary: 'Cities by the beginning of their name',
    access: anyone,
    reads: [],
    query: panchangaCitiesQuery,
  }),
  calendar: endpoint<Blob>()({
    method: 'GET',
    path: '/api/public/panchanga/calendar.ics',
    summary: 'Festivals and vratas of a place as a calendar to subscribe to',
    access: anyone,
    reads: ['festival'],
    cost: 'dear',
    query: panchangaCalendarQuery,
    produces: 'calendar',
    records: { nothing: 'The calendar is public.' },
  }),
  overrides: endpoint<FestivalOverride[]>()({
    method: 'GET',
    path: '/api/temple-admin/panchanga/overrides',
    summary: 'Festivals the temple keeps on dates of its own',
    access: staff('temple:read'),
    reads: ['festival'],
  }),
  override: endpoint<FestivalOverride[]>()({
    method: 'PUT',
    path: '/api/temple-admin/panchanga/overrides/:festivalId/:computedDate',
    summary: 'Gives one occurrence of a festival the temple’s own date',
    access: staff('temple:manage'),
    changes: ['festival'],
    body: festivalOverrideSchema,
  }),
  dropOverride: endpoint<FestivalOverride[]>()({
    method: 'DELETE',
    path: '/api/temple-admin/panchanga/overrides/:festivalId/:computedDate',
    summary: 'Returns a festival to the date its rule gives',
    access: staff('temple:manage'),
    changes: ['festival'],
  }),
};
