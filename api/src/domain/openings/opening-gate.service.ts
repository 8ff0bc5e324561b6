import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ErrorCode, OPENING_SHOWN } from '@sannidhi/contracts';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { execute } from '../../platform/database/execute.ts';
import type { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { type OfferTerms, type SaleGate, SlotOpenings } from '../poojas/slot-openings.ts';
import { CanceledDrawTimes } from './canceled-draw-times.service.ts';
import { OpeningNotices } from './opening-notices.service.ts';
import { OpeningPlaceRow } from './opening-place.entity.ts';
import { PoojaOpeningRow } from './pooja-opening.entity.ts';

type OpeningSlot = Pick<PoojaSlotRow, 'templeId' | 'id' | 'openingId' | 'gatedBy'>;
const HOUR_MS = 3_600_000;

/** Who may book a slot that is sold through an opening: an admission is a row for one account and one opening, for a few minutes. */
@Injectable()
export class OpeningGate implements SaleGate, OnModuleInit {
  constructor(
    private readonly slots: SlotOpenings,
    private readonly notices: OpeningNotices,
    private readonly canceledTimes: CanceledDrawTimes,
  ) {}

  onModuleInit(): void {
    this.slots.use(this);
  }

  async admit(tx: EntityManager, { templeId, gatedBy }: OpeningSlot, accountId: string, now: Date): Promise<string | null> {
    const where = "status = 'admitted' AND admittedUntil > ?";
    return (await takeOne(tx, { templeId, gatedBy, accountId }, where, [now])) ? gatedBy : null;
  }

  async whyNot(manager: EntityManager, { templeId, gatedBy }: OpeningSlot, accountId: string, now: Date): Promise<ErrorCode> {
    const admission = { status: 'admitted' as const, admittedUntil: MoreThan(now) };
    const own = { templeId, openingId: gatedBy ?? '', accountId, ...admission };
    return (await manager.existsBy(OpeningPlaceRow, own)) ? 'booking-limit' : 'opening-turn';
  }

  /** Who never was in the opening has no limit there: they joined the waitlist after it had sold out. */
  async count(tx: EntityManager, { templeId, gatedBy }: OpeningSlot, accountId: string): Promise<boolean> {
    if (await takeOne(tx, { templeId, gatedBy, accountId })) return true;
    return !(await tx.existsBy(OpeningPlaceRow, { templeId, openingId: gatedBy ?? '', accountId }));
  }

  async giveBack(tx: EntityManager, { templeId, gatedBy }: OpeningSlot, accountId: string): Promise<void> {
    const sql = `UPDATE pooja_opening_places SET taken = taken - 1 WHERE templeId = ? AND openingId = ? AND accountId = ? AND taken > 0`;
    await execute(tx, sql, [templeId, gatedBy, accountId]);
  }

  /** Those in the opening's order go first, everybody else follows. */
  async turnOf(tx: EntityManager, { templeId, openingId }: OpeningSlot, accountId: string): Promise<number> {
    if (!openingId) return LAST;
    const place = await tx.findOneBy(OpeningPlaceRow, { templeId, openingId, accountId });
    return place?.turn ?? LAST;
  }

  async mayWait(tx: EntityManager, { templeId, gatedBy }: OpeningSlot, accountId: string, now: Date): Promise<boolean> {
    const open = { templeId, id: gatedBy ?? '', kind: 'line' as const, status: In(['announced', 'waiting', 'open']) };
    if (!(await tx.existsBy(PoojaOpeningRow, open))) return true;
    const admission = { status: 'admitted' as const, admittedUntil: MoreThan(now) };
    return tx.existsBy(OpeningPlaceRow, { templeId, openingId: open.id, accountId, ...admission });
  }

  async offerTerms(tx: EntityManager, slot: PoojaSlotRow, now: Date): Promise<OfferTerms | null> {
    const { templeId, gatedBy } = slot;
    const opening =
      gatedBy && (await tx.findOneBy(PoojaOpeningRow, { templeId, id: gatedBy, kind: 'draw', status: In(['drawn', 'paying']) }));
    if (!opening) return null;
    // Nobody pays for a pooja that has begun.
    const until = new Date(Math.min(now.getTime() + opening.payHours * HOUR_MS, slot.startsAt.getTime()));
    const won = opening.status === 'drawn';
    return { until, notify: (manager, offer) => this.notices.offered(manager, opening, slot, { ...offer, until, won }) };
  }

  registered(manager: EntityManager, slots: readonly PoojaSlotRow[]): Promise<number> {
    return this.canceledTimes.count(manager, slots);
  }

  letGo(slot: PoojaSlotRow): Promise<unknown[]> {
    return this.canceledTimes.letGo(slot);
  }

  async shownOf(manager: EntityManager, templeId: string, openingIds: readonly string[]): Promise<Set<string>> {
    const shown = { templeId, id: In([...openingIds]), status: In([...OPENING_SHOWN]) };
    return new Set((await manager.findBy(PoojaOpeningRow, shown)).map(({ id }) => id));
  }

  async namesOf(tx: EntityManager, templeId: string, openingIds: readonly string[]): Promise<string[]> {
    const openings = await tx.find(PoojaOpeningRow, { where: { templeId, id: In([...openingIds]) }, order: { opensAt: 'ASC', id: 'ASC' } });
    return openings.map(({ name }) => name);
  }
}

/** Uses up one of an account's places in an opening; false where it has none left. */
async function takeOne(
  tx: EntityManager,
  { templeId, gatedBy, accountId }: { templeId: string; gatedBy: string | null; accountId: string },
  where = '1 = 1',
  values: readonly unknown[] = [],
): Promise<boolean> {
  const used = await execute(
    tx,
    `UPDATE pooja_opening_places SET taken = taken + 1
     WHERE templeId = ? AND openingId = ? AND accountId = ? AND ${where}
       AND taken < (SELECT placesEach FROM pooja_openings
         WHERE pooja_openings.templeId = pooja_opening_places.templeId AND pooja_openings.id = pooja_opening_places.openingId)`,
    [templeId, gatedBy, accountId, ...values],
  );
  return used === 1;
}

/** After every turn there is. */
const LAST = 2_000_000_000;
