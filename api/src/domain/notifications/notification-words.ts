import { LANGUAGE_CODES, type Language, saidIn, type Wording, writtenIn } from '@sannidhi/contracts';
import type { NotificationKinds, NotificationWords } from './notification-kinds.ts';

const UNKNOWN: Wording<NotificationWords> = {
  en: { title: 'Notification', body: 'It can be shown once the platform is up to date.' },
  hi: { title: 'सूचना', body: 'प्लेटफ़ॉर्म अपडेट होने पर यह दिखेगी।' },
};

/**
 * A stored notification's wording in a language, or in English. A kind from another version of the system says that it can't be shown yet.
 */
export function wordsOf(kinds: NotificationKinds, name: string, params: object, language: Language): NotificationWords {
  const kind = kinds.of(name);
  return kind ? saidIn(kind.words, language)(params as never) : saidIn(UNKNOWN, language);
}

/** The language that `wordsOf` answers in. */
export const wordsLanguage = (kinds: NotificationKinds, name: string, language: Language): Language =>
  writtenIn(kinds.of(name)?.words ?? UNKNOWN, language);

/** Words made for each language. */
export const inEachLanguage = <Said>(make: (language: Language) => Said): Wording<Said> =>
  Object.fromEntries(LANGUAGE_CODES.map((language) => [language, make(language)])) as Record<Language, Said>;
