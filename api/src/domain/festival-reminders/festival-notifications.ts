import { LANGUAGE_CODES, LANGUAGE_FACTS, type Language, type PanchangaFestival, saidIn, type Wording } from '@sannidhi/contracts';
import { type Festival, inLanguage } from '@sannidhi/panchanga';
import { defineNotifications, kind, type NotificationWords } from '../notifications/notification-kinds.ts';

/** The computed festival, and its place. */
export interface UpcomingFestival {
  festival: PanchangaFestival;
  placeName: string;
}

const MOVED: Wording<(date: string, note: string) => string> = {
  en: (date: string, note: string) => `Your temple keeps it on another day than its rule gives (${date}): ${note}`,
  hi: (date: string, note: string) => `आपका मंदिर इसे नियम की तिथि (${date}) से अलग दिन मनाता है: ${note}`,
  te: (date: string, note: string) => `మీ ఆలయం దీన్ని నియమం ప్రకారం వచ్చే రోజున (${date}) కాకుండా వేరే రోజున జరుపుతోంది: ${note}`,
  ta: (date: string, note: string) => `விதிப்படி வரும் நாளில் (${date}) அல்லாமல், உங்கள் கோயில் இதை வேறு நாளில் கொண்டாடுகிறது: ${note}`,
  kn: (date: string, note: string) => `ನಿಮ್ಮ ದೇವಸ್ಥಾನ ಇದನ್ನು ನಿಯಮದ ದಿನದ (${date}) ಬದಲು ಬೇರೆ ದಿನ ಆಚರಿಸುತ್ತದೆ: ${note}`,
  gu: (date: string, note: string) => `તમારું મંદિર આ પર્વ નિયમની તારીખ (${date}) ને બદલે બીજા દિવસે ઊજવે છે: ${note}`,
};

/** Upcoming festivals at a devotee's own place. Their preferences decide which ones, how early and how; their email is `festival-mail`. */
export const festivalNotifications = defineNotifications(
  {
    name: 'festival',
    nouns: ['festival-preference'],
    label: { en: 'Festivals', hi: 'त्योहार', te: 'పండుగలు', ta: 'பண்டிகைகள்', kn: 'ಹಬ್ಬಗಳು', gu: 'તહેવારો' },
    about: {
      en: 'Festivals at your place, before they begin.',
      hi: 'आपके स्थान के त्योहार, उनके आने से पहले।',
      te: 'మీ ఊరి పండుగలు, అవి రాకముందే.',
      ta: 'உங்கள் ஊரின் பண்டிகைகள், அவை வரும் முன்.',
      kn: 'ನಿಮ್ಮ ಊರಿನ ಹಬ್ಬಗಳು, ಬರುವ ಮೊದಲು.',
      gu: 'તમારા સ્થળના તહેવારો, તે આવે તે પહેલાં.',
    },
    settingsPath: '/donor/temple-preferences',
  },
  {
    upcoming: kind<UpcomingFestival>()({
      audience: { to: 'account', roles: ['donor'] },
      channels: ['in-app'],
      words: { en: (params) => wordsIn('en', params), ...inEveryLanguage() },
    }),
  },
);

/** Names and reasons of festivals come with the panchanga in every language. */
function inEveryLanguage(): Partial<Record<Language, (params: UpcomingFestival) => NotificationWords>> {
  return Object.fromEntries(LANGUAGE_CODES.map((language) => [language, (params: UpcomingFestival) => wordsIn(language, params)]));
}

function wordsIn(language: Language, { festival, placeName }: UpcomingFestival): NotificationWords {
  const { date, override } = festival;
  // Rule and reason refer to the computed date, even if the temple observes a different one.
  const { name, reason } = inLanguage({ ...(festival as Festival), date: override?.computedDate ?? date }, language);
  const why = override ? saidIn(MOVED, language)(longDate(override.computedDate, language), override.note) : reason;
  return { title: `${name}: ${longDate(date, language)}`, body: `${why} (${placeName})` };
}

const longDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
