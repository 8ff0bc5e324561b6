import type { OwnCard, OwnPlan, OwnPlanDetail, PlanDate } from '@sannidhi/contracts';
import { ANNADANAM } from './gifts.ts';

const ID = '0192f0c1-7d1a-7c3e-8a55-0000000000';

export const buildCard = (facts: Partial<OwnCard> = {}): OwnCard => ({
  id: `${ID}c1`,
  status: 'active',
  templeSlug: 'sri-kamakshi-edison',
  label: 'Visa ending 4242',
  brand: 'visa',
  last4: '4242',
  expiresMonth: 4,
  expiresYear: 2029,
  templeName: 'Sri Kamakshi Temple',
  uses: [],
  ...facts,
});

export const buildPlan = (facts: Partial<OwnPlan> = {}): OwnPlan => ({
  id: `${ID}b1`,
  temple: { slug: 'sri-kamakshi-edison', name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' },
  status: 'active',
  waitsForCard: false,
  rule: { kind: 'monthly', day: 15 },
  timeZone: 'America/New_York',
  sells: 'donation',
  placeName: null,
  startsOn: '2026-10-15',
  endsAfter: null,
  endsOn: null,
  lines: [{ fundId: ANNADANAM.id, label: 'Annadanam', amountCents: 51_00, open: true }],
  coverFees: false,
  totalCents: 51_00,
  legalName: 'Meera Raghunathan',
  anonymous: false,
  card: buildCard(),
  next: { n: 2, on: '2026-12-15' },
  failure: null,
  createdAt: '2026-10-01T15:13:00.000Z',
  ...facts,
});

export const buildPlanDate = (facts: Partial<PlanDate> = {}): PlanDate => ({
  n: 1,
  on: '2026-11-15',
  status: 'succeeded',
  totalCents: 51_00,
  orderId: `${ID}d1`,
  receiptNumber: 'SKT-2026-004183',
  failure: null,
  retryAt: null,
  attempts: 1,
  ...facts,
});

export const buildPlanDetail = (facts: Partial<OwnPlanDetail> = {}): OwnPlanDetail => ({
  ...buildPlan(),
  dates: [buildPlanDate()],
  upcoming: [
    { n: 2, on: '2026-12-15', skipped: false },
    { n: 3, on: '2027-01-15', skipped: false },
  ],
  ...facts,
});
