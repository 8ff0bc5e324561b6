import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { RefundWhy } from '../orders/refunds/refund-hold.ts';
import type { BookingRow } from './booking.entity.ts';

type Announce = (tx: EntityManager, request: { templeId: string; id: string }, performance: string) => Promise<void>;
type Forget = (tx: EntityManager, request: { templeId: string; id: string }) => Promise<void>;
type Cancel = (tx: EntityManager, actor: Actor, booking: BookingRow & { requestId: string }, why: RefundWhy) => Promise<void>;
type Hear = (tx: EntityManager, actor: Actor, request: { templeId: string; id: string }) => Promise<void>;

/** Where the requests hear, when their module starts, that a booking of theirs was performed. Other bookings never ask them. */
@Injectable()
export class RequestedBookings {
  #hear: Hear | null = null;
  #hearUndone: Hear | null = null;
  #announce: Announce | null = null;
  #forget: Forget | null = null;
  #cancel: Cancel | null = null;

  whenPerformed(hear: Hear): void {
    this.#hear = hear;
  }

  whenUndone(hear: Hear): void {
    this.#hearUndone = hear;
  }

  whenAnnounced(announce: Announce): void {
    this.#announce = announce;
  }

  whenForgotten(forget: Forget): void {
    this.#forget = forget;
  }

  whenDayCanceled(cancel: Cancel): void {
    this.#cancel = cancel;
  }

  /** The temple cancels the day of a booking that was requested: its request ends. Throws what canceling the request throws. */
  async cancel(tx: EntityManager, actor: Actor, booking: BookingRow, why: RefundWhy): Promise<void> {
    const { requestId } = booking;
    if (requestId) await this.#cancel?.(tx, actor, { ...booking, requestId }, why);
  }

  /** What a devotee who left asked for was said, and isn't kept any longer. */
  async forget(tx: EntityManager, { templeId, requestId }: Pick<BookingRow, 'templeId' | 'requestId'>): Promise<void> {
    if (requestId) await this.#forget?.(tx, { templeId, id: requestId });
  }

  /** Its family is notified that it was performed, once a slip would have been undone. */
  async announce(
    tx: EntityManager,
    { templeId, requestId }: Pick<BookingRow, 'templeId' | 'requestId'>,
    performance: string,
  ): Promise<void> {
    if (requestId) await this.#announce?.(tx, { templeId, id: requestId }, performance);
  }

  /** In the transaction in which the booking was marked. */
  async performed(tx: EntityManager, actor: Actor, { templeId, requestId }: Pick<BookingRow, 'templeId' | 'requestId'>): Promise<void> {
    if (requestId) await this.#hear?.(tx, actor, { templeId, id: requestId });
  }

  /** In the transaction in which the mark was taken back. */
  async undone(tx: EntityManager, actor: Actor, { templeId, requestId }: Pick<BookingRow, 'templeId' | 'requestId'>): Promise<void> {
    if (requestId) await this.#hearUndone?.(tx, actor, { templeId, id: requestId });
  }
}
