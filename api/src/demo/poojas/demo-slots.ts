import { isBlackedOut } from '../../domain/poojas/blackouts.ts';
import type { PoojaBlackoutRow } from '../../domain/poojas/pooja-blackout.entity.ts';
import type { PoojaSlotRow } from '../../domain/poojas/pooja-slot.entity.ts';
import { type SlotMaker, slotRow } from '../../domain/poojas/slot-maker.service.ts';
import type { Temple } from '../../domain/temples/temple.entity.ts';
import { demoId } from '../demo-step.ts';
import type { Offered } from './demo-catalog.ts';

/** A slot with what it is of. */
export interface DemoSlot {
  slot: PoojaSlotRow;
  service: Offered['service'];
}

/** The evening arati, all through the span: no pooja meets it. */
export function aratiBlackout({ id: templeId, slug }: Temple, at: Date, fromDate: string, toDate: string): PoojaBlackoutRow {
  const id = demoId(`blackout:${slug}:arati`, at);
  return { templeId, id, reason: 'Evening arati', fromDate, toDate, startTime: '20:45', endTime: '21:15', place: null, createdAt: at };
}

/** Every slot of a schedule from its start to the last day made, on the temple's clocks and calendar. */
export async function demoSlots(maker: SlotMaker, temple: Temple, offered: Offered, arati: PoojaBlackoutRow): Promise<DemoSlot[]> {
  const { service, schedule } = offered;
  const dates = await maker.datesOf(temple, schedule.rule, schedule.startsOn, schedule.madeThrough);
  const times = dates.flatMap((date) => schedule.times.map((time) => ({ date, time })));
  return times
    .map(({ date, time }) => {
      const slot = slotRow(temple, service, schedule, { date, time, at: service.createdAt });
      return { slot: { ...slot, id: demoId(`slot:${schedule.id}:${date}:${time}`, slot.startsAt) }, service };
    })
    .filter(({ slot }) => !isBlackedOut([arati], { ...slot, place: service.place }, temple.timeZone));
}
