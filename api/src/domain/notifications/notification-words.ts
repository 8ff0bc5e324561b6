import { type Language, saidIn, type Wording } from '@sannidhi/contracts';
import type { NotificationKinds, NotificationWords } from './notification-kinds.ts';

const UNKNOWN: Wording<NotificationWords> = {
  en: { title: 'Notification', body: 'It can be shown once the platform is up to date.' },
  hi: { title: 'सूचना', body: 'प्लेटफ़ॉर्म अपडेट होने पर यह दिखेगी।' },
};

/** What a stored notification says in a language, or in English. A kind of another version of the system says that it has to wait. */
export function wordsOf(kinds: NotificationKinds, name: string, params: object, language: Language): NotificationWords {
  const kind = kinds.of(name);
  return kind ? saidIn(kind.words, language)(params as never) : saidIn(UNKNOWN, language);
}
