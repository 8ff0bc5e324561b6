import type { AccountLanguage } from '@sannidhi/contracts';
import type { NotificationKinds, NotificationWords } from './notification-kinds.ts';

const UNKNOWN: Record<AccountLanguage, NotificationWords> = {
  en: { title: 'Notification', body: 'It can be shown once the platform is up to date.' },
  hi: { title: 'सूचना', body: 'प्लेटफ़ॉर्म अपडेट होने पर यह दिखेगी।' },
};

/** What a stored notification says in a language. A kind of another version of the system says that it has to wait. */
export const wordsOf = (kinds: NotificationKinds, kind: string, params: object, language: AccountLanguage): NotificationWords =>
  kinds.of(kind)?.words[language](params as never) ?? UNKNOWN[language];
