import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SankalpamSheet, SHEET_SCRIPT_CODES, type SheetScript } from '@sannidhi/contracts';
import { createPanchanga } from '@sannidhi/panchanga';
import type { BookingRow } from '../bookings/booking.entity.ts';
import { sankalpaOf } from './sankalpa.ts';
import { sheetPdf } from './sheet.pdf.ts';
import { sheetFamily } from './sheet-families.ts';

const AT = new Date('2026-11-20T16:00:00Z');
const EDISON = createPanchanga({ latitude: 40.52, longitude: -74.41, timeZone: 'America/New_York' });
const NAMES = ['मीरा रघुनाथन', 'Arun Raghunathan', 'వెంకట్ రెడ్డి', 'Lakshminarayanan Subramanian', 'ಅನಿಕಾ', 'Priya Nair', 'கணேஷ்', 'Dev'];
const GOTRAS = ['Bharadwaja', 'कश्यप', 'Vasishtha', 'Kaundinya', 'Harita'];

const participant = (n: number, family: number) => ({
  name: NAMES[n % NAMES.length] ?? '',
  gotra: GOTRAS[family % GOTRAS.length] ?? null,
  nakshatra: (n % 27) + 1,
  rashi: (n % 12) + 1,
  relation: null,
  pronunciation: n % 7 === 0 ? 'AH-nee-kah' : null,
  familyMemberId: null,
});
const booking = (number: number, size: number, given: Partial<BookingRow> = {}): BookingRow =>
  ({
    id: `b${number}`,
    version: 0,
    bookedBy: 'Meera Raghunathan',
    status: 'confirmed',
    channel: 'online',
    intention: number % 3 === 0 ? 'For Anika’s first year at college' : '',
    inAbsentia: number % 10 === 0,
    participants: Array.from({ length: size }, (_, i) => participant(number * size + i, number)),
    ...given,
  }) as BookingRow;

function sheetOf(script: SheetScript, bookings: BookingRow[], given: Partial<SankalpamSheet> = {}): SankalpamSheet {
  const families = bookings.map((each) => sheetFamily(each, script, null));
  return {
    slotId: 's',
    script,
    temple: { name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ', timeZone: 'America/New_York' },
    service: 'Vishnu Sahasranama Archana',
    place: 'Main hall',
    home: null,
    date: '2026-11-20',
    startsAt: AT.toISOString(),
    endsAt: AT.toISOString(),
    status: 'open',
    time: sankalpaOf(EDISON.day('2026-11-20'), AT, script),
    families,
    removed: [],
    nameCount: families.reduce((count, { names }) => count + names.length, 0),
    stamp: '',
    printed: null,
    marks: [],
    ...given,
  };
}

async function fileOf(sheet: SankalpamSheet): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'sheet-')), 'sheet.pdf');
  writeFileSync(file, await sheetPdf(sheet, AT));
  return file;
}
const run = (tool: string, ...args: string[]) => execFileSync(tool, args).toString();
/** Font sizes in points. */
const sizesIn = (file: string) =>
  [...run('pdftohtml', '-xml', '-zoom', '1', '-i', '-stdout', file).matchAll(/<fontspec [^>]*size="(\d+)"/g)].map(([, size]) =>
    Number(size),
  );
const pagesOf = (file: string) => Number(/Pages:\s+(\d+)/.exec(run('pdfinfo', file))?.[1]);

describe.each(SHEET_SCRIPT_CODES)('in %s', (script) => {
  it('two hundred names print on eight Letter pages at most', async () => {
    const families = await fileOf(
      sheetOf(
        script,
        Array.from({ length: 50 }, (_, i) => booking(i, 4)),
      ),
    );
    const singles = await fileOf(
      sheetOf(
        script,
        Array.from({ length: 200 }, (_, i) => booking(i, 1, { intention: '', inAbsentia: false })),
      ),
    );
    expect(run('pdfinfo', families)).toMatch(/Page size:\s+612 x 792/);
    for (const file of [families, singles]) {
      expect(pagesOf(file)).toBeLessThanOrEqual(8);
      expect(Math.min(...sizesIn(file))).toBeGreaterThanOrEqual(14);
    }
    const text = run('pdftotext', '-layout', families, '-');
    expect(text.match(/Arun Raghunathan/g)).toHaveLength(25);
    expect(text).toContain('Page 1 of');
  });
});

it('prints the names in the priest’s script, and what no table writes as typed', async () => {
  const text = run('pdftotext', '-layout', await fileOf(sheetOf('telugu', [booking(1, 8)])), '-');
  for (const words of ['మీరా రఘునాథన', 'Arun Raghunathan', 'పరాభవనామసంవత్సరే', 'AH-nee-kah', 'கணேஷ்']) expect(text).toContain(words);
});

it('marks what is new, changed and gone since the last print', async () => {
  const printed = { versions: { b1: 0, b2: 0, b9: 0 } } as never;
  const families = [booking(1, 2), booking(2, 2, { version: 1 }), booking(4, 2)].map((each) => sheetFamily(each, 'latin', printed));
  const file = await fileOf(sheetOf('latin', [], { families, removed: [{ bookingId: 'b9', bookedBy: 'Priya Nair' }] }));
  const text = run('pdftotext', '-layout', file, '-');
  expect(text.match(/CHANGED/g)).toHaveLength(1);
  expect(text.match(/NEW/g)).toHaveLength(1);
  expect(text).toContain('Not anymore since the last print: Priya Nair');
});

it('heads the columns, and says where a home visit is and whom to call', async () => {
  const address = { name: 'Meera Raghunathan', street: '1 Main Street', street2: '', city: 'Princeton', state: 'NJ', zip: '08540' };
  const home = { address, contact: 'Meera Raghunathan', phone: '+17325550148', email: 'meera@example.test' };
  const text = run('pdftotext', '-layout', await fileOf(sheetOf('latin', [booking(1, 1, { inAbsentia: false })], { home })), '-');
  for (const words of ['Gotra', 'Nakshatra', 'Rashi', 'Princeton, NJ 08540', '+17325550148', 'meera@example.test'])
    expect(text).toContain(words);
  expect(text.match(/Meera Raghunathan/g)).toHaveLength(1);
});

const unknown = { nakshatra: null, rashi: null, pronunciation: null };
const family = (number: number, given: Partial<BookingRow['participants'][number]>) =>
  booking(number, 1, { participants: [{ ...participant(1, 1), ...given }], inAbsentia: false, intention: '' });

it('long names have the room of stars that nobody knows', async () => {
  const names = ['Lakshminarayanan Subramanian Venkataraman', 'Arun Raghunathan'];
  const alone = names.map((name, i) => family(i + 1, { ...unknown, name, gotra: 'Bharadwaja' }));
  const text = run('pdftotext', '-layout', await fileOf(sheetOf('latin', alone)), '-');
  expect(text).toContain('Lakshminarayanan Subramanian Venkataraman');
  expect(text).not.toMatch(/^.*Gotra.*Rashi/m);
});

it('stars stay near short names', async () => {
  const alone = [family(1, { ...unknown, name: 'Dev', gotra: null, nakshatra: 13 })];
  const words = run('pdftotext', '-bbox', await fileOf(sheetOf('latin', alone)), '-');
  const x = Number(/xMin="([\d.]+)"[^>]*>Hasta</.exec(words)?.[1]);
  expect(x).toBeGreaterThan(350);
  expect(x).toBeLessThan(365);
});
