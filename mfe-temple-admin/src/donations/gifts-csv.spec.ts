import type { DonationRow } from '@sannidhi/contracts';
import { giftsCsv } from './gifts-csv.ts';

const row: DonationRow = {
  id: '1',
  receivedAt: '2026-11-20T15:14:00.000Z',
  status: 'succeeded',
  donorLabel: 'Nair, Priya "PN"',
  totalCents: 5283,
  fundLabel: 'Annadanam',
  method: 'card',
  source: 'guest-qr',
  receiptNumber: null,
};

/** Each text's key stands for the text in some language. */
const said = ((key: string) => `«${key}»`) as Parameters<typeof giftsCsv>[1];

describe('the CSV of chosen donations', () => {
  it('quotes what needs it and writes plain dollars', () => {
    expect(giftsCsv([row], said).split('\r\n')[1]).toBe(
      '2026-11-20T15:14:00.000Z,"Nair, Priya ""PN""",52.83,Annadanam,card,guest-qr,succeeded,',
    );
  });

  it('has headers in the language of the page', () => {
    const headers = giftsCsv([row], said).split('\r\n')[0]?.split(',') ?? [];
    expect(headers).toHaveLength(8);
    expect(headers.filter((header) => !header.startsWith('«donations.'))).toEqual([]);
  });

  it('keeps a donor’s name from running as a formula', () => {
    expect(giftsCsv([{ ...row, donorLabel: '=HYPERLINK(1)' }], said)).toContain(",'=HYPERLINK(1),");
  });
});
