import type { Page } from '../page.ts';

/** A booking of a festival's poojas: its time closes and the office moves or cancels it, or it stays, as the office moved it before. */
export interface AffectedBooking {
  id: string;
  slotId: string;
  service: string;
  startsAt: string;
  /** Null for staff who can't read bookings. */
  bookedBy: string | null;
  /** Names on the sheet. */
  people: number;
  priests: string[];
  outcome: 'to-move' | 'kept';
}

/** What another date for a festival does to the bookings of its poojas. */
export interface FestivalEffects extends Page<AffectedBooking> {
  /** Sent back when the date is saved, so that nobody saves what they haven't seen; empty where no booking is affected. */
  seen: string;
  from: string;
  to: string;
  /** Times that take no new bookings. */
  times: number;
  /** Bookings that the office moves or cancels, and the names in them. */
  toMove: number;
  people: number;
  kept: number;
  /** An opening sells some of the times, which has to end first. */
  inOpening: boolean;
}
