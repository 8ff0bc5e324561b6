import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { WAIT_OFFER_HOURS, type WaitStatus } from '@sannidhi/contracts';
import { type EntityManager, In, LessThanOrEqual, MoreThan } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { BackingOff } from '../../platform/jobs/backing-off.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { Audit } from '../audit/audit.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { SlotOpenings } from '../poojas/slot-openings.ts';
import { endOffer, holdOffered, lockSlot, offerPlaces, reofferHeld, type SlotKey } from '../poojas/slot-places.ts';
import { SlotWaiters, type Waitlist } from '../poojas/slot-waiters.ts';
import { BookingNotices, type MoveFacts } from './booking-notices.service.ts';
import { PoojaWaitRow } from './pooja-wait.entity.ts';

const EVERY_SECONDS = 30;
const BATCH = 200;
const HOUR_MS = 3_600_000;
/** One family, one place. */
const PLACE = 1;
/** The share of the time left before the pooja that an offer may take. */
const SHARE_OF_NOTICE = 0.25;

/**
 * Who gets a place that is free again: the waitlist in its order, each with a time to accept, then the public. An offer is counted with the
 * slot's places in the transaction that freed them, so nobody can take it in between.
 */
@Injectable()
export class WaitlistService implements Waitlist, OnModuleInit {
  readonly #inVain = this.backingOff();
  readonly #lapsed = this.backingOff();

  constructor(
    private readonly database: Database,
    private readonly waiters: SlotWaiters,
    private readonly openings: SlotOpenings,
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

  /** Offers each free place to the next family, in the caller's transaction, which has locked the slot by changing it. */
  async offerFree(tx: EntityManager, { templeId, id: slotId }: SlotKey, now = new Date()): Promise<void> {
    const waiting = { templeId, slotId, status: 'waiting' as const };
    const waits = await tx.find(PoojaWaitRow, { where: waiting, order: { turn: 'ASC', id: 'ASC' }, take: BATCH });
    for (const wait of waits) {
      if (!(await offerPlaces(tx, { templeId, id: slotId }, PLACE, now))) return;
      await this.offer(tx, wait, await tx.findOneByOrFail(PoojaSlotRow, { templeId, id: slotId }), now);
    }
  }

  /** An accepted offer becomes a hold. False where it isn't this account's, or is over. */
  async accept(tx: EntityManager, slot: SlotKey, waitId: string, accountId: string, now: Date): Promise<boolean> {
    await lockSlot(tx, slot);
    const own = { templeId: slot.templeId, id: waitId, slotId: slot.id, accountId, status: 'offered' as const };
    const { affected } = await tx.update(PoojaWaitRow, { ...own, offeredUntil: MoreThan(now) }, { status: 'claimed', openKey: null });
    return affected === 1 && holdOffered(tx, slot, PLACE);
  }

  /** An offer that this account accepted wasn't paid for in the cart: it is its family's again until its time. Returns whether it is. */
  async renew(tx: EntityManager, slot: SlotKey, waitId: string, accountId: string, now: Date): Promise<boolean> {
    const claimed = {
      templeId: slot.templeId,
      id: waitId,
      slotId: slot.id,
      accountId,
      status: 'claimed' as const,
      offeredUntil: MoreThan(now),
    };
    const wait = await tx.findOneBy(PoojaWaitRow, claimed);
    if (!wait) return false;
    const openKey = `${wait.slotId}:${wait.accountId}`;
    // Who joined the list again waits with that entry; nobody waits for a time that was canceled.
    if (await tx.existsBy(PoojaWaitRow, { openKey })) return false;
    if (await tx.existsBy(PoojaSlotRow, { templeId: slot.templeId, id: slot.id, status: 'canceled' })) return false;
    const { affected } = await tx.update(PoojaWaitRow, claimed, { status: 'offered', openKey });
    return affected === 1 && reofferHeld(tx, slot, PLACE);
  }

  /** Leaves the list; a place that was offered goes to the next. False where it was left or accepted before. */
  async leave(tx: EntityManager, wait: PoojaWaitRow): Promise<boolean> {
    await lockSlot(tx, slotOf(wait));
    return this.end(tx, wait, 'left');
  }

  /** The office takes a family off the list; a place that was offered goes to the next. False where it no longer waits. */
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

  private each(waits: readonly PoojaWaitRow[], work: (wait: PoojaWaitRow) => Promise<void>): Promise<unknown[]> {
    return oneByOne(waits, work, (wait, err) => this.logFailed(wait, err));
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
      await this.endOffered(tx, wait, 'lapsed', now);
    });
  }

  /** The slot was canceled: its waitlist ends, and everyone on it is notified of the reason. Returns what was thrown for some of them. */
  async endAll(slot: SlotKey, reason: string): Promise<unknown[]> {
    const open = { templeId: slot.templeId, slotId: slot.id, status: In(['waiting', 'offered']) };
    return this.each(await this.database.reader.findBy(PoojaWaitRow, open), (wait) =>
      this.database.transaction(async (tx) => {
        await lockSlot(tx, slot);
        const offered = await endWait(tx, wait, 'offered', 'ended');
        if (offered) await endOffer(tx, slot, PLACE);
        else if (!(await endWait(tx, wait, 'waiting', 'ended'))) return;
        await this.notices.waitEnded(tx, wait, await tx.findOneByOrFail(PoojaSlotRow, slot), reason);
      }),
    );
  }

  /** The slot was moved: everybody who waits for it is notified of the new time, once. Returns what was thrown for some of them. */
  async notifyMoved(slot: SlotKey, before: Date, facts: MoveFacts): Promise<unknown[]> {
    const open = { templeId: slot.templeId, slotId: slot.id, status: In(['waiting', 'offered']) };
    return this.each(await this.database.reader.findBy(PoojaWaitRow, open), (wait) =>
      this.database.transaction(async (tx) =>
        this.notices.waitMoved(tx, wait, await tx.findOneByOrFail(PoojaSlotRow, slot), before, facts),
      ),
    );
  }

  /** The slot is moved: an offer holds no longer than one made now would. Then the next family can still accept in time. */
  async hasten(tx: EntityManager, { templeId, id: slotId }: SlotKey, to: Pick<PoojaSlotRow, 'startsAt'>, now: Date): Promise<void> {
    const offeredUntil = offerEnds(to, now);
    const open = { templeId, slotId, status: 'offered' as const, offeredUntil: MoreThan(offeredUntil) };
    await tx.update(PoojaWaitRow, open, { offeredUntil });
  }

  /** Puts a family on a slot's list; false where it is on it.  */
  async join(tx: EntityManager, wait: Omit<PoojaWaitRow, 'status' | 'openKey' | 'offeredUntil'>): Promise<boolean> {
    const open = { status: 'waiting', openKey: `${wait.slotId}:${wait.accountId}`, offeredUntil: null } as const;
    return insertOnce(tx, PoojaWaitRow, { ...wait, ...open });
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
      if (await endWait(tx, wait, 'offered', to)) await endOffer(tx, slot, PLACE);
      else if (!(await endWait(tx, wait, 'waiting', to))) return;
      if (begun) return;
      if (canceled && row.canceledWhy !== null) await this.notices.waitEnded(tx, wait, row, row.canceledWhy);
      else await this.notices.waitDropped(tx, wait, row);
    });
  }

  private async end(tx: EntityManager, wait: PoojaWaitRow, to: 'left' | 'ended'): Promise<boolean> {
    return (await this.endOffered(tx, wait, to, new Date())) || endWait(tx, wait, 'waiting', to);
  }

  private async endOffered(tx: EntityManager, wait: PoojaWaitRow, to: 'left' | 'lapsed' | 'ended', now: Date): Promise<boolean> {
    if (!(await endWait(tx, wait, 'offered', to))) return false;
    const slot = slotOf(wait);
    await endOffer(tx, slot, PLACE);
    await this.offerFree(tx, slot, now);
    return true;
  }

  private async offer(tx: EntityManager, wait: PoojaWaitRow, slot: PoojaSlotRow, now: Date): Promise<void> {
    const { templeId, id } = wait;
    const terms = await this.openings.offerTerms(tx, slot, now);
    const offeredUntil = terms?.until ?? offerEnds(slot, now);
    await tx.update(PoojaWaitRow, { templeId, id, status: 'waiting' }, { status: 'offered', offeredUntil });
    const subject = { kind: 'pooja-wait', id };
    await this.audit.record(tx, { actor: systemActor('Waitlist'), templeId, action: 'pooja-wait.offered', subject, at: now });
    if (terms) await terms.notify(tx, { waitId: id, accountId: wait.accountId });
    else await this.notices.placeOffered(tx, wait, slot, offeredUntil);
  }
}

