import type {
  GivingYear,
  GuestDonation,
  GuestGiftPage,
  OwnDonation,
  ReceiptSummary,
  SavedTemple,
  StatementPerson,
  TemplePage,
  TemplePublic,
  YearStatement,
} from '@sannidhi/contracts';

const ID = '0192f0c1-7d1a-7c3e-8a55-0000000000';

export const ANNADANAM = {
  id: `${ID}f1`,
  name: 'Annadanam',
  description: 'Food for all, every day',
  restricted: true,
  taxClass: 'gift' as const,
  benefit: null,
  fairMarketValueCents: 0,
};
export const GENERAL = {
  id: `${ID}f2`,
  name: 'General',
  description: '',
  restricted: false,
  taxClass: 'gift' as const,
  benefit: null,
  fairMarketValueCents: 0,
};

export const buildTemple = (facts: Partial<TemplePublic> = {}): TemplePublic => ({
  id: `${ID}01`,
  slug: 'sri-kamakshi-edison',
  name: 'Sri Kamakshi Temple',
  city: 'Edison',
  state: 'NJ',
  timeZone: 'America/New_York',
  latitude: 40.5187,
  longitude: -74.4121,
  tradition: 'Shakta',
  deities: ['Kamakshi', 'Ganesha'],
  description: 'A home for the Mother.',
  ...facts,
});

const VISITORS = { languages: ['en' as const], website: 'www.example.org', phone: '+17325550123', email: 'office@example.org' };

export const buildTemplePage = (facts: Partial<TemplePublic> = {}): TemplePage => ({
  temple: {
    ...buildTemple(facts),
    legalName: 'Sri Kamakshi Temple of Edison, Inc.',
    ein: '22-5550147',
    address: '118 Plainfield Road',
    ...VISITORS,
  },
  funds: [ANNADANAM, GENERAL],
  takesPayments: true,
  isSuspended: false,
});

export const buildSaved = (facts: Partial<SavedTemple> = {}): SavedTemple => ({
  ...buildTemple(),
  home: true,
  isSuspended: false,
  savedAt: '2026-01-02T03:04:05.000Z',
  ...facts,
});

export const buildGuestPage = (facts: Partial<GuestGiftPage> = {}): GuestGiftPage => ({
  temple: { ...buildTemple(), legalName: 'Sri Kamakshi Temple of Edison, Inc.' },
  funds: [ANNADANAM, GENERAL],
  code: { id: 'main-hall', name: 'Main hall e-hundi', fundId: ANNADANAM.id },
  limits: { minCents: 100, maxCents: 500_000 },
  takesPayments: true,
  ...facts,
});

export const buildGift = (facts: Partial<OwnDonation> = {}): OwnDonation => ({
  id: `${ID}d1`,
  temple: { slug: 'sri-kamakshi-edison', name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' },
  status: 'succeeded',
  totalCents: 52_83,
  property: null,
  coveredFeeCents: 183,
  refundedCents: 0,
  checkReturned: false,
  byHand: [],
  mayStillArrive: false,
  paidTwiceCents: 0,
  lines: [{ id: 'line-1', kind: 'donation', fundId: ANNADANAM.id, label: 'Annadanam', amountCents: 51_00, taxClass: 'gift' }],
  paidWith: 'Visa ending 4242',
  processingAt: null,
  paymentUrl: null,
  createdAt: '2026-11-20T15:13:00.000Z',
  receivedAt: '2026-11-20T15:14:00.000Z',
  receipt: { id: `${ID}e1`, number: 'SKT-2026-004183', status: 'valid' },
  ...facts,
});

export const buildGuestGift = (facts: Partial<GuestDonation> = {}): GuestDonation => ({
  ...buildGift(),
  donorLabel: 'Guest, phone ending 0148',
  named: false,
  ...facts,
});

export const buildReceipt = (facts: Partial<ReceiptSummary> = {}): ReceiptSummary => ({
  id: `${ID}e1`,
  number: 'SKT-2026-004183',
  status: 'valid',
  temple: { slug: 'sri-kamakshi-edison', name: 'Sri Kamakshi Temple' },
  donorName: 'Meera Raghunathan',
  receivedOn: '2026-11-20',
  issuedAt: '2026-11-20T15:14:00.000Z',
  totalCents: 52_83,
  deductibleCents: 52_83,
  orderId: `${ID}d1`,
  property: null,
  voidReason: null,
  replacedBy: null,
  ...facts,
});

export const buildPerson = (year: number, facts: Partial<StatementPerson> = {}): StatementPerson => ({
  legalName: 'Meera Raghunathan',
  temples: [
    {
      slug: 'sri-kamakshi-edison',
      legalName: 'Sri Kamakshi Temple of Edison, Inc.',
      ein: '22-5550147',
      receipts: [
        { number: `SKT-${year}-000001`, receivedOn: `${year}-03-08`, totalCents: 101_00, deductibleCents: 101_00 },
        { number: `SKT-${year}-000002`, receivedOn: `${year}-10-20`, totalCents: 51_00, deductibleCents: 51_00 },
      ],
      totalCents: 152_00,
      deductibleCents: 152_00,
    },
  ],
  totalCents: 152_00,
  deductibleCents: 152_00,
  ...facts,
});

export const buildStatement = (year: number, facts: Partial<YearStatement> = {}): YearStatement => ({
  year,
  temple: null,
  persons: [buildPerson(year)],
  household: [
    {
      slug: 'sri-kamakshi-edison',
      legalName: 'Sri Kamakshi Temple of Edison, Inc.',
      ein: '22-5550147',
      totalCents: 152_00,
      deductibleCents: 152_00,
    },
  ],
  totalCents: 152_00,
  deductibleCents: 152_00,
  soFar: false,
  correctedAt: null,
  version: 1,
  ...facts,
});

export const buildGivingYear = (year: number, facts: Partial<GivingYear> = {}): GivingYear => ({
  year,
  totalCents: 152_00,
  giftCount: 2,
  templeCount: 1,
  monthCents: [0, 0, 101_00, 0, 0, 0, 0, 0, 0, 51_00, 0, 0],
  ...facts,
});
