import type { Language } from '@sannidhi/contracts';
import type { NotificationWords } from '../notifications/notification-kinds.ts';

/** What volunteers are told: what happened to their place, when it is, what became of their hours. */
export type ShiftText =
  | 'placed'
  | 'asked'
  | 'turned-down'
  | 'canceled'
  | 'replaced'
  | 'today'
  | 'tomorrow'
  | 'later'
  | 'hours'
  | 'hours-adjusted'
  | 'milestone';

const AT = '{{temple}}, {{when}}.';
const AT_HI = '{{temple}}, {{when}}।';

/** By language and text. */
export const SHIFT_WORDS: Readonly<Record<Language, Record<ShiftText, NotificationWords>>> = {
  en: {
    placed: { title: '{{name}} has a place at {{shift}}', body: `${AT} Confirm or decline your place.` },
    asked: { title: 'Can {{name}} help at {{shift}}?', body: `${AT} Agree or decline; the temple is waiting for your answer.` },
    'turned-down': { title: 'The temple can’t take {{name}} for {{shift}}', body: `${AT} {{reason}}` },
    canceled: { title: '{{shift}} is canceled', body: `${AT} {{reason}}` },
    replaced: { title: 'Someone took {{name}}’s place at {{shift}}', body: `${AT} You don’t need to come.` },
    today: { title: 'Today: {{shift}}', body: `${AT} {{name}} is expected. If you can’t come, decline with a reason.` },
    tomorrow: { title: 'Tomorrow: {{shift}}', body: `${AT} {{name}} is expected. If you can’t come, decline with a reason.` },
    later: { title: '{{shift}} on {{when}}', body: '{{temple}} counts on {{name}}. Confirm your place, or decline with a reason.' },
    hours: { title: '{{temple}} approved {{time}} for {{name}}', body: '{{shift}}' },
    'hours-adjusted': { title: '{{temple}} recorded {{time}} for {{name}}', body: '{{shift}}. {{reason}}' },
    milestone: { title: '{{name}} has given {{hours}} hours of service', body: 'Your certificate is ready to issue.' },
  },
  hi: {
    placed: { title: '{{shift}} में {{name}} को स्थान मिला है', body: `${AT_HI} अपना स्थान पक्का करें या छोड़ें।` },
    asked: { title: 'क्या {{name}} {{shift}} में सेवा दे सकते हैं?', body: `${AT_HI} हाँ या ना कहें; मंदिर आपके उत्तर की प्रतीक्षा में है।` },
    'turned-down': { title: 'मंदिर {{shift}} में {{name}} को नहीं ले सकता', body: `${AT_HI} {{reason}}` },
    canceled: { title: '{{shift}} रद्द है', body: `${AT_HI} {{reason}}` },
    replaced: { title: '{{shift}} में {{name}} का स्थान किसी और ने ले लिया है', body: `${AT_HI} आपको आने की आवश्यकता नहीं है।` },
    today: { title: 'आज: {{shift}}', body: `${AT_HI} {{name}} की प्रतीक्षा है। न आ सकें तो कारण सहित बताएँ।` },
    tomorrow: { title: 'कल: {{shift}}', body: `${AT_HI} {{name}} की प्रतीक्षा है। न आ सकें तो कारण सहित बताएँ।` },
    later: { title: '{{when}} को {{shift}}', body: '{{temple}} को {{name}} की प्रतीक्षा है। अपना स्थान पक्का करें, या कारण सहित छोड़ें।' },
    hours: { title: '{{temple}} ने {{name}} की सेवा स्वीकृत की: {{time}}', body: '{{shift}}' },
    'hours-adjusted': { title: '{{temple}} ने {{name}} की सेवा दर्ज की: {{time}}', body: '{{shift}}। {{reason}}' },
    milestone: { title: '{{name}} ने {{hours}} घंटे सेवा दी है', body: 'आप अपना प्रमाणपत्र जारी कर सकते हैं।' },
  },
  te: {
    placed: { title: '{{shift}}లో {{name}}కు స్థానం లభించింది', body: `${AT} ఖరారు చేయండి లేదా నిరాకరించండి.` },
    asked: { title: '{{shift}}లో {{name}} సేవ చేయగలరా?', body: `${AT} అంగీకరించండి లేదా నిరాకరించండి.` },
    'turned-down': { title: '{{shift}}కు {{name}}ను ఆలయం తీసుకోలేకపోతోంది', body: `${AT} {{reason}}` },
    canceled: { title: '{{shift}} రద్దయింది', body: `${AT} {{reason}}` },
    replaced: { title: '{{shift}}లో {{name}} స్థానాన్ని మరొకరు తీసుకున్నారు', body: `${AT} మీరు రానవసరం లేదు.` },
    today: { title: 'ఈరోజు: {{shift}}', body: `${AT} రాలేకపోతే కారణంతో తెలియజేయండి.` },
    tomorrow: { title: 'రేపు: {{shift}}', body: `${AT} రాలేకపోతే కారణంతో తెలియజేయండి.` },
    later: { title: '{{when}}: {{shift}}', body: '{{temple}}. ఖరారు చేయండి, లేదా కారణంతో నిరాకరించండి.' },
    hours: { title: '{{name}}: {{temple}} {{time}} ఆమోదించింది', body: '{{shift}}' },
    'hours-adjusted': { title: '{{name}}: {{temple}} {{time}} నమోదు చేసింది', body: '{{shift}}. {{reason}}' },
    milestone: { title: '{{name}} {{hours}} గంటల సేవ చేశారు', body: 'మీ ధృవపత్రం సిద్ధంగా ఉంది.' },
  },
  ta: {
    placed: { title: '{{shift}}: {{name}} அவர்களுக்கு இடம் கிடைத்தது', body: `${AT} உறுதி செய்யவும் அல்லது மறுக்கவும்.` },
    asked: { title: '{{shift}}: {{name}} தொண்டு செய்ய முடியுமா?', body: `${AT} ஏற்கவும் அல்லது மறுக்கவும்.` },
    'turned-down': { title: '{{shift}}: {{name}} அவர்களை கோயில் ஏற்க இயலவில்லை', body: `${AT} {{reason}}` },
    canceled: { title: '{{shift}} ரத்தானது', body: `${AT} {{reason}}` },
    replaced: { title: '{{shift}}: {{name}} இடத்தை வேறொருவர் ஏற்றார்', body: `${AT} நீங்கள் வர வேண்டியதில்லை.` },
    today: { title: 'இன்று: {{shift}}', body: `${AT} வர இயலாவிட்டால் காரணத்துடன் தெரிவிக்கவும்.` },
    tomorrow: { title: 'நாளை: {{shift}}', body: `${AT} வர இயலாவிட்டால் காரணத்துடன் தெரிவிக்கவும்.` },
    later: { title: '{{when}}: {{shift}}', body: '{{temple}}. உறுதி செய்யவும், அல்லது காரணத்துடன் மறுக்கவும்.' },
    hours: { title: '{{name}}: {{temple}} {{time}} அங்கீகரித்தது', body: '{{shift}}' },
    'hours-adjusted': { title: '{{name}}: {{temple}} {{time}} பதிவு செய்தது', body: '{{shift}}. {{reason}}' },
    milestone: { title: '{{name}} {{hours}} மணிநேரம் தொண்டு செய்துள்ளார்', body: 'உங்கள் சான்றிதழை இப்போது பெறலாம்.' },
  },
  kn: {
    placed: { title: '{{shift}}: {{name}} ಅವರಿಗೆ ಸ್ಥಾನ ಸಿಕ್ಕಿದೆ', body: `${AT} ಖಚಿತಪಡಿಸಿ ಅಥವಾ ನಿರಾಕರಿಸಿ.` },
    asked: { title: '{{shift}}: {{name}} ಸೇವೆ ಮಾಡಬಹುದೇ?', body: `${AT} ಒಪ್ಪಿಕೊಳ್ಳಿ ಅಥವಾ ನಿರಾಕರಿಸಿ.` },
    'turned-down': { title: '{{shift}}: {{name}} ಅವರನ್ನು ದೇವಾಲಯ ಸ್ವೀಕರಿಸಲಾಗುತ್ತಿಲ್ಲ', body: `${AT} {{reason}}` },
    canceled: { title: '{{shift}} ರದ್ದಾಗಿದೆ', body: `${AT} {{reason}}` },
    replaced: { title: '{{shift}}: {{name}} ಅವರ ಸ್ಥಾನವನ್ನು ಬೇರೆಯವರು ತೆಗೆದುಕೊಂಡಿದ್ದಾರೆ', body: `${AT} ನೀವು ಬರಬೇಕಾಗಿಲ್ಲ.` },
    today: { title: 'ಇಂದು: {{shift}}', body: `${AT} ಬರಲಾಗದಿದ್ದರೆ ಕಾರಣದೊಂದಿಗೆ ತಿಳಿಸಿ.` },
    tomorrow: { title: 'ನಾಳೆ: {{shift}}', body: `${AT} ಬರಲಾಗದಿದ್ದರೆ ಕಾರಣದೊಂದಿಗೆ ತಿಳಿಸಿ.` },
    later: { title: '{{when}}: {{shift}}', body: '{{temple}}. ಖಚಿತಪಡಿಸಿ, ಅಥವಾ ಕಾರಣದೊಂದಿಗೆ ನಿರಾಕರಿಸಿ.' },
    hours: { title: '{{name}}: {{temple}} {{time}} ಅನುಮೋದಿಸಿದೆ', body: '{{shift}}' },
    'hours-adjusted': { title: '{{name}}: {{temple}} {{time}} ದಾಖಲಿಸಿದೆ', body: '{{shift}}. {{reason}}' },
    milestone: { title: '{{name}} {{hours}} ಗಂಟೆಗಳ ಸೇವೆ ಮಾಡಿದ್ದಾರೆ', body: 'ನಿಮ್ಮ ಪ್ರಮಾಣಪತ್ರ ಸಿದ್ಧವಾಗಿದೆ.' },
  },
  gu: {
    placed: { title: '{{shift}}: {{name}} ને સ્થાન મળ્યું છે', body: `${AT} પાકું કરો અથવા ના કહો.` },
    asked: { title: '{{shift}}: {{name}} સેવા આપી શકશે?', body: `${AT} હા કે ના કહો.` },
    'turned-down': { title: '{{shift}}: મંદિર {{name}} ને લઈ શકતું નથી', body: `${AT} {{reason}}` },
    canceled: { title: '{{shift}} રદ થઈ છે', body: `${AT} {{reason}}` },
    replaced: { title: '{{shift}}: {{name}} નું સ્થાન બીજા કોઈએ લીધું છે', body: `${AT} તમારે આવવાની જરૂર નથી.` },
    today: { title: 'આજે: {{shift}}', body: `${AT} ન આવી શકો તો કારણ સાથે જણાવો.` },
    tomorrow: { title: 'આવતીકાલે: {{shift}}', body: `${AT} ન આવી શકો તો કારણ સાથે જણાવો.` },
    later: { title: '{{when}}: {{shift}}', body: '{{temple}}. પાકું કરો, અથવા કારણ સાથે ના કહો.' },
    hours: { title: '{{name}}: {{temple}} એ {{time}} મંજૂર કર્યા', body: '{{shift}}' },
    'hours-adjusted': { title: '{{name}}: {{temple}} એ {{time}} નોંધ્યા', body: '{{shift}}. {{reason}}' },
    milestone: { title: '{{name}} એ {{hours}} કલાક સેવા આપી છે', body: 'તમારું પ્રમાણપત્ર તૈયાર છે.' },
  },
};

