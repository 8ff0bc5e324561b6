import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Notifications } from '../notifications/notifications.service.ts';
import { serviceOf } from '../poojas/pooja-catalog.service.ts';
import type { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { openingNotifications } from './opening-notifications.ts';
import type { PoojaOpeningRow } from './pooja-opening.entity.ts';

const { kinds } = openingNotifications;

/** Notifies people about openings, in the transaction of the change. */
@Injectable()
export class OpeningNotices {
  constructor(
    private readonly notifications: Notifications,
    private readonly temples: TemplesService,
  ) {}

  async startsSoon(tx: EntityManager, opening: PoojaOpeningRow, accountId: string): Promise<void> {
    const about = await this.about(tx, opening, accountId);
    await this.notifications.notify(tx, kinds['starts-soon'], { ...about, usefulUntil: opening.opensAt });
  }

  async canceled(tx: EntityManager, opening: PoojaOpeningRow, accountId: string): Promise<void> {
    const { params, ...about } = await this.about(tx, opening, accountId);
    await this.notifications.notify(tx, kinds.canceled, { ...about, params: { ...params, reason: opening.canceledWhy ?? '' } });
  }

  /** The time somebody registered for in a draw was canceled; for each time once. */
  async timeCanceled(tx: EntityManager, opening: PoojaOpeningRow, slot: PoojaSlotRow, accountId: string): Promise<void> {
    const { params, ...about } = await this.about(tx, opening, accountId);
    const said = { ...params, ...(await drawn(tx, slot)), reason: slot.canceledWhy ?? '' };
    await this.notifications.notify(tx, kinds['time-canceled'], { ...about, key: `${opening.id}:${slot.id}`, params: said });
  }

  async notWon(tx: EntityManager, opening: PoojaOpeningRow, slot: PoojaSlotRow, accountId: string): Promise<void> {
    const { params, ...about } = await this.about(tx, opening, accountId);
    const path = '/bookings?view=waitlists' as const;
    await this.notifications.notify(tx, kinds['not-won'], { ...about, path, params: { ...params, ...(await drawn(tx, slot)) } });
  }

  /** A place of a draw is somebody's until then: a winner's, or the next one's in line. */
  async offered(
    tx: EntityManager,
    opening: PoojaOpeningRow,
    slot: PoojaSlotRow,
    { waitId, accountId, until, won }: { waitId: string; accountId: string; until: Date; won: boolean },
  ): Promise<void> {
    const { params, ...about } = await this.about(tx, opening, accountId);
    const path = '/bookings?view=waitlists' as const;
    const offered = { ...params, ...(await drawn(tx, slot)), until: until.toISOString() };
    const key = `${waitId}:${until.getTime()}`;
    const kind = won ? kinds.won : kinds['next-in-line'];
    await this.notifications.notify(tx, kind, { ...about, key, path, params: offered, usefulUntil: until });
  }

  private async about(tx: EntityManager, { templeId, id, name, opensAt }: PoojaOpeningRow, accountId: string) {
    const { slug, name: temple, timeZone } = await this.temples.of(tx, templeId);
    const params = { opening: name, temple, opensAt: opensAt.toISOString(), timeZone };
    return { concerned: { accountId, templeId }, key: id, path: `/temples/${slug}/openings/${id}` as const, params };
  }
}

const drawn = async (tx: EntityManager, { templeId, serviceId, startsAt }: PoojaSlotRow) => ({
  pooja: (await serviceOf(tx, templeId, serviceId)).name,
  startsAt: startsAt.toISOString(),
});
