import { localDate, messagesOf, PAKSHAS, PLAN_MOST_DATES, planNoun, planScheduleFields } from '@sannidhi/contracts';
import { mixed, object, type Schema, string } from 'yup';
import { ENDS, OFTEN } from './schedule-values.ts';

const say = messagesOf(planNoun);
const { startsOn, endsAfter } = planScheduleFields;

/** The form's rules for a plan's dates: the payload's own, field by field. */
export const scheduleFields = {
  often: mixed<(typeof OFTEN)[number]>().oneOf(OFTEN, say('plan.rule-required')).required(say('plan.rule-required')),
  day: string(),
  tithi: whereOften('tithi', string().required(say('plan.tithi-required'))),
  paksha: mixed<(typeof PAKSHAS)[number]>().oneOf(PAKSHAS, say('plan.tithi-required')),
  nakshatra: whereOften('nakshatra', string().required(say('plan.nakshatra-required'))),
  startsOn,
  ends: mixed<(typeof ENDS)[number]>().oneOf(ENDS),
  endsAfter: whereEnds('after', endsAfter.required(say('plan.count-range', { min: 1, max: PLAN_MOST_DATES }))),
  endsOn: whereEnds('on', localDate().required(say('plan.end-required'))),
  city: string(),
};
export const scheduleSchema = object(scheduleFields);

function whereOften(often: string, schema: Schema) {
  return mixed().when('often', ([chosen]) => (chosen === often ? schema : mixed()));
}

function whereEnds(ends: string, schema: Schema) {
  return mixed().when('ends', ([chosen]) => (chosen === ends ? schema : mixed()));
}
