import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SLOTS_AHEAD_DAYS, type SlotRule } from '@sannidhi/contracts';
import { dateAt, daysAfter, instantOf, timeAt } from '@sannidhi/panchanga';
import { type EntityManager, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { Database } from '../../platform/database/database.ts';
import { execute } from '../../platform/database/execute.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { BackingOff } from '../../platform/jobs/backing-off.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { oneByOne, rethrowFirst } from '../../platform/jobs/one-by-one.ts';
import { LOGGER, type Logger } from '../../platform/observability/logger.ts';
import { Calendars } from '../panchanga/calendars.ts';
import { FestivalOverridesService } from '../panchanga/festival-overrides.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { blackoutsFrom, isBlackedOut } from './blackouts.ts';
import { retiredByOthers, takeOver } from './hidden-slots.ts';
import { serviceOf } from './pooja-catalog.service.ts';
import { PoojaScheduleRow } from './pooja-schedule.entity.ts';
import type { PoojaServiceRow } from './pooja-service.entity.ts';
import { PoojaSlotRow } from './pooja-slot.entity.ts';
import { plannedKey } from './slot-moves.ts';
import { SlotOpenings } from './slot-openings.ts';
import { blackOut } from './slot-places.ts';
import { slotRuleDates } from './slot-rule-dates.ts';

const SKY: ReadonlySet<string> = new Set<SlotRule['kind']>(['tithi', 'nakshatra', 'festival']);
const EVERY_SECONDS = 600;
const BATCH = 20;

/** Makes slots from schedules, 90 days ahead. A slot is there once for a pooja, date and time, however often it is made. */
@Injectable()
export class SlotMaker implements OnModuleInit {
  readonly #behind = new BackingOff<PoojaScheduleRow>(
    BATCH,
    ({ id }) => id,
    (schedule, err) => this.logFailed(schedule, err),
  );

  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly calendars: Calendars,
    private readonly overrides: FestivalOverridesService,
    private readonly openings: SlotOpenings,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every('pooja-slots', EVERY_SECONDS, () => this.makeDue());
  }

  /** Continues the schedules that have fallen behind by a day. A failing one is logged, tried again later, and keeps no other waiting. */
  async makeDue(now = new Date()): Promise<void> {
    const where = { active: true, madeThrough: LessThan(daysAfter(now.toISOString().slice(0, 10), SLOTS_AHEAD_DAYS - 1)) };
    const read = (take: number) => this.database.reader.find(PoojaScheduleRow, { where, order: { madeThrough: 'ASC' }, take });
    const work = async (schedule: PoojaScheduleRow) => {
      const planned = await this.plan(schedule, now);
      await this.database.transaction((tx) => this.make(tx, schedule, planned));
    };
    await this.#behind.run(read, work, now);
  }

  private logFailed({ id: scheduleId }: PoojaScheduleRow, err: unknown): void {
    this.logger.error({ scheduleId, err }, 'pooja slots not made');
  }

  /**
   * When a schedule has slots from today on. The sky is looked up here, outside every transaction, unless the time zone changes meanwhile.
   * `overrides`: dates of festivals other than the temple's own ones.
   */
  async plan(schedule: Rule, now = new Date(), overrides?: Overrides): Promise<Planned> {
    const temple = await this.temples.byId(schedule.templeId);
    return this.planAt(temple, schedule, overrides ?? (await this.overridesOf(temple, schedule.rule)), now);
  }

  private planAt(temple: Temple, schedule: Rule, overrides: Overrides, now: Date): Planned {
    const today = dateAt(now.getTime(), temple.timeZone);
    const last = daysAfter(today, SLOTS_AHEAD_DAYS);
    return { temple, overrides, today, last, now, times: this.timesOf(temple, schedule, overrides, { today, last }) };
  }

  /** What was planned, or planned again where the temple has another time zone by now. It keeps its zone until the transaction ends. */
  private async current(tx: EntityManager, schedule: PoojaScheduleRow, planned: Planned): Promise<Planned> {
    const temple = await this.temples.locked(tx, schedule.templeId);
    if (temple.timeZone === planned.temple.timeZone) return planned;
    return this.planAt(temple, schedule, planned.overrides, planned.now);
  }

  /** The slots of a schedule from today on, in the caller's transaction. */
  async make(tx: EntityManager, schedule: PoojaScheduleRow, planned: Planned): Promise<void> {
    const { temple, today, last, now, times } = await this.current(tx, schedule, planned);
    const service = await serviceOf(tx, schedule.templeId, schedule.serviceId);
    const blackouts = await blackoutsFrom(tx, temple.id, today);
    const moved = await tx.findBy(PoojaSlotRow, { templeId: temple.id, scheduleId: schedule.id, plannedAt: Not(IsNull()) });
    const gone = new Set(moved.map(({ plannedAt }) => plannedAt));
    const retired = await retiredByOthers(tx, schedule, now);
    for (const { date, time } of times) {
      const key = plannedKey(date, time);
      if (gone.has(key)) continue;
      const slot = slotRow(temple, service, schedule, { date, time, at: now });
      if (slot.startsAt <= now || isBlackedOut(blackouts, { ...slot, place: service.place }, temple.timeZone)) continue;
      if (!(await insertOnce(tx, PoojaSlotRow, slot)) && retired.has(key)) await takeOver(tx, slot);
    }
    await tx.update(PoojaScheduleRow, { templeId: temple.id, id: schedule.id }, { madeThrough: last });
  }

  /**
   * Rebuilds a schedule's slots: those nobody ever took are deleted; the others stay, and retire where the rule no longer has them. Throws
   * `slot-in-opening` where an opening sells one of those.
   */
  async remake(tx: EntityManager, schedule: PoojaScheduleRow, before: Planned): Promise<void> {
    const { templeId, id } = schedule;
    const planned = await this.current(tx, schedule, before);
    const { now } = planned;
    // What the office moved is no longer the schedule's.
    const ahead = 'templeId = ? AND scheduleId = ? AND plannedAt IS NULL AND startsAt > ?';
    await execute(tx, `DELETE FROM pooja_slots WHERE ${ahead} AND used = ?`, [templeId, id, now, false]);
    await execute(tx, `UPDATE pooja_slots SET retired = ?, blackedOutAt = NULL WHERE ${ahead}`, [true, templeId, id, now]);
    if (schedule.active) {
      await this.make(tx, schedule, planned);
      await this.keep(tx, schedule, planned);
    }
    const retired = { templeId, scheduleId: id, plannedAt: IsNull(), startsAt: MoreThan(now), retired: true };
    await this.openings.assertNone(tx, templeId, await tx.findBy(PoojaSlotRow, retired));
  }

  /** The schedules that follow the sky, rebuilt where their temple is now. One whose times an opening sells stays as it was. */
  async followSky(templeId: string): Promise<void> {
    const schedules = await this.database.reader.findBy(PoojaScheduleRow, { templeId, active: true });
    const ofSky = schedules.filter(({ rule }) => SKY.has(rule.kind));
    const follow = async (schedule: PoojaScheduleRow) => {
      const planned = await this.plan(schedule);
      await this.database.transaction((tx) => this.remake(tx, schedule, planned)).catch(unlessInOpening);
    };
    rethrowFirst(await oneByOne(ofSky, follow, (schedule, err) => this.logFailed(schedule, err)));
  }

  /** The slots a rule still has are open as before, but for times without poojas. */
  private async keep(
    tx: EntityManager,
    { templeId, id, serviceId }: PoojaScheduleRow,
    { temple, today, now, times }: Planned,
  ): Promise<void> {
    const own = { templeId, scheduleId: id, serviceId, plannedAt: IsNull(), startsAt: MoreThan(now) };
    for (const { date, time } of times) await tx.update(PoojaSlotRow, { ...own, onDate: date, atTime: time }, { retired: false });
    const blackouts = await blackoutsFrom(tx, templeId, today);
    const { place } = await serviceOf(tx, templeId, serviceId);
    const kept = await tx.find(PoojaSlotRow, { where: { ...own, retired: false }, order: { id: 'ASC' } });
    for (const slot of kept) if (isBlackedOut(blackouts, { ...slot, place }, temple.timeZone)) await blackOut(tx, slot, now);
  }

  /** The dates of a rule at a temple. */
  async datesOf(temple: Temple, rule: PoojaScheduleRow['rule'], from: string, to: string): Promise<string[]> {
    return this.ruleDates(temple, rule, await this.overridesOf(temple, rule), { from, to });
  }

  private async overridesOf({ id }: Temple, { kind }: PoojaScheduleRow['rule']): Promise<Overrides> {
    return kind === 'festival' ? this.overrides.ofTemple(id) : [];
  }

  private ruleDates(temple: Temple, rule: PoojaScheduleRow['rule'], overrides: Overrides, { from, to }: Dates): string[] {
    return slotRuleDates(rule, from, to, { panchanga: this.calendars.of(temple, {}), overrides });
  }

  private timesOf(temple: Temple, schedule: Rule, overrides: Overrides, { today, last }: Pick<Planned, 'today' | 'last'>) {
    const { rule, startsOn, endsOn, exceptDates, times } = schedule;
    const from = startsOn > today ? startsOn : today;
    const to = endsOn !== null && endsOn < last ? endsOn : last;
    if (from > to) return [];
    const dates = this.ruleDates(temple, rule, overrides, { from, to }).filter((date) => !exceptDates.includes(date));
    return dates.flatMap((date) => clockTimes(times, date, temple.timeZone).map((time) => ({ date, time })));
  }
}

