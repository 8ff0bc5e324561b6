import { line } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { object } from '../schema.ts';
import { bookingNoun } from './booking.noun.ts';

/** Why the office changes something a family has; the family reads it. */
export const bookingReasonSchema = object({
  reason: line(200).required(messagesOf(bookingNoun)('booking.reason-required')),
}).noUnknown();
