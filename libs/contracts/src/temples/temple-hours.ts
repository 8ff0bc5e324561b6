import { endpoint, staff } from '../endpoint.ts';
import { line, localDate, wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { array, boolean, object, string } from '../schema.ts';
import { version } from '../version.ts';
import { firstOverlap, type OwnTempleHours } from './opening-times.ts';
import { templeNoun } from './temple.noun.ts';

const say = messagesOf(templeNoun);

export const OPENINGS_MAX = 40;
export const SPECIAL_DAYS_MAX = 60;
/** Until a temple chooses otherwise. */
export const REPLY_HOURS = 4;
const REPLY_HOURS_MAX = 40;
const REPLY_RANGE = say('temple.reply-hours-range', { min: 1, max: REPLY_HOURS_MAX });

const TIME = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const time = () =>
  string()
    .max(5, say('temple.time-format'))
    .matches(TIME, { message: say('temple.time-format') });
const isAfter = (until: string | null | undefined, from: string | null | undefined) => !until || !from || until > from;
const requiredTime = () => time().required(say('temple.time-format'));
const endTime = () =>
  time().test('after-from', say('temple.until-before-from'), (until, { parent }) => isAfter(until, parent.from)) as ReturnType<typeof time>;

const weeklySchema = object({
  weekdays: array(wholeNumber(0, 6, say('temple.weekday-required')).required())
    .min(1, say('temple.weekday-required'))
    .max(7)
    .required(say('temple.weekday-required')),
  from: requiredTime(),
  until: endTime().required(say('temple.time-format')),
});

/** What a closed day's form still has typed doesn't travel. */
const unlessClosed = (field: ReturnType<typeof time>) =>
  field
    .nullable()
    .default(null)
    .when('closed', ([closed], time) => (closed ? time.transform(() => null) : time.required(say('temple.time-format'))));

const specialSchema = object({
  date: localDate().required(say('temple.date-required')),
  name: line(60).default(''),
  closed: boolean().default(false),
  from: unlessClosed(time()),
  until: unlessClosed(endTime()),
});

/** The rows to compare; none if one is missing, which is refused for that. */
const whole = <Row>(rows: readonly Row[] | undefined): readonly Row[] => (rows?.every(Boolean) ? rows : []);

export const templeHoursSchema = object({
  version: version(say('temple.hours-version')),
  weekly: array(weeklySchema.required())
    .max(OPENINGS_MAX)
    .default([])
    .test('apart', say('temple.hours-overlap', { hours: '' }), (rows, { path, createError }) => {
      const at = firstOverlap(whole(rows).map((row) => ({ days: row.weekdays ?? [], from: row.from, until: row.until })));
      return at ? createError({ path: `${path}[${at.index}].from`, message: say('temple.hours-overlap', { hours: at.hours }) }) : true;
    }),
  special: array(specialSchema.required())
    .max(SPECIAL_DAYS_MAX)
    .default([])
    .test('apart', say('temple.hours-overlap', { hours: '' }), (rows, { path, createError }) => {
      const windows = whole(rows).map(({ date, closed, from, until }) => ({
        days: [date],
        from: closed ? '00:00' : (from ?? ''),
        until: closed ? '24:00' : (until ?? ''),
      }));
      const at = firstOverlap(windows);
      return at ? createError({ path: `${path}[${at.index}].date`, message: say('temple.hours-overlap', { hours: at.hours }) }) : true;
    }),
  /** Left out, it stays as it is. */
  replyHours: wholeNumber(1, REPLY_HOURS_MAX, REPLY_RANGE),
}).noUnknown();

export const templeHoursEndpoints = {
  own: endpoint<OwnTempleHours>()({
    method: 'GET',
    path: '/api/temple-admin/hours',
    summary: 'The temple’s hours of the week, its special days to come, and within how many hours it answers messages',
    access: staff('temple:read'),
    reads: ['temple'],
  }),
  change: endpoint<OwnTempleHours>()({
    method: 'PUT',
    path: '/api/temple-admin/hours',
    summary: 'Replaces the temple’s hours; overlapping ones, and those made from an earlier version, are refused',
    access: staff('temple:manage'),
    changes: ['temple'],
    body: templeHoursSchema,
  }),
};
