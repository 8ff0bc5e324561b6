import { type Language, saidIn, type Wording } from '../languages.ts';

/** The fields of a broadcast that each person’s own details fill in. */
export const BROADCAST_FIELDS = ['name', 'temple'] as const;
type FieldName = (typeof BROADCAST_FIELDS)[number];

const FIELD = /\{([^{}\n]*)\}/g;
const isField = (name: string): name is FieldName => (BROADCAST_FIELDS as readonly string[]).includes(name);

/** A text with its fields filled in: `Namaste {name}` becomes `Namaste Meera`. */
export const filledText = (text: string, values: Readonly<Record<FieldName, string>>): string =>
  text.replace(FIELD, (whole, name: string) => (isField(name) ? values[name] : whole));

/** The first field in a text that doesn’t exist, with its braces; undefined if all do. */
export const unknownField = (text: string): string | undefined => [...text.matchAll(FIELD)].find(([, name = '']) => !isField(name))?.[0];

const STOP_HINT: Wording<string> = {
  en: 'Reply STOP to end.',
  hi: 'बंद करने के लिए STOP लिखें।',
  te: 'ఆపడానికి STOP అని పంపండి.',
  ta: 'நிறுத்த STOP என அனுப்பவும்.',
  kn: 'ನಿಲ್ಲಿಸಲು STOP ಎಂದು ಕಳುಹಿಸಿ.',
  gu: 'બંધ કરવા STOP લખો.',
};

/**
 * A text message as it is sent: all temples share a number, so it says which one writes, and how to end texts, unless its words do. CTIA's
 * Messaging Principles ask for both.
 */
export function wholeSms(words: string, temple: string, language: Language): string {
  const said = words.includes(temple) ? words : `${temple}: ${words}`;
  return /\b(?:reply|text|send) stop\b/i.test(said) ? said : `${said} ${saidIn(STOP_HINT, language)}`;
}

/** The letters a text message can have at 7 bits each (3GPP TS 23.038, 6.2.1); those of its extension take two places. */
const GSM_7 =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENSION = '^{}\\[~]|€';

export interface SmsLength {
  /** Places the text takes: letters, some of them double. */
  length: number;
  /** Texts that are sent and paid for. */
  segments: number;
  /** Places in a text of one segment, and in each of several. */
  single: number;
  each: number;
}

/** How many segments a text message takes: 160 or 153 letters each, and 70 or 67 if any letter is outside that alphabet, as every Indic one is. */
export function smsLength(text: string): SmsLength {
  const isGsm = [...text].every((letter) => GSM_7.includes(letter) || EXTENSION.includes(letter));
  const length = isGsm ? [...text].reduce((sum, letter) => sum + (EXTENSION.includes(letter) ? 2 : 1), 0) : text.length;
  const [single, each] = isGsm ? [160, 153] : [70, 67];
  return { length, segments: length === 0 ? 0 : length <= single ? 1 : Math.ceil(length / each), single, each };
}
