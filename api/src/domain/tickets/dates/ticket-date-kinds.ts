import { momentOf as when } from '../../events/moment-of.ts';
import { LINK_ON_TICKET, type PerhapsPlaced, type Placed, placeWords, withPlaces } from '../../events/place-news-words.ts';
import { kind, WITH_TEXTS } from '../../notifications/notification-kinds.ts';
import { typedSentence } from '../../notifications/typed-sentence.ts';
import { holder, type Reasoned, type Ticketed } from './ticketed.ts';

/** `isGiven`: somebody else paid. Missing in what was sent before that was told. */
type Changed = Reasoned & { isGiven?: boolean };

/** What people hear of the dates their tickets are for. */
export const ticketDateKinds = {
  placed: kind<Placed>()({ audience: holder, channels: WITH_TEXTS, words: placeWords(LINK_ON_TICKET) }),
  moved: kind<Changed & PerhapsPlaced>()({
    audience: holder,
    channels: WITH_TEXTS,
    words: withPlaces({
      en: (params) => ({
        title: `${params.event} is at a new time`,
        body: `${params.temple}, ${when(params, 'en')}. Your tickets are valid then. If you can’t come, ${params.isGiven ? 'you can give them back until it starts: their price goes to who paid' : 'you can cancel them for their price until it starts'}.`,
      }),
      hi: (params) => ({
        title: `${params.event} का समय बदल गया है`,
        body: `${params.temple}, ${when(params, 'hi')}। आपके टिकट तब मान्य हैं। न आ सकें तो शुरू होने तक ${params.isGiven ? 'उन्हें लौटा सकते हैं: राशि भुगतान करने वाले को मिलेगी' : 'पूरी राशि पर रद्द कर सकते हैं'}।`,
      }),
      te: (params) => ({ title: `${params.event} సమయం మారింది`, body: `${params.temple}, ${when(params, 'te')}. మీ టికెట్లు అప్పుడు చెల్లుతాయి.` }),
      ta: (params) => ({
        title: `${params.event} நேரம் மாறியது`,
        body: `${params.temple}, ${when(params, 'ta')}. உங்கள் சீட்டுகள் அப்போது செல்லும்.`,
      }),
      kn: (params) => ({ title: `${params.event} ಸಮಯ ಬದಲಾಗಿದೆ`, body: `${params.temple}, ${when(params, 'kn')}. ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳು ಆಗ ಮಾನ್ಯ.` }),
      gu: (params) => ({
        title: `${params.event} નો સમય બદલાયો છે`,
        body: `${params.temple}, ${when(params, 'gu')}. તમારી ટિકિટો ત્યારે માન્ય છે.`,
      }),
    }),
  }),
  postponed: kind<Changed>()({
    audience: holder,
    channels: WITH_TEXTS,
    words: {
      en: (params) => ({
        title: `${params.event} is postponed`,
        body: `It was planned for ${when(params, 'en')} at ${params.temple}. ${typedSentence(params.reason)} Your tickets stay valid for the new date, or you can ${params.isGiven ? 'give them back: their price goes to who paid' : 'cancel them for their price'}.`,
      }),
      hi: (params) => ({
        title: `${params.event} टाल दिया गया है`,
        body: `यह ${params.temple} में ${when(params, 'hi')} को होना था। ${typedSentence(params.reason, 'hi')} आपके टिकट नई तारीख के लिए मान्य रहेंगे, या आप उन्हें ${params.isGiven ? 'लौटा सकते हैं: राशि भुगतान करने वाले को मिलेगी' : 'पूरी राशि पर रद्द कर सकते हैं'}।`,
      }),
      te: (params) => ({ title: `${params.event} వాయిదా పడింది`, body: `${params.temple}, ${when(params, 'te')}. ${params.reason}` }),
      ta: (params) => ({ title: `${params.event} ஒத்திவைக்கப்பட்டது`, body: `${params.temple}, ${when(params, 'ta')}. ${params.reason}` }),
      kn: (params) => ({ title: `${params.event} ಮುಂದೂಡಲಾಗಿದೆ`, body: `${params.temple}, ${when(params, 'kn')}. ${params.reason}` }),
      gu: (params) => ({ title: `${params.event} મોકૂફ રખાયો છે`, body: `${params.temple}, ${when(params, 'gu')}. ${params.reason}` }),
    },
  }),
  reminder: kind<Ticketed>()({
    audience: holder,
    channels: WITH_TEXTS,
    words: {
      en: (params) => ({
        title: `${params.event} is coming up`,
        body: `${params.temple}, ${when(params, 'en')}. Your tickets are here, also without a connection.`,
      }),
      hi: (params) => ({
        title: `याद रखें: ${params.event}`,
        body: `${params.temple}, ${when(params, 'hi')}। आपके टिकट यहाँ हैं, बिना कनेक्शन के भी।`,
      }),
      te: (params) => ({
        title: `గుర్తు చేస్తున్నాము: ${params.event}`,
        body: `${params.temple}, ${when(params, 'te')}. మీ టికెట్లు ఇక్కడ ఉన్నాయి.`,
      }),
      ta: (params) => ({
        title: `நினைவூட்டல்: ${params.event}`,
        body: `${params.temple}, ${when(params, 'ta')}. உங்கள் சீட்டுகள் இங்கே உள்ளன.`,
      }),
      kn: (params) => ({
        title: `ಜ್ಞಾಪನೆ: ${params.event}`,
        body: `${params.temple}, ${when(params, 'kn')}. ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳು ಇಲ್ಲಿವೆ.`,
      }),
      gu: (params) => ({
        title: `યાદ કરાવીએ છીએ: ${params.event}`,
        body: `${params.temple}, ${when(params, 'gu')}. તમારી ટિકિટો અહીં છે.`,
      }),
    },
  }),
};
