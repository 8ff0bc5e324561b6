import type { DayPart, RequestPart, RequestStatus } from '@sannidhi/contracts';
import { dateAt, daysAfter } from '@sannidhi/panchanga';
import type { PoojaRequestRow } from '../../domain/pooja-requests/pooja-request.entity.ts';
import { quoteColumns } from '../../domain/pooja-requests/quote-columns.ts';
import type { PoojaServiceRow } from '../../domain/poojas/pooja-service.entity.ts';
import type { Temple } from '../../domain/temples/temple.entity.ts';
import { demoId } from '../demo-step.ts';
import type { DemoDonor } from '../giving/demo-plan.ts';

/** A request of the demo: who asked how long ago for what, where it is now, and which parts were paid. */
export interface DemoRequest {
  wish: string;
  status: RequestStatus;
  daysAgo: number;
  /** Days from now of the date that was asked for. */
  inDays: number;
  city: string;
  /** One of the other devotees; left out it is Meera. */
  devotee?: number;
  home?: false;
  reason?: string;
  paid?: readonly RequestPart[];
}

const DAY_MS = 86_400_000;
const MORNING: DayPart = 'morning';

/** Requests in every state, as the home temple's office finds them. */
export const DEMO_REQUESTS: readonly DemoRequest[] = [
  { wish: 'Gruhapravesam for our new home', status: 'quoted', daysAgo: 3, inDays: 24, city: 'Princeton' },
  { wish: 'Satyanarayana katha at home for my parents’ visit', status: 'requested', daysAgo: 1, inDays: 30, city: 'Iselin', devotee: 4 },
  { wish: 'Bhoomi pooja for the plot we bought', status: 'requested', daysAgo: 2, inDays: 41, city: 'Somerset', devotee: 11 },
  { wish: 'Seemantham', status: 'accepted', daysAgo: 9, inDays: 18, city: 'Edison', devotee: 7, home: false, paid: ['deposit'] },
  { wish: 'Ganapati homam at home', status: 'scheduled', daysAgo: 20, inDays: 6, city: 'Piscataway', paid: ['deposit'] },
  {
    wish: 'Ayushya homam for a first birthday',
    status: 'scheduled',
    daysAgo: 25,
    inDays: 9,
    city: 'Metuchen',
    devotee: 2,
    paid: ['whole'],
  },
  {
    wish: 'Navagraha shanti at home',
    status: 'completed',
    daysAgo: 75,
    inDays: -21,
    city: 'Woodbridge',
    devotee: 15,
    paid: ['deposit', 'rest'],
  },
  {
    wish: 'Vahana pooja for three cars',
    status: 'declined',
    daysAgo: 40,
    inDays: -10,
    city: 'Edison',
    devotee: 9,
    reason: 'Bring the cars to the temple on any Sunday',
  },
  { wish: 'Lakshmi pooja at our store', status: 'expired', daysAgo: 60, inDays: -14, city: 'Jersey City', devotee: 20 },
  { wish: 'Upanayanam', status: 'canceled', daysAgo: 50, inDays: -3, city: 'Princeton', devotee: 13 },
];

const QUOTED: readonly RequestStatus[] = ['quoted', 'accepted', 'scheduled', 'completed', 'expired'];
const ENDED: readonly RequestStatus[] = ['completed', 'declined', 'expired', 'canceled'];

interface For {
  temple: Temple;
  service: PoojaServiceRow;
  donor: DemoDonor;
  now: Date;
}

/** The row of a demo request, before anything was paid. */
export function demoRequestRow(demo: DemoRequest, { temple, service, donor, now }: For): PoojaRequestRow {
  const at = new Date(now.getTime() - demo.daysAgo * DAY_MS);
  const date = daysAfter(dateAt(now.getTime(), temple.timeZone), demo.inDays);
  const name = donor.legalName ?? '';
  const home = demo.home !== false;
  const unknown = { rashi: null, relation: null, pronunciation: null, familyMemberId: null };
  const address = { name, street: '27 Cedar Lane', street2: '', city: demo.city, state: 'NJ', zip: '08540' };
  const quoted = QUOTED.includes(demo.status) ? quoteOf(demo, { temple, service, donor, now: at }, date) : NO_QUOTE;
  const dueAt = ENDED.includes(demo.status) ? new Date(now.getTime() + 20 * DAY_MS) : new Date(now.getTime() + 12 * DAY_MS);
  return {
    templeId: temple.id,
    id: demoId(`request:${demo.wish}`, at),
    accountId: donor.accountId ?? null,
    bookedBy: name,
    email: donor.email ?? null,
    status: demo.status,
    serviceId: null,
    wish: demo.wish,
    place: home ? 'home' : 'temple',
    address: home ? address : null,
    preferred: [
      { date, part: MORNING },
      { date: daysAfter(date, 1), part: 'evening' },
    ],
    language: 'Telugu',
    participants: [{ name, gotra: 'Bharadwaja', nakshatra: 4, ...unknown }],
    nameCount: 1,
    intention: '',
    inAbsentia: false,
    paidCents: 0,
    payLineId: null,
    slotId: null,
    bookingId: null,
    startsAt: null,
    reason: demo.reason ?? null,
    ...quoted,
    title: demo.wish,
    chosen: demo.paid ? { date, time: '09:00' } : null,
    dueAt: demo.paid && !ENDED.includes(demo.status) ? null : dueAt,
    searchText: `${name} ${donor.email} ${demo.wish}`.toLowerCase(),
    createdAt: at,
    updatedAt: at,
  };
}

const NO_QUOTE = { quote: null, quoteVersion: 0, totalCents: 0, depositCents: 0 };

function quoteOf({ home, inDays }: DemoRequest, { temple, service, now }: For, date: string) {
  const travel = home === false ? { miles: null, travelCents: 0 } : { miles: 14, travelCents: 30_00 };
  const dates = [
    { date, time: '09:00' },
    { date: daysAfter(date, 1), time: '17:30' },
  ];
  const validUntil = daysAfter(date, inDays > 0 ? -10 : -1);
  const said = { dates, validUntil, note: 'Please keep a coconut, rice and flowers ready.' };
  const costs = { priceCents: 251_00, ownTransport: false, ...travel, priests: 1, depositCents: 101_00 };
  return quoteColumns(temple, service, { serviceId: service.id, ...costs, ...said }, 1, now);
}
