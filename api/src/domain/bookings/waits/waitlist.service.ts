import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, In, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { Database } from '../../../platform/database/database.ts';
import { insertOnce } from '../../../platform/database/rows.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { BackingOff } from '../../../platform/jobs/backing-off.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../../platform/observability/logger.ts';
import { Audit } from '../../audit/audit.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { holdOffered, lockSlot, reofferAtCounter, reofferHeld, type SlotKey, takeOffered } from '../../poojas/slot-places.ts';
import { SlotWaiters, type Waitlist } from '../../poojas/slot-waiters.ts';
import { BookingNotices } from '../notices/booking-notices.service.ts';
import { PoojaWaitRow } from './pooja-wait.entity.ts';
import { PoojaWaitOffers, WAITLIST } from './pooja-wait-offers.service.ts';
import {
  backInLine,
  claimOne,
  endOffered,
  endWait,
  mostOf,
  openKeyOf,
  placesOf,
  slotOf,
  unclaimOne,
  waitForTooMany,
  waitsInVain,
} from './pooja-wait-rows.ts';

const EVERY_SECONDS = 30;
const BATCH = 200;
/** Each line of a cart is one. */
const PLACE = 1;

/** A family waits for one place, unless it says for how many and whether fewer will do. */
type JoiningFamily = Omit<
  PoojaWaitRow,
  'status' | 'openKey' | 'offeredUntil' | 'offeredPlaces' | 'claimed' | 'places' | 'takesFewer' | keyof typeof WITH_ACCOUNT
> &
  Partial<Pick<PoojaWaitRow, 'places' | 'takesFewer' | keyof typeof WITH_ACCOUNT>>;
/** Who has an account is reached there. */
const WITH_ACCOUNT = { phone: null, email: null, language: null };

/**
 * Who gets places that are free again: the waitlist in its order, each with a time to accept, then the public. Who needs more than there are
 * keeps their place in the line, unless they take fewer, and the next that fits is asked. An offer is counted with the slot's places in the
 * transaction that freed them, so nobody can take it in between.
 */
@Injectable()
export class WaitlistService implements Waitlist, OnModuleInit {
  readonly #inVain = this.backingOff();
  readonly #lapsed = this.backingOff();

  constructor(
    private readonly database: Database,
    private readonly waiters: SlotWaiters,
    private readonly offers: PoojaWaitOffers,
    private readonly notices: BookingNotices,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.waiters.use(this);
    this.jobs.every('pooja-offers', EVERY_SECONDS, () => this.endLapsed());
  }

  async count(manager: EntityManager, templeId: string, slotIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await manager
      .createQueryBuilder(PoojaWaitRow, 'wait')
      .where({ templeId, slotId: In([...slotIds]), status: In(['waiting', 'offered']) })
      .groupBy('wait.slotId')
      .select('wait.slotId', 'slotId')
      .addSelect('COUNT(*)', 'families')
      .getRawMany<{ slotId: string; families: number | string }>();
    return new Map(rows.map(({ slotId, families }) => [slotId, Number(families)]));
  }

  offerFree(tx: EntityManager, slot: SlotKey, now?: Date): Promise<void> {
    return this.offers.offerFree(tx, slot, now);
  }

  /**
   * The office changed a time's places, in the transaction that did it: who waits together for more than there are now waits no longer and
   * hears it, and free places are offered.
   */
  async placesChanged(tx: EntityManager, key: SlotKey): Promise<void> {
    const slot = await tx.findOneByOrFail(PoojaSlotRow, { templeId: key.templeId, id: key.id });
    for (const wait of await waitForTooMany(tx, slot)) {
      if (!(await endWait(tx, wait, 'waiting', 'ended'))) continue;
      const subject = { kind: 'pooja-wait', id: wait.id };
      const after = { places: placesOf(wait), most: mostOf(slot, wait) };
      await this.audit.record(tx, { actor: WAITLIST, templeId: key.templeId, action: 'pooja-wait.ended', subject, after });
      await this.notices.waitForTooMany(tx, wait, slot);
    }
    await this.offers.offerFree(tx, key);
  }

  /** One of an offer's places becomes a hold. False where it isn't this account's, is over, or has no place left. */
  async accept(tx: EntityManager, slot: SlotKey, waitId: string, accountId: string, now: Date): Promise<boolean> {
    await lockSlot(tx, slot);
    return (await claimOne(tx, { templeId: slot.templeId, slotId: slot.id, id: waitId, accountId }, now)) && holdOffered(tx, slot, PLACE);
  }

  /** The counter sells, or holds for a card, one of the places that a walk-in was offered. False where the offer is over, or has no place left. */
  async acceptAtCounter(tx: EntityManager, slot: SlotKey, waitId: string, to: 'sold' | 'held', now: Date): Promise<boolean> {
    await lockSlot(tx, slot);
    const key = { templeId: slot.templeId, slotId: slot.id, id: waitId, accountId: null };
    return (await claimOne(tx, key, now)) && takeOffered(tx, slot, PLACE, to);
  }

  /** A walk-in's card didn't pay for the place it was offered: it is theirs again until the offer's time. Returns whether it is. */
  async renewAtCounter(tx: EntityManager, slot: SlotKey, waitId: string, now: Date): Promise<boolean> {
    await lockSlot(tx, slot);
    const wait = await tx.findOneBy(PoojaWaitRow, { templeId: slot.templeId, id: waitId, accountId: IsNull() });
    if (!wait || (await tx.existsBy(PoojaWaitRow, { openKey: openKeyOf(wait), id: Not(waitId) }))) return false;
    if (await tx.existsBy(PoojaSlotRow, { templeId: slot.templeId, id: slot.id, status: 'canceled' })) return false;
    return (await unclaimOne(tx, wait, now)) && reofferAtCounter(tx, slot, PLACE);
  }

