import type { RequestPart, Wording } from '@sannidhi/contracts';
import type { WrittenWords } from '../notifications/written-words.ts';

const te: WrittenWords = {
  quoted: { title: '{{pooja}} కి {{temple}} {{total}} ధర తెలిపింది', body: '{{date}} లోగా తేదీ ఎంచుకుని అంగీకరించండి.' },
  scheduled: { title: '{{pooja}} {{when}} కి ఉంది', body: '{{temple}} సమయం నిర్ణయించింది.' },
  'scheduled-moved': {
    title: '{{pooja}} ఇప్పుడు {{when}} కి ఉంది',
    body: '{{temple}} దీన్ని {{before}} నుంచి మార్చింది. మొదలయ్యే వరకు రద్దు చేస్తే మొత్తం డబ్బు తిరిగి వస్తుంది.',
  },
  completed: { title: 'మీ కుటుంబం కోసం {{pooja}} జరిగింది', body: '{{temple}} నిర్వహించింది.' },
  'completed-due': { title: 'మీ కుటుంబం కోసం {{pooja}} జరిగింది', body: '{{temple}} కి ఇంకా {{due}} చెల్లించాలి.' },
  declined: { title: '{{temple}} {{pooja}} చేయలేకపోతోంది', body: '{{reason}}' },
  expired: { title: '{{pooja}} కోసం మీ అభ్యర్థన గడువు ముగిసింది', body: 'ఇతర తేదీలతో {{temple}} ని మళ్ళీ అడగవచ్చు.' },
  canceled: { title: '{{pooja}} ను {{temple}} రద్దు చేసింది', body: '{{reason}}' },
  'canceled-refund': { title: '{{pooja}} ను {{temple}} రద్దు చేసింది', body: '{{reason}} మీకు {{refund}} తిరిగి వస్తుంది.' },
  'canceled-refunds': { title: '{{pooja}} ను {{temple}} రద్దు చేసింది', body: '{{reason}} మీకు మొత్తం {{refund}} తిరిగి వస్తుంది: {{parts}}.' },
};

const ta: WrittenWords = {
  quoted: { title: '{{pooja}}-க்கு {{temple}} {{total}} கட்டணம் தெரிவித்துள்ளது', body: '{{date}} க்குள் ஒரு தேதியைத் தேர்ந்து ஏற்றுக்கொள்ளுங்கள்.' },
  scheduled: { title: '{{pooja}} {{when}} அன்று நடைபெறும்', body: '{{temple}} நேரத்தை நிர்ணயித்தது.' },
  'scheduled-moved': {
    title: '{{pooja}} இப்போது {{when}} அன்று நடைபெறும்',
    body: '{{temple}} இதை {{before}} இலிருந்து மாற்றியது. தொடங்கும் வரை முழுப் பணத்தையும் திரும்பப் பெற்று ரத்து செய்யலாம்.',
  },
  completed: { title: 'உங்கள் குடும்பத்திற்காக {{pooja}} நடைபெற்றது', body: '{{temple}} நடத்தியது.' },
  'completed-due': { title: 'உங்கள் குடும்பத்திற்காக {{pooja}} நடைபெற்றது', body: '{{temple}} க்கு இன்னும் {{due}} செலுத்த வேண்டும்.' },
  declined: { title: '{{temple}} {{pooja}}-ஐ நடத்த இயலாது', body: '{{reason}}' },
  expired: { title: '{{pooja}}-க்கான உங்கள் கோரிக்கை காலாவதியானது', body: 'வேறு தேதிகளுடன் {{temple}} இடம் மீண்டும் கேட்கலாம்.' },
  canceled: { title: '{{pooja}}-ஐ {{temple}} ரத்து செய்தது', body: '{{reason}}' },
  'canceled-refund': { title: '{{pooja}}-ஐ {{temple}} ரத்து செய்தது', body: '{{reason}} {{refund}} உங்களுக்குத் திரும்பக் கிடைக்கும்.' },
  'canceled-refunds': {
    title: '{{pooja}}-ஐ {{temple}} ரத்து செய்தது',
    body: '{{reason}} மொத்தம் {{refund}} உங்களுக்குத் திரும்பக் கிடைக்கும்: {{parts}}.',
  },
};

