import { BRAND } from '@sannidhi/contracts';
import type { LawWords, ReceiptWords } from './receipt-wording.ts';

/** In the words of IRS Publication 1771 (Rev. 11-2023), "Written Acknowledgments" and "Quid Pro Quo Contributions". */
const law: LawWords = {
  contribution: 'this contribution',
  giftFor: (names) => `the gift for ${names}`,
  noGoods: (what) => `The temple provided no goods or services in return for ${what}.`,
  religious: (what) => `The only benefits the temple provided in return for ${what} were intangible religious benefits.`,
  goods: ({ fund, benefit, value }) =>
    `In return for the payment for ${fund} the temple provided: ${benefit}. Its good faith estimate of the value is ${value}. ` +
    'The amount of this contribution that is deductible for federal income tax purposes is limited to the excess of the money contributed over that value.',
  fee: (names) => `The payment for ${names} is a fee and is not deductible as a charitable contribution.`,
  property: 'Property is described here and not valued: its value is for the donor to determine.',
  acknowledgments: {
    'donor-advised-fund':
      'With thanks: this gift came from a donor-advised fund. This letter acknowledges it and is not a receipt for a tax deduction. No goods or services were provided in return.',
    'retirement-account':
      'With thanks: this gift came from a retirement account. This letter acknowledges it and is not a receipt for a tax deduction. No goods or services were provided in return.',
    'unnamed-donor':
      'With thanks: the temple received this gift without the donor’s name. This letter acknowledges it and is not a receipt for a tax deduction. Once the office knows the donor’s legal name, it can issue a receipt.',
    'tax-status-unconfirmed':
      'With thanks: this confirms that the temple received this gift. Its tax status is not confirmed yet, so this is not a receipt for a tax deduction.',
    'unnamed-collection': 'This is the temple’s record of gifts whose donors are not named. It is not a receipt for a tax deduction.',
  },
};

/** The fixed text of receipts in English. */
export const receiptWordsEn: ReceiptWords = {
  titles: { receipt: 'Donation receipt', payment: 'Receipt', property: 'Acknowledgment of property', acknowledgment: 'Acknowledgment' },
  number: (number) => `No. ${number}`,
  received: 'Date received',
  postmarked: (day) => `Postmarked ${day}`,
  replaces: (number) => `Replaces ${number}`,
  from: 'Received from',
  paidBy: 'Paid by',
  ending: (brand, digits) => `${brand} ending ${digits}`,
  description: 'Description',
  forTaxes: 'For taxes',
  amount: 'Amount',
  tax: { gift: 'Gift', 'religious-benefit': 'Gift', partial: 'Part gift', fee: 'Not deductible' },
  coveredFee: 'Card fee, added by the donor',
  keptFee: (name) => `Card fee, ${name}`,
  worth: (benefit, value) => `${benefit}, estimated value ${value}`,
  property: 'Property',
  total: 'Total received',
  deductible: 'Amount that may be deductible',
  signed: 'Signed for the temple',
  check: 'Check this receipt',
  scan: 'Scan to see that it is valid. The page does not show who gave.',
  issued: (day) => `Issued ${day} through ${BRAND.name}.`,
  keep: 'Please keep it with your tax papers.',
  digest: 'Digest of the record (SHA-256)',
  law,
};