  /** A place that this account accepted wasn't paid for in the cart: it is its family's again until the offer's time. Returns whether it is. */
  async renew(tx: EntityManager, slot: SlotKey, waitId: string, accountId: string, now: Date): Promise<boolean> {
    const key = { templeId: slot.templeId, slotId: slot.id, id: waitId, accountId, phone: null };
    // Who joined the list again waits with that entry; nobody waits for a time that was canceled.
    if (await tx.existsBy(PoojaWaitRow, { openKey: openKeyOf(key), id: Not(waitId) })) return false;
    if (await tx.existsBy(PoojaSlotRow, { templeId: slot.templeId, id: slot.id, status: 'canceled' })) return false;
    return (await unclaimOne(tx, key, now)) && reofferHeld(tx, slot, PLACE);
  }

  /**
   * Declines an offer of part of the places: its family keeps its place in the line, for all of them together, and what it was offered goes to
   * the next. False where it has no such offer. Throws `waits-for-too-many` where the time no longer has as many.
   */
  async keepWaiting(tx: EntityManager, wait: PoojaWaitRow, now: Date): Promise<boolean> {
    await lockSlot(tx, slotOf(wait));
    if (placesOf(wait) > mostOf(await tx.findOneByOrFail(PoojaSlotRow, slotOf(wait)), wait)) throw new DomainError('waits-for-too-many');
    if (!(await backInLine(tx, wait))) return false;
    await this.offers.offerFree(tx, slotOf(wait), now);
    return true;
  }

  /** Leaves the list; places that were offered go to the next. False where it was left or accepted before. */
  async leave(tx: EntityManager, wait: PoojaWaitRow): Promise<boolean> {
    await lockSlot(tx, slotOf(wait));
    return this.end(tx, wait, 'left');
  }

  /** The office takes a family off the list; places that were offered go to the next. False where it no longer waits. */
  async remove(tx: EntityManager, wait: PoojaWaitRow, reason: string): Promise<boolean> {
    await lockSlot(tx, slotOf(wait));
    if (!(await this.end(tx, wait, 'ended'))) return false;
    await this.notices.waitRemoved(tx, wait, await tx.findOneByOrFail(PoojaSlotRow, slotOf(wait)), reason);
    return true;
  }

  /** Lists of times that have begun or are no longer offered end, and offers that nobody took go to the next family. */
  async endLapsed(now = new Date()): Promise<void> {
    const { reader } = this.database;
    await this.#inVain.run(
      (take) => waitsInVain(reader, now, take),
      (wait) => this.endInVain(wait, now),
      now,
    );
    const where = { status: 'offered' as const, offeredUntil: LessThanOrEqual(now) };
    await this.#lapsed.run(
      (take) => reader.find(PoojaWaitRow, { where, order: { offeredUntil: 'ASC' }, take }),
      (wait) => this.endLapsedOffer(wait, now),
      now,
    );
  }

  private backingOff(): BackingOff<PoojaWaitRow> {
    return new BackingOff(
      BATCH,
      ({ id }) => id,
      (wait, err) => this.logFailed(wait, err),
    );
  }

  private logFailed({ id: waitId }: PoojaWaitRow, err: unknown): void {
    this.logger.error({ waitId, err }, 'a waitlist entry couldn’t be moved on');
  }

  private endLapsedOffer(wait: PoojaWaitRow, now: Date): Promise<void> {
    return this.database.transaction(async (tx) => {
      await lockSlot(tx, slotOf(wait));
      await this.passOn(tx, wait, 'lapsed', now);
    });
  }

  /** Puts a family on a slot's list; false where it is on it. */
  async join(tx: EntityManager, wait: JoiningFamily): Promise<boolean> {
    const row = { places: 1, takesFewer: false, ...WITH_ACCOUNT, ...wait };
    const open = { status: 'waiting', openKey: openKeyOf(row), offeredUntil: null, offeredPlaces: null, claimed: null } as const;
    return insertOnce(tx, PoojaWaitRow, { ...row, ...open });
  }

  /** Families waiting for a time that is canceled or no longer offered are notified, unless it has already begun. */
  private async endInVain(wait: PoojaWaitRow, now: Date): Promise<void> {
    const slot = slotOf(wait);
    await this.database.transaction(async (tx) => {
      await lockSlot(tx, slot);
      const row = await tx.findOneByOrFail(PoojaSlotRow, slot);
      const begun = row.startsAt <= now;
      const canceled = row.status === 'canceled';
      if (!begun && !row.retired && !canceled) return;
      const to = begun ? 'lapsed' : 'ended';
      if (!(await endOffered(tx, wait, to)) && !(await endWait(tx, wait, 'waiting', to))) return;
      if (begun) return;
      if (canceled && row.canceledWhy !== null) await this.notices.waitEnded(tx, wait, row, row.canceledWhy);
      else await this.notices.waitDropped(tx, wait, row);
    });
  }

  private async end(tx: EntityManager, wait: PoojaWaitRow, to: 'left' | 'ended'): Promise<boolean> {
    return (await this.passOn(tx, wait, to, new Date())) || endWait(tx, wait, 'waiting', to);
  }

  /** Ends an offer, whose places go to the next; false where it was none. */
  private async passOn(tx: EntityManager, wait: PoojaWaitRow, to: 'left' | 'lapsed' | 'ended', now: Date): Promise<boolean> {
    if (!(await endOffered(tx, wait, to))) return false;
    await this.offers.offerFree(tx, slotOf(wait), now);
    return true;
  }
}
