import type {
  CounterBatch,
  CounterEntry,
  DonationDetail,
  DonationRow,
  DonationSummary,
  EHundiCode,
  Fund,
  HundiCount,
  LedgerEntryView,
  OfficeLine,
  OwnTemple,
  Page,
  PlanDetail,
  PlanRow,
  Proof,
  ReceiptSummary,
  TaxPolicy,
} from '@sannidhi/contracts';
import { DEFAULT_TAX_RULES, TAXED_KINDS } from '@sannidhi/contracts';
import { buildStaff } from '@sannidhi/kit/testing';

/** Ids in the contracts' format, distinguished by their last digits. */
export const testId = (number: number): string => `0192f0c1-7d1a-7c3e-8a55-${String(number).padStart(12, '0')}`;

export const page = <Item>(...items: Item[]): Page<Item> => ({ items, nextCursor: null });

export const annadanam: Fund = {
  id: testId(101),
  name: 'Annadanam',
  description: 'Food for all',
  restricted: true,
  public: true,
  active: true,
  taxedKind: 'annadanam',
  taxClass: 'gift',
  goalCents: 5_000_000,
  balanceCents: 2_100_000,
  wording: {},
};
export const general: Fund = {
  ...annadanam,
  id: testId(102),
  name: 'General',
  description: '',
  restricted: false,
  taxedKind: 'fund',
  goalCents: null,
};

export const ownTemple: OwnTemple = {
  id: testId(1),
  slug: 'sri-kamakshi-edison',
  name: 'Sri Kamakshi Temple',
  legalName: 'Sri Kamakshi Temple of New Jersey, Inc.',
  ein: '22-5550148',
  address: '108 Oak Tree Road, Edison, NJ 08820',
  city: 'Edison',
  state: 'NJ',
  timeZone: 'America/New_York',
  latitude: 40.5187,
  longitude: -74.4121,
  tradition: 'Shakta',
  deities: ['Kamakshi', 'Ganesha'],
  description: '',
  languages: ['en', 'sa'],
  website: '',
  phone: null,
  email: null,
  status: 'approved',
  version: 3,
};

export const buildGiftRow = (facts: Partial<DonationRow> = {}): DonationRow => ({
  id: testId(1),
  receivedAt: '2026-11-20T15:14:00.000Z',
  status: 'succeeded',
  donorLabel: 'Priya Nair',
  totalCents: 5283,
  fundLabel: 'Annadanam',
  method: 'card',
  source: 'guest-qr',
  receiptNumber: 'SKT-2026-004183',
  ...facts,
});

export const buildSummary = (facts: Partial<DonationSummary> = {}): DonationSummary => ({
  count: 612,
  totalCents: 4_821_650,
  sumCents: 4_821_650,
  views: { all: 612, 'to-check': 3, failed: 2, disputes: 1, counter: 40 },
  ...facts,
});

export const buildEntry = (facts: Partial<LedgerEntryView> = {}): LedgerEntryView => ({
  id: testId(201),
  number: 20418,
  postedAt: '2026-11-20T15:14:05.000Z',
  accountingOn: '2026-11-07',
  reason: 'Donation, Lakshmi Natarajan',
  reasonMessage: { code: 'ledger.gift', params: { donor: 'Lakshmi Natarajan' } },
  lines: [
    { account: 'Clearing, card processor', debitCents: 5100, creditCents: 0 },
    { account: 'Processing fees', debitCents: 183, creditCents: 0 },
    { account: 'Fund, Annadanam', debitCents: 0, creditCents: 5283 },
  ],
  ...facts,
});

export const buildLine = (facts: Partial<OfficeLine> = {}): OfficeLine => ({
  id: testId(211),
  kind: 'donation',
  fundId: annadanam.id,
  label: 'Annadanam',
  amountCents: 5283,
  propertyDescription: null,
  taxClass: 'gift',
  coveredFeeCents: 0,
  refundedCents: 0,
  refundableCents: 5283,
  purposeId: annadanam.id,
  incomeAccount: null,
  ...facts,
});

export const buildGift = (facts: Partial<DonationDetail> = {}): DonationDetail => ({
  ...buildGiftRow(),
  legalName: 'Priya Nair',
  creditedName: null,
  anonymous: false,
  email: 'priya@example.test',
  mailProblem: null,
  phone: null,
  textsStopped: false,
  dedication: null,
  receivedOn: '2026-11-20',
  checkNumber: null,
  batch: null,
  corrections: [],
  correctable: false,
  receiptLacks: [],
  coveredFeeCents: 0,
  refundedCents: 0,
  refundableCents: 5283,
  paidWith: 'Visa ending 4242',
  qrCodeName: 'Main hall',
  lines: [buildLine()],
  receipts: [{ id: testId(301), number: 'SKT-2026-004183', status: 'valid', issuedAt: '2026-11-20T15:14:06.000Z', fileProblem: null }],
  ledgerEntries: [buildEntry()],
  refunds: [],
  unassigned: [],
  lostCents: 0,
  processingAt: null,
  history: [
    { at: '2026-11-20T15:14:06.000Z', actor: 'Sannidhi', what: 'receipt.issued', note: null },
    { at: '2026-11-20T15:14:05.000Z', actor: 'Sannidhi', what: 'donation.succeeded', note: null },
  ],
  ...facts,
});

