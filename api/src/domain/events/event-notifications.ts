import type { Language } from '@sannidhi/contracts';
import { defineNotifications, kind, WITH_TEXTS } from '../notifications/notification-kinds.ts';
import { reasonIn } from './date-reasons.ts';
import { type PerhapsBegun, withEarlyEnd } from './ended-early.ts';
import { momentOf } from './moment-of.ts';
import { LINK_ON_PAGE, type PerhapsPlaced, type Placed, placeWords, withPlaces } from './place-news-words.ts';

interface Changed {
  event: string;
  temple: string;
  /** The first of its dates, now. */
  startsAt: string;
  timeZone: string;
  /** How many dates it is about. */
  dates: number;
}
type Ended = Changed & { reason: string };

const devotee = { to: 'account', roles: ['donor'] } as const;

/** Notifications to those who saved a temple about its events. */
export const eventNotifications = defineNotifications(
  {
    name: 'event',
    nouns: ['event', 'event-occurrence'],
    label: { en: 'Events', hi: 'कार्यक्रम', te: 'కార్యక్రమాలు', ta: 'நிகழ்ச்சிகள்', kn: 'ಕಾರ್ಯಕ್ರಮಗಳು', gu: 'કાર્યક્રમો' },
    about: {
      en: 'Events of your temples that move or are canceled.',
      hi: 'आपके मंदिरों के कार्यक्रम, जिनका समय बदले या जो रद्द हों।',
      te: 'మీ ఆలయాల కార్యక్రమాల సమయం మారినా, రద్దయినా.',
      ta: 'உங்கள் கோயில்களின் நிகழ்ச்சி நேரம் மாறினால் அல்லது ரத்தானால்.',
      kn: 'ನಿಮ್ಮ ದೇವಾಲಯಗಳ ಕಾರ್ಯಕ್ರಮದ ಸಮಯ ಬದಲಾದರೆ ಅಥವಾ ರದ್ದಾದರೆ.',
      gu: 'તમારા મંદિરોના કાર્યક્રમોનો સમય બદલાય કે રદ થાય ત્યારે.',
    },
  },
  {
    placed: kind<Placed>()({ audience: devotee, channels: WITH_TEXTS, words: placeWords(LINK_ON_PAGE) }),
    moved: kind<Changed & PerhapsPlaced>()({
      audience: devotee,
      channels: WITH_TEXTS,
      words: withPlaces({
        en: (params) => ({
          title: `${params.event} is at a new time`,
          body: `${params.temple}: ${momentOf(params, 'en')}${params.dates > 1 ? ', and later dates changed too' : ''}.`,
        }),
        hi: (params) => ({
          title: `${params.event} का समय बदल गया है`,
          body: `${params.temple}: ${momentOf(params, 'hi')}${params.dates > 1 ? ', और बाद की तारीखें भी बदली हैं' : ''}।`,
        }),
        te: (params) => ({ title: `${params.event} సమయం మారింది`, body: `${params.temple}: ${momentOf(params, 'te')}` }),
        ta: (params) => ({ title: `${params.event} நேரம் மாறியது`, body: `${params.temple}: ${momentOf(params, 'ta')}` }),
        kn: (params) => ({ title: `${params.event} ಸಮಯ ಬದಲಾಗಿದೆ`, body: `${params.temple}: ${momentOf(params, 'kn')}` }),
        gu: (params) => ({ title: `${params.event} નો સમય બદલાયો છે`, body: `${params.temple}: ${momentOf(params, 'gu')}` }),
      }),
    }),
    canceled: kind<Ended & PerhapsBegun>()({
      audience: devotee,
      channels: WITH_TEXTS,
      words: withEarlyEnd({
        en: (params) => ({
          title: `${params.event} is canceled`,
          body: `${params.temple}, ${momentOf(params, 'en')}${params.dates > 1 ? ' and later dates' : ''}. ${params.reason}`,
        }),
        hi: (params) => ({
          title: `${params.event} रद्द है`,
          body: `${params.temple}, ${momentOf(params, 'hi')}${params.dates > 1 ? ' और बाद की तारीखें' : ''}। ${reasonIn(params.reason, 'hi')}`,
        }),
        te: (params) => ({ title: `${params.event} రద్దయింది`, body: bodyOf(params, 'te') }),
        ta: (params) => ({ title: `${params.event} ரத்து செய்யப்பட்டது`, body: bodyOf(params, 'ta') }),
        kn: (params) => ({ title: `${params.event} ರದ್ದಾಗಿದೆ`, body: bodyOf(params, 'kn') }),
        gu: (params) => ({ title: `${params.event} રદ થયો છે`, body: bodyOf(params, 'gu') }),
      }),
    }),
    postponed: kind<Ended>()({
      audience: devotee,
      channels: WITH_TEXTS,
      words: {
        en: (params) => ({
          title: `${params.event} is postponed`,
          body: `It was planned for ${momentOf(params, 'en')} at ${params.temple}. ${params.reason}`,
        }),
        hi: (params) => ({
          title: `${params.event} टाल दिया गया है`,
          body: `यह ${params.temple} में ${momentOf(params, 'hi')} को होना था। ${params.reason}`,
        }),
        te: (params) => ({ title: `${params.event} వాయిదా పడింది`, body: bodyOf(params, 'te') }),
        ta: (params) => ({ title: `${params.event} ஒத்திவைக்கப்பட்டது`, body: bodyOf(params, 'ta') }),
        kn: (params) => ({ title: `${params.event} ಮುಂದೂಡಲಾಗಿದೆ`, body: bodyOf(params, 'kn') }),
        gu: (params) => ({ title: `${params.event} મોકૂફ રખાયો છે`, body: bodyOf(params, 'gu') }),
      },
    }),
  },
);

const bodyOf = (params: Ended, language: Language): string =>
  `${params.temple}, ${momentOf(params, language)}. ${reasonIn(params.reason, language)}`;
