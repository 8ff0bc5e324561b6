import type { TicketQuestion, TicketType } from '@sannidhi/contracts';

/** What an event of the demo sells, and how many have registered for its dates. */
export interface DemoSale {
  event: string;
  capacity: number | null;
  refundHours?: number;
  passOnHours?: number;
  questions?: TicketQuestion[];
  types: (Partial<TicketType> & Pick<TicketType, 'name'>)[];
  /** For its next dates. */
  registered: number[];
  /** For each of so many past dates. */
  past: number;
  usual: number;
  /** Discount codes, with days from today on which they end. */
  codes?: { code: string; percent: number; maxUses?: number; perOrder?: number; endsIn?: number }[];
  /** Parties on the waitlist of the next date. */
  waiting: number;
  /** Who comes together, by kinds of tickets, over and over; without it everybody has the first kind that is free. */
  parties?: string[][];
}

const [ADULT, STUDENT, CHILD, OIL] = ['Adult', 'Student', 'Child under 12', 'Oil for the lamps'] as const;

export const DEMO_SALES: readonly DemoSale[] = [
  {
    event: 'Kartika Deepotsavam',
    capacity: 340,
    types: [
      { name: ADULT, detail: 'Lamps, seat and dinner', pricing: 'fixed', priceCents: 25_00 },
      { name: STUDENT, detail: 'Lamps, seat and dinner', pricing: 'fixed', priceCents: 10_00 },
      { name: 'Member', detail: 'Lamps and a seat, with a family membership' },
      { name: CHILD, detail: 'With an adult', maxAge: 11 },
      { name: OIL, detail: 'Give what you wish', pricing: 'wish', takesSeat: false },
    ],
    registered: [340],
    past: 0,
    usual: 0,
    waiting: 5,
    parties: [
      [ADULT, ADULT, CHILD, OIL],
      [ADULT, ADULT],
      [ADULT, ADULT, CHILD, CHILD],
      [STUDENT],
      [ADULT, ADULT, ADULT],
      [ADULT, STUDENT, OIL],
      [ADULT, CHILD],
    ],
  },
  {
    event: 'Veena concert',
    capacity: 120,
    types: [
      { name: ADULT, detail: 'A seat', pricing: 'fixed', priceCents: 20_00 },
      { name: STUDENT, detail: 'A seat', pricing: 'fixed', priceCents: 8_00 },
      { name: CHILD, detail: 'With an adult', maxAge: 11 },
    ],
    registered: [47],
    past: 0,
    usual: 0,
    waiting: 0,
    codes: [
      { code: 'VEENA-20', percent: 20, perOrder: 4, endsIn: 14 },
      { code: 'VOLUNTEERS', percent: 100, maxUses: 10, perOrder: 1 },
      { code: 'EARLYBIRD', percent: 30, endsIn: -3 },
    ],
    parties: [[ADULT, ADULT], [ADULT], [ADULT, ADULT, CHILD], [STUDENT, STUDENT]],
  },
  {
    event: 'Bala Vihar (classes for children)',
    capacity: 24,
    types: [{ name: 'Child', detail: 'Ages 5 to 12', minAge: 5, maxAge: 12, isForSeries: true, isDropOff: true }],
    registered: [24, 19, 11],
    past: 26,
    usual: 22,
    waiting: 6,
  },
  {
    event: 'Senior lunch',
    capacity: 60,
    types: [
      { name: 'Guest', detail: 'Lunch and company', minAge: 60 },
      { name: 'Helper', detail: 'Registered by the office', staffOnly: true },
    ],
    registered: [31],
    past: 12,
    usual: 24,
    waiting: 0,
  },
];