export const buildBatch = (
  facts: Partial<CounterBatch & { entries: CounterEntry[] }> = {},
): CounterBatch & { entries: CounterEntry[] } => ({
  id: testId(401),
  number: 118,
  name: 'Sunday morning',
  status: 'open',
  receivedOn: '2026-11-20',
  receivedReason: null,
  expectedCount: 2,
  expectedTotalCents: 12_000,
  enteredCount: 1,
  enteredTotalCents: 10_000,
  openedBy: 'Sowmya Reddy',
  openedById: buildStaff().id,
  openedAt: '2026-11-20T14:00:00.000Z',
  closedBy: null,
  closedAt: null,
  entries: [
    {
      id: testId(402),
      method: 'cash',
      legalName: 'Karthik Iyer',
      creditedName: null,
      anonymous: false,
      dedication: null,
      email: null,
      phone: null,
      fund: { id: general.id, name: 'General' },
      incomeAccount: null,
      amountCents: 10_000,
      checkNumber: null,
      postmarkedOn: null,
      propertyDescription: null,
      orderId: null,
      corrected: false,
    },
  ],
  ...facts,
});

export const buildHundiCount = (facts: Partial<HundiCount> = {}): HundiCount => ({
  id: testId(501),
  number: 7,
  hundi: 'Main hall',
  sealNumber: 'A-118',
  fund: { id: general.id, name: 'General' },
  countedOn: '2026-11-15',
  countedReason: null,
  counters: ['Sowmya Reddy', 'Hari Joshi'],
  denominations: [{ denominationCents: 2000, count: 5 }],
  totalCents: 10_000,
  discrepancyCents: 0,
  discrepancyReason: null,
  depositReference: null,
  recordedBy: 'Sowmya Reddy',
  recordedAt: '2026-11-15T20:00:00.000Z',
  orderId: testId(502),
  ...facts,
});

export const buildCode = (facts: Partial<EHundiCode> = {}): EHundiCode => ({
  id: testId(601),
  name: 'Main hall',
  fund: { id: annadanam.id, name: 'Annadanam' },
  active: true,
  url: 'https://sannidhi.test/donate?temple=sri-kamakshi-edison&qr=k3j9&name=Main+hall&purpose=Annadanam',
  giftCount: 12,
  giftSumCents: 63_000,
  ...facts,
});

export const buildReceipt = (facts: Partial<ReceiptSummary> = {}): ReceiptSummary => ({
  id: testId(301),
  number: 'SKT-2026-004183',
  status: 'valid',
  temple: { slug: 'sri-kamakshi-edison', name: 'Sri Kamakshi Temple' },
  donorName: 'Priya Nair',
  receivedOn: '2026-11-20',
  issuedAt: '2026-11-20T15:14:06.000Z',
  totalCents: 5283,
  deductibleCents: 5283,
  orderId: testId(1),
  property: null,
  voidReason: null,
  replacedBy: null,
  ...facts,
});

export const buildPolicy = (facts: Partial<TaxPolicy> = {}): TaxPolicy => ({
  id: testId(701),
  version: 2,
  rules: TAXED_KINDS.map((kind) => ({ kind, taxClass: DEFAULT_TAX_RULES[kind] })),
  approvedBy: 'Lakshmi Raman',
  approvedAt: '2026-01-02T15:00:00.000Z',
  ...facts,
});

export const buildProof = (facts: Partial<Proof> = {}): Proof => ({
  checkedAt: '2026-11-20T15:20:00.000Z',
  processorCents: 4_490_250,
  counterCents: 331_400,
  ledgerCents: 4_821_650,
  toCheckCents: 0,
  receiptsCents: 4_821_650,
  receiptsCount: 612,
  trialBalanceCents: 0,
  holds: true,
  differences: [],
  underWay: [],
  ...facts,
});

export const buildPlanRow = (facts: Partial<PlanRow> = {}): PlanRow => ({
  id: testId(801),
  status: 'active',
  waitsForCard: false,
  donorLabel: 'Meera Raghunathan',
  sells: 'donation',
  rule: { kind: 'monthly', day: 15 },
  label: 'Annadanam',
  totalCents: 5100,
  nextOn: '2026-12-15',
  failure: null,
  createdAt: '2026-10-01T15:13:00.000Z',
  ...facts,
});

export const buildPlan = (facts: Partial<PlanDetail> = {}): PlanDetail => {
  const { label: _, nextOn: __, ...row } = buildPlanRow();
  return {
    ...row,
    temple: { slug: 'sri-kamakshi-edison', name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' },
    timeZone: 'America/New_York',
    sells: 'donation',
    placeName: null,
    startsOn: '2026-10-15',
    endsAfter: null,
    endsOn: null,
    lines: [{ fundId: annadanam.id, label: 'Annadanam', amountCents: 5100, open: true }],
    coverFees: false,
    legalName: 'Meera Raghunathan',
    anonymous: false,
    card: {
      id: testId(802),
      status: 'active',
      templeSlug: 'sri-kamakshi-edison',
      label: 'Visa ending 4242',
      brand: 'visa',
      last4: '4242',
      expiresMonth: 4,
      expiresYear: 2029,
    },
    next: { n: 2, on: '2026-12-15' },
    dates: [
      {
        n: 1,
        on: '2026-11-15',
        status: 'succeeded',
        totalCents: 5100,
        orderId: testId(1),
        receiptNumber: 'SKT-2026-004183',
        failure: null,
        retryAt: null,
        attempts: 1,
      },
    ],
    upcoming: [
      { n: 2, on: '2026-12-15', skipped: true },
      { n: 3, on: '2027-01-15', skipped: false },
    ],
    email: 'devotee@sannidhi.test',
    ...facts,
  };
};
