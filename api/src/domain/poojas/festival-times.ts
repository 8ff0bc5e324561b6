import { Between, type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { PoojaScheduleRow } from './pooja-schedule.entity.ts';
import { PoojaSlotRow } from './pooja-slot.entity.ts';
import type { Planned } from './slot-maker.service.ts';
import { plannedKey } from './slot-moves.ts';

/** A schedule of a festival, with the times it has once the festival is on its new date. */
export interface FestivalPlan {
  schedule: PoojaScheduleRow;
  planned: Planned;
}

/** A temple's active schedules that follow a festival. */
export async function festivalSchedules(manager: EntityManager, templeId: string, festivalId: string): Promise<PoojaScheduleRow[]> {
  const active = await manager.findBy(PoojaScheduleRow, { templeId, active: true });
  return active.filter(({ rule }) => rule.kind === 'festival' && rule.festival === festivalId);
}

/** The times ahead that these schedules made on a date: those that close, and those that the office has moved away since. */
export async function festivalTimes(
  manager: EntityManager,
  templeId: string,
  plans: readonly FestivalPlan[],
  date: string,
): Promise<{ closing: PoojaSlotRow[]; kept: PoojaSlotRow[] }> {
  const scheduleId = In(plans.map(({ schedule }) => schedule.id));
  const ahead = { templeId, scheduleId, startsAt: MoreThan(new Date()), status: In(['open', 'closed']) };
  const made = await manager.findBy(PoojaSlotRow, { ...ahead, onDate: date, plannedAt: IsNull() });
  const that = Between(plannedKey(date, '00:00'), plannedKey(date, '23:59'));
  return {
    closing: made.filter((slot) => !isPlanned(plans, slot)),
    kept: await manager.findBy(PoojaSlotRow, { ...ahead, plannedAt: that }),
  };
}

function isPlanned(plans: readonly FestivalPlan[], { scheduleId, onDate, atTime }: PoojaSlotRow): boolean {
  const plan = plans.find(({ schedule }) => schedule.id === scheduleId);
  return plan?.planned.times.some(({ date, time }) => date === onDate && time === atTime) ?? false;
}
