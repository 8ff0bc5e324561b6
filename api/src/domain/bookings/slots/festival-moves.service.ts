import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { BodyOf, FestivalEffects, FestivalOverride, panchangaEndpoints, QueryOf } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { execute } from '../../../platform/database/execute.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { FestivalOverridesService, type Occurrence } from '../../panchanga/festival-overrides.service.ts';
import { type FestivalPlan, festivalSchedules, festivalTimes } from '../../poojas/festival-times.ts';
import { SlotMaker } from '../../poojas/slot-maker.service.ts';
import { lockAsIs } from '../../poojas/slot-places.ts';
import { affectedPage, type ChangedTimes, countEffects } from '../festival-bookings.ts';

/** A festival's date with the poojas that follow it: what is booked on the old date is shown first, keeps its time, and waits for the office. */
@Injectable()
export class FestivalMoves {
  constructor(
    private readonly database: Database,
    private readonly overrides: FestivalOverridesService,
    private readonly maker: SlotMaker,
  ) {}

  /** What another date would do. Throws `not-found` unless the rule gives the festival that date. */
  async effects(
    actor: Actor,
    occurrence: Occurrence,
    { date, ...page }: QueryOf<typeof panchangaEndpoints.effects>,
  ): Promise<FestivalEffects> {
    const { temple, permissions } = staffOf(actor);
    const change = await this.plan(temple.id, occurrence, date);
    const manager = this.database.reader;
    const times = await changedTimes(manager, change);
    const bookings = await affectedPage(manager, times, page, permissions.includes('bookings:read'));
    return { ...(await countEffects(manager, times)), ...bookings };
  }

  /** Throws the same, plus `festival-effects-changed` if the effects differ from the preview, `festival-dates-changed`, and `slot-in-opening`. */
  async move(actor: Actor, occurrence: Occurrence, body: BodyOf<typeof panchangaEndpoints.override>): Promise<FestivalOverride[]> {
    const staff = staffOf(actor);
    const change = await this.plan(staff.temple.id, occurrence, body.date);
    return this.apply(change, body.seen, (tx) => this.overrides.set(tx, staff, occurrence, body));
  }

  /** The same for the date that the rule gives. Throws `not-found` if the festival wasn't moved. */
  async giveBack(
    actor: Actor,
    occurrence: Occurrence,
    { seen }: QueryOf<typeof panchangaEndpoints.dropOverride>,
  ): Promise<FestivalOverride[]> {
    const staff = staffOf(actor);
    const change = await this.plan(staff.temple.id, occurrence, occurrence.computedDate);
    return this.apply(change, seen, (tx) => this.overrides.drop(tx, staff, occurrence));
  }

  /** The sky is looked up here, outside every transaction. */
  private async plan(templeId: string, occurrence: Occurrence, to: string): Promise<FestivalChange> {
    const own = await this.overrides.ofTemple(templeId);
    const isOther = (each: FestivalOverride) => each.festivalId !== occurrence.festivalId || each.computedDate !== occurrence.computedDate;
    const moved = own.find((each) => !isOther(each));
    if (!moved) await this.overrides.requireOccurrence(templeId, occurrence);
    const overrides = [...own.filter(isOther), { ...occurrence, date: to, note: '' }];
    const schedules = await festivalSchedules(this.database.reader, templeId, occurrence.festivalId);
    const plans = await Promise.all(
      schedules.map(async (schedule) => ({ schedule, planned: await this.maker.plan(schedule, new Date(), overrides) })),
    );
    return { templeId, own, from: moved?.date ?? occurrence.computedDate, to, plans };
  }

  private async apply(
    change: FestivalChange,
    seen: string,
    save: (tx: EntityManager) => Promise<FestivalOverride[]>,
  ): Promise<FestivalOverride[]> {
    return this.database.transaction(async (tx) => {
      // Moves of one temple's festivals come one after the other: the second planned without knowing of the first.
      await execute(tx, 'UPDATE temples SET id = id WHERE id = ?', [change.templeId]);
      if (!isDeepStrictEqual(await this.overrides.ofTemple(change.templeId, tx), change.own))
        throw new DomainError('festival-dates-changed');
      // Nobody books or leaves these times until the new date is saved.
      for (const slot of slotsOf(await changedTimes(tx, change))) await lockAsIs(tx, slot);
      const effects = await countEffects(tx, await changedTimes(tx, change));
      if (effects.seen !== seen) throw new DomainError('festival-effects-changed');
      const saved = await save(tx);
      for (const { schedule, planned } of change.plans) await this.maker.remake(tx, schedule, planned);
      return saved;
    });
  }
}

interface FestivalChange {
  templeId: string;
  /** The temple's dates that the plans build on. */
  own: readonly FestivalOverride[];
  from: string;
  to: string;
  plans: FestivalPlan[];
}

async function changedTimes(manager: EntityManager, { templeId, from, to, plans }: FestivalChange): Promise<ChangedTimes> {
  const times = from === to ? { closing: [], kept: [] } : await festivalTimes(manager, templeId, plans, from);
  return { templeId, from, to, ...times };
}

const slotsOf = ({ closing, kept }: ChangedTimes) => [...closing, ...kept].sort((one, other) => one.id.localeCompare(other.id));
