import { BRAND, LANGUAGE_FACTS, type Language, type PanchangaFestival, type PanchangaPlace, saidIn } from '@sannidhi/contracts';
import { daysAfter, type Festival, festivalName, inLanguage } from '@sannidhi/panchanga';
import { composeMail } from '../../platform/mail/mail-html.ts';
import { FESTIVAL_MAIL_SENTENCES } from './festival-mail-sentences.ts';

interface FestivalMail {
  festivals: readonly PanchangaFestival[];
  place: PanchangaPlace;
  language: Language;
  fullName: string;
  /** The civil date in the place. */
  today: string;
  unsubscribeUrl: string;
}

/** The email about upcoming festivals, in the devotee's language. */
export function festivalMailWords({ festivals, place, language, fullName, today, unsubscribeUrl }: FestivalMail) {
  const words = saidIn(FESTIVAL_MAIL_SENTENCES, language);
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
  const words = saidIn(FESTIVAL_MAIL_SENTENCES, language);
  const { name, reason } = inLanguage({ ...(festival as Festival), date: override?.computedDate ?? date }, language);
  const moved = override ? ` ${words.moved(longDate(override.computedDate, language), override.note)}` : ` ${reason}`;
  return `${name}: ${dayName(date, today, language)}.${moved}`;
}

/** `tomorrow, Sunday, November 8` */
function dayName(date: string, today: string, language: Language): string {
  const { today: now, tomorrow } = saidIn(FESTIVAL_MAIL_SENTENCES, language);
  const near = date === today ? [now] : date === daysAfter(today, 1) ? [tomorrow] : [];
  return [...near, longDate(date, language)].join(', ');
}

const longDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
