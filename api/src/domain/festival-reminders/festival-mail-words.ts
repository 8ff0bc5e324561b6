import { BRAND, type PanchangaFestival, type PanchangaPlace } from '@sannidhi/contracts';
import { daysAfter, type Festival, festivalName, inLanguage } from '@sannidhi/panchanga';
import { composeMail } from '../../platform/mail/mail-html.ts';

type Language = 'en' | 'hi';
interface FestivalMail {
  festivals: readonly PanchangaFestival[];
  place: PanchangaPlace;
  language: Language;
  fullName: string;
  /** The place's civil date. */
  today: string;
  unsubscribeUrl: string;
}

const WORDS = {
  en: {
    locale: 'en-US',
    today: 'today',
    tomorrow: 'tomorrow',
    subject: (name: string, day: string) => `${name}: ${day}`,
    more: (count: number) => (count > 0 ? ` and ${count} more` : ''),
    greeting: (name: string) => `Namaste ${name},`,
    at: (place: string) => `These days are computed for the sky over ${place}.`,
    moved: (date: string, note: string) => `Your temple keeps it on another day than its rule gives (${date}): ${note}`,
    open: 'Open the panchanga',
    why: `You asked ${BRAND.name} to tell you of festivals.`,
    stop: 'To end these mails, no sign-in needed:',
  },
  hi: {
    locale: 'hi-IN-u-nu-latn',
    today: 'आज',
    tomorrow: 'कल',
    subject: (name: string, day: string) => `${name}: ${day}`,
    more: (count: number) => (count > 0 ? ` और ${count} अन्य` : ''),
    greeting: (name: string) => `नमस्ते ${name},`,
    at: (place: string) => `ये तिथियाँ ${place} के आकाश के लिए गिनी गई हैं।`,
    moved: (date: string, note: string) => `आपका मंदिर इसे नियम की तिथि (${date}) से अलग दिन मनाता है: ${note}`,
    open: 'पंचांग खोलें',
    why: `आपने ${BRAND.name} से त्योहारों की सूचना माँगी थी।`,
    stop: 'ये मेल बंद करने के लिए, साइन इन के बिना:',
  },
};

/** The mail about the festivals ahead, in the devotee's language. */
export function festivalMailWords({ festivals, place, language, fullName, today, unsubscribeUrl }: FestivalMail) {
  const words = WORDS[language];
  const [first] = festivals;
  const heading = first
    ? words.subject(festivalName(first.id, language), dayName(first.date, today, language)) + words.more(festivals.length - 1)
    : BRAND.name;
  const site = new URL(unsubscribeUrl).origin;
  return {
    subject: heading,
    ...composeMail({
      heading,
      language,
      paragraphs: [words.greeting(fullName), ...festivals.map((festival) => sentenceOf(festival, today, language)), words.at(place.name)],
      action: { label: words.open, url: `${site}/devotee/panchanga` },
      footnotes: [words.why, `${words.stop} ${unsubscribeUrl}`],
    }),
  };
}

function sentenceOf(festival: PanchangaFestival, today: string, language: Language): string {
  const { override, date } = festival;
  const words = WORDS[language];
  const { name, reason } = inLanguage({ ...(festival as Festival), date: override?.computedDate ?? date }, language);
  const moved = override ? ` ${words.moved(longDate(override.computedDate, language), override.note)}` : ` ${reason}`;
  return `${name}: ${dayName(date, today, language)}.${moved}`;
}

/** `tomorrow, Sunday, November 8` */
function dayName(date: string, today: string, language: Language): string {
  const { today: now, tomorrow } = WORDS[language];
  const near = date === today ? [now] : date === daysAfter(today, 1) ? [tomorrow] : [];
  return [...near, longDate(date, language)].join(', ');
}

const longDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(WORDS[language].locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
