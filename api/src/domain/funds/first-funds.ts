import type { FundWording, TaxedKind } from '@sannidhi/contracts';

export interface FirstFund {
  name: string;
  description: string;
  restricted: boolean;
  taxedKind: TaxedKind;
  wording: FundWording;
}

/** What every temple starts with, in every language; the temple changes any word of it. */
export const FIRST_FUNDS: readonly [FirstFund, FirstFund, FirstFund] = [
  {
    name: 'General',
    description: 'Where the temple needs it most',
    restricted: false,
    taxedKind: 'fund',
    wording: {
      hi: { name: 'सामान्य', description: 'जहाँ मंदिर को सबसे अधिक आवश्यकता है' },
      te: { name: 'సాధారణ నిధి' },
      ta: { name: 'பொது நிதி' },
      kn: { name: 'ಸಾಮಾನ್ಯ ನಿಧಿ' },
      gu: { name: 'સામાન્ય ફંડ' },
    },
  },
  {
    name: 'Annadanam',
    description: 'Food for all',
    restricted: true,
    taxedKind: 'annadanam',
    wording: {
      hi: { name: 'अन्नदान', description: 'सबके लिए भोजन' },
      te: { name: 'అన్నదానం' },
      ta: { name: 'அன்னதானம்' },
      kn: { name: 'ಅನ್ನದಾನ' },
      gu: { name: 'અન્નદાન' },
    },
  },
  {
    name: 'Building',
    description: 'Construction and care of the temple',
    restricted: true,
    taxedKind: 'fund',
    wording: {
      hi: { name: 'मंदिर निर्माण', description: 'मंदिर का निर्माण और देखभाल' },
      te: { name: 'ఆలయ నిర్మాణం' },
      ta: { name: 'ஆலயத் திருப்பணி' },
      kn: { name: 'ದೇವಾಲಯ ನಿರ್ಮಾಣ' },
      gu: { name: 'મંદિર નિર્માણ' },
    },
  },
];
