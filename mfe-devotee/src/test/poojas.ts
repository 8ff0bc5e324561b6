import type { OpenSlot, OwnBooking, OwnWait, PoojaOffer } from '@sannidhi/contracts';
import { buildTemple } from './gifts.ts';

const ID = '0192f0c1-7d1a-7c3e-8a55-0000000000';
const DAY_MS = 86_400_000;
const { slug, name, city, state, timeZone } = buildTemple();
const TEMPLE = { slug, name, city, state, timeZone };

/** 11:00 AM in Edison, five days from now. */
export const POOJA_DATE = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
export const POOJA_AT = `${POOJA_DATE}T16:00:00.000Z`;

export const buildOffer = (facts: Partial<PoojaOffer> = {}): PoojaOffer => ({
  id: `${ID}91`,
  name: 'Satyanarayana Pooja',
  description: 'Worship of Vishnu with the reading of his story',
  deity: 'Vishnu',
  location: 'temple',
  place: 'Main hall',
  durationMinutes: 90,
  priceCents: 151_00,
  namesMax: 3,
  sankalpamFields: ['gotra', 'nakshatra', 'rashi'],
  samagriTemple: 'Flowers and coconuts',
  samagriFamily: '',
  prasadamCents: 12_00,
  noticeHours: 0,
  cancelHours: 24,
  changeFeeCents: 0,
  perOrderMax: 4,
  dakshina: 'included',
  dakshinaCents: 0,
  temple: TEMPLE,
  taxClass: 'fee',
  nextAt: POOJA_AT,
  ...facts,
});

export const buildSlot = (facts: Partial<OpenSlot> = {}): OpenSlot => ({
  id: `${ID}81`,
  serviceId: `${ID}91`,
  startsAt: POOJA_AT,
  endsAt: POOJA_AT,
  date: POOJA_DATE,
  time: '11:00',
  free: 3,
  capacity: 8,
  waitlist: true,
  ...facts,
});

const SLOT = {
  id: `${ID}81`,
  serviceId: `${ID}91`,
  service: 'Satyanarayana Pooja',
  location: 'temple' as const,
  place: 'Main hall',
  startsAt: POOJA_AT,
  endsAt: POOJA_AT,
};
const MEERA = {
  name: 'Meera Raghunathan',
  gotra: 'Bharadwaja',
  nakshatra: 4,
  rashi: 2,
  relation: null,
  pronunciation: null,
  familyMemberId: null,
};

export const buildBooking = (facts: Partial<OwnBooking> = {}): OwnBooking => ({
  id: `${ID}71`,
  orderId: `${ID}72`,
  status: 'confirmed',
  temple: TEMPLE,
  slot: SLOT,
  participants: [MEERA],
  intention: 'Health of the family',
  inAbsentia: false,
  amountCents: 151_00,
  prasadam: null,
  refundableUntil: POOJA_AT,
  refundCents: 151_00,
  changeFeeCents: 0,
  repeatCents: 151_00,
  sutakaWaives: true,
  requestId: null,
  canceledWhy: null,
  note: null,
  performedAt: null,
  hasPhoto: false,
  ...facts,
});

export const buildWait = (facts: Partial<OwnWait> = {}): OwnWait => ({
  id: `${ID}61`,
  status: 'waiting',
  temple: TEMPLE,
  slot: SLOT,
  participants: [MEERA],
  intention: '',
  inAbsentia: false,
  prasadamTo: null,
  places: 1,
  takesFewer: false,
  offeredPlaces: facts.status === 'offered' ? 1 : 0,
  claimedPlaces: 0,
  position: 2,
  offeredUntil: null,
  ...facts,
});
