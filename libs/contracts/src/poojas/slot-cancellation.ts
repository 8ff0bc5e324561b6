import { endpoint, staff } from '../endpoint.ts';
import { localDate } from '../fields.ts';
import { messagesOf } from '../message.ts';
import { object } from '../schema.ts';
import { poojaSlotNoun } from './pooja-slot.noun.ts';
import { type SlotStatus, slotReasonSchema } from './pooja-slot.ts';

const say = messagesOf(poojaSlotNoun);

/** A family without an account: nobody but the office can reach it. */
export interface FamilyToCall {
  bookedBy: string;
  phone: string | null;
}

/** What canceling a time would do, or, once it is canceled, what is left to do. */
export interface SlotCancellation {
  status: SlotStatus;
  /** Families with an open booking. */
  families: number;
  /** Their names on the sheet. */
  names: number;
  /** What they get back, in cents. */
  refundCents: number;
  /** What was paid for prasadam that was already shipped, and isn't part of it, in cents; missing from earlier releases. */
  shippedCents?: number;
  /** Families that are paying at this moment, and get it back once it arrives; missing from earlier releases. */
  paying?: number;
  /** Families that are notified. */
  notified: number;
  /** Those to call about it, also once their booking was canceled with the time. */
  toCall: FamilyToCall[];
  /** Families on the waitlist, and registered for it in a draw. */
  waiting: number;
  /** Families whose booking the temple has canceled. */
  canceled: number;
}

/** One of a day's times. */
export interface DayTime {
  id: string;
  service: string;
  startsAt: string;
  status: SlotStatus;
  /** Families with an open booking. */
  families: number;
}

/** The same for all times of a day that aren't over. */
export interface DayCancellation extends Omit<SlotCancellation, 'status'> {
  times: DayTime[];
}

const day = { date: localDate().required(say('pooja-slot.date-required')) };
export const dayQuery = object(day).noUnknown();
export const dayCancellationSchema = slotReasonSchema.shape(day).noUnknown();

const path = '/api/temple-admin/pooja-slots/:slotId/cancellation';
const dayPath = '/api/temple-admin/pooja-day/cancellation';
const CHANGES = ['booking', 'pooja-slot', 'order', 'donation', 'receipt', 'ledger-account', 'notification'] as const;

export const slotCancellationEndpoints = {
  preview: endpoint<SlotCancellation>()({
    method: 'GET',
    path,
    summary: 'What canceling a time does: families, money and messages',
    access: staff('bookings:cancel'),
    reads: ['booking', 'pooja-slot', 'order'],
  }),
  cancel: endpoint<SlotCancellation>()({
    method: 'POST',
    path,
    summary: 'Cancels a time: its bookings are refunded and its families notified, one after another',
    access: staff('bookings:cancel'),
    changes: CHANGES,
    body: slotReasonSchema,
    idempotent: true,
  }),
  previewDay: endpoint<DayCancellation>()({
    method: 'GET',
    path: dayPath,
    summary: 'What canceling all times of a day does: families, money and messages',
    access: staff('bookings:cancel'),
    reads: ['booking', 'pooja-slot', 'pooja-service', 'order'],
    query: dayQuery,
  }),
  cancelDay: endpoint<DayCancellation>()({
    method: 'POST',
    path: dayPath,
    summary: 'Cancels all times of a day that aren’t over: bookings are refunded and families notified, one after another',
    access: staff('bookings:cancel'),
    changes: CHANGES,
    body: dayCancellationSchema,
    idempotent: true,
  }),
};
