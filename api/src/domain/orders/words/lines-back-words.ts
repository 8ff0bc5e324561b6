import type { Wording } from '@sannidhi/contracts';
import { typedSentence } from '../../notifications/typed-sentence.ts';

/** What was paid for and can't be had. */
export interface LinesBackMessage {
  temple: string;
  amount: string;
  what: string;
  /** The temple's reason, where it canceled. */
  reason?: string;
  /** Whose language it is in; English for a guest, and where it is absent in messages from before it was said. */
  accountId?: string | null;
}

/** Why money goes back by itself. */
export type LinesBackReason = 'place-gone' | 'temple-canceled' | 'temple-suspended' | 'paid-twice';

type Facts = Pick<LinesBackMessage, 'temple' | 'amount' | 'what'>;

const en = {
  'place-gone': 'No place was left when your payment arrived.',
  'temple-canceled': 'The temple canceled this time before your payment arrived.',
  'temple-suspended': 'The temple can’t receive payments right now.',
  'paid-twice': 'You had already paid for this with another payment.',
  reason: (reason: string) => `The temple’s reason: ${typedSentence(reason)}`,
  subject: (temple: string) => `Your order at ${temple}`,
  heading: 'Your refund',
  onItsWay: (amount: string) => `${amount} is on its way back to you. It takes a few days to arrive.`,
  sms: ({ temple, amount, what }: Facts, why: string) => `${temple}: ${why} ${what}: ${amount} is on its way back to you.`,
  title: (temple: string, amount: string) => `${temple} is refunding ${amount}`,
  rest: 'The rest of your order isn’t affected.',
};

