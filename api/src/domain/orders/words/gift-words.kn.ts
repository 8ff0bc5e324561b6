import type { CorrectedField } from '@sannidhi/contracts';
import { typedSentence } from '../../notifications/typed-sentence.ts';
import { changeIn, type GiftFacts, type GiftWords, listIn, type TextChange } from './gift-wording.ts';

const CHANGED: Record<TextChange, string> = { name: 'ಹೆಸರು', date: 'ಸ್ವೀಕರಿಸಿದ ದಿನಾಂಕ', method: 'ಪಾವತಿ ವಿಧಾನ', purpose: 'ಉದ್ದೇಶ', property: 'ವಿವರಣೆ' };
const CORRECTED: Record<CorrectedField, string> = {
  fund: 'ನಿಧಿ',
  account: 'ಖಾತೆ',
  amount: 'ಮೊತ್ತ',
  receivedOn: 'ದಿನಾಂಕ',
  legalName: 'ಹೆಸರು',
  email: 'ಇಮೇಲ್ ವಿಳಾಸ',
};

/** The sentences for a gift in Kannada. */
export const giftWordsKn = ({ temple, given, property, payment, funds, checkNumber }: GiftFacts): GiftWords => ({
  received: {
    subject: `${temple}: ನಿಮ್ಮ ದೇಣಿಗೆ`,
    heading: `${temple}: ನಿಮ್ಮ ದೇಣಿಗೆಗೆ ಧನ್ಯವಾದಗಳು`,
    what: property ? `${temple} ಸ್ವೀಕರಿಸಿದ್ದು: ${given}.` : `${temple} ${given} ಸ್ವೀಕರಿಸಿದೆ. ಉದ್ದೇಶ: ${funds}.`,
    sms: property ? `${temple}: ನಿಮ್ಮ ದೇಣಿಗೆಗೆ ಧನ್ಯವಾದಗಳು: ${given}.` : `${temple}: ನಿಮ್ಮ ${given} ದೇಣಿಗೆಗೆ ಧನ್ಯವಾದಗಳು.`,
  },
  paper: (kind, number) =>
    ({
      receipt: `ನಿಮ್ಮ ರಸೀದಿ ಸಂಖ್ಯೆ ${number}. ಇದನ್ನು ನಿಮ್ಮ ತೆರಿಗೆ ದಾಖಲೆಗಳ ಜೊತೆ ಇರಿಸಿಕೊಳ್ಳಿ.`,
      payment: `ನಿಮ್ಮ ರಸೀದಿ ಸಂಖ್ಯೆ ${number}.`,
      property: `ದೇಣಿಗೆ ಸ್ವೀಕೃತಿ ಪತ್ರದ ಸಂಖ್ಯೆ ${number}. ನೀವು ಏನು ಕೊಟ್ಟಿರಿ ಎಂಬುದು ಇದರಲ್ಲಿದೆ; ಅದರ ಮೌಲ್ಯವನ್ನು ನೀವೇ ನಿರ್ಧರಿಸಬೇಕು. ಇದನ್ನು ನಿಮ್ಮ ತೆರಿಗೆ ದಾಖಲೆಗಳ ಜೊತೆ ಇರಿಸಿಕೊಳ್ಳಿ.`,
      acknowledgment: `ದೇಣಿಗೆ ಸ್ವೀಕೃತಿ ಪತ್ರದ ಸಂಖ್ಯೆ ${number}. ಇದು ತೆರಿಗೆ ವಿನಾಯಿತಿಯ ರಸೀದಿ ಅಲ್ಲ.`,
    })[kind],
  paperFollows: 'ನಿಮ್ಮ ರಸೀದಿ ನಂತರ ಬರುತ್ತದೆ.',
  paperReady: (number) => `ನಿಮ್ಮ ರಸೀದಿ ${number} ಸಿದ್ಧವಾಗಿದೆ.`,
  change: changeIn('kn', {
    amount: (from, to) => `ಮೊತ್ತ ${from} ನಿಂದ ${to} ಗೆ ಬದಲಾಗಿದೆ.`,
    text: (what, from, to) => `${what}: ಮೊದಲು “${from}”, ಈಗ “${to}”.`,
    names: CHANGED,
  }),
  reissued: {
    subject: `${temple}: ನಿಮ್ಮ ಹೊಸ ರಸೀದಿ`,
    heading: 'ನಿಮ್ಮ ರಸೀದಿಯನ್ನು ತಿದ್ದಲಾಗಿದೆ',
    what: `${temple} ನಿಮ್ಮ ${payment ? 'ಪಾವತಿಯ' : 'ದೇಣಿಗೆಯ'} ರಸೀದಿಯನ್ನು ತಿದ್ದಿದೆ.`,
    reason: (reason) => `ದೇವಸ್ಥಾನ ನೀಡಿದ ಕಾರಣ: ${typedSentence(reason)}`,
  },
  issued: { subject: `${temple}: ನಿಮ್ಮ ರಸೀದಿ`, heading: 'ನಿಮ್ಮ ರಸೀದಿ' },
  corrected: {
    subject: `${temple}: ತಿದ್ದುಪಡಿ`,
    heading: 'ನಿಮ್ಮ ದೇಣಿಗೆಯ ವಿವರಗಳನ್ನು ತಿದ್ದಲಾಗಿದೆ',
    what: (fields) => `${temple} ನಿಮ್ಮ ದೇಣಿಗೆಯ ವಿವರಗಳಲ್ಲಿ ತಿದ್ದಿದ್ದು: ${listIn('kn', fields, CORRECTED)}. ಯಾವುದೇ ಹಣ ವರ್ಗಾವಣೆಯಾಗಿಲ್ಲ.`,
  },
  replaced: (before, after) => `ರಸೀದಿ ${before} ಇನ್ನು ಮಾನ್ಯವಲ್ಲ. ಅದರ ಬದಲು ರಸೀದಿ ${after} ಮಾನ್ಯ.`,
  replacesEarlier: (number) => `ಹಿಂದಿನ ರಸೀದಿಯ ಬದಲು ರಸೀದಿ ${number} ಮಾನ್ಯ.`,
  void: (before) => `ರಸೀದಿ ${before} ಇನ್ನು ಮಾನ್ಯವಲ್ಲ.`,
  noReceipt: `ಈ ${payment ? 'ಪಾವತಿಯ' : 'ದೇಣಿಗೆಯ'} ರಸೀದಿ ಇನ್ನು ಮಾನ್ಯವಲ್ಲ.`,
  dontUse: (before) => `ದಯವಿಟ್ಟು ತೆರಿಗೆಗಾಗಿ ರಸೀದಿ ${before} ಬಳಸಬೇಡಿ.`,
  taken: {
    refund: {
      subject: `${temple}: ಹಣ ಮರುಪಾವತಿ`,
      heading: 'ನಿಮ್ಮ ಮರುಪಾವತಿ',
      what: `${temple} ನಿಮ್ಮ ${payment ? 'ಪಾವತಿಯ' : 'ದೇಣಿಗೆಯ'} ${given} ಹಿಂದಿರುಗಿಸಿದೆ.`,
    },
    'refund-owed': {
      subject: `${temple}: ಹಣ ಮರುಪಾವತಿ`,
      heading: 'ನಿಮ್ಮ ಮರುಪಾವತಿ',
      what: `${temple} ನಿಮಗೆ ${given} ಹಿಂದಿರುಗಿಸಬೇಕಿದೆ. ದಯವಿಟ್ಟು ದೇವಸ್ಥಾನದ ಕಚೇರಿಯಲ್ಲಿ ಪಡೆದುಕೊಳ್ಳಿ.`,
    },
    given: {
      subject: `${temple}: ಮರುಪಾವತಿಯ ಬದಲು ನಿಮ್ಮ ದೇಣಿಗೆ`,
      heading: 'ನಿಮ್ಮ ಮರುಪಾವತಿ ಈಗ ದೇಣಿಗೆ',
      what: `ನೀವು ಮರುಪಾವತಿಯ ಬದಲು ${temple} ಗೆ ${given} ದೇಣಿಗೆ ನೀಡಿದ್ದೀರಿ. ಈ ದೇಣಿಗೆಗೆ ಪ್ರತ್ಯೇಕ ರಸೀದಿ ಇದೆ.`,
    },
    'check-returned': {
      subject: `${temple}: ನಿಮ್ಮ ಚೆಕ್ ವಾಪಸಾಗಿದೆ`,
      heading: 'ನಿಮ್ಮ ಚೆಕ್ ವಾಪಸಾಗಿದೆ',
      what: `ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ${given} ಮೊತ್ತದ ಚೆಕ್ ${checkNumber} ಹಿಂದಿರುಗಿಸಿದೆ, ಆದ್ದರಿಂದ ಈ ಹಣ ${temple} ಸ್ವೀಕರಿಸಿಲ್ಲ.`,
    },
    'bank-returned': {
      subject: `${temple}: ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಪಾವತಿ ವಾಪಸಾಗಿದೆ`,
      heading: 'ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ಪಾವತಿ ವಾಪಸಾಗಿದೆ',
      what: `ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ${given} ಪಾವತಿಯನ್ನು ಹಿಂಪಡೆದಿದೆ, ಆದ್ದರಿಂದ ಈ ಹಣ ${temple} ಸ್ವೀಕರಿಸಿಲ್ಲ.`,
    },
    'dispute-lost': {
      subject: `${temple}: ನೀವು ವಿವಾದಿಸಿದ ಪಾವತಿ`,
      heading: 'ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ವಿವಾದದ ಬಗ್ಗೆ ನಿರ್ಧರಿಸಿದೆ',
      what: `ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ನಿಮ್ಮ ಪರವಾಗಿ ನಿರ್ಧರಿಸಿ ${temple} ಇಂದ ${given} ಹಿಂಪಡೆದಿದೆ.`,
    },
  },
  givenToo: (amount, fund) => `ನೀವು ಮರುಪಾವತಿಯ ಬದಲು ${fund} ಗಾಗಿ ದೇಣಿಗೆ ನೀಡಿದ ${amount} ಕೂಡ ಇದರಲ್ಲಿ ಸೇರಿದೆ.`,
  giveAnotherWay: 'ಬೇರೆ ರೀತಿಯಲ್ಲಿ ನೀಡಲು ಬಯಸಿದರೆ ದೇವಸ್ಥಾನವನ್ನು ಸಂಪರ್ಕಿಸಿ.',
  canceledWith: (what) => `ಇದರೊಂದಿಗೆ ರದ್ದಾದವು: ${what}. ಇನ್ನೂ ಬೇಕಿದ್ದರೆ, ದಯವಿಟ್ಟು ಮತ್ತೆ ಆರ್ಡರ್ ಮಾಡಿ ಬೇರೆ ರೀತಿಯಲ್ಲಿ ಪಾವತಿಸಿ, ಉದಾಹರಣೆಗೆ ಕಾರ್ಡ್ ಮೂಲಕ.`,
  notices: {
    received: property ? `${temple} ನಿಮ್ಮ ದೇಣಿಗೆಯನ್ನು ಸ್ವೀಕರಿಸಿದೆ: ${given}` : `${temple} ನಿಮ್ಮ ${given} ದೇಣಿಗೆಯನ್ನು ಸ್ವೀಕರಿಸಿದೆ`,
    'receipt-reissued': `${temple} ನಿಮ್ಮ ${payment ? 'ಪಾವತಿಯ' : 'ದೇಣಿಗೆಯ'} ರಸೀದಿಯನ್ನು ತಿದ್ದಿದೆ`,
    refunded: `${temple} ${given} ಹಿಂದಿರುಗಿಸಿದೆ`,
    'refund-owed': `${temple} ನಿಮಗೆ ${given} ಹಿಂದಿರುಗಿಸಬೇಕಿದೆ`,
    given: `ನೀವು ಮರುಪಾವತಿಯ ಬದಲು ${temple} ಗೆ ${given} ದೇಣಿಗೆ ನೀಡಿದ್ದೀರಿ`,
    'handed-out': `${temple} ನಿಮ್ಮ ಕೈಗೆ ${given} ಹಿಂದಿರುಗಿಸಿದೆ`,
    'check-returned': `${temple}: ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ${given} ಚೆಕ್ ಹಿಂದಿರುಗಿಸಿದೆ`,
    'bank-returned': `${temple}: ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ${given} ಪಾವತಿಯನ್ನು ಹಿಂಪಡೆದಿದೆ`,
    'dispute-lost': `ನಿಮ್ಮ ಬ್ಯಾಂಕ್ ${temple} ಇಂದ ${given} ಹಿಂಪಡೆದಿದೆ`,
  },
  arrivesLater: 'ಇದು ತಲುಪಲು ಕೆಲವು ದಿನಗಳು ಬೇಕು.',
  notHandedOut: 'ನಿಮಗೆ ಅದು ಸಿಗದಿದ್ದರೆ, ದಯವಿಟ್ಟು ದೇವಸ್ಥಾನದ ಕಚೇರಿಯನ್ನು ಸಂಪರ್ಕಿಸಿ.',
  handedOutHow: ({ day, check, by }) => `${day} ರಂದು, ${check ? `ಚೆಕ್ ${check} ಮೂಲಕ` : 'ನಗದಾಗಿ'}. ${by} ಇದನ್ನು ದಾಖಲಿಸಿದ್ದಾರೆ.`,
  inPlaceOfRefund: ({ day, by }) => `ದೇವಸ್ಥಾನದ ಕಚೇರಿಯಲ್ಲಿ ನಿಮಗಾಗಿ ಇದ್ದ ${given} ಬದಲಿಗೆ ಇದು. ನೀವು ${day} ರಂದು ಒಪ್ಪಿದ್ದೀರಿ ಎಂದು ${by} ದಾಖಲಿಸಿದ್ದಾರೆ.`,
  notAgreed: 'ನೀವು ಇದಕ್ಕೆ ಒಪ್ಪದಿದ್ದರೆ, ದಯವಿಟ್ಟು ದೇವಸ್ಥಾನದ ಕಚೇರಿಯನ್ನು ಸಂಪರ್ಕಿಸಿ.',
  fileFollows: 'ರಸೀದಿಯ PDF ಇನ್ನೂ ಸಿದ್ಧವಾಗದ ಕಾರಣ ಲಗತ್ತಿಸಿಲ್ಲ. ದೇವಸ್ಥಾನದ ಕಚೇರಿ ಅದನ್ನು ನಿಮಗೆ ಕಳುಹಿಸುತ್ತದೆ.',
  check: (url) => `ರಸೀದಿಯನ್ನು ಯಾರಾದರೂ ಇಲ್ಲಿ ಪರಿಶೀಲಿಸಬಹುದು: ${url}`,
  receipts: 'ನಿಮ್ಮ ರಸೀದಿಗಳನ್ನು ನೋಡಿ',
});
