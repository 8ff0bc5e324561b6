import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SlotKey } from './slot-places.ts';

/** What a slot needs to know of those who wait for it; the bookings provide it. */
export interface Waitlist {
  /** Families that wait or were offered a place, by slot. */
  count(manager: EntityManager, templeId: string, slotIds: readonly string[]): Promise<Map<string, number>>;
  /** Offers what is free to those who wait, in their order. */
  offerFree(tx: EntityManager, slot: SlotKey): Promise<void>;
  /** The same after the office changed its places; who waits for more than there can be waits no longer. */
  placesChanged(tx: EntityManager, slot: SlotKey): Promise<void>;
}

/** Where the bookings plug in their waitlist when their module starts. */
@Injectable()
export class SlotWaiters implements Waitlist {
  #waitlist: Waitlist | null = null;

  use(waitlist: Waitlist): void {
    this.#waitlist = waitlist;
  }

  async count(manager: EntityManager, templeId: string, slotIds: readonly string[]): Promise<Map<string, number>> {
    return this.#waitlist ? this.#waitlist.count(manager, templeId, slotIds) : new Map();
  }

  async offerFree(tx: EntityManager, slot: SlotKey): Promise<void> {
    await this.#waitlist?.offerFree(tx, slot);
  }

  async placesChanged(tx: EntityManager, slot: SlotKey): Promise<void> {
    await this.#waitlist?.placesChanged(tx, slot);
  }
}
