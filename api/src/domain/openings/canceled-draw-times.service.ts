import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { oneByOne } from '../../platform/jobs/one-by-one.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import type { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { OpeningNotices } from './opening-notices.service.ts';
import { OpeningPlaceRow } from './opening-place.entity.ts';
import { PoojaOpeningRow } from './pooja-opening.entity.ts';

/** What becomes of entries of a draw whose time the office cancels: each is let go and notified once, and may choose another time. */
@Injectable()
export class CanceledDrawTimes {
  constructor(
    private readonly database: Database,
    private readonly notices: OpeningNotices,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** How many registered for some of a temple's times. */
  count(manager: EntityManager, slots: readonly PoojaSlotRow[]): Promise<number> {
    return manager.count(OpeningPlaceRow, { where: slots.map(registeredFor) });
  }

  /** Everyone who registered for a canceled time, each in a transaction of their own. Returns what was thrown for some of them. */
  async letGo(slot: PoojaSlotRow): Promise<unknown[]> {
    const places = await this.database.reader.findBy(OpeningPlaceRow, registeredFor(slot));
    const [first] = places;
    if (!first) return [];
    const opening = await this.database.reader.findOneByOrFail(PoojaOpeningRow, { templeId: slot.templeId, id: first.openingId });
    return oneByOne(
      places,
      (place) => this.database.transaction((tx) => this.letGoOne(tx, opening, place, slot)),
      ({ id: placeId }, err) => this.logger.error({ placeId, err }, 'an entry of a draw couldn’t be let go'),
    );
  }

  /** Releases one entry in the caller's transaction. A family that has since registered for another time keeps that entry. */
  async letGoOne(tx: EntityManager, opening: PoojaOpeningRow, { id, accountId }: OpeningPlaceRow, slot: PoojaSlotRow): Promise<void> {
    const { affected } = await tx.update(OpeningPlaceRow, { ...registeredFor(slot), id }, { status: 'left' });
    if (affected === 1) await this.notices.timeCanceled(tx, opening, slot, accountId);
  }
}

const registeredFor = ({ templeId, id: slotId, openingId }: PoojaSlotRow) => ({
  templeId,
  openingId: openingId ?? '',
  status: 'registered' as const,
  slotId,
});
