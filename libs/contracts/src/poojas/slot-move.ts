import { endpoint, staff } from '../endpoint.ts';
import { line, localDate } from '../fields.ts';
import { filled, type Message, type MessageRef, messagesOf } from '../message.ts';
import { boolean, object } from '../schema.ts';
import { poojaSlotNoun } from './pooja-slot.noun.ts';
import { wallTime } from './pooja-slot.ts';
import type { FamilyToCall } from './slot-cancellation.ts';

const say = messagesOf(poojaSlotNoun);
const SENTENCES: Readonly<Record<string, string>> = poojaSlotNoun.messages;

/** What speaks against a move, with its English sentence. */
export const slotMessage = (ref: MessageRef): Message => ({ ...ref, sentence: filled(SENTENCES[ref.code] ?? ref.code, ref.params) });

/** What moving a time to another one does; for the time it has, what is left to do of its last move. */
export interface SlotMove {
  startsAt: string;
  endsAt: string;
  /** Families with an open booking. */
  families: number;
  /** Their names on the sheet. */
  names: number;
  /** The most that they can get back, in cents. */
  refundableCents: number;
  /** Until when they can cancel with a full refund. */
  refundUntil: string;
  /** Families that are notified. */
  notified: number;
  toCall: FamilyToCall[];
  /** Families on the waitlist, which are notified too. */
  waiting: number;
  /** Places in carts and at checkouts. */
  held: number;
  /** Those who have the service or were asked: whether they keep it, and if not, why. */
  priests: { fullName: string; keeps: boolean; obstacle: MessageRef | null }[];
  /** What speaks against it. What isn't firm may be moved anyway. */
  conflicts: { firm: boolean; message: MessageRef }[];
  /** Families not yet notified of the last move. */
  left: number;
}

const when = {
  date: localDate().required(say('pooja-slot.start-required')),
  time: wallTime().required(say('pooja-slot.time-format')),
};
export const slotMoveQuery = object(when).noUnknown();
export const slotMoveSchema = object({
  ...when,
  reason: line(200).required(say('pooja-slot.reason-required')),
  /** In spite of conflicts that aren't firm. */
  anyway: boolean().default(false),
}).noUnknown();

const path = '/api/temple-admin/pooja-slots/:slotId/move';

export const slotMoveEndpoints = {
  preview: endpoint<SlotMove>()({
    method: 'GET',
    path,
    summary: 'What moving a time does: families, money, messages, priests and conflicts',
    access: staff('bookings:cancel'),
    reads: ['booking', 'pooja-slot', 'order', 'priest-assignment'],
    query: slotMoveQuery,
  }),
  move: endpoint<SlotMove>()({
    method: 'POST',
    path,
    summary: 'Moves a time with its bookings: families are notified and may cancel with a full refund, priests who are free keep it',
    access: staff('bookings:cancel'),
    changes: ['booking', 'pooja-slot', 'priest-assignment', 'resource-use', 'notification'],
    body: slotMoveSchema,
    idempotent: true,
  }),
};
