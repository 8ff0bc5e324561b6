import type { Language, Wording } from '@sannidhi/contracts';
import type { NotificationWords } from '../notifications/notification-kinds.ts';

/** Of a date that was canceled after it had begun; missing for all others. */
export interface PerhapsBegun {
  event: string;
  hasBegun?: true;
}

const TITLES: Record<Language, (event: string) => string> = {
  en: (event) => `${event} ended early`,
  hi: (event) => `${event} समय से पहले समाप्त कर दिया गया`,
  te: (event) => `${event} ముందుగానే ముగిసింది`,
  ta: (event) => `${event} முன்னதாகவே முடிக்கப்பட்டது`,
  kn: (event) => `${event} ಮುಂಚಿತವಾಗಿಯೇ ಮುಗಿದಿದೆ`,
  gu: (event) => `${event} વહેલો પૂરો થયો`,
};

/** The same words, which say of a date that had begun that it ended early. */
export function withEarlyEnd<Params extends PerhapsBegun>(
  words: Wording<(params: Params) => NotificationWords>,
): Wording<(params: Params) => NotificationWords> {
  const of = (language: Language) => (params: Params) => {
    const { title, body } = (words[language] ?? words.en)(params);
    return { title: params.hasBegun ? TITLES[language](params.event) : title, body };
  };
  return { en: of('en'), hi: of('hi'), te: of('te'), ta: of('ta'), kn: of('kn'), gu: of('gu') };
}