function unlessInOpening(error: unknown): void {
  if (!(error instanceof DomainError && error.code === 'slot-in-opening')) throw error;
}

/** What a schedule's times follow from. */
type Rule = Pick<PoojaScheduleRow, 'templeId' | 'rule' | 'startsOn' | 'endsOn' | 'exceptDates' | 'times'>;

type Overrides = Awaited<ReturnType<FestivalOverridesService['ofTemple']>>;
interface Dates {
  from: string;
  to: string;
}

/** The times of a schedule, as of a moment. */
export interface Planned {
  temple: Temple;
  /** The dates the temple has set for festivals. */
  overrides: Overrides;
  today: string;
  last: string;
  now: Date;
  times: { date: string; time: string }[];
}

type Split = Pick<PoojaSlotRow, 'capacity' | 'onlinePlaces' | 'counterPlaces'>;

/**
 * The times of a rule as the clocks show them on a date. One that they skip comes as much later as they skip, so 02:30 is 03:30 on the day
 * summer time begins, for everyone who reads it: staff, families, priests and calendar apps. A time that two rules share is there once.
 */
export const clockTimes = (times: readonly string[], date: string, timeZone: string): string[] => [
  ...new Set(times.map((time) => timeAt(instantOf(date, time, timeZone), timeZone))),
];

