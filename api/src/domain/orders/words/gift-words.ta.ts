import type { CorrectedField } from '@sannidhi/contracts';
import { typedSentence } from '../../notifications/typed-sentence.ts';
import { changeIn, type GiftFacts, type GiftWords, listIn, type TextChange } from './gift-wording.ts';

const CHANGED: Record<TextChange, string> = {
  name: 'பெயர்',
  date: 'பெற்ற தேதி',
  method: 'செலுத்திய முறை',
  purpose: 'நோக்கம்',
  property: 'விவரம்',
};
const CORRECTED: Record<CorrectedField, string> = {
  fund: 'நிதி',
  account: 'கணக்கு',
  amount: 'தொகை',
  receivedOn: 'தேதி',
  legalName: 'பெயர்',
  email: 'மின்னஞ்சல் முகவரி',
};

/** The sentences for a gift in Tamil. */
export const giftWordsTa = ({ temple, given, property, payment, funds, checkNumber }: GiftFacts): GiftWords => ({
  received: {
    subject: `${temple}: உங்கள் நன்கொடை`,
    heading: `${temple}: உங்கள் நன்கொடைக்கு நன்றி`,
    what: property ? `${temple} பெற்றது: ${given}.` : `${temple} ${given} பெற்றது. நோக்கம்: ${funds}.`,
    sms: property ? `${temple}: உங்கள் நன்கொடைக்கு நன்றி: ${given}.` : `${temple}: உங்கள் ${given} நன்கொடைக்கு நன்றி.`,
  },
  paper: (kind, number) =>
    ({
      receipt: `உங்கள் ரசீது எண் ${number}. இதை உங்கள் வரி ஆவணங்களுடன் வைத்திருங்கள்.`,
      payment: `உங்கள் ரசீது எண் ${number}.`,
      property: `நன்கொடை பெற்றதற்கான கடிதம் எண் ${number}. நீங்கள் கொடுத்தது இதில் விவரிக்கப்பட்டுள்ளது; அதன் மதிப்பை நீங்களே தீர்மானிக்க வேண்டும். இதை உங்கள் வரி ஆவணங்களுடன் வைத்திருங்கள்.`,
      acknowledgment: `நன்கொடை பெற்றதற்கான கடிதம் எண் ${number}. இது வரி விலக்குக்கான ரசீது அல்ல.`,
    })[kind],
  paperFollows: 'உங்கள் ரசீது பின்னர் வரும்.',
  paperReady: (number) => `உங்கள் ரசீது ${number} தயாராக உள்ளது.`,
  change: changeIn('ta', {
    amount: (from, to) => `தொகை ${from} இலிருந்து ${to} ஆக மாறியது.`,
    text: (what, from, to) => `${what}: முன்பு “${from}”, இப்போது “${to}”.`,
    names: CHANGED,
  }),
  reissued: {
    subject: `${temple}: உங்கள் புதிய ரசீது`,
    heading: 'உங்கள் ரசீது திருத்தப்பட்டது',
    what: `${temple} உங்கள் ${payment ? 'கட்டண' : 'நன்கொடை'} ரசீதைத் திருத்தியது.`,
    reason: (reason) => `கோயில் கூறிய காரணம்: ${typedSentence(reason)}`,
  },
  issued: { subject: `${temple}: உங்கள் ரசீது`, heading: 'உங்கள் ரசீது' },
  corrected: {
    subject: `${temple}: திருத்தம்`,
    heading: 'உங்கள் நன்கொடை விவரம் திருத்தப்பட்டது',
    what: (fields) => `${temple} உங்கள் நன்கொடை விவரத்தில் திருத்தியவை: ${listIn('ta', fields, CORRECTED)}. பணம் எதுவும் இடம் மாறவில்லை.`,
  },
  replaced: (before, after) => `ரசீது ${before} இனி செல்லாது. அதற்குப் பதிலாக ரசீது ${after} செல்லும்.`,
  replacesEarlier: (number) => `முந்தைய ரசீதுக்குப் பதிலாக ரசீது ${number} செல்லும்.`,
  void: (before) => `ரசீது ${before} இனி செல்லாது.`,
  noReceipt: payment ? 'இந்தக் கட்டணத்தின் ரசீது இனி செல்லாது.' : 'இந்த நன்கொடையின் ரசீது இனி செல்லாது.',
  dontUse: (before) => `தயவுசெய்து வரிக்கு ரசீது ${before} ஐப் பயன்படுத்த வேண்டாம்.`,
  taken: {
    refund: {
      subject: `${temple}: பணம் திருப்பி அளிப்பு`,
      heading: 'உங்களுக்குத் திருப்பி அளிக்கப்பட்ட பணம்',
      what: `${temple} உங்கள் ${payment ? 'கட்டணத்தில்' : 'நன்கொடையில்'} ${given} திருப்பி அளித்தது.`,
    },
    'refund-owed': {
      subject: `${temple}: பணம் திருப்பி அளிப்பு`,
      heading: 'உங்களுக்குத் திருப்பி அளிக்கப்படும் பணம்',
      what: `${temple} உங்களுக்கு ${given} திருப்பித் தர வேண்டும். கோயில் அலுவலகத்தில் பெற்றுக்கொள்ளுங்கள்.`,
    },
    given: {
      subject: `${temple}: திரும்பும் பணத்துக்குப் பதிலாக உங்கள் நன்கொடை`,
      heading: 'உங்களுக்குத் திரும்ப வேண்டிய பணம் இப்போது நன்கொடை',
      what: `பணத்தைத் திரும்பப் பெறுவதற்குப் பதிலாக ${temple} கோயிலுக்கு ${given} நன்கொடை அளித்தீர்கள். இந்த நன்கொடைக்குத் தனி ரசீது உள்ளது.`,
    },
    'check-returned': {
      subject: `${temple}: உங்கள் காசோலை திரும்பியது`,
      heading: 'உங்கள் காசோலை திரும்பியது',
      what: `உங்கள் வங்கி ${given} காசோலை ${checkNumber} ஐத் திருப்பி அனுப்பியது, எனவே இந்தப் பணம் ${temple} பெறவில்லை.`,
    },
    'bank-returned': {
      subject: `${temple}: உங்கள் வங்கிச் செலுத்தல் திரும்பியது`,
      heading: 'உங்கள் வங்கிச் செலுத்தல் திரும்பியது',
      what: `உங்கள் வங்கி ${given} செலுத்தலைத் திரும்பப் பெற்றது, எனவே இந்தப் பணம் ${temple} பெறவில்லை.`,
    },
    'dispute-lost': {
      subject: `${temple}: நீங்கள் ஆட்சேபித்த செலுத்தல்`,
      heading: 'உங்கள் வங்கி முடிவெடுத்தது',
      what: `உங்கள் வங்கி உங்களுக்குச் சாதகமாக முடிவெடுத்து ${temple} இடமிருந்து ${given} திரும்பப் பெற்றது.`,
    },
  },
  givenToo: (amount, fund) => `பணத்தைத் திரும்பப் பெறுவதற்குப் பதிலாக ${fund} நிதிக்கு நீங்கள் நன்கொடையாக அளித்த ${amount} இதில் அடங்கும்.`,
  giveAnotherWay: 'வேறு வழியில் கொடுக்க விரும்பினால் கோயிலைத் தொடர்புகொள்ளுங்கள்.',
  canceledWith: (what) => `இதனுடன் ரத்தானவை: ${what}. இன்னும் வேண்டுமானால், மீண்டும் ஆர்டர் செய்து வேறு வழியில் செலுத்துங்கள், உதாரணமாக அட்டை மூலம்.`,
  notices: {
    received: property ? `${temple} உங்கள் நன்கொடையைப் பெற்றது: ${given}` : `${temple} உங்கள் ${given} நன்கொடையைப் பெற்றது`,
    'receipt-reissued': `${temple} உங்கள் ${payment ? 'கட்டண' : 'நன்கொடை'} ரசீதைத் திருத்தியது`,
    refunded: `${temple} ${given} திருப்பி அளித்தது`,
    'refund-owed': `${temple} உங்களுக்கு ${given} திருப்பித் தர வேண்டும்`,
    given: `பணத்தைத் திரும்பப் பெறுவதற்குப் பதிலாக ${temple} கோயிலுக்கு ${given} நன்கொடை அளித்தீர்கள்`,
    'handed-out': `${temple} உங்களிடம் ${given} திருப்பிக் கொடுத்தது`,
    'check-returned': `${temple}: உங்கள் வங்கி ${given} காசோலையைத் திருப்பி அனுப்பியது`,
    'bank-returned': `${temple}: உங்கள் வங்கி ${given} செலுத்தலைத் திரும்பப் பெற்றது`,
    'dispute-lost': `உங்கள் வங்கி ${temple} இடமிருந்து ${given} திரும்பப் பெற்றது`,
  },
  arrivesLater: 'இது வந்து சேர சில நாட்கள் ஆகும்.',
  notHandedOut: 'அது உங்களுக்குக் கிடைக்கவில்லை என்றால், கோயில் அலுவலகத்தைத் தொடர்புகொள்ளுங்கள்.',
  handedOutHow: ({ day, check, by }) => `${day} அன்று, ${check ? `காசோலை ${check} மூலம்` : 'ரொக்கமாக'}. ${by} இதைப் பதிவு செய்தார்.`,
  inPlaceOfRefund: ({ day, by }) =>
    `கோயில் அலுவலகத்தில் உங்களுக்காக இருந்த ${given} க்குப் பதிலாக இது. ${day} அன்று நீங்கள் ஒப்புக்கொண்டதாக ${by} பதிவு செய்தார்.`,
  notAgreed: 'இதற்கு நீங்கள் ஒப்புக்கொள்ளவில்லை என்றால், கோயில் அலுவலகத்தைத் தொடர்புகொள்ளுங்கள்.',
  fileFollows: 'ரசீதின் PDF இன்னும் தயாராகாததால் இணைக்கப்படவில்லை. கோயில் அலுவலகம் அதை உங்களுக்கு அனுப்பும்.',
  check: (url) => `ரசீதை யாரும் இங்கே சரிபார்க்கலாம்: ${url}`,
  receipts: 'உங்கள் ரசீதுகளைப் பாருங்கள்',
});
