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
  /** Parties on the waitlist of the next date. */
  waiting: number;
}

export const DEMO_SALES: readonly DemoSale[] = [
  {
    event: 'Kartika Deepotsavam',
    capacity: 340,
    types: [
      { name: 'Adult', detail: 'Lamps, seat and dinner', pricing: 'fixed', priceCents: 25_00 },
      { name: 'Student', detail: 'Lamps, seat and dinner', pricing: 'fixed', priceCents: 10_00 },
      { name: 'Member', detail: 'Lamps and a seat, with a family membership' },
      { name: 'Child under 12', detail: 'With an adult', maxAge: 11 },
      { name: 'Oil for the lamps', detail: 'Give what you wish', pricing: 'wish', takesSeat: false },
    ],
    registered: [42],
    past: 0,
    usual: 0,
    waiting: 0,
  },
  {
    event: 'Bala Vihar (classes for children)',
    capacity: 24,
    questions: [
      { id: '01941f29-7c00-7000-8000-000000000001', ask: 'ticket', label: 'Allergies', kind: 'text', choices: [], required: false },
    ],
    types: [{ name: 'Child', detail: 'Ages 5 to 12', minAge: 5, maxAge: 12 }],
    registered: [24, 19, 11],
    past: 3,
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
    past: 3,
    usual: 24,
    waiting: 0,
  },
];
