import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dateAt, instantOf, timeAt } from '@sannidhi/panchanga';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { Outbox } from '../../platform/outbox/outbox.ts';
import { Audit } from '../audit/audit.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import { serviceOf } from '../poojas/pooja-catalog.service.ts';
import { PoojaSlotRow } from '../poojas/pooja-slot.entity.ts';
import { SlotMaker } from '../poojas/slot-maker.service.ts';
import { plannedKey, type SlotTimes } from '../poojas/slot-moves.ts';
import { lockSlot } from '../poojas/slot-places.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TEMPLE_ZONE_CHANGED, type TempleZoneChanged } from '../temples/temple-foundation.service.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { isOfRequest } from './slot-families.ts';
import { SlotMoves } from './slot-moves.service.ts';
import { type Stays, slotNotifications } from './slot-notifications.ts';

const JOB = systemActor('Time zone');
/** Times that nobody had a place in, moved in one transaction. */
const BATCH = 100;

/**
 * Poojas keep their clock times when their temple's time zone changes: each time moves with its families and its priests. It may stop and go
 * on: what is at its time in the new zone isn't moved again.
 */
@Injectable()
export class ZoneMoves implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly temples: TemplesService,
    private readonly moves: SlotMoves,
    private readonly maker: SlotMaker,
    private readonly notifications: Notifications,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(TEMPLE_ZONE_CHANGED, ({ data }) => this.follow(data as unknown as TempleZoneChanged));
  }

  private async follow({ templeId, from }: TempleZoneChanged): Promise<void> {
    const temple = await this.temples.byId(templeId);
    const untouched = (await this.offClock(temple)).filter(({ used, gatedBy }) => !used && gatedBy === null);
    for (let at = 0; at < untouched.length; at += BATCH)
      await this.database.transaction((tx) => moveUntouched(tx, temple, untouched.slice(at, at + BATCH)));
    for (const slot of await this.offClock(temple)) await this.database.transaction((tx) => this.moveOne(tx, slot, from));
    await this.maker.followSky(templeId);
  }

  /** Times to come that aren't when their temple's clocks say. */
  private async offClock(temple: Temple): Promise<PoojaSlotRow[]> {
    const where = { templeId: temple.id, startsAt: MoreThan(new Date()), status: In(['open', 'closed']) };
    const ahead = await this.database.reader.find(PoojaSlotRow, { where, order: { startsAt: 'ASC', id: 'ASC' } });
    return ahead.filter((slot) => !isOnClock(slot, temple));
  }

  private async moveOne(tx: EntityManager, { templeId, id }: PoojaSlotRow, from: string): Promise<void> {
    await lockSlot(tx, { templeId, id });
    const temple = await this.temples.of(tx, templeId);
    const now = new Date();
    const slot = await tx.findOneBy(PoojaSlotRow, { templeId, id, startsAt: MoreThan(now), status: In(['open', 'closed']) });
    if (!slot || isOnClock(slot, temple)) return;
    const to = timesIn(temple, slot);
    const why = await whyStays(tx, slot, to, now);
    if (why) return this.stay(tx, temple, slot, why);
    await tx.update(PoojaSlotRow, { templeId, id }, { ...to, movedAt: now });
    await this.moves.carry(tx, slot, to, now);
    await this.moves.notifyFamilies(tx, slot, { reason: null, beforeZone: from }, `${id}:${to.startsAt.getTime()}`);
    const subject = { kind: 'pooja-slot', id };
    const change = { before: { startsAt: slot.startsAt }, after: { startsAt: to.startsAt, timeZone: temple.timeZone } };
    await this.audit.record(tx, { actor: JOB, templeId, action: 'pooja-slot.moved', subject, ...change });
  }

  /** It stays at its moment, which its clock and its schedule now say too; the office decides about it. */
  private async stay(tx: EntityManager, { name, timeZone }: Temple, slot: PoojaSlotRow, why: Stays): Promise<void> {
    const { templeId, id, serviceId, scheduleId, startsAt } = slot;
    const plannedAt = slot.plannedAt ?? (scheduleId ? plannedKey(slot.onDate, slot.atTime) : null);
    const shown = { onDate: dateAt(startsAt.getTime(), timeZone), atTime: timeAt(startsAt.getTime(), timeZone) };
    const taken = await tx.existsBy(PoojaSlotRow, { templeId, serviceId, ...shown });
    await tx.update(PoojaSlotRow, { templeId, id }, { plannedAt, ...(taken ? {} : shown) });
    const { name: pooja } = await serviceOf(tx, templeId, serviceId);
    await this.notifications.notify(tx, slotNotifications.kinds.stayed, {
      concerned: { templeId },
      params: { temple: name, pooja, startsAt: startsAt.toISOString(), timeZone, why },
      key: `${id}:${timeZone}`,
      path: `/temple-admin/pooja-management?view=times&date=${shown.onDate}&time=${id}`,
    });
  }
}

async function moveUntouched(tx: EntityManager, temple: Temple, slots: readonly PoojaSlotRow[]): Promise<void> {
  for (const slot of slots) {
    const { templeId, id, startsAt } = slot;
    await tx.update(PoojaSlotRow, { templeId, id, startsAt, used: false, gatedBy: IsNull() }, timesIn(temple, slot));
  }
}

/** What keeps a time where it is; null where it moves. */
async function whyStays(tx: EntityManager, slot: PoojaSlotRow, to: SlotTimes, now: Date): Promise<Stays | null> {
  if (slot.gatedBy !== null) return 'opening';
  if (await isOfRequest(tx, slot)) return 'request';
  const families = slot.onlineHeld + slot.onlineSold + slot.counterSold + slot.offered;
  return to.startsAt <= now && families > 0 ? 'passed' : null;
}

const isOnClock = (slot: PoojaSlotRow, temple: Temple): boolean => timesIn(temple, slot).startsAt.getTime() === slot.startsAt.getTime();

/** A slot's clock time in its temple's zone. */
function timesIn({ timeZone }: Temple, { onDate, atTime, startsAt, endsAt }: PoojaSlotRow): SlotTimes {
  const start = instantOf(onDate, atTime, timeZone);
  return { startsAt: new Date(start), endsAt: new Date(start + endsAt.getTime() - startsAt.getTime()), onDate, atTime };
}