const kn: WrittenWords = {
  quoted: { title: '{{pooja}} ಗೆ {{temple}} {{total}} ದರ ತಿಳಿಸಿದೆ', body: '{{date}} ರೊಳಗೆ ದಿನಾಂಕ ಆರಿಸಿ ಒಪ್ಪಿಕೊಳ್ಳಿ.' },
  scheduled: { title: '{{pooja}} {{when}} ಕ್ಕೆ ಇದೆ', body: '{{temple}} ಸಮಯ ನಿಗದಿಪಡಿಸಿದೆ.' },
  'scheduled-moved': {
    title: '{{pooja}} ಈಗ {{when}} ಕ್ಕೆ ಬದಲಾಗಿದೆ',
    body: '{{temple}} ಇದನ್ನು {{before}} ಇಂದ ಬದಲಿಸಿದೆ. ಆರಂಭವಾಗುವವರೆಗೆ ಪೂರ್ಣ ಮರುಪಾವತಿಯೊಂದಿಗೆ ರದ್ದುಗೊಳಿಸಬಹುದು.',
  },
  completed: { title: 'ನಿಮ್ಮ ಕುಟುಂಬಕ್ಕಾಗಿ {{pooja}} ನೆರವೇರಿತು', body: '{{temple}} ನೆರವೇರಿಸಿತು.' },
  'completed-due': { title: 'ನಿಮ್ಮ ಕುಟುಂಬಕ್ಕಾಗಿ {{pooja}} ನೆರವೇರಿತು', body: '{{temple}} ಗೆ ಇನ್ನೂ {{due}} ಪಾವತಿಸಬೇಕು.' },
  declined: { title: '{{temple}} ಗೆ {{pooja}} ನಡೆಸಲು ಆಗುವುದಿಲ್ಲ', body: '{{reason}}' },
  expired: { title: '{{pooja}} ಗಾಗಿ ನಿಮ್ಮ ವಿನಂತಿಯ ಅವಧಿ ಮುಗಿದಿದೆ', body: 'ಬೇರೆ ದಿನಾಂಕಗಳೊಂದಿಗೆ {{temple}} ಅನ್ನು ಮತ್ತೆ ಕೇಳಬಹುದು.' },
  canceled: { title: '{{pooja}} ಅನ್ನು {{temple}} ರದ್ದುಗೊಳಿಸಿದೆ', body: '{{reason}}' },
  'canceled-refund': { title: '{{pooja}} ಅನ್ನು {{temple}} ರದ್ದುಗೊಳಿಸಿದೆ', body: '{{reason}} ನಿಮಗೆ {{refund}} ಮರಳಿ ಬರುತ್ತದೆ.' },
  'canceled-refunds': { title: '{{pooja}} ಅನ್ನು {{temple}} ರದ್ದುಗೊಳಿಸಿದೆ', body: '{{reason}} ನಿಮಗೆ ಒಟ್ಟು {{refund}} ಮರಳಿ ಬರುತ್ತದೆ: {{parts}}.' },
};

const gu: WrittenWords = {
  quoted: { title: '{{temple}} એ {{pooja}} માટે {{total}} જણાવ્યા છે', body: '{{date}} સુધીમાં તારીખ પસંદ કરીને સ્વીકારો.' },
  scheduled: { title: '{{pooja}} {{when}} એ છે', body: '{{temple}} એ સમય નક્કી કર્યો.' },
  'scheduled-moved': {
    title: '{{pooja}} હવે {{when}} એ છે',
    body: '{{temple}} એ તેને {{before}} થી બદલી. શરૂ થાય ત્યાં સુધી તમે પૂરા રિફંડ સાથે રદ કરી શકો છો.',
  },
  completed: { title: 'તમારા પરિવાર માટે {{pooja}} સંપન્ન થઈ', body: '{{temple}} દ્વારા.' },
  'completed-due': { title: 'તમારા પરિવાર માટે {{pooja}} સંપન્ન થઈ', body: '{{temple}} ને {{due}} આપવાના બાકી છે.' },
  declined: { title: '{{temple}} {{pooja}} કરી શકશે નહીં', body: '{{reason}}' },
  expired: { title: '{{pooja}} માટેની તમારી વિનંતીની મુદત પૂરી થઈ', body: 'તમે બીજી તારીખો સાથે {{temple}} ને ફરી પૂછી શકો છો.' },
  canceled: { title: '{{temple}} એ {{pooja}} રદ કરી', body: '{{reason}}' },
  'canceled-refund': { title: '{{temple}} એ {{pooja}} રદ કરી', body: '{{reason}} તમને {{refund}} પાછા મળશે.' },
  'canceled-refunds': { title: '{{temple}} એ {{pooja}} રદ કરી', body: '{{reason}} તમને કુલ {{refund}} પાછા મળશે: {{parts}}.' },
};

/** What families read of the poojas they asked for, besides English and Hindi. */
export const REQUEST_WORDS = { te, ta, kn, gu };

/** What a payment for a request was: all of it, or a part. */
export const PART_WORDS: Wording<Record<RequestPart, string>> = {
  en: { whole: 'payment', deposit: 'deposit', rest: 'rest' },
  hi: { whole: 'भुगतान', deposit: 'अग्रिम', rest: 'शेष राशि' },
  te: { whole: 'చెల్లింపు', deposit: 'అడ్వాన్స్', rest: 'మిగతాది' },
  ta: { whole: 'செலுத்தியது', deposit: 'முன்பணம்', rest: 'மீதி' },
  kn: { whole: 'ಪಾವತಿ', deposit: 'ಮುಂಗಡ', rest: 'ಉಳಿದದ್ದು' },
  gu: { whole: 'ચુકવણી', deposit: 'આગોતરી રકમ', rest: 'બાકીની રકમ' },
};
