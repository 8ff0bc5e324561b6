import { type Language, type StatementState, saidIn, type Wording } from '@sannidhi/contracts';
import type { YearDonor } from './year-donors.service.ts';

type Why = Partial<Record<StatementState, string>>;

const en = {
  columns: {
    donor: 'Donor',
    why: 'Why',
    email: 'Email',
    phone: 'Phone',
    gifts: 'Gifts',
    total: 'Amount',
    deductible: 'May be deductible',
  },
  why: { unreachable: 'No email', undelivered: 'Email not delivered' } as Why,
};

/** The list of donors to whom a statement has to go on paper. */
const WORDS: Wording<typeof en> = {
  en,
  hi: {
    columns: {
      donor: 'दाता',
      why: 'कारण',
      email: 'ईमेल',
      phone: 'फ़ोन',
      gifts: 'दान',
      total: 'राशि',
      deductible: 'कर में छूट संभव',
    },
    why: { unreachable: 'ईमेल नहीं', undelivered: 'ईमेल नहीं पहुँचा' },
  },
};

/** Headers and rows in `language`: only donors whom no email has reached. */
export function unreachedCsv(donors: readonly YearDonor[], language: Language) {
  const { columns, why } = saidIn(WORDS, language);
  return { columns, rows: donors.filter(({ state }) => why[state]).map((donor) => ({ ...csvRow(donor), why: why[donor.state] })) };
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);
const csvRow = ({ donorName, email, phone, giftCount, totalCents, deductibleCents }: YearDonor) => ({
  donor: donorName,
  email,
  phone,
  gifts: giftCount,
  total: dollars(totalCents),
  deductible: dollars(deductibleCents),
});
