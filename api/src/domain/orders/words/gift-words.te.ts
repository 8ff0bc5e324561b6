import type { CorrectedField } from '@sannidhi/contracts';
import { typedSentence } from '../../notifications/typed-sentence.ts';
import { changeIn, type GiftFacts, type GiftWords, listIn, type TextChange } from './gift-wording.ts';

const CHANGED: Record<TextChange, string> = { name: 'పేరు', date: 'అందిన తేదీ', method: 'చెల్లింపు విధానం', purpose: 'ఉద్దేశ్యం', property: 'వివరణ' };
const CORRECTED: Record<CorrectedField, string> = {
  fund: 'నిధి',
  account: 'ఖాతా',
  amount: 'మొత్తం',
  receivedOn: 'తేదీ',
  legalName: 'పేరు',
  email: 'ఈమెయిల్ చిరునామా',
};

/** The sentences for a gift in Telugu. */
export const giftWordsTe = ({ temple, given, property, payment, funds, checkNumber }: GiftFacts): GiftWords => ({
  received: {
    subject: `${temple}: మీ విరాళం`,
    heading: `${temple}: మీ విరాళానికి ధన్యవాదాలు`,
    what: property ? `${temple} అందుకున్నది: ${given}.` : `${temple} ${given} అందుకుంది. ఉద్దేశ్యం: ${funds}.`,
    sms: property ? `${temple}: మీ విరాళానికి ధన్యవాదాలు: ${given}.` : `${temple}: మీ ${given} విరాళానికి ధన్యవాదాలు.`,
  },
  paper: (kind, number) =>
    ({
      receipt: `మీ రసీదు సంఖ్య ${number}. దీన్ని మీ పన్ను పత్రాలతో భద్రపరచండి.`,
      payment: `మీ రసీదు సంఖ్య ${number}.`,
      property: `విరాళం అందినట్లు లేఖ సంఖ్య ${number}. మీరు ఏమి ఇచ్చారో ఇందులో ఉంది; దాని విలువను మీరే నిర్ణయించాలి. దీన్ని మీ పన్ను పత్రాలతో భద్రపరచండి.`,
      acknowledgment: `విరాళం అందినట్లు లేఖ సంఖ్య ${number}. ఇది పన్ను మినహాయింపు రసీదు కాదు.`,
    })[kind],
  paperFollows: 'మీ రసీదు తర్వాత వస్తుంది.',
  paperReady: (number) => `మీ రసీదు ${number} సిద్ధంగా ఉంది.`,
  change: changeIn('te', {
    amount: (from, to) => `మొత్తం ${from} నుండి ${to}కి మారింది.`,
    text: (what, from, to) => `${what}: ఇంతకు ముందు “${from}”, ఇప్పుడు “${to}”.`,
    names: CHANGED,
  }),
  reissued: {
    subject: `${temple}: మీ కొత్త రసీదు`,
    heading: 'మీ రసీదును సరిదిద్దారు',
    what: `${temple} మీ ${payment ? 'చెల్లింపు' : 'విరాళం'} రసీదును సరిదిద్దింది.`,
    reason: (reason) => `ఆలయం చెప్పిన కారణం: ${typedSentence(reason)}`,
  },
  issued: { subject: `${temple}: మీ రసీదు`, heading: 'మీ రసీదు' },
  corrected: {
    subject: `${temple}: సవరణ`,
    heading: 'మీ విరాళం వివరాలను సరిదిద్దారు',
    what: (fields) => `${temple} మీ విరాళం వివరాల్లో సరిదిద్దినవి: ${listIn('te', fields, CORRECTED)}. డబ్బు ఏదీ బదిలీ కాలేదు.`,
  },
  replaced: (before, after) => `రసీదు ${before} ఇక చెల్లదు. దాని స్థానంలో రసీదు ${after} చెల్లుతుంది.`,
  replacesEarlier: (number) => `మునుపటి రసీదు స్థానంలో రసీదు ${number} చెల్లుతుంది.`,
  void: (before) => `రసీదు ${before} ఇక చెల్లదు.`,
  noReceipt: `ఈ ${payment ? 'చెల్లింపు' : 'విరాళం'} రసీదు ఇక చెల్లదు.`,
  dontUse: (before) => `దయచేసి పన్ను కోసం రసీదు ${before} వాడకండి.`,
  taken: {
    refund: {
      subject: `${temple}: డబ్బు వాపసు`,
      heading: 'మీ డబ్బు వాపసు',
      what: `${temple} మీ ${payment ? 'చెల్లింపులో' : 'విరాళంలో'} ${given} తిరిగి ఇచ్చింది.`,
    },
    'refund-owed': {
      subject: `${temple}: డబ్బు వాపసు`,
      heading: 'మీ డబ్బు వాపసు',
      what: `${temple} మీకు ${given} తిరిగి ఇవ్వాలి. దయచేసి ఆలయ కార్యాలయంలో తీసుకోండి.`,
    },
    given: {
      subject: `${temple}: డబ్బు వాపసుకు బదులు మీ విరాళం`,
      heading: 'మీ డబ్బు వాపసు ఇప్పుడు విరాళం',
      what: `మీరు వాపసుకు బదులు ${temple} కు ${given} విరాళంగా ఇచ్చారు. ఈ విరాళానికి వేరే రసీదు ఉంది.`,
    },
    'check-returned': {
      subject: `${temple}: మీ చెక్కు తిరిగి వచ్చింది`,
      heading: 'మీ చెక్కు తిరిగి వచ్చింది',
      what: `మీ బ్యాంకు ${given} చెక్కు ${checkNumber} తిరిగి పంపింది, కాబట్టి ఈ డబ్బు ${temple} అందుకోలేదు.`,
    },
    'bank-returned': {
      subject: `${temple}: మీ బ్యాంకు చెల్లింపు తిరిగి వచ్చింది`,
      heading: 'మీ బ్యాంకు చెల్లింపు తిరిగి వచ్చింది',
      what: `మీ బ్యాంకు ${given} చెల్లింపును తిరిగి తీసుకుంది, కాబట్టి ఈ డబ్బు ${temple} అందుకోలేదు.`,
    },
    'dispute-lost': {
      subject: `${temple}: మీరు వివాదం చేసిన చెల్లింపు`,
      heading: 'మీ బ్యాంకు వివాదంపై నిర్ణయించింది',
      what: `మీ బ్యాంకు మీకు అనుకూలంగా నిర్ణయించి ${temple} నుండి ${given} తిరిగి తీసుకుంది.`,
    },
  },
  givenToo: (amount, fund) => `మీరు వాపసుకు బదులు ${fund} కోసం విరాళంగా ఇచ్చిన ${amount} కూడా ఇందులో ఉన్నాయి.`,
  giveAnotherWay: 'మరో విధంగా ఇవ్వాలనుకుంటే ఆలయాన్ని సంప్రదించండి.',
  canceledWith: (what) => `దీనితో రద్దయినవి: ${what}. మీకు ఇంకా కావాలంటే, దయచేసి మళ్లీ ఆర్డర్ చేసి మరో విధంగా చెల్లించండి, ఉదాహరణకు కార్డుతో.`,
  notices: {
    received: property ? `${temple} మీ విరాళం అందుకుంది: ${given}` : `${temple} మీ ${given} విరాళం అందుకుంది`,
    'receipt-reissued': `${temple} మీ ${payment ? 'చెల్లింపు' : 'విరాళం'} రసీదును సరిదిద్దింది`,
    refunded: `${temple} ${given} తిరిగి ఇచ్చింది`,
    'refund-owed': `${temple} మీకు ${given} తిరిగి ఇవ్వాలి`,
    given: `మీరు వాపసుకు బదులు ${temple} కు ${given} విరాళంగా ఇచ్చారు`,
    'handed-out': `${temple} మీకు ${given} చేతికి తిరిగి ఇచ్చింది`,
    'check-returned': `${temple}: మీ బ్యాంకు ${given} చెక్కు తిరిగి పంపింది`,
    'bank-returned': `${temple}: మీ బ్యాంకు ${given} చెల్లింపును తిరిగి తీసుకుంది`,
    'dispute-lost': `మీ బ్యాంకు ${temple} నుండి ${given} తిరిగి తీసుకుంది`,
  },
  arrivesLater: 'ఇది చేరడానికి కొన్ని రోజులు పడుతుంది.',
  notHandedOut: 'మీకు అందకపోతే, దయచేసి ఆలయ కార్యాలయాన్ని సంప్రదించండి.',
  handedOutHow: ({ day, check, by }) => `${day}న, ${check ? `చెక్కు ${check} ద్వారా` : 'నగదుగా'}. ${by} దీన్ని నమోదు చేశారు.`,
  inPlaceOfRefund: ({ day, by }) => `ఆలయ కార్యాలయంలో మీ కోసం ఉన్న ${given} కు బదులుగా ఇది. మీరు ${day}న అంగీకరించారని ${by} నమోదు చేశారు.`,
  notAgreed: 'మీరు దీనికి అంగీకరించకపోతే, దయచేసి ఆలయ కార్యాలయాన్ని సంప్రదించండి.',
  fileFollows: 'రసీదు PDF ఇంకా తయారు కాలేదు కాబట్టి జతచేయలేదు. ఆలయ కార్యాలయం దాన్ని మీకు పంపుతుంది.',
  check: (url) => `రసీదును ఎవరైనా ఇక్కడ సరిచూడవచ్చు: ${url}`,
  receipts: 'మీ రసీదులు చూడండి',
});