/** What follows the number of hours: of one, and of others. */
export const HOUR_WORDS: Readonly<Record<Language, readonly [one: string, other: string]>> = {
  en: ['hour', 'hours'],
  hi: ['घंटा', 'घंटे'],
  te: ['గంట', 'గంటలు'],
  ta: ['மணிநேரத்தை', 'மணிநேரத்தை'],
  kn: ['ಗಂಟೆಯನ್ನು', 'ಗಂಟೆಗಳನ್ನು'],
  gu: ['કલાક', 'કલાક'],
};

/** Why somebody who waited for a place can't have it. */
export type ShiftRefusal = 'shift-assignment.busy-then' | 'shift-assignment.away-then';

/** By language and reason. */
export const REFUSAL_WORDS: Readonly<Record<Language, Record<ShiftRefusal, string>>> = {
  en: { 'shift-assignment.busy-then': 'Another shift at the same time.', 'shift-assignment.away-then': 'A day that is marked as away.' },
  hi: { 'shift-assignment.busy-then': 'उसी समय दूसरी सेवा है।', 'shift-assignment.away-then': 'इस दिन बाहर रहने की सूचना है।' },
  te: { 'shift-assignment.busy-then': 'అదే సమయంలో మరో సేవ.', 'shift-assignment.away-then': 'ఈ రోజు ఊరిలో లేరని గుర్తించారు.' },
  ta: { 'shift-assignment.busy-then': 'அதே நேரத்தில் வேறு தொண்டு.', 'shift-assignment.away-then': 'இந்த நாளில் ஊரில் இல்லை எனக் குறிக்கப்பட்டுள்ளது.' },
  kn: { 'shift-assignment.busy-then': 'ಅದೇ ಸಮಯದಲ್ಲಿ ಬೇರೆ ಸೇವೆ.', 'shift-assignment.away-then': 'ಈ ದಿನ ಊರಲ್ಲಿಲ್ಲ ಎಂದು ಗುರುತಿಸಲಾಗಿದೆ.' },
  gu: { 'shift-assignment.busy-then': 'એ જ સમયે બીજી સેવા.', 'shift-assignment.away-then': 'આ દિવસે બહાર હોવાનું નોંધાયું છે.' },
};
