import { type Language, smsLength, wholeSms } from '@sannidhi/contracts';
import { unlinked } from '../../platform/mail/mail-html.ts';

/** The outbox's kind for a notification that is texted. */
export const NOTIFICATION_SMS = 'notification-sms';

export interface NotificationTextData {
  accountId: string;
  /** The temple it is about, which needs consent. */
  templeId: string;
  kind: string;
  /** What the app's notification of it is known by; texts that were written before it was kept have none. */
  key?: string;
  params: object;
  path: string | null;
  language: Language;
  /** Not sent after this. */
  usefulUntil?: string | undefined;
}

interface Said {
  title: string;
  temple: string;
  /** Where to read on; null if there is no page. */
  url: string | null;
  language: Language;
}

/** What a text costs at most, in any script, */
const SEGMENTS_MAX = 3;
/** unless its link is so long that too little would be said. */
const TITLE_MIN = 40;

/** A notification as one text: which temple writes, what happened, where to read on, and how to end texts. A title too long for it is cut. */
export function notificationText({ title, temple, url, language }: Said): string {
  const name = inPlainLetters(temple);
  const whole = (what: string) => wholeSms([what, url].filter(Boolean).join(' '), name, language);
  const letters = [...inPlainLetters(unlinked(title))];
  const cutAt = (kept: number) => whole(kept < letters.length ? `${letters.slice(0, kept).join('').trimEnd()}...` : letters.join(''));
  let kept = letters.length;
  while (kept > TITLE_MIN && smsLength(cutAt(kept)).segments > SEGMENTS_MAX) kept -= 1;
  return cutAt(kept);
}

/** Typographic signs are outside the alphabet of texts: a single one would more than halve what fits into a segment. */
const inPlainLetters = (text: string): string =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...')
    .replace(/[\u00a0\u202f]/g, ' ');
