/** `@sannidhi/kit/i18n`: texts, language and formats; i18next and react-i18next only. Holds state: see `SHARED_MODULES`. */
export { registerMessages } from './catalogs.ts';
export { formatCents, formatCount, formatDate, formatDateTime, formatShortDate, formatTime, formatZone } from './format.ts';
export { changeLanguage, currentLanguage, i18n, loadMessages } from './i18n.ts';
export { LANGUAGES, type Language } from './languages.ts';
export { type Text, type TextValues, textOf, useText } from './use-text.ts';
