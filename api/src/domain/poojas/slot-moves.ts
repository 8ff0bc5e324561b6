import { type MessageRef, messagesOf, poojaSlotNoun, refOf, SLOT_FURTHEST_DAYS } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import { Between, type EntityManager, In, MoreThanOrEqual } from 'typeorm';
import type { Temple } from '../temples/temple.entity.ts';
import { isBlackedOut } from './blackouts.ts';
import { isHidden, stepAside } from './hidden-hours.ts';
import { PoojaBlackoutRow } from './pooja-blackout.entity.ts';
import { PoojaServiceRow } from './pooja-service.entity.ts';
import { PoojaSlotRow } from './pooja-slot.entity.ts';
import { takenOf } from './slot-counts.ts';

const say = messagesOf(poojaSlotNoun);

/** When a slot is, in both clocks. */
export type SlotTimes = Pick<PoojaSlotRow, 'startsAt' | 'endsAt' | 'onDate' | 'atTime'>;

/** What speaks against moving a slot; what isn't `firm` the office may do anyway. */
export interface MoveConflict {
  firm: boolean;
  message: MessageRef;
}

/** Everything that speaks against a slot at other times. */
export async function moveConflicts(manager: EntityManager, temple: Temple, slot: PoojaSlotRow, to: SlotTimes): Promise<MoveConflict[]> {
  const { templeId, id } = slot;
  const near = Between(daysAfter(to.onDate, -1), daysAfter(to.onDate, 1));
  const others = (await manager.findBy(PoojaSlotRow, { templeId, onDate: near })).filter((each) => each.id !== id);
  const there = others.find((each) => isSame(each, { ...slot, ...to }));
  const firm = [
    to.startsAt <= new Date() && say('pooja-slot.start-passed'),
    isTooFar(temple, to.onDate, new Date()) && say('pooja-slot.too-far', { days: SLOT_FURTHEST_DAYS }),
    slot.gatedBy !== null && say('pooja-slot.move-opening'),
    there && !(await isHidden(manager, there)) && say('pooja-slot.taken'),
  ];
  const blackouts = await manager.findBy(PoojaBlackoutRow, { templeId, toDate: MoreThanOrEqual(to.onDate) });
  const place = (await manager.findOneBy(PoojaServiceRow, { templeId, id: slot.serviceId }))?.place ?? '';
  const blackout = blackouts.find((each) => isBlackedOut([each], { ...to, place }, temple.timeZone));
  const over = takenOf(slot) - slot.capacity;
  const soft = [
    blackout && say('pooja-slot.move-blackout', { reason: blackout.reason }),
    ...(await inTheHall(
      manager,
      slot,
      others.filter(({ startsAt, endsAt }) => startsAt < to.endsAt && endsAt > to.startsAt),
    )),
    over > 0 && say('pooja-slot.move-over', { count: over }),
  ];
  const refs = (messages: readonly (ReturnType<typeof say> | false | undefined)[], isFirm: boolean) =>
    messages.flatMap((message) => (message ? [{ firm: isFirm, message: refOf(message) }] : []));
  return [...refs(firm, true), ...refs(soft, false)];
}

/** Whether a date is too far ahead for a single time. */
export const isTooFar = ({ timeZone }: Temple, date: string, now: Date): boolean =>
  date > daysAfter(dateAt(now.getTime(), timeZone), SLOT_FURTHEST_DAYS);

type Hour = Pick<PoojaSlotRow, 'serviceId' | 'onDate' | 'atTime' | 'requestKey'>;

/** A request's time is for itself: another may be at the same minute. */
const isSame = (slot: Hour, { serviceId, onDate, atTime, requestKey }: Hour): boolean =>
  slot.serviceId === serviceId && slot.onDate === onDate && slot.atTime === atTime && slot.requestKey === requestKey;

/** Other poojas in the same hall. */
async function inTheHall(manager: EntityManager, { templeId, serviceId }: PoojaSlotRow, meeting: readonly PoojaSlotRow[]) {
  const held = meeting.filter(
    ({ status, retired, onlineSold, counterSold }) => status !== 'canceled' && (!retired || onlineSold + counterSold > 0),
  );
  const services = await manager.findBy(PoojaServiceRow, { templeId, id: In([serviceId, ...held.map((each) => each.serviceId)]) });
  const place = services.find(({ id }) => id === serviceId)?.place;
  return services
    .filter((each) => place && each.place === place && held.some((slot) => slot.serviceId === each.id))
    .map((each) => say('pooja-slot.move-hall', { place: each.place, pooja: each.name }));
}

/**
 * Moves a slot that is open or closed; false where it was canceled, or isn't at `from` any more. Its schedule leaves the old time out. A time
 * that is shown nowhere makes way for it.
 */
export async function moveSlot(tx: EntityManager, from: PoojaSlotRow, to: SlotTimes, movedWhy: string, now: Date): Promise<boolean> {
  const { templeId, id, startsAt, scheduleId } = from;
  const plannedAt = from.plannedAt ?? (scheduleId ? plannedKey(from.onDate, from.atTime) : null);
  const where = { templeId, id, startsAt, status: In(['open', 'closed']) };
  // Moved away from a time without poojas, it can be booked again.
  const opened = from.blackedOutAt ? { retired: false, blackedOutAt: null } : {};
  const goTo = await stepAside(tx, { ...from, onDate: to.onDate, atTime: to.atTime });
  const { affected } = await tx.update(PoojaSlotRow, where, { ...to, ...opened, plannedAt, movedAt: now, movedWhy, used: true });
  if (affected === 1) await goTo(from);
  return affected === 1;
}

/** A time of a schedule, as a slot that was moved away from it remembers it. */
export const plannedKey = (date: string, time: string): string => `${date} ${time}`;
