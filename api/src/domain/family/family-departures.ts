import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Hears, in the same transaction, that somebody was removed from a devotee's family. */
export type DepartureListener = (tx: EntityManager, accountId: string, familyMemberId: string) => Promise<void>;

/** Where domains that keep names of a family plug in when their module starts. */
@Injectable()
export class FamilyDepartures {
  readonly #listeners: DepartureListener[] = [];

  add(listener: DepartureListener): void {
    this.#listeners.push(listener);
  }

  /** Tells all of them. */
  async announce(tx: EntityManager, accountId: string, familyMemberId: string): Promise<void> {
    for (const listener of this.#listeners) await listener(tx, accountId, familyMemberId);
  }
}
