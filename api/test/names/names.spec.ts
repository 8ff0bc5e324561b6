import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { unprintableLetter } from '@sannidhi/contracts';
import { posterPdf } from '../../src/domain/giving/poster.pdf.ts';
import { receiptPdf } from '../../src/domain/receipts/receipt.pdf.ts';
import { receiptRecord } from '../../src/domain/receipts/receipt-record.ts';
import { statementPdf } from '../../src/domain/statements/statement.pdf.ts';
import { asRead, missingGlyphs, namesSheet, readText } from './name-proof.ts';
import { worldNames } from './world-names.ts';

/** `npm run soak -- names` goes through 3,000. */
const names = worldNames(Number(process.env.NAMES ?? 60)).map(({ name }) => name);

/** Three names a document: donor, temple and purpose. */
type Three = readonly [string, string, string];

const receiptOf = ([donorName, legalName, fund]: Three) =>
  receiptPdf({
    record: receiptRecord({
      number: 'SKT-2026-004171',
      temple: { legalName, displayName: 'Temple', address: '118 Plainfield Road, Edison, NJ 08820', ein: '22-5550147' },
      donorName,
      receivedOn: '2026-11-20',
      issuedOn: '2026-11-20',
      method: 'Cash',
      taxPolicyVersion: 1,
      replaces: null,
      acknowledgmentOnly: null,
      lines: [
        {
          fund,
          amountCents: 50100,
          coveredFeeCents: 0,
          taxClass: 'gift',
          fairMarketValueCents: 0,
          benefit: null,
          propertyDescription: null,
        },
      ],
    }),
    digest: '9f2c41ab07d3e81c'.repeat(4),
    verifyUrl: 'https://sannidhi.example/verify-receipt/abcdefghijklmnopqrstuv',
    issuedAt: new Date('2026-11-20T15:14:00Z'),
  });

const statementOf = ([legalName, ...templeNames]: Three) => {
  const temples = templeNames.map((templeName) => ({
    slug: 'a',
    legalName: templeName,
    ein: '22-5550147',
    receipts: [],
    totalCents: 0,
    deductibleCents: 0,
  }));
  const sums = { totalCents: 0, deductibleCents: 0 };
  const persons = [{ legalName, temples, ...sums }];
  const statement = { year: 2025, temple: null, persons, household: [], ...sums, soFar: false, correctedAt: null, version: 1 };
  return statementPdf(statement, { language: 'en', timeZone: 'America/New_York' });
};

const posterOf = ([templeName, purpose, place]: Three) =>
  posterPdf({ templeName, city: 'Edison, NJ', purpose, place, url: 'https://sannidhi.example/give/abc' });

const threes = Array.from(
  { length: Math.ceil(names.length / 3) },
  (_, i): Three => [names[i * 3] ?? 'A', names[i * 3 + 1] ?? 'B', names[i * 3 + 2] ?? 'C'],
);

/** The names that aren't read back from their document. */
async function unread(document: (three: Three) => Promise<Buffer>): Promise<string[]> {
  const lost: string[] = [];
  for (const three of threes) {
    const text = readText(await document(three));
    // A long name goes on in the next line, past what is beside it.
    lost.push(
      ...three.filter(
        (name) =>
          !asRead(name)
            .split(' ')
            .every((word) => text.includes(word)),
      ),
    );
  }
  return lost;
}

it('has a glyph for every letter of every name, and the forms accept it', () => {
  expect(names.filter((name) => missingGlyphs(name) > 0 || unprintableLetter(name) !== undefined)).toEqual([]);
});

it('reads every name back from a receipt', async () => expect(await unread(receiptOf)).toEqual([]), 1_800_000);

it('reads every name back from a statement', async () => expect(await unread(statementOf)).toEqual([]), 1_800_000);

it('reads every name back from a poster', async () => expect(await unread(posterOf)).toEqual([]), 1_800_000);

it('reads every name back from a page of names', async () => {
  const text = readText(await namesSheet(names))
    .split(/[\n\f]/)
    .map((line) => line.trim());
  expect(names.filter((name) => !text.includes(asRead(name)))).toEqual([]);
}, 600_000);

it('draws what HarfBuzz’s own outlines are', () => {
  const pixels = ['--import', 'tsx', join(__dirname, 'pixels.ts'), String(names.length)];
  const { ink, astray } = JSON.parse(execFileSync(process.execPath, pixels).toString());
  expect([ink > 0, astray]).toEqual([true, 0]);
}, 1_800_000);

it('makes the same file of the same names', async () => {
  expect((await namesSheet(names)).equals(await namesSheet(names))).toBe(true);
}, 600_000);
