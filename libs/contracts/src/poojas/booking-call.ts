import { endpoint, staff } from '../endpoint.ts';
import { wholeNumber } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { type Page, pageFields } from '../page.ts';
import { boolean, object } from '../schema.ts';
import { bookingNoun } from './booking.noun.ts';

const STALE = messagesOf(bookingNoun)('booking.version-format');

/** A family without an account or a working address whose pooja to come was moved or canceled with its whole time: only a call reaches it. */
export interface FamilyCall {
  /** Its booking's. */
  id: string;
  bookedBy: string;
  phone: string | null;
  pooja: string;
  about: 'moved' | 'canceled';
  /** When it is now, or would have been. */
  startsAt: string;
  /** The time that the family knows; null where it is the same. */
  before: string | null;
  /** Empty where the temple's time zone changed. */
  reason: string;
  /** Who called about this change, and when; null while nobody has. */
  called: { by: string; at: string } | null;
  /** Counts changes: a change based on an older version is refused. */
  version: number;
}

export const familyCallSchema = object({
  called: boolean().required(),
  version: wholeNumber(0, 1_000_000, STALE).required(STALE),
}).noUnknown();

export const familyCallEndpoints = {
  list: endpoint<Page<FamilyCall>>()({
    method: 'GET',
    path: '/api/temple-admin/pooja-calls',
    summary: 'Families to call about poojas to come that were moved or canceled, and who has called them',
    access: staff('bookings:read'),
    reads: ['booking', 'pooja-slot'],
    query: object(pageFields).noUnknown(),
  }),
  tick: endpoint<FamilyCall>()({
    method: 'PUT',
    path: '/api/temple-admin/pooja-calls/:bookingId',
    summary: 'Marks a family as called, or undoes it',
    access: staff('bookings:handle'),
    changes: ['booking'],
    body: familyCallSchema,
  }),
};
