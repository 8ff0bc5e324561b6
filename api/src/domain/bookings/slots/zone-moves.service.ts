import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { dateAt, timeAt } from '@sannidhi/panchanga';
import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { systemActor } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { oneByOne, rethrowFirst } from '../../../platform/jobs/one-by-one.ts';
import { LOGGER, type Logger } from '../../../platform/observability/logger.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { Audit } from '../../audit/audit.ts';
import { Notifications } from '../../notifications/notifications.service.ts';
import { serviceOf } from '../../poojas/pooja-catalog.service.ts';
import { PoojaSlotRow } from '../../poojas/pooja-slot.entity.ts';
import { takenOf } from '../../poojas/slot-counts.ts';
import { SlotMaker } from '../../poojas/slot-maker.service.ts';
import { plannedKey } from '../../poojas/slot-moves.ts';
import { lockSlot } from '../../poojas/slot-places.ts';
import { PoojaUses } from '../../resources/pooja-uses.service.ts';
import type { Temple } from '../../temples/temple.entity.ts';
import { TEMPLE_ZONE_CHANGED, type TempleZoneChanged } from '../../temples/temple-foundation.service.ts';
import { TemplesService } from '../../temples/temples.service.ts';
import { type Stays, slotNotifications } from '../notices/slot-notifications.ts';
import { isOfRequest } from './slot-families.ts';
import { SlotMoves } from './slot-moves.service.ts';
import { isOnClock, isUntouched, movingRuns, timesIn } from './zone-order.ts';

const JOB = systemActor('Time zone');

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
    private readonly poojaUses: PoojaUses,
    private readonly maker: SlotMaker,
    private readonly notifications: Notifications,
    private readonly audit: Audit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(TEMPLE_ZONE_CHANGED, ({ id, data }) => this.follow(id, data as unknown as TempleZoneChanged));
  }

  private async follow(change: string, { templeId, from }: TempleZoneChanged): Promise<void> {
    const temple = await this.temples.byId(templeId);
    const errors = temple.timeZone === from ? [] : await this.followClocks(temple, { change, from });
    await this.maker.followSky(templeId);
    rethrowFirst(errors);
  }

  /** One time that fails stops no other. Returns what was thrown. */
  private async followClocks(temple: Temple, change: Change): Promise<unknown[]> {
    const errors: unknown[] = [];
    for (const run of movingRuns(temple, await this.offClock(temple))) {
      const left = run.length > 1 ? await this.moveUntouched(temple.id, run).catch(() => run) : run;
      const move = (slot: PoojaSlotRow) => this.moveAlone(slot, change);
      errors.push(...(await oneByOne(left, move, ({ id: slotId }, err) => this.logger.error({ slotId, err }, 'a time couldn’t be moved'))));
    }
    return errors;
  }

  private async moveAlone(slot: PoojaSlotRow, change: Change): Promise<void> {
    const left = isUntouched(slot) ? await this.moveUntouched(slot.templeId, [slot]) : [slot];
    for (const each of left) await this.database.transaction((tx) => this.moveOne(tx, each, change));
  }

  /** Times to come that aren't when their temple's clocks say. */
  private async offClock(temple: Temple): Promise<PoojaSlotRow[]> {
    const where = { templeId: temple.id, startsAt: MoreThan(new Date()), status: In(['open', 'closed']) };
    const ahead = await this.database.reader.findBy(PoojaSlotRow, where);
    return ahead.filter((slot) => !isOnClock(temple, slot));
  }

  /** Moves times that nobody had a place in, with their halls. Returns those that somebody has by now. */
  private moveUntouched(templeId: string, slots: readonly PoojaSlotRow[]): Promise<PoojaSlotRow[]> {
    return this.database.transaction((tx) => this.moveFree(tx, templeId, slots));
  }

  private async moveFree(tx: EntityManager, templeId: string, slots: readonly PoojaSlotRow[]): Promise<PoojaSlotRow[]> {
    const temple = await this.temples.locked(tx, templeId);
    const moved = new Map<string, PoojaSlotRow>();
    for (const slot of slots) {
      const to = timesIn(temple, slot);
      const where = { templeId, id: slot.id, startsAt: slot.startsAt, used: false, gatedBy: IsNull() };
      if ((await tx.update(PoojaSlotRow, where, to)).affected === 1) moved.set(slot.id, { ...slot, ...to });
    }
    await this.poojaUses.followSlots(tx, [...moved.values()]);
    return slots.filter(({ id }) => !moved.has(id));
  }

  private async moveOne(tx: EntityManager, { templeId, id }: PoojaSlotRow, { change, from }: Change): Promise<void> {
    await lockSlot(tx, { templeId, id });
    const temple = await this.temples.of(tx, templeId);
    const now = new Date();
    const slot = await tx.findOneBy(PoojaSlotRow, { templeId, id, startsAt: MoreThan(now), status: In(['open', 'closed']) });
    if (!slot || isOnClock(temple, slot)) return;
    const to = timesIn(temple, slot);
    const why = await whyStays(tx, slot, to, now);
    if (why) return this.stay(tx, temple, slot, { change, why });
    await tx.update(PoojaSlotRow, { templeId, id }, { ...to, movedAt: now, movedWhy: null });
    await this.moves.carry(tx, slot, to, now);
    await this.moves.notifyFamilies(tx, slot, { reason: null, beforeZone: from, change });
    const subject = { kind: 'pooja-slot', id };
    const times = { before: { startsAt: slot.startsAt }, after: { startsAt: to.startsAt, timeZone: temple.timeZone } };
    await this.audit.record(tx, { actor: JOB, templeId, action: 'pooja-slot.moved', subject, ...times });
  }

  /** It stays at its moment, which its clock and its schedule now say too; the office decides about it. */
  private async stay(tx: EntityManager, { name, timeZone }: Temple, slot: PoojaSlotRow, { change, why }: Kept): Promise<void> {
    const { templeId, id, serviceId, scheduleId, startsAt, requestKey } = slot;
    const plannedAt = slot.plannedAt ?? (scheduleId ? plannedKey(slot.onDate, slot.atTime) : null);
    const shown = { onDate: dateAt(startsAt.getTime(), timeZone), atTime: timeAt(startsAt.getTime(), timeZone) };
    const taken = await tx.existsBy(PoojaSlotRow, { templeId, serviceId, requestKey, ...shown });
    await tx.update(PoojaSlotRow, { templeId, id }, { plannedAt, ...(taken ? {} : shown) });
    const { name: pooja } = await serviceOf(tx, templeId, serviceId);
    await this.notifications.notify(tx, slotNotifications.kinds.stayed, {
      concerned: { templeId },
      params: { temple: name, pooja, startsAt: startsAt.toISOString(), timeZone, why },
      key: `${id}:${change}`,
      path: `/temple-admin/pooja-management?view=times&date=${shown.onDate}&time=${id}`,
    });
  }
}

/** Which change of the zone, by its message's id, and the zone before it. */
interface Change {
  change: string;
  from: string;
}
interface Kept {
  change: string;
  why: Stays;
}

/** What keeps a time where it is; null where it moves. */
async function whyStays(tx: EntityManager, slot: PoojaSlotRow, to: { startsAt: Date }, now: Date): Promise<Stays | null> {
  if (slot.gatedBy !== null) return 'opening';
  if (await isOfRequest(tx, slot)) return 'request';
  return to.startsAt <= now && takenOf(slot) > 0 ? 'passed' : null;
}
