import { localDate } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { mixed, number, object } from '../schema.ts';
import { pledgeNoun } from './pledge.noun.ts';
import {
  ownPledgeSchema,
  PLEDGE_COUNT_RANGE,
  PLEDGE_MOST_INSTALLMENTS,
  PLEDGE_PERIODS,
  type PledgePeriod,
  pledgeSchema,
} from './pledge.ts';

const say = messagesOf(pledgeNoun);

/** What a form offers: a period, or no due dates at all. */
export const PLEDGE_SCHEDULES = ['none', ...PLEDGE_PERIODS] as const;
type PledgeScheduleChoice = (typeof PLEDGE_SCHEDULES)[number];

/** The schedule's fields while a form shows them. */
export interface PledgeScheduleValues {
  every: PledgeScheduleChoice;
  firstOn: string;
  count: number | undefined;
}

const isDated = ([every]: PledgeScheduleChoice[]) => every !== 'none';
const isRepeated = ([every]: PledgeScheduleChoice[]) => every !== 'none' && every !== 'once';
const schedule = object({
  every: mixed<PledgeScheduleChoice>().oneOf(PLEDGE_SCHEDULES).required(),
  firstOn: localDate().when('every', (every, field) => (isDated(every) ? field.required(say('pledge.first-required')) : field)),
  count: number().when('every', (every, field) =>
    isRepeated(every)
      ? field
          .integer(PLEDGE_COUNT_RANGE)
          .min(1, PLEDGE_COUNT_RANGE)
          .max(PLEDGE_MOST_INSTALLMENTS, PLEDGE_COUNT_RANGE)
          .required(PLEDGE_COUNT_RANGE)
      : field,
  ),
}).required();

/** The forms' schemas: the payloads' own rules, with the schedule behind a choice. */
export const pledgeFormSchema = pledgeSchema.shape({ schedule });
export const ownPledgeFormSchema = ownPledgeSchema.omit(['templeSlug']).shape({ schedule });

/** The payload's schedule for what was chosen. */
export const pledgeScheduleOf = ({ every, firstOn, count }: PledgeScheduleValues) =>
  every === 'none' ? undefined : { every: every satisfies PledgePeriod, firstOn, count: every === 'once' ? 1 : (count ?? 1) };
