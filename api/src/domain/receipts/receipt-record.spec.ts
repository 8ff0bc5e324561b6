import { TAX_CLASSES } from '@sannidhi/contracts';
import fc from 'fast-check';
import { missingOf, type Receiptable, type ReceiptableLine, receiptRecord } from './receipt-record.ts';

const line = (over: Partial<ReceiptableLine> = {}): ReceiptableLine => ({
  fund: 'Annadanam',
  amountCents: 5100,
  coveredFeeCents: 0,
  taxClass: 'gift',
  fairMarketValueCents: 0,
  benefit: null,
  propertyDescription: null,
  ...over,
});
const facts = (over: Partial<Receiptable> = {}): Receiptable => ({
  number: 'SKT-2026-000001',
  temple: {
    legalName: 'Sri Kamakshi Temple of Edison, Inc.',
    displayName: 'Sri Kamakshi Temple',
    address: '118 Plainfield Road, Edison, NJ 08820',
    ein: '22-5550147',
  },
  donorName: 'Meera Raghunathan',
  receivedOn: '2026-11-20',
  issuedOn: '2026-11-20',
  method: 'Visa ending 4242',
  taxPolicyVersion: 1,
  replaces: null,
  acknowledgmentOnly: null,
  lines: [line()],
  ...over,
});
const kinds = (record: ReturnType<typeof receiptRecord>) => record.statements.map((statement) => statement.kind);

describe('receipt record', () => {
  it('says that nothing was given in return for a plain gift', () => {
    const record = receiptRecord(facts({ lines: [line({ coveredFeeCents: 183 })] }));
    expect(record).toMatchObject({ totalCents: 5283, coveredFeeCents: 183, deductibleCents: 5283 });
    expect(record.statements).toEqual([
      { kind: 'no-goods-or-services', text: 'The temple provided no goods or services in return for this contribution.' },
    ]);
  });

  it('discloses what was given in return, its estimate and the limit of the deduction', () => {
    const record = receiptRecord(
      facts({
        lines: [line({ fund: 'Gala dinner', amountCents: 15000, taxClass: 'partial', fairMarketValueCents: 8000, benefit: 'two dinners' })],
      }),
    );
    expect(record.deductibleCents).toBe(7000);
    expect(record.statements[0]?.text).toContain('two dinners');
    expect(record.statements[0]?.text).toContain('good faith estimate of the value is $80.00');
    expect(record.statements[0]?.text).toContain('limited to the excess of the money contributed over that value');
  });

  it('names the purposes of each statement where they differ', () => {
    const record = receiptRecord(
      facts({ lines: [line(), line({ fund: 'Abhishekam', taxClass: 'religious-benefit' }), line({ fund: 'Hall', taxClass: 'fee' })] }),
    );
    expect(kinds(record)).toEqual(['no-goods-or-services', 'intangible-religious-benefits', 'not-deductible']);
    expect(record.statements[1]?.text).toContain('Abhishekam');
    expect(record.deductibleCents).toBe(10200);
  });

  it('acknowledges a donor-advised fund without a deduction', () => {
    const record = receiptRecord(facts({ acknowledgmentOnly: 'donor-advised-fund' }));
    expect(kinds(record)).toEqual(['acknowledgment']);
    expect(record.deductibleCents).toBe(0);
  });

  it('describes property and never values it', () => {
    const record = receiptRecord(facts({ lines: [line({ amountCents: 0, propertyDescription: 'Two brass lamps, 24 inches' })] }));
    expect(missingOf(record)).toEqual([]);
    expect(record.totalCents).toBe(0);
    expect(record.statements.at(-1)?.text).toContain('not valued');
  });

  it('lists what the law asks for and a record lacks', () => {
    const broken = facts({ donorName: ' ', receivedOn: '', lines: [line({ taxClass: 'partial' })] });
    broken.temple = { ...broken.temple, ein: '', legalName: '' };
    expect(missingOf(receiptRecord(broken))).toEqual(['temple-name', 'temple-ein', 'donor', 'received', 'return-value']);
    expect(missingOf(receiptRecord(facts({ lines: [] })))).toContain('gift');
  });

  it('never lets the deduction exceed what was paid', () => {
    const lines = fc.array(
      fc.record({
        fund: fc.string(),
        amountCents: fc.integer({ min: 0, max: 10_000_000 }),
        coveredFeeCents: fc.integer({ min: 0, max: 300_000 }),
        taxClass: fc.constantFrom(...TAX_CLASSES),
        fairMarketValueCents: fc.integer({ min: 0, max: 10_000_000 }),
        benefit: fc.string(),
        propertyDescription: fc.constant(null),
      }),
      { minLength: 1, maxLength: 10 },
    );
    fc.assert(
      fc.property(lines, (given) => {
        const record = receiptRecord(facts({ lines: given }));
        return record.deductibleCents >= 0 && record.deductibleCents <= record.totalCents;
      }),
    );
  });
});
