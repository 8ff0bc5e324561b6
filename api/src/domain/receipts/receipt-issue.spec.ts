import type { Language } from '@sannidhi/contracts';
import { recordOf } from './receipt-issue.ts';

const at = new Date('2026-11-20T15:14:00Z');
const issuer = {
  templeId: 'temple',
  name: 'Sri Kamakshi Temple',
  wording: null,
  legalName: 'Sri Kamakshi Temple of Edison, Inc.',
  address: '118 Plainfield Road, Edison, NJ 08820',
  ein: '22-5550147',
  timeZone: 'America/New_York',
  taxStatusConfirmed: true,
  receiptPrefix: 'SKT',
  prefixLocked: true,
  signer: null,
};
const recordFor = (donorName: string, language: Language) =>
  recordOf(
    {
      issuer,
      subject: {
        orderId: 'order',
        donorAccountId: null,
        donorName,
        language,
        receivedAt: at,
        postmarkedOn: null,
        method: 'Visa ending 4242',
        taxPolicyVersion: 1,
        acknowledgmentOnly: null,
        lines: [],
      },
      replaces: null,
      issuedAt: at,
      publicUrl: 'http://localhost:3000',
    },
    'SKT-2026-004171',
  );

it('describes a guest in the language of the receipt', () => {
  expect(recordFor('Guest, phone ending 0148', 'hi')).toMatchObject({
    donorName: 'Guest, phone ending 0148',
    donorWorded: 'अतिथि, फ़ोन …0148',
  });
});

it('adds nothing to a name, or to a receipt in English', () => {
  expect(recordFor('Meera Iyer', 'hi')).not.toHaveProperty('donorWorded');
  expect(recordFor('Guest, phone ending 0148', 'en')).not.toHaveProperty('donorWorded');
});
