import { endpoint, priest } from '../endpoint.ts';
import { line, localDate, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { array, object, string } from '../schema.ts';
import { priestNoun } from './priest.noun.ts';

const say = messagesOf(priestNoun);

/** `24:00` is the end of the day. */
const TIME = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const time = () =>
  string()
    .max(5, say('priest.time-format'))
    .matches(TIME, { message: say('priest.time-format') })
    .required(say('priest.time-format'));
const WINDOWS_MAX = 60;

/** Hours on the temple's clocks; a window ends after it begins. */
const hours = {
  from: time(),
  until: time().test('after-from', say('priest.until-before-from'), (until, { parent }) => !until || !parent.from || until > parent.from),
};

/** Hours of every week: 0 Sunday … 6 Saturday. */
export interface WeeklyHours {
  weekday: number;
  /** `HH:MM` */
  from: string;
  until: string;
}
/** Hours of one date, in place of the week's. */
export interface DatedHours {
  date: string;
  from: string;
  until: string;
}

/** When a priest can be asked. Who has entered no weekly hours can be asked at any hour. */
export interface PriestAvailability {
  weekly: WeeklyHours[];
  exceptions: DatedHours[];
}

/** Dates on which a priest isn't asked, both included, in each temple's zone. */
export interface DayOff {
  from: string;
  until: string;
  reason: string;
}

export const availabilitySchema = object({
  weekly: array(object({ weekday: wholeNumber(0, 6, say('priest.time-format')).required(), ...hours }).required())
    .max(WINDOWS_MAX)
    .default([]),
  exceptions: array(object({ date: localDate().required(say('priest.time-format')), ...hours }).required())
    .max(WINDOWS_MAX)
    .default([]),
}).noUnknown();

export const daysOffSchema = object({
  daysOff: array(
    object({
      from: localDate().required(say('priest.time-format')),
      until: localDate()
        .required(say('priest.time-format'))
        .test('after-from', say('priest.until-before-from'), (until, { parent }) => !until || !parent.from || until >= parent.from),
      reason: line(120).default(''),
    }).required(),
  )
    .max(WINDOWS_MAX)
    .default([]),
}).noUnknown();

export const priestAvailabilityEndpoints = {
  availability: endpoint<PriestAvailability>()({
    method: 'GET',
    path: '/api/priest/availability',
    summary: 'The signed-in priest’s hours',
    access: priest,
    reads: ['priest'],
  }),
  changeAvailability: endpoint<PriestAvailability>()({
    method: 'PUT',
    path: '/api/priest/availability',
    summary: 'Replaces the signed-in priest’s hours',
    access: priest,
    changes: ['priest'],
    body: availabilitySchema,
  }),
  daysOff: endpoint<{ daysOff: DayOff[] }>()({
    method: 'GET',
    path: '/api/priest/days-off',
    summary: 'The signed-in priest’s days off that aren’t over',
    access: priest,
    reads: ['priest'],
  }),
  changeDaysOff: endpoint<{ daysOff: DayOff[] }>()({
    method: 'PUT',
    path: '/api/priest/days-off',
    summary: 'Replaces the signed-in priest’s days off',
    access: priest,
    changes: ['priest'],
    body: daysOffSchema,
  }),
};
