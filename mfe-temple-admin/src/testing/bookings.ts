import { type BookingDetail, type PoojaService, type PoojaSlot, poojaServiceSchema } from '@sannidhi/contracts';
import { testId } from './builders.ts';

/** Where bookings are on the office's screens. */
export const BOOKINGS_PATH = '/temple-admin/pooja-booking-management';
export const pooja = {
  ...poojaServiceSchema.getDefault(),
  id: testId(1101),
  name: 'Archana',
  durationMinutes: 15,
  capacity: 8,
  priceCents: 2_100,
} as PoojaService;
export const time = { startsAt: '2026-11-20T18:00:00.000Z', endsAt: '2026-11-20T18:30:00.000Z' };
export const booked = {
  id: testId(1102),
  serviceId: pooja.id,
  service: pooja.name,
  location: 'temple' as const,
  place: 'Main hall',
  ...time,
};
const unknown = { rashi: null, relation: null, pronunciation: null, familyMemberId: null };
export const booking: BookingDetail = {
  id: testId(1103),
  orderId: testId(1),
  status: 'confirmed',
  channel: 'online',
  service: pooja.name,
  startsAt: time.startsAt,
  bookedBy: 'Meera Raghunathan',
  names: 'Meera Raghunathan',
  nameCount: 2,
  amountCents: 2_100,
  prasadam: 'packed',
  slot: booked,
  participants: [
    { name: 'Meera Raghunathan', gotra: 'Bharadwaja', nakshatra: 4, ...unknown, rashi: 2, familyMemberId: testId(1112) },
    { name: 'Arun Raghunathan', gotra: null, nakshatra: null, ...unknown },
  ],
  version: 3,
  intention: 'Health of the family',
  inAbsentia: false,
  isNotified: true,
  email: 'meera@example.test',
  phone: null,
  prasadamTo: { name: 'Meera', street: '1 Main Street', street2: '', city: 'Edison', state: 'NJ', zip: '08820' },
  trackingNumber: null,
  canceledWhy: null,
  note: null,
  performedAt: null,
  next: ['checked-in', 'performed', 'canceled', 'no-show'],
  markableFrom: '2026-11-20T05:00:00.000Z',
};
export const slot: PoojaSlot = {
  id: booked.id,
  serviceId: pooja.id,
  serviceName: pooja.name,
  scheduleId: null,
  ...time,
  date: '2026-11-20',
  time: '13:00',
  place: 'Main hall',
  status: 'open',
  capacity: 8,
  onlinePlaces: 5,
  counterPlaces: 2,
  held: 0,
  onlineSold: 1,
  counterSold: 1,
  waiting: 0,
  toBeMoved: false,
  isRetired: false,
  overBy: 0,
};
