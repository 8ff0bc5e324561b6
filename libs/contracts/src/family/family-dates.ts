import { anyone, donor, endpoint } from '../endpoint.ts';
import type { LunarDay } from '../panchanga/birth-sky.ts';
import { type PanchangaPlace, panchangaCalendarQuery, panchangaYearQuery } from '../panchanga/panchanga.ts';

/** A member's recurring dates: the birth star each month, the lunar birthday and the day of remembrance each year. */
export const FAMILY_DATE_KINDS = ['birth-star', 'tithi-birthday', 'shraddha'] as const;
export type FamilyDateKind = (typeof FAMILY_DATE_KINDS)[number];

/** One member's date, as a civil date in the place; the span is the star's or the tithi's (UTC milliseconds). */
export interface FamilyDate {
  memberId: string;
  kind: FamilyDateKind;
  date: string;
  startsAt: number;
  endsAt: number;
  /** Birth stars only. */
  nakshatra: number | null;
  /** The star's day within the solar month of birth, which many families celebrate as the birthday. */
  inBirthMonth: boolean;
  /** Lunar days only. */
  lunarDay: LunarDay | null;
}

export interface FamilyDatesReply {
  /** Null until the devotee has a home temple or has chosen a city; until then there are no dates. */
  place: PanchangaPlace | null;
  year: number;
  dates: FamilyDate[];
}

/** The address that calendar apps subscribe to; null if there is none. */
export interface FamilyCalendarLink {
  url: string | null;
  createdAt: string | null;
}

const language = panchangaCalendarQuery.pick(['language']);

export const familyDateEndpoints = {
  dates: endpoint<FamilyDatesReply>()({
    method: 'GET',
    path: '/api/devotee/family/dates',
    summary: 'A year of birth stars, lunar birthdays and days of remembrance at the devotee’s place or another',
    access: donor,
    reads: ['family-member', 'saved-temple'],
    query: panchangaYearQuery.pick(['year', 'city', 'temple']),
  }),
  file: endpoint<Blob>()({
    method: 'GET',
    path: '/api/devotee/family/calendar.ics',
    summary: 'The family’s days of this year and the next as a calendar file',
    access: donor,
    reads: ['family-member', 'saved-temple'],
    query: language,
    produces: 'calendar',
    records: 'family.calendar-downloaded',
  }),
  link: endpoint<FamilyCalendarLink>()({
    method: 'GET',
    path: '/api/devotee/family/calendar-link',
    summary: 'The address of the family’s calendar',
    access: donor,
    reads: ['family-calendar'],
  }),
  newLink: endpoint<FamilyCalendarLink>()({
    method: 'POST',
    path: '/api/devotee/family/calendar-link',
    summary: 'Makes a new address; an older one stops working',
    access: donor,
    changes: ['family-calendar'],
  }),
  dropLink: endpoint<FamilyCalendarLink>()({
    method: 'DELETE',
    path: '/api/devotee/family/calendar-link',
    summary: 'Ends the address',
    access: donor,
    changes: ['family-calendar'],
  }),
  feed: endpoint<Blob>()({
    method: 'GET',
    path: '/api/public/family-calendar/:token/family.ics',
    summary: 'The family’s days for a calendar app that knows the address',
    access: anyone,
    reads: ['family-member', 'saved-temple'],
    cost: 'dear',
    query: language,
    produces: 'calendar',
    records: { nothing: 'A calendar app asks every few hours; the devotee sees the address and can end it.' },
  }),
};
