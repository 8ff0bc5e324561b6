import { Injectable } from '@nestjs/common';
import { type ErrorCode, messagesOf, poojaSlotNoun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { PoojaSlotRow } from './pooja-slot.entity.ts';

const say = messagesOf(poojaSlotNoun);

type OpeningSlot = Pick<PoojaSlotRow, 'templeId' | 'id' | 'openingId' | 'gatedBy'>;

/** How a place of a draw is offered: until when, and who says so. */
export interface OfferTerms {
  until: Date;
  /** Notifies the account instead of the waitlist. */
  notify: (tx: EntityManager, offer: { waitId: string; accountId: string }) => Promise<void>;
}

/** What the sale of a slot needs to know of its opening; the openings provide it. */
export interface SaleGate {
  /** Uses up one of the places the account was admitted for: the opening's id, or null without an admission. */
  admit(tx: EntityManager, slot: OpeningSlot, accountId: string, now: Date): Promise<string | null>;
  /** Why an account isn't admitted: it is not its turn, or it has all of its places. */
  whyNot(manager: EntityManager, slot: OpeningSlot, accountId: string, now: Date): Promise<ErrorCode>;
  /** An offer of the waitlist counts like a place the account was admitted for; false where it has all of its places. */
  count(tx: EntityManager, slot: OpeningSlot, accountId: string): Promise<boolean>;
  /** A place is free again: its account may choose another one as long as it is admitted. */
  giveBack(tx: EntityManager, slot: OpeningSlot, accountId: string): Promise<void>;
  /** Where an account is in the order of the opening, which its waitlists go on in; from 1. */
  turnOf(tx: EntityManager, slot: OpeningSlot, accountId: string): Promise<number>;
  /** Whether an account may wait for a freed place now: while the line lets people in, only who was let in. */
  mayWait(tx: EntityManager, slot: OpeningSlot, accountId: string, now: Date): Promise<boolean>;
  /** The terms of a draw whose winners pay now; null otherwise. */
  offerTerms(tx: EntityManager, slot: PoojaSlotRow, now: Date): Promise<OfferTerms | null>;
  /** How many registered for slots in draws that weren't held yet. */
  registered(manager: EntityManager, slots: readonly PoojaSlotRow[]): Promise<number>;
  /** The slot was canceled: who registered for it is let go and notified of the reason. Returns what was thrown for some of them. */
  letGo(slot: PoojaSlotRow): Promise<unknown[]>;
  /** Those of a temple's openings that everyone may see. */
  shownOf(manager: EntityManager, templeId: string, openingIds: readonly string[]): Promise<Set<string>>;
  /** The names of openings. */
  namesOf(tx: EntityManager, templeId: string, openingIds: readonly string[]): Promise<string[]>;
}

/** Where the openings plug in when their module starts. Slots without an opening never ask them. */
@Injectable()
export class SlotOpenings {
  #gate: SaleGate | null = null;

  use(gate: SaleGate): void {
    this.#gate = gate;
  }

  async admit(tx: EntityManager, slot: OpeningSlot, accountId: string | null, now: Date): Promise<string | null> {
    return slot.gatedBy && accountId ? ((await this.#gate?.admit(tx, slot, accountId, now)) ?? null) : null;
  }

  async whyNot(manager: EntityManager, slot: OpeningSlot, accountId: string | null, now: Date): Promise<ErrorCode | null> {
    return slot.gatedBy && accountId ? ((await this.#gate?.whyNot(manager, slot, accountId, now)) ?? null) : null;
  }

  async count(tx: EntityManager, slot: OpeningSlot, accountId: string | null): Promise<boolean> {
    return !slot.gatedBy || !accountId || ((await this.#gate?.count(tx, slot, accountId)) ?? true);
  }

  async giveBack(tx: EntityManager, slot: OpeningSlot, accountId: string | null): Promise<void> {
    if (slot.gatedBy && accountId) await this.#gate?.giveBack(tx, slot, accountId);
  }

  async turnOf(tx: EntityManager, slot: OpeningSlot, accountId: string): Promise<number | null> {
    return slot.openingId ? ((await this.#gate?.turnOf(tx, slot, accountId)) ?? null) : null;
  }

  async mayWait(tx: EntityManager, slot: OpeningSlot, accountId: string, now: Date): Promise<boolean> {
    return !slot.gatedBy || ((await this.#gate?.mayWait(tx, slot, accountId, now)) ?? true);
  }

  async offerTerms(tx: EntityManager, slot: PoojaSlotRow, now: Date): Promise<OfferTerms | null> {
    return slot.gatedBy ? ((await this.#gate?.offerTerms(tx, slot, now)) ?? null) : null;
  }

  async registered(manager: EntityManager, slots: readonly PoojaSlotRow[]): Promise<number> {
    const sold = slots.filter(({ openingId }) => openingId !== null);
    return sold.length > 0 ? ((await this.#gate?.registered(manager, sold)) ?? 0) : 0;
  }

  async letGo(slot: PoojaSlotRow): Promise<unknown[]> {
    return slot.openingId ? ((await this.#gate?.letGo(slot)) ?? []) : [];
  }

  /** The openings of a temple's slots that everyone may see: a draft sells nothing yet. */
  async shownOf(manager: EntityManager, templeId: string, slots: readonly Pick<OpeningSlot, 'gatedBy'>[]): Promise<Set<string>> {
    const openingIds = [...new Set(slots.flatMap(({ gatedBy }) => gatedBy ?? []))];
    return openingIds.length > 0 ? ((await this.#gate?.shownOf(manager, templeId, openingIds)) ?? new Set()) : new Set();
  }

  /** Throws `slot-in-opening`, with their names, where openings sell some of a temple's slots. */
  async assertNone(tx: EntityManager, templeId: string, slots: readonly Pick<OpeningSlot, 'gatedBy'>[]): Promise<void> {
    const openingIds = [...new Set(slots.flatMap(({ gatedBy }) => gatedBy ?? []))];
    if (openingIds.length === 0) return;
    const names = (await this.#gate?.namesOf(tx, templeId, openingIds)) ?? [];
    throw new DomainError('slot-in-opening', { message: say('pooja-slot.in-opening', { openings: names.join(', ') }) });
  }
}
