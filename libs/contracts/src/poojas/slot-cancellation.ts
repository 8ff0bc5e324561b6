import { endpoint, staff } from '../endpoint.ts';
import { type SlotStatus, slotReasonSchema } from './pooja-slot.ts';

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
  /** Families that are notified. */
  notified: number;
  toCall: FamilyToCall[];
  /** Families on the waitlist. */
  waiting: number;
  /** Families whose booking the temple has canceled. */
  canceled: number;
}

const path = '/api/temple-admin/pooja-slots/:slotId/cancellation';

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
    changes: ['booking', 'pooja-slot', 'order', 'donation', 'receipt', 'ledger-account', 'notification'],
    body: slotReasonSchema,
    idempotent: true,
  }),
};
