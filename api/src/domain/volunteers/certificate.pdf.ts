import type { CertificateRecord } from '@sannidhi/contracts';
import { TEMPLE_MARK } from '../../platform/documents/marks.ts';
import { LETTER, Sheet } from '../../platform/documents/sheet.ts';
import { longDate } from '../../platform/documents/words.ts';
import { hoursOf } from './shift-moment.ts';

/** What both papers are drawn from: stored at issue, so each can be made again to the byte. */
interface CertificateFacts {
  record: CertificateRecord;
  /** SHA-256 of the canonical record. */
  digest: string;
  /** The public page that says whether it is valid. */
  verifyUrl: string;
  issuedAt: Date;
}

const LEFT = 60;
const WIDTH = LETTER.width - 2 * LEFT;
const RIGHT = LEFT + WIDTH;
const CENTER = LETTER.width / 2;
const FOOT = 660;
const SOFT = '#55494F';

/** "12.5 hours"; the singular for exactly one. */
const inHours = (minutes: number): string => `${hoursOf(minutes)} ${minutes === 60 ? 'hour' : 'hours'}`;

/** The certificate: a name, the hours, and who says so. */
export async function certificatePdf(facts: CertificateFacts): Promise<Buffer> {
  const { record } = facts;
  const sheet = sheetOf(facts, `Certificate of service ${record.number}`);
  sheet.glyph(TEMPLE_MARK, CENTER - 28, 70, 56);
  let y = sheet.paragraph(record.temple.legalName, LEFT, 138, WIDTH, { size: 18, weight: 700, align: 'center', lines: 2 });
  sheet.korvai(LEFT, y + 14, WIDTH);
  y = sheet.paragraph('Certificate of service', LEFT, y + 56, WIDTH, { size: 30, weight: 700, align: 'center', lines: 1 });
  sheet.line('This is to certify that', CENTER, y + 24, { size: 12, align: 'center', color: SOFT });
  y = sheet.paragraph(record.person, LEFT, y + 50, WIDTH, { size: 26, weight: 600, align: 'center', lines: 2 });
  sheet.line('has given', CENTER, y + 16, { size: 12, align: 'center', color: SOFT });
  sheet.line(inHours(record.totalMinutes), CENTER, y + 38, { size: 24, weight: 700, align: 'center' });
  sheet.paragraph(`of volunteer service at ${record.temple.name}\n${periodOf(record)}.`, LEFT, y + 80, WIDTH, {
    size: 12.5,
    align: 'center',
    lines: 3,
  });
  foot(sheet, facts);
  return sheet.finish();
}

/** The letter: the same hours, shift by shift, for a school or an employer. */
export async function letterPdf(facts: CertificateFacts): Promise<Buffer> {
  const { record } = facts;
  const sheet = sheetOf(facts, `Service-hours letter ${record.number}`);
  sheet.glyph(TEMPLE_MARK, LEFT, 48, 36);
  const name = sheet.paragraph(record.temple.legalName, LEFT + 50, 48, WIDTH - 50, { size: 16, weight: 700, lines: 2 });
  const head = Math.max(96, sheet.paragraph(record.temple.address, LEFT + 50, name, WIDTH - 50, { size: 10, lines: 2 }) + 10);
  sheet.korvai(LEFT, head, WIDTH);
  sheet.line(longDate(record.issuedOn), LEFT, head + 30, { size: 11 });
  sheet.line('To whom it may concern:', LEFT, head + 62, { size: 11 });
  const words = `${record.person} volunteered at ${record.temple.name} ${periodOf(record)} and gave ${inHours(record.totalMinutes)} of service. The hours were recorded at each shift and approved by the temple’s volunteer coordinator.`;
  let y = sheet.paragraph(words, LEFT, head + 88, WIDTH, { size: 11 }) + 18;
  y = tableHead(sheet, y);
  for (const { workedOn, title, minutes } of record.entries) {
    if (y + 40 > FOOT) {
      sheet.newPage();
      y = tableHead(sheet, 56);
    }
    sheet.line(longDate(workedOn), LEFT, y, { size: 10.5 });
    sheet.line(hoursOf(minutes), RIGHT, y, { size: 10.5, align: 'right' });
    y = sheet.paragraph(title, LEFT + 150, y, WIDTH - 220, { size: 10.5, lines: 2 }) + 4;
  }
  sheet.rule(LEFT, y + 2, WIDTH, 1);
  sheet.line('Total hours', LEFT, y + 8, { size: 11, weight: 700 });
  sheet.line(hoursOf(record.totalMinutes), RIGHT, y + 8, { size: 11, weight: 700, align: 'right' });
  foot(sheet, facts);
  return sheet.finish();
}

const periodOf = ({ from, to }: CertificateRecord): string => `from ${longDate(from)} to ${longDate(to)}`;

const sheetOf = ({ record, issuedAt }: CertificateFacts, title: string): Sheet =>
  new Sheet({ title, author: record.temple.legalName, madeAt: issuedAt });

function tableHead(sheet: Sheet, y: number): number {
  const head = { size: 9.5, weight: 600, color: SOFT } as const;
  sheet.line('Date', LEFT, y, head);
  sheet.line('Service', LEFT + 150, y, head);
  sheet.line('Hours', RIGHT, y, { ...head, align: 'right' });
  sheet.rule(LEFT, y + 16, WIDTH, 1);
  return y + 24;
}

function foot(sheet: Sheet, { record, digest, verifyUrl }: CertificateFacts): void {
  sheet.qr(verifyUrl, LEFT, FOOT + 6, 80);
  const x = LEFT + 96;
  const one = (text: string, y: number, weight: 400 | 600 = 400) =>
    sheet.paragraph(text, x, y, WIDTH - 96, { size: 9.5, weight, lines: 1 });
  one(`Number ${record.number}, issued ${longDate(record.issuedOn)}`, FOOT + 6, 600);
  one('Scan the code to check that this paper is valid and states these hours.', FOOT + 22);
  sheet.line('SHA-256', x, FOOT + 46, { size: 8, weight: 600, color: SOFT });
  sheet.line(digest.slice(0, 32), x, FOOT + 57, { size: 8, color: SOFT });
  sheet.line(digest.slice(32), x, FOOT + 68, { size: 8, color: SOFT });
}
