import type { Language } from './calendar-names.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** “20 October, 18:05” in a language and a zone. */
export function localTime(ms: number, timeZone: string, language: Language): string {
  return format(language, timeZone, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(ms);
}

/** “20 October 2025” of a civil date in a language. */
export function longDate(date: string, language: Language): string {
  return format(language, 'UTC', { day: 'numeric', month: 'long', year: 'numeric' }).format(Date.parse(date));
}

function format(language: Language, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${options.year ?? ''}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : `${language}-IN`, { ...options, timeZone });
  formats.set(key, made);
  return made;
}