/** Until when an offer holds: hours, or less when the pooja is near. */
export const offerEnds = ({ startsAt }: Pick<PoojaSlotRow, 'startsAt'>, now: Date): Date =>
  new Date(now.getTime() + Math.max(0, Math.min(WAIT_OFFER_HOURS * HOUR_MS, (startsAt.getTime() - now.getTime()) * SHARE_OF_NOTICE)));

const slotOf = ({ templeId, slotId }: PoojaWaitRow): SlotKey => ({ templeId, id: slotId });

async function endWait(
  tx: EntityManager,
  { templeId, id }: PoojaWaitRow,
  from: WaitStatus,
  to: 'left' | 'lapsed' | 'ended',
): Promise<boolean> {
  const { affected } = await tx.update(PoojaWaitRow, { templeId, id, status: from }, { status: to, openKey: null });
  return affected === 1;
}

/** Families on the list of a time that has begun, was canceled, or whose schedule no longer has it. */
const waitsInVain = (manager: EntityManager, now: Date, take: number): Promise<PoojaWaitRow[]> =>
  manager
    .createQueryBuilder(PoojaWaitRow, 'wait')
    .innerJoin(PoojaSlotRow, 'slot', 'slot.templeId = wait.templeId AND slot.id = wait.slotId')
    .where({ status: In(['waiting', 'offered']) })
    .andWhere("(slot.startsAt <= :now OR slot.retired = :retired OR slot.status = 'canceled')", { now, retired: true })
    .limit(take)
    .getMany();