/** The mail, text and notification about money that goes back by itself. */
export const LINES_BACK_WORDS: Wording<typeof en> = {
  en,
  hi: {
    'place-gone': 'आपका भुगतान आने तक कोई स्थान नहीं बचा था।',
    'temple-canceled': 'आपका भुगतान आने से पहले मंदिर ने यह समय रद्द कर दिया।',
    'temple-suspended': 'मंदिर अभी भुगतान नहीं ले सकता।',
    'paid-twice': 'आप इसका भुगतान पहले ही दूसरे भुगतान से कर चुके हैं।',
    reason: (reason) => `मंदिर का कारण: ${typedSentence(reason, 'hi')}`,
    subject: (temple) => `${temple} में आपका ऑर्डर`,
    heading: 'आपकी वापसी',
    onItsWay: (amount) => `${amount} आपको वापस भेजे जा रहे हैं। पहुँचने में कुछ दिन लगते हैं।`,
    sms: ({ temple, amount, what }, why) => `${temple}: ${why} ${what}: ${amount} आपको वापस भेजे जा रहे हैं।`,
    title: (temple, amount) => `${temple} ${amount} वापस कर रहा है`,
    rest: 'बाकी ऑर्डर बना रहेगा।',
  },
  te: {
    'place-gone': 'మీ చెల్లింపు వచ్చేసరికి ఖాళీలు లేవు.',
    'temple-canceled': 'మీ చెల్లింపు వచ్చేలోపు ఆలయం ఈ సమయాన్ని రద్దు చేసింది.',
    'temple-suspended': 'ఆలయం ప్రస్తుతం చెల్లింపులు తీసుకోలేదు.',
    'paid-twice': 'దీనికి మీరు ఇప్పటికే మరో చెల్లింపు చేశారు.',
    reason: (reason) => `ఆలయం చెప్పిన కారణం: ${typedSentence(reason)}`,
    subject: (temple) => `${temple}: మీ ఆర్డర్`,
    heading: 'మీ డబ్బు వాపసు',
    onItsWay: (amount) => `${amount} మీకు తిరిగి పంపుతున్నాం. చేరడానికి కొన్ని రోజులు పడుతుంది.`,
    sms: ({ temple, amount, what }, why) => `${temple}: ${why} ${what}: ${amount} మీకు తిరిగి పంపుతున్నాం.`,
    title: (temple, amount) => `${temple} ${amount} తిరిగి ఇస్తోంది`,
    rest: 'మీ ఆర్డర్‌లో మిగతావి అలాగే ఉంటాయి.',
  },
  ta: {
    'place-gone': 'உங்கள் பணம் வந்தபோது இடம் எதுவும் இல்லை.',
    'temple-canceled': 'உங்கள் பணம் வருவதற்கு முன் கோயில் இந்த நேரத்தை ரத்து செய்தது.',
    'temple-suspended': 'கோயில் இப்போது பணம் பெற முடியாது.',
    'paid-twice': 'இதற்கு நீங்கள் ஏற்கனவே வேறொரு முறை பணம் செலுத்திவிட்டீர்கள்.',
    reason: (reason) => `கோயில் கூறிய காரணம்: ${typedSentence(reason)}`,
    subject: (temple) => `${temple}: உங்கள் ஆர்டர்`,
    heading: 'உங்களுக்குத் திருப்பி அளிக்கப்படும் பணம்',
    onItsWay: (amount) => `${amount} உங்களுக்குத் திருப்பி அனுப்பப்படுகிறது. வந்து சேர சில நாட்கள் ஆகும்.`,
    sms: ({ temple, amount, what }, why) => `${temple}: ${why} ${what}: ${amount} உங்களுக்குத் திருப்பி அனுப்பப்படுகிறது.`,
    title: (temple, amount) => `${temple} ${amount} திருப்பி அளிக்கிறது`,
    rest: 'உங்கள் ஆர்டரில் மற்றவை அப்படியே இருக்கும்.',
  },
  kn: {
    'place-gone': 'ನಿಮ್ಮ ಪಾವತಿ ಬರುವಾಗ ಯಾವುದೇ ಸ್ಥಳ ಉಳಿದಿರಲಿಲ್ಲ.',
    'temple-canceled': 'ನಿಮ್ಮ ಪಾವತಿ ಬರುವ ಮೊದಲು ದೇವಸ್ಥಾನ ಈ ಸಮಯವನ್ನು ರದ್ದುಮಾಡಿತು.',
    'temple-suspended': 'ದೇವಸ್ಥಾನ ಈಗ ಪಾವತಿಗಳನ್ನು ಸ್ವೀಕರಿಸಲಾಗದು.',
    'paid-twice': 'ಇದಕ್ಕೆ ನೀವು ಈಗಾಗಲೇ ಇನ್ನೊಂದು ಪಾವತಿ ಮಾಡಿದ್ದೀರಿ.',
    reason: (reason) => `ದೇವಸ್ಥಾನ ನೀಡಿದ ಕಾರಣ: ${typedSentence(reason)}`,
    subject: (temple) => `${temple}: ನಿಮ್ಮ ಆರ್ಡರ್`,
    heading: 'ನಿಮ್ಮ ಮರುಪಾವತಿ',
    onItsWay: (amount) => `${amount} ನಿಮಗೆ ಹಿಂದಿರುಗಿಸಲಾಗುತ್ತಿದೆ. ತಲುಪಲು ಕೆಲವು ದಿನಗಳು ಬೇಕು.`,
    sms: ({ temple, amount, what }, why) => `${temple}: ${why} ${what}: ${amount} ನಿಮಗೆ ಹಿಂದಿರುಗಿಸಲಾಗುತ್ತಿದೆ.`,
    title: (temple, amount) => `${temple} ${amount} ಹಿಂದಿರುಗಿಸುತ್ತಿದೆ`,
    rest: 'ನಿಮ್ಮ ಆರ್ಡರ್‌ನ ಉಳಿದ ಭಾಗ ಹಾಗೆಯೇ ಇರುತ್ತದೆ.',
  },
  gu: {
    'place-gone': 'તમારી ચુકવણી આવી ત્યારે કોઈ જગ્યા બાકી નહોતી.',
    'temple-canceled': 'તમારી ચુકવણી આવે તે પહેલાં મંદિરે આ સમય રદ કર્યો.',
    'temple-suspended': 'મંદિર હમણાં ચુકવણી લઈ શકતું નથી.',
    'paid-twice': 'આ માટે તમે બીજી ચુકવણીથી પહેલેથી જ પૈસા ચૂકવી દીધા છે.',
    reason: (reason) => `મંદિરનું કારણ: ${typedSentence(reason)}`,
    subject: (temple) => `${temple} માં તમારો ઓર્ડર`,
    heading: 'તમારું રિફંડ',
    onItsWay: (amount) => `${amount} તમને પાછા મોકલાઈ રહ્યા છે. પહોંચતાં થોડા દિવસ લાગે છે.`,
    sms: ({ temple, amount, what }, why) => `${temple}: ${why} ${what}: ${amount} તમને પાછા મોકલાઈ રહ્યા છે.`,
    title: (temple, amount) => `${temple} ${amount} પાછા આપી રહ્યું છે`,
    rest: 'તમારા બાકીના ઓર્ડરને કોઈ અસર નથી.',
  },
};
