import type { CorrectedField } from '@sannidhi/contracts';
import { typedSentence } from '../../notifications/typed-sentence.ts';
import { changeIn, type GiftFacts, type GiftWords, listIn, type TextChange } from './gift-wording.ts';

const CHANGED: Record<TextChange, string> = { name: 'નામ', date: 'મળ્યાની તારીખ', method: 'ચુકવણીની રીત', purpose: 'હેતુ', property: 'વર્ણન' };
const CORRECTED: Record<CorrectedField, string> = {
  fund: 'ફંડ',
  account: 'ખાતું',
  amount: 'રકમ',
  receivedOn: 'તારીખ',
  legalName: 'નામ',
  email: 'ઈમેલ સરનામું',
};

/** The sentences for a gift in Gujarati. */
export const giftWordsGu = ({ temple, given, property, payment, funds, checkNumber }: GiftFacts): GiftWords => ({
  received: {
    subject: `${temple} ને તમારું દાન`,
    heading: `${temple} ને દાન માટે આભાર`,
    what: property ? `${temple} ને મળ્યું: ${given}.` : `${temple} ને ${funds} માટે ${given} મળ્યા.`,
    sms: property ? `${temple}: તમારા દાન માટે આભાર: ${given}.` : `${temple}: ${given} ના દાન માટે આભાર.`,
  },
  paper: (kind, number) =>
    ({
      receipt: `તમારી રસીદ નંબર ${number} છે. તેને તમારા કરના કાગળો સાથે રાખો.`,
      payment: `તમારી રસીદ નંબર ${number} છે.`,
      property: `તમારો સ્વીકૃતિ પત્ર નંબર ${number} છે. તમે શું આપ્યું તેનું વર્ણન તેમાં છે; તેનું મૂલ્ય તમારે નક્કી કરવાનું છે. તેને તમારા કરના કાગળો સાથે રાખો.`,
      acknowledgment: `તમારો સ્વીકૃતિ પત્ર નંબર ${number} છે. તે કર કપાત માટેની રસીદ નથી.`,
    })[kind],
  paperFollows: 'તમારી રસીદ પછી આવશે.',
  paperReady: (number) => `તમારી રસીદ ${number} તૈયાર છે.`,
  change: changeIn('gu', {
    amount: (from, to) => `રકમ ${from} થી બદલાઈને ${to} થઈ.`,
    text: (what, from, to) => `${what}: પહેલાં “${from}”, હવે “${to}”.`,
    names: CHANGED,
  }),
  reissued: {
    subject: `${temple} તરફથી તમારી નવી રસીદ`,
    heading: 'તમારી રસીદ સુધારી છે',
    what: `${temple} એ ${payment ? 'તમારી ચુકવણીની' : 'તમારા દાનની'} રસીદ સુધારી છે.`,
    reason: (reason) => `મંદિરનું કારણ: ${typedSentence(reason)}`,
  },
  issued: { subject: `${temple} તરફથી તમારી રસીદ`, heading: 'તમારી રસીદ' },
  corrected: {
    subject: `${temple} તરફથી સુધારો`,
    heading: 'તમારા દાનની વિગત સુધારી છે',
    what: (fields) => `${temple} એ તમારા દાનની વિગતમાં આ સુધાર્યું: ${listIn('gu', fields, CORRECTED)}. કોઈ રકમની લેવડદેવડ થઈ નથી.`,
  },
  replaced: (before, after) => `રસીદ ${before} હવે માન્ય નથી. તેની જગ્યાએ રસીદ ${after} માન્ય છે.`,
  replacesEarlier: (number) => `અગાઉની રસીદની જગ્યાએ રસીદ ${number} માન્ય છે.`,
  void: (before) => `રસીદ ${before} હવે માન્ય નથી.`,
  noReceipt: `આ ${payment ? 'ચુકવણીની' : 'દાનની'} રસીદ હવે માન્ય નથી.`,
  dontUse: (before) => `કૃપા કરીને કર માટે રસીદ ${before} નો ઉપયોગ ન કરો.`,
  taken: {
    refund: {
      subject: `${temple} તરફથી રિફંડ`,
      heading: 'તમારું રિફંડ',
      what: `${temple} એ ${payment ? 'તમારી ચુકવણીમાંથી' : 'તમારા દાનમાંથી'} ${given} પાછા આપ્યા.`,
    },
    'refund-owed': {
      subject: `${temple} તરફથી રિફંડ`,
      heading: 'તમારું રિફંડ',
      what: `${temple} એ તમને ${given} પાછા આપવાના છે. કૃપા કરીને મંદિરની ઑફિસમાંથી લઈ લો.`,
    },
    given: {
      subject: `રિફંડના બદલે ${temple} ને તમારું દાન`,
      heading: 'તમારું રિફંડ હવે દાન છે',
      what: `તમે રિફંડના બદલે ${temple} ને ${given} દાન આપ્યા. આ દાનની રસીદ અલગ છે.`,
    },
    'check-returned': {
      subject: `${temple} ને આપેલો તમારો ચેક પાછો આવ્યો`,
      heading: 'તમારો ચેક પાછો આવ્યો',
      what: `તમારી બેંકે ${given} નો ચેક ${checkNumber} પાછો મોકલ્યો, તેથી આ રકમ ${temple} ને મળી નથી.`,
    },
    'bank-returned': {
      subject: `${temple} ને કરેલી તમારી બેંક ચુકવણી પાછી આવી`,
      heading: 'તમારી બેંક ચુકવણી પાછી આવી',
      what: `તમારી બેંકે ${given} ની ચુકવણી પાછી લીધી, તેથી આ રકમ ${temple} ને મળી નથી.`,
    },
    'dispute-lost': {
      subject: `${temple} ને કરેલી ચુકવણી જેનો તમે વિવાદ કર્યો`,
      heading: 'તમારી બેંકે વિવાદનો નિર્ણય કર્યો',
      what: `તમારી બેંકે તમારી તરફેણમાં નિર્ણય કરીને ${temple} પાસેથી ${given} પાછા લીધા.`,
    },
  },
  givenToo: (amount, fund) => `તમે રિફંડના બદલે ${fund} માટે દાન આપેલા ${amount} પણ આમાં સામેલ છે.`,
  giveAnotherWay: 'બીજી રીતે આપવા માંગતા હો તો મંદિરનો સંપર્ક કરો.',
  canceledWith: (what) => `આ સાથે રદ: ${what}. જો હજી જોઈતું હોય, તો કૃપા કરીને ફરીથી ઓર્ડર કરો અને બીજી રીતે ચૂકવો, જેમ કે કાર્ડથી.`,
  notices: {
    received: property ? `${temple} ને તમારું દાન મળ્યું: ${given}` : `${temple} ને તમારું ${given} નું દાન મળ્યું`,
    'receipt-reissued': `${temple} એ ${payment ? 'તમારી ચુકવણીની' : 'તમારા દાનની'} રસીદ સુધારી છે`,
    refunded: `${temple} એ ${given} પાછા આપ્યા`,
    'refund-owed': `${temple} એ તમને ${given} પાછા આપવાના છે`,
    given: `તમે રિફંડના બદલે ${temple} ને ${given} દાન આપ્યા`,
    'handed-out': `${temple} એ તમને ${given} હાથોહાથ પાછા આપ્યા`,
    'check-returned': `તમારી બેંકે ${temple} ને આપેલો ${given} નો ચેક પાછો મોકલ્યો`,
    'bank-returned': `તમારી બેંકે ${temple} ને કરેલી ${given} ની ચુકવણી પાછી લીધી`,
    'dispute-lost': `તમારી બેંકે ${temple} પાસેથી ${given} પાછા લીધા`,
  },
  arrivesLater: 'તે પહોંચતાં થોડા દિવસ લાગે છે.',
  notHandedOut: 'જો તમને તે ન મળ્યા હોય, તો મંદિરની ઑફિસનો સંપર્ક કરો.',
  handedOutHow: ({ day, check, by }) => `${day} ના રોજ, ${check ? `ચેક ${check} થી` : 'રોકડમાં'}. ${by} એ આ નોંધ્યું.`,
  inPlaceOfRefund: ({ day, by }) => `મંદિરની ઑફિસમાં તમારા માટે રાખેલા ${given} ના બદલે આ છે. તમે ${day} ના રોજ સંમત થયા એમ ${by} એ નોંધ્યું.`,
  notAgreed: 'જો તમે આ માટે સંમત ન થયા હો, તો મંદિરની ઑફિસનો સંપર્ક કરો.',
  fileFollows: 'રસીદની PDF હજી બની શકી નથી, તેથી જોડેલી નથી. મંદિરનું કાર્યાલય તમને તે મોકલશે.',
  check: (url) => `કોઈ પણ વ્યક્તિ રસીદ અહીં તપાસી શકે છે: ${url}`,
  receipts: 'તમારી રસીદો જુઓ',
});
