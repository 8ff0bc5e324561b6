import type { OwnTicket, TicketOffer } from '@sannidhi/contracts';

export const testId = (n: number) => `01a206b7-7bd3-72b0-8914-0000000000${String(n).padStart(2, '0')}`;
export const SLUG = 'sri-kamakshi-edison';
export const DATE = testId(1);

const KIND = {
  detail: '',
  left: 64,
  orderMin: 1,
  orderMax: 10,
  minAge: null,
  maxAge: null,
  takesSeat: true,
  needsApproval: false,
  isDropOff: false,
  closed: null,
  opensOn: null,
  series: null,
};
export const OFFER: TicketOffer = {
  occurrenceId: DATE,
  capacity: 340,
  left: 64,
  closed: null,
  types: [
    { ...KIND, id: testId(2), name: 'Adult', pricing: 'fixed', priceCents: 2_500, deductibleCents: 700 },
    { ...KIND, id: testId(3), name: 'Child', pricing: 'free', priceCents: 0, deductibleCents: 0 },
  ],
  questions: [{ id: testId(4), ask: 'ticket', label: 'Allergies', kind: 'text', choices: [], required: true }],
  benefit: 'dinner',
  refundUntil: '2026-11-26T22:30:00.000Z',
  passOnUntil: '2026-11-28T17:00:00.000Z',
  seriesDates: [],
  seriesLeft: null,
};
export const TEMPLE = { slug: SLUG, name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' };
export const EVENT = {
  occurrenceId: DATE,
  title: 'Kartika Deepotsavam',
  status: 'published',
  startsAt: '2026-11-28T22:30:00.000Z',
  endsAt: '2026-11-29T02:00:00.000Z',
  doorsAt: null,
  place: 'temple',
  placeName: 'Courtyard',
  address: '',
  link: '',
  temple: TEMPLE,
} as const;
export const TICKET: OwnTicket = {
  id: testId(5),
  name: 'Meera Raghunathan',
  type: 'Adult',
  detail: 'Seat and dinner',
  status: 'valid',
  takesSeat: true,
  doorCode: 'CODE',
  qr: 'data:image/svg+xml;base64,AA==',
  number: 'KD267F4Q2M',
  event: EVENT,
  orderId: testId(6),
  amountCents: 2_500,
  answers: [],
  child: null,
  party: [
    { id: testId(7), name: 'Anika', type: 'Child', detail: '', status: 'valid', takesSeat: true, doorCode: 'OTHER', qr: null, number: '1' },
  ],
  cancelCents: 2_500,
  refundUntil: '2026-11-26T22:30:00.000Z',
  passOnUntil: '2026-11-28T17:00:00.000Z',
  canGiveRefund: true,
  canPassOn: true,
  canMove: true,
  moveUntil: '2026-11-28T17:00:00.000Z',
  endsAlong: [],
  otherDates: [],
  allDates: { cancelCents: 2_500, endsAlong: [], canPassOn: 1 },
};
