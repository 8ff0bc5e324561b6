import type TestAgent from 'supertest/lib/agent.js';
import { poojaNamed } from '../poojas.ts';
import type { PoojaWorld } from './pooja-world.ts';
import { DAY, FEE, HOUR, type Purchase } from './purchase.ts';
import { FAR, LATE_HOURS, NEAR, NOTICE, USUAL_HOURS, WEEK } from './usual-terms.ts';

export const AGAIN: [number, string] = [422, 'booking-limit'];

/** The office decides how far ahead families can book, with how much notice, how soon again, and until when they get their money back. */
export async function limit(
  world: PoojaWorld,
  { near, weekly, noticed, late }: Record<'near' | 'weekly' | 'noticed' | 'late', boolean>,
): Promise<void> {
  world.terms = {
    cancelHours: late ? LATE_HOURS : USUAL_HOURS,
    daysAhead: near ? NEAR : FAR,
    noticeDays: noticed ? NOTICE : 0,
    againAfterDays: weekly ? WEEK : 0,
  };
  const { noticeDays, ...terms } = world.terms;
  await world.office
    .put(`/api/temple-admin/poojas/${world.service.id}`)
    .send(poojaNamed(world.service.name, { ...terms, noticeHours: noticeDays * 24, changeFeeCents: FEE }))
    .expect(200);
}

/** Why families without a place can't book a slot now. */
export function outsideWindow({ terms, now, model }: PoojaWorld, slot: number): 'slot-too-soon' | 'slot-too-far' | undefined {
  const days = (model(slot).startsAt - now) / DAY;
  if (days <= terms.noticeDays) return 'slot-too-soon';
  return days > terms.daysAhead ? 'slot-too-far' : undefined;
}

/** Whether a family has another place of the pooja within the days it has to wait. */
export function isAgain({ model, purchases, terms }: PoojaWorld, client: TestAgent, slot: number, besides?: Purchase): boolean {
  const away = (other: number) => Math.abs(model(other).startsAt - model(slot).startsAt);
  const hasPlace = ({ id, stage, slot: own, moves }: Purchase) => stage === 'booked' || (!moves && model(own).held.has(id));
  return purchases.some((it) => it !== besides && it.client === client && hasPlace(it) && away(it.slot) < terms.againAfterDays * DAY);
}

/** Until when a family that cancels is paid back. */
export const refundableUntil = ({ model, terms }: PoojaWorld, { refundUntil, slot, cancelHours = terms.cancelHours }: Purchase): number =>
  refundUntil ?? model(slot).startsAt - cancelHours * HOUR;

export const isLate = (world: PoojaWorld, purchase: Purchase): boolean => world.now > refundableUntil(world, purchase);

/** Bookings of families with nothing else in a cart that move for a fee. */
export function lateBookings(world: PoojaWorld): Purchase[] {
  const families = world.booked;
  return world.purchases.filter((it) => it.stage === 'booked' && families.includes(it.client) && isLate(world, it));
}
