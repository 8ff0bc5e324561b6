import type TestAgent from 'supertest/lib/agent.js';
import type { StartedGift } from '../give.ts';
import type { ModelWait } from './slot-model.ts';

/** A family's purchase of one place, or of a move to another one. */
export interface Purchase {
  id: string;
  client: TestAgent;
  /** Where its place is; of a move, where it leads. */
  slot: number;
  /** A move that was made is `moved`. */
  stage: 'cart' | 'checkout' | 'unheard' | 'booked' | 'moved' | 'over';
  cents: number;
  /** The booking that a move is for. */
  moves?: Purchase;
  /** Until when canceling pays it back, where a move left it terms of its own. */
  refundUntil?: number | null;
  /** The terms it was sold with, whatever the pooja says later. */
  cancelHours?: number;
  heldUntil: number;
  payableUntil: number;
  /** The offer it came from. */
  wait?: Waiting;
  started?: StartedGift;
  orderId?: string;
  channel: 'online' | 'counter';
  refunded: boolean;
}

/** A wait of the model with the family that can answer it. */
export interface Waiting extends ModelWait {
  client: TestAgent;
  slot: number;
}

export const PRICE = 15_100;
/** For a move by the family once canceling no longer pays back. */
export const FEE = 1_100;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
