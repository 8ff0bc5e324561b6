import { wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { string } from '../schema.ts';
import { resourceUseNoun } from './resource-use.noun.ts';

const say = messagesOf(resourceUseNoun);

/** Minutes that the office can use a resource for; an event's dates may last longer. */
export const USE_DURATION = { min: 5, max: 1_440 } as const;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time on the temple's clocks, `HH:MM`. */
export const useTime = () =>
  string()
    .max(5, say('resource-use.time-format'))
    .matches(TIME, { message: say('resource-use.time-format') });
export const useDuration = () => wholeNumber(USE_DURATION.min, USE_DURATION.max, say('resource-use.duration-range', USE_DURATION));
