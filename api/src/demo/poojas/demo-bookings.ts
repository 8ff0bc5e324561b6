import type { BookingStatus, Participant, PostalAddress, PrasadamStatus } from '@sannidhi/contracts';
import { poojaLine, prasadamLine } from '../../domain/bookings/pooja-line.ts';
import type { CurrentTaxPolicy } from '../../domain/tax-policy/tax-policy.service.ts';
import { DEMO_DEVOTEES, demoDevotee } from '../demo-people.ts';
import { demoRandom } from '../demo-step.ts';
import type { DemoDonor, DemoGift } from '../giving/demo-plan.ts';
import type { DemoSlot } from './demo-slots.ts';

/** A booking to be made: its payment, and what became of it. */
export interface PlannedBooking extends DemoSlot {
  gift: DemoGift;
  status: BookingStatus;
  prasadam: PrasadamStatus | null;
  prasadamTo: PostalAddress | null;
}

const DAY_MS = 86_400_000;
/** A refund is there after two days. */
const REFUND_MS = 3 * DAY_MS;
const GOTRAS = ['Bharadwaja', 'Kashyapa', 'Kaushika', 'Vasishtha', 'Atreya', 'Harita', 'Srivatsa'];
const WISHES = ['Health of the family', 'For a new job', 'Our daughter’s wedding', 'Thanks for a safe delivery', ''];
const ADDRESS = { street: '14 Maple Avenue', street2: '', city: 'Edison', state: 'NJ', zip: '08820' };

interface PlanFor {
  slug: string;
  now: Date;
  slots: readonly DemoSlot[];
  /** How many of the slots are looked at for bookings: 0 to 1. */
  share: number;
  donors: readonly DemoDonor[];
  policy: CurrentTaxPolicy;
  /** The slot that is full, which a waitlist waits for. */
  fullSlotId: string | undefined;
}

/** The bookings of a demo temple, in the order in which they were paid for. Counts what is sold in the slots it is given. */
export function planBookings({ slug, now, slots, share, donors, policy, fullSlotId }: PlanFor): PlannedBooking[] {
  const random = demoRandom(`bookings of ${slug}`);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const planned: PlannedBooking[] = [];
  for (const each of slots) {
    const full = each.slot.id === fullSlotId;
    const soon = Math.abs(each.slot.startsAt.getTime() - now.getTime()) < 3 * DAY_MS;
    if (!full && random() > (soon ? 0.9 : share)) continue;
    const online = full ? each.slot.onlinePlaces : Math.ceil(random() * Math.min(each.slot.onlinePlaces, soon ? 5 : 3));
    const walkIns = each.slot.startsAt < now && each.slot.counterPlaces > 0 && random() < 0.3 ? 1 : 0;
    for (let seat = 0; seat < online + walkIns; seat++)
      planned.push(planOne({ ...each, counter: seat >= online, now, donor: pick(donors), random, pick, policy, full }));
  }
  return planned.sort((a, b) => a.gift.at.getTime() - b.gift.at.getTime());
}

interface One extends DemoSlot {
  counter: boolean;
  now: Date;
  donor: DemoDonor;
  random: () => number;
  pick: <T>(items: readonly T[]) => T;
  policy: CurrentTaxPolicy;
  full: boolean;
}

function planOne({ slot, service, counter, now, donor, random, pick, policy, full }: One): PlannedBooking {
  const latest = Math.min(slot.startsAt.getTime() - (counter ? 20 * 60_000 : DAY_MS / 8), now.getTime() - 60_000);
  const at = new Date(latest - Math.floor(random() * (counter ? 60_000 : 20 * DAY_MS)));
  const status = statusOf(random(), slot.startsAt, at, now, full || counter);
  const mailed = !counter && service.prasadamCents !== null && random() < 0.35;
  const participants = familyOf(donor, random, pick);
  const prasadamTo = mailed ? { ...ADDRESS, name: participants[0]?.name ?? '' } : null;
  const inAbsentia = mailed && random() < 0.5;
  const item = { slotId: slot.id, participants, intention: pick(WISHES), inAbsentia, prasadamTo, waitId: null };
  const line = { ...poojaLine(service, policy, slot.id), item };
  const parcel = prasadamTo && prasadamLine(service, policy, slot.id);
  const goods = parcel ? [line, { ...parcel, item: { slotId: slot.id, to: prasadamTo } }] : [line];
  const gift: DemoGift = {
    at,
    donor: counter ? { legalName: donor.legalName, phone: `+1732555${String(Math.floor(random() * 9000) + 1000)}` } : donor,
    source: counter ? 'counter' : 'web',
    method: counter ? 'cash' : 'card',
    amountsCents: [],
    coverFees: false,
    anonymous: false,
    recordedBy: counter ? 'Kavitha Menon' : undefined,
    goods,
    refundReason: 'Pooja canceled',
    fate: status === 'canceled' ? 'refunded' : 'kept',
  };
  return { slot, service, gift, status, prasadamTo, prasadam: mailed && status !== 'canceled' ? prasadamOf(status, random()) : null };
}

function statusOf(roll: number, startsAt: Date, at: Date, now: Date, stays: boolean): BookingStatus {
  if (!stays && roll < 0.07 && at.getTime() < now.getTime() - REFUND_MS) return 'canceled';
  if (startsAt >= now) return startsAt.getTime() - now.getTime() < 3_600_000 && roll > 0.5 ? 'checked-in' : 'confirmed';
  if (roll > 0.96) return 'no-show';
  return now.getTime() - startsAt.getTime() < 2 * 3_600_000 ? 'checked-in' : 'performed';
}

function prasadamOf(status: BookingStatus, roll: number): PrasadamStatus {
  if (status !== 'performed') return 'none';
  if (roll < 0.1) return 'packed';
  if (roll < 0.25) return 'shipped';
  return roll < 0.32 ? 'returned' : 'delivered';
}

function familyOf({ legalName = '' }: DemoDonor, random: () => number, pick: One['pick']): Participant[] {
  const gotra = random() < 0.85 ? pick(GOTRAS) : null;
  const count = 1 + Math.floor(random() * 4);
  const surname = legalName.split(' ').at(-1) ?? '';
  return Array.from({ length: count }, (_, index) => {
    const given = demoDevotee(Math.floor(random() * DEMO_DEVOTEES.small)).fullName.split(' ')[0];
    const sky = { nakshatra: random() < 0.8 ? 1 + Math.floor(random() * 27) : null, rashi: null };
    const unknown = { relation: null, pronunciation: null, familyMemberId: null };
    return { name: index === 0 ? legalName : `${given} ${surname}`, gotra, ...sky, ...unknown };
  });
}
