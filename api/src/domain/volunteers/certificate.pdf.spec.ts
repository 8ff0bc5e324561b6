import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificatePdf } from './certificate.pdf.ts';

const record = {
  version: 1 as const,
  number: 'SC-2026-1',
  temple: {
    name: 'Sri Kamakshi Temple',
    legalName: 'Sri Kamakshi Temple of Edison, Inc.',
    address: '118 Plainfield Road, Edison, NJ 08820',
  },
  person: 'Meera Raghunathan',
  from: '2026-01-01',
  to: '2026-11-29',
  issuedOn: '2026-11-30',
  totalMinutes: 900,
  entries: [],
};

it.each(['Sri Kamakshi Temple', 'Sri Lakshmi Venkateswara Swami and Sri Padmavati Temple of Greater Philadelphia'])(
  'breaks no date of the certificate of %s',
  async (name) => {
    const facts = { record: { ...record, temple: { ...record.temple, name } }, digest: 'f'.repeat(64), issuedAt: new Date(0) };
    const file = join(mkdtempSync(join(tmpdir(), 'certificate-')), 'certificate.pdf');
    writeFileSync(file, await certificatePdf({ ...facts, verifyUrl: 'https://sannidhi.test/verify-certificate/x' }));
    const text = execFileSync('pdftotext', ['-layout', file, '-']).toString();
    expect(text).toMatch(/^ *from January 1, 2026 to November 29, 2026\.$/m);
  },
);
