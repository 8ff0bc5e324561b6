import { BRAND } from '@sannidhi/contracts';
import type { LawWords, ReceiptWords } from './receipt-wording.ts';

const law: LawWords = {
  contribution: 'આ દાનના',
  giftFor: (names) => `${names} માટેના દાનના`,
  noGoods: (what) => `${what} બદલામાં મંદિરે કોઈ વસ્તુ કે સેવા આપી નથી.`,
  religious: (what) => `${what} બદલામાં મંદિરે ફક્ત અમૂર્ત ધાર્મિક લાભ આપ્યા છે.`,
  goods: ({ fund, benefit, value }) =>
    `${fund} માટેની ચુકવણીના બદલામાં મંદિરે આ આપ્યું: ${benefit}. શુદ્ધ ભાવથી અંદાજેલું તેનું મૂલ્ય ${value} છે. ` +
    'ફેડરલ આવકવેરામાં આ મૂલ્યથી વધારે આપેલી રકમ પર જ છૂટ મળી શકે છે.',
  fee: (names) => `${names} માટેની ચુકવણી ફી છે; દાન તરીકે તેના પર કરમાં છૂટ મળતી નથી.`,
  property: 'અહીં વસ્તુનું વર્ણન છે, તેનું મૂલ્ય નથી: મૂલ્ય દાતાએ નક્કી કરવાનું છે.',
  acknowledgments: {
    'donor-advised-fund':
      'આભાર: આ દાન ડોનર-એડવાઇઝ્ડ ફંડમાંથી આવ્યું છે. આ પત્ર દાન મળ્યાની જાણ કરે છે; તે કરમાં છૂટ માટેની રસીદ નથી. બદલામાં કોઈ વસ્તુ કે સેવા આપી નથી.',
    'retirement-account':
      'આભાર: આ દાન નિવૃત્તિ ખાતામાંથી આવ્યું છે. આ પત્ર દાન મળ્યાની જાણ કરે છે; તે કરમાં છૂટ માટેની રસીદ નથી. બદલામાં કોઈ વસ્તુ કે સેવા આપી નથી.',
    'unnamed-donor':
      'આભાર: મંદિરને આ દાન દાતાના નામ વિના મળ્યું છે. આ પત્ર દાન મળ્યાની જાણ કરે છે; તે કરમાં છૂટ માટેની રસીદ નથી. દાતાનું કાનૂની નામ મળ્યા પછી કાર્યાલય રસીદ આપી શકે છે.',
    'tax-status-unconfirmed': 'આભાર: મંદિરને આ દાન મળ્યું છે. મંદિરની કર સ્થિતિની હજી પુષ્ટિ થઈ નથી, તેથી આ કરમાં છૂટ માટેની રસીદ નથી.',
    'unnamed-collection': 'આ એવાં દાનનો મંદિરનો રેકોર્ડ છે જેના દાતાઓનાં નામ નથી. આ કરમાં છૂટ માટેની રસીદ નથી.',
  },
};

/** The fixed text of receipts in Gujarati. */
export const receiptWordsGu: ReceiptWords = {
  titles: { receipt: 'દાનની રસીદ', payment: 'રસીદ', property: 'વસ્તુ-દાનનો સ્વીકૃતિ પત્ર', acknowledgment: 'સ્વીકૃતિ પત્ર' },
  number: (number) => `નંબર ${number}`,
  received: 'મળ્યાની તારીખ',
  postmarked: (day) => `ટપાલની છાપ ${day}`,
  replaces: (number) => `${number} ની જગ્યાએ`,
  from: 'દાતા',
  guest: (ending) => `ખાતા વગર, ફોન …${ending}`,
  paidBy: 'ચુકવણીની રીત',
  ending: (brand, digits) => `${brand}, છેલ્લા અંક ${digits}`,
  methods: {
    Card: 'કાર્ડ',
    'Bank transfer': 'બેંક ચુકવણી',
    Cash: 'રોકડ',
    Check: 'ચેક',
    Property: 'વસ્તુ',
    'Donor-advised fund': 'ડોનર-એડવાઇઝ્ડ ફંડ',
    'Retirement account': 'નિવૃત્તિ ખાતું',
    Stock: 'શેર',
  },
  description: 'વિગત',
  forTaxes: 'કર માટે',
  amount: 'રકમ',
  tax: { gift: 'દાન', 'religious-benefit': 'દાન', partial: 'આંશિક દાન', fee: 'છૂટ નથી' },
  coveredFee: 'કાર્ડ ફી, દાતાએ ઉમેરેલી',
  keptFee: (name) => `કાર્ડ ફી, ${name}`,
  worth: (benefit, value) => `${benefit}, અંદાજિત મૂલ્ય ${value}`,
  property: 'વસ્તુ',
  total: 'કુલ મળેલી રકમ',
  deductible: 'જેના પર કરમાં છૂટ મળી શકે તે રકમ',
  signed: 'મંદિર વતી',
  check: 'આ રસીદ ચકાસો',
  scan: 'રસીદ માન્ય છે કે નહીં તે સ્કેન કરીને જુઓ. તે પેજ દાતાનું નામ બતાવતું નથી.',
  issued: (day) => `${BRAND.name} દ્વારા જારી: ${day}.`,
  keep: 'તેને તમારા કરના કાગળો સાથે રાખો.',
  digest: 'રેકોર્ડનો ડાયજેસ્ટ (SHA-256)',
  law,
};