/** A new slot, at the time the clocks show; of one they repeat it is the first. */
export function slotRow(
  { id: templeId, timeZone }: Temple,
  { id: serviceId, durationMinutes }: PoojaServiceRow,
  { id: scheduleId, capacity, onlinePlaces, counterPlaces }: Split & { id: string | null },
  { date, time, at }: { date: string; time: string; at: Date },
): PoojaSlotRow {
  const startsAt = new Date(instantOf(date, time, timeZone));
  const endsAt = new Date(startsAt.getTime() + durationMinutes * 60_000);
  const places = { capacity, onlinePlaces, counterPlaces, onlineHeld: 0, onlineSold: 0, counterSold: 0, counterHeld: 0, offered: 0 };
  const when = { startsAt, endsAt, onDate: date, atTime: timeAt(startsAt.getTime(), timeZone) };
  const opening = {
    requestKey: '',
    openingId: null,
    gatedBy: null,
    priestsNeeded: null,
    plannedAt: null,
    movedAt: null,
    movedWhy: null,
    blackedOutAt: null,
  };
  const made = { status: 'open', retired: false, used: false, createdAt: at, canceledWhy: null, canceledLimitCents: null } as const;
  return { templeId, id: newId(), serviceId, scheduleId, ...when, ...places, ...made, ...opening };
}
