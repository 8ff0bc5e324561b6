import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { BackingOff } from '../../platform/jobs/backing-off.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { PoojaWaitRow } from '../bookings/waits/pooja-wait.entity.ts';
import { WaitlistService } from '../bookings/waits/waitlist.service.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { freeOnline } from '../poojas/slot-counts.ts';
import { lockSlot } from '../poojas/slot-places.ts';
import { CanceledDrawTimes } from './canceled-draw-times.service.ts';
import { OpeningNotices } from './opening-notices.service.ts';
import { OpeningPlaceRow } from './opening-place.entity.ts';
import type { PoojaOpeningRow } from './pooja-opening.entity.ts';

const BATCH = 50;

/**
 * After a draw: everyone goes onto the waitlist of the slot they chose, in the order of the draw. The waitlist offers its free places to the
 * first ones, and to the next when an offer lapses.
 */
@Injectable()
export class OpeningWinners {
  readonly #unlisted = new BackingOff<OpeningPlaceRow>(
    BATCH,
    ({ id }) => id,
    ({ id: placeId }, err) => this.logger.error({ placeId, err }, 'an entry of a draw couldn’t be listed'),
  );

  constructor(
    private readonly database: Database,
    private readonly waitlist: WaitlistService,
    private readonly notices: OpeningNotices,
    private readonly canceledTimes: CanceledDrawTimes,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Lists the next ones; false once nobody is left who can be listed now. A place says whether it was, so that a restart goes on there. One
   * that fails is tried again later, and keeps nobody behind it waiting.
   */
  async list(opening: PoojaOpeningRow, now: Date): Promise<boolean> {
    const where = unlistedOf(opening);
    const read = (take: number) => this.database.reader.find(OpeningPlaceRow, { where, order: { turn: 'ASC' }, take });
    const places = await this.#unlisted.next(read, now);
    if (places.length === 0) return false;
    await this.#unlisted.together(places, (some) => this.database.transaction((tx) => this.listAll(tx, opening, some)), now);
    return true;
  }

  /** Whether nobody has an offer or waits for one, or is still to be listed. */
  async isSettled(opening: PoojaOpeningRow): Promise<boolean> {
    const { templeId, slotIds } = opening;
    const open = { templeId, slotId: In(slotIds), status: In(['waiting', 'offered']) };
    const { reader } = this.database;
    return !(await reader.existsBy(PoojaWaitRow, open)) && !(await reader.existsBy(OpeningPlaceRow, unlistedOf(opening)));
  }

  /** Offers what is free, such as places the office added. A time that fails is tried again in the next round. */
  async offerFree({ templeId, slotIds }: PoojaOpeningRow): Promise<void> {
    const slots = await this.database.reader.findBy(PoojaSlotRow, { templeId, id: In(slotIds) });
    await oneByOne(
      slots.filter((each) => freeOnline(each) > 0),
      (slot) => this.database.transaction((tx) => this.waitlist.offerFree(tx, slot)),
      ({ id: slotId }, err) => this.logger.error({ slotId, err }, 'free places of an opening couldn’t be offered'),
    );
  }

  private async listAll(tx: EntityManager, opening: PoojaOpeningRow, places: readonly OpeningPlaceRow[]): Promise<void> {
    const slotIds = [...new Set(places.flatMap(({ slotId }) => slotId ?? []))].sort();
    for (const id of slotIds) await lockSlot(tx, { templeId: opening.templeId, id });
    const full = new Set<string>();
    for (const place of places) await this.listOne(tx, opening, place, full);
  }

  private async listOne(tx: EntityManager, opening: PoojaOpeningRow, place: OpeningPlaceRow, full: Set<string>): Promise<void> {
    const { templeId, accountId, id, turn, bookedBy } = place;
    const slot = await tx.findOneByOrFail(PoojaSlotRow, { templeId, id: found(place.slotId) });
    if (slot.status === 'canceled') return this.canceledTimes.letGoOne(tx, opening, place, slot);
    const { affected } = await tx.update(OpeningPlaceRow, { templeId, id, status: 'registered' }, { status: 'drawn' });
    if (affected === 0) return;
    const key = { templeId, id: slot.id };
    const item = found(place.item);
    const said = { item, nameCount: item.participants.length, bookedBy };
    const wait = { templeId, id: newId(), slotId: key.id, accountId, turn: found(turn), ...said, createdAt: new Date() };
    if (!(await this.waitlist.join(tx, wait))) return;
    if (!full.has(key.id)) await this.waitlist.offerFree(tx, key);
    const { status } = await tx.findOneByOrFail(PoojaWaitRow, { templeId, id: wait.id });
    if (status === 'offered') return;
    full.add(key.id);
    await this.notices.notWon(tx, opening, slot, accountId);
  }
}

/** Who registered and isn't on a waitlist yet. */
const unlistedOf = ({ templeId, id: openingId }: PoojaOpeningRow) => ({ templeId, openingId, status: 'registered' as const });
