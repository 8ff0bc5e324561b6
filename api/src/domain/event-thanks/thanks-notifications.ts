import type { Language, ThanksWording } from '@sannidhi/contracts';
import { momentOf } from '../events/moment-of.ts';
import { defineNotifications, kind } from '../notifications/notification-kinds.ts';

export interface Thanks {
  event: string;
  temple: string;
  timeZone: string;
  /** What the office wrote in English, and in other languages; empty for the words below. */
  text: string;
  wording: ThanksWording;
  /** When the event's next date starts; null after the last. */
  next: string | null;
}

/** What people hear of an event they were at. */
export const thanksNotifications = defineNotifications(
  {
    name: 'event-thanks',
    nouns: ['event'],
    label: {
      en: 'After an event',
      hi: 'कार्यक्रम के बाद',
      te: 'కార్యక్రమం తర్వాత',
      ta: 'நிகழ்ச்சிக்குப் பின்',
      kn: 'ಕಾರ್ಯಕ್ರಮದ ನಂತರ',
      gu: 'કાર્યક્રમ પછી',
    },
    about: {
      en: 'A temple’s thanks the morning after an event you were at.',
      hi: 'जिस कार्यक्रम में आप आए थे, उसके अगले दिन सुबह मंदिर का धन्यवाद।',
      te: 'మీరు వచ్చిన కార్యక్రమం మరుసటి ఉదయం ఆలయం ధన్యవాదాలు.',
      ta: 'நீங்கள் வந்த நிகழ்ச்சியின் மறுநாள் காலை கோயிலின் நன்றி.',
      kn: 'ನೀವು ಬಂದ ಕಾರ್ಯಕ್ರಮದ ಮರುದಿನ ಬೆಳಿಗ್ಗೆ ದೇವಾಲಯದ ಧನ್ಯವಾದ.',
      gu: 'તમે આવ્યા હતા તે કાર્યક્રમની બીજી સવારે મંદિરનો આભાર.',
    },
  },
  {
    sent: kind<Thanks>()({
      audience: { to: 'account', roles: ['donor'] },
      channels: ['in-app', 'email'],
      words: {
        en: (params) => ({
          title: `Thank you for coming to ${params.event}`,
          body: bodyOf(params, 'en', `${params.temple} was glad to have you.`, 'The next date is'),
        }),
        hi: (params) => ({
          title: `${params.event} में आने के लिए धन्यवाद`,
          body: bodyOf(params, 'hi', `${params.temple} को आपके आने से प्रसन्नता हुई।`, 'अगली तारीख'),
        }),
        te: (params) => ({
          title: `${params.event}కి వచ్చినందుకు ధన్యవాదాలు`,
          body: bodyOf(params, 'te', `మీ రాకతో ${params.temple} సంతోషించింది.`, 'తదుపరి తేదీ'),
        }),
        ta: (params) => ({
          title: `${params.event}: வந்தமைக்கு நன்றி`,
          body: bodyOf(params, 'ta', `உங்கள் வருகையால் ${params.temple} மகிழ்ந்தது.`, 'அடுத்த தேதி'),
        }),
        kn: (params) => ({
          title: `${params.event}: ಬಂದಿದ್ದಕ್ಕೆ ಧನ್ಯವಾದಗಳು`,
          body: bodyOf(params, 'kn', `ನಿಮ್ಮ ಬರುವಿಕೆಯಿಂದ ${params.temple} ಸಂತೋಷಪಟ್ಟಿದೆ.`, 'ಮುಂದಿನ ದಿನಾಂಕ'),
        }),
        gu: (params) => ({
          title: `${params.event}માં આવવા બદલ આભાર`,
          body: bodyOf(params, 'gu', `તમારા આવવાથી ${params.temple}ને આનંદ થયો.`, 'આગળની તારીખ'),
        }),
      },
    }),
  },
);

/** The office's words in the reader's language or in English, or else these; then the next date. */
function bodyOf({ text, wording, next, timeZone }: Thanks, language: Language, ours: string, nextIs: string): string {
  const own = (language === 'en' ? '' : wording[language]?.text) || text;
  const full = language === 'hi' ? '।' : '.';
  const date = next === null ? '' : ` ${nextIs}${language === 'en' ? ' ' : ': '}${momentOf({ startsAt: next, timeZone }, language)}${full}`;
  return `${own || ours}${date}`;
}
