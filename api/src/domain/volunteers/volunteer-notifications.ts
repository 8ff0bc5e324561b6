import type { Language } from '@sannidhi/contracts';
import { defineNotifications, kind, type NotificationWords, WITH_TEXTS } from '../notifications/notification-kinds.ts';
import { wordsIn } from '../notifications/written-words.ts';
import { dayWord, momentOf } from './shift-moment.ts';
import { HOUR_WORDS, REFUSAL_WORDS, SHIFT_WORDS, type ShiftRefusal, type ShiftText } from './volunteer-words.ts';

/** A shift as messages name it. */
export interface ShiftFacts {
  shift: string;
  temple: string;
  /** Who helps: the reader, or a member of the family. */
  name: string;
  startsAt: string;
  timeZone: string;
}
/** `refusal`: the reason by its code, where nobody wrote one. Missing in what was sent before reasons had codes. */
type WithReason = ShiftFacts & { reason: string; refusal?: ShiftRefusal | null };
type Reminder = ShiftFacts & { readerZone: string };
interface Hours {
  shift: string;
  temple: string;
  name: string;
  hours: string;
  reason: string;
}
interface Milestone {
  name: string;
  hours: string;
}

const devotee = { to: 'account', roles: ['donor'] } as const;
const coordinators = { to: 'staff', permission: 'volunteers:manage' } as const;
const both = ['in-app', 'email'] as const;

const LANGUAGES = ['en', 'hi', 'te', 'ta', 'kn', 'gu'] as const satisfies readonly Language[];
const TEXTS = Object.fromEntries(LANGUAGES.map((language) => [language, SHIFT_WORDS[language]]));

/** The words of a kind in all six languages; `said` chooses the text. */
function inSix<Params extends object>(said: (params: Params, language: Language) => { text: ShiftText; values: Record<string, string> }) {
  const words = wordsIn<Params>(TEXTS, (params, locale) => said(params, languageOf(locale)));
  return words as Record<(typeof LANGUAGES)[number], (params: Params) => NotificationWords>;
}

const languageOf = (locale: string): Language => LANGUAGES.find((language) => locale.startsWith(language)) ?? 'en';

const shiftValues = ({ shift, temple, name, startsAt, timeZone }: ShiftFacts, language: Language) => ({
  shift,
  temple,
  name,
  when: momentOf(startsAt, timeZone, language),
});
const plain = <Params extends ShiftFacts & Partial<WithReason>>(text: ShiftText) =>
  inSix<Params>((params, language) => ({ text, values: { reason: reasonIn(params, language), ...shiftValues(params, language) } }));
const reasonIn = ({ reason = '', refusal }: Partial<WithReason>, language: Language): string =>
  refusal ? REFUSAL_WORDS[language][refusal] : reason;

/** What volunteers hear of their shifts and hours. */
export const shiftNotifications = defineNotifications(
  {
    name: 'shift-assignment',
    nouns: ['shift-assignment', 'hour-entry'],
    label: { en: 'Volunteering', hi: 'सेवा', te: 'సేవ', ta: 'தொண்டு', kn: 'ಸೇವೆ', gu: 'સેવા' },
    about: {
      en: 'Your shifts, reminders a week and a day before, and your hours.',
      hi: 'आपकी पालियाँ, एक सप्ताह और एक दिन पहले अनुस्मारक, और आपके घंटे।',
      te: 'మీ సేవా సమయాలు, వారం మరియు ఒక రోజు ముందు గుర్తు చేయడం, మీ గంటలు.',
      ta: 'உங்கள் தொண்டு நேரங்கள், ஒரு வாரம் மற்றும் ஒரு நாள் முன் நினைவூட்டல், உங்கள் மணிநேரங்கள்.',
      kn: 'ನಿಮ್ಮ ಸೇವಾ ಸಮಯಗಳು, ವಾರ ಮತ್ತು ಒಂದು ದಿನ ಮೊದಲು ಜ್ಞಾಪನೆ, ನಿಮ್ಮ ಗಂಟೆಗಳು.',
      gu: 'તમારી પાળીઓ, અઠવાડિયું અને એક દિવસ પહેલાં યાદી, અને તમારા કલાકો.',
    },
  },
  {
    placed: kind<ShiftFacts>()({ audience: devotee, channels: both, words: plain('placed') }),
    asked: kind<ShiftFacts>()({ audience: devotee, channels: both, words: plain('asked') }),
    'turned-down': kind<WithReason>()({ audience: devotee, channels: both, words: plain('turned-down') }),
    canceled: kind<WithReason>()({ audience: devotee, channels: WITH_TEXTS, words: plain('canceled') }),
    replaced: kind<ShiftFacts>()({ audience: devotee, channels: both, words: plain('replaced') }),
    reminder: kind<Reminder>()({
      audience: devotee,
      channels: WITH_TEXTS,
      words: inSix<Reminder>((params, language) => ({
        text: dayWord(params.startsAt, params.readerZone),
        values: shiftValues(params, language),
      })),
    }),
    hours: kind<Hours>()({
      audience: devotee,
      channels: both,
      words: inSix<Hours>((params, language) => {
        const time = `${params.hours} ${HOUR_WORDS[language][params.hours === '1' ? 0 : 1]}`;
        return { text: params.reason ? 'hours-adjusted' : 'hours', values: { ...params, time } };
      }),
    }),
    milestone: kind<Milestone>()({
      audience: devotee,
      channels: both,
      words: inSix<Milestone>((params) => ({ text: 'milestone', values: { ...params } })),
    }),
  },
);

/** What coordinators hear of volunteers. */
export const coordinatorNotifications = defineNotifications(
  {
    name: 'volunteer-sign-up',
    nouns: ['shift-assignment'],
    label: { en: 'Volunteers', hi: 'स्वयंसेवक' },
    about: { en: 'Sign-ups to review, and volunteers who decline.', hi: 'जाँचने के लिए नामांकन, और स्थान छोड़ने वाले स्वयंसेवक।' },
  },
  {
    requested: kind<ShiftFacts>()({
      audience: coordinators,
      channels: both,
      words: {
        en: (params) => ({
          title: `${params.name} would like to help`,
          body: `${params.shift}, ${momentOf(params.startsAt, params.timeZone, 'en')}. Review the sign-up.`,
        }),
        hi: (params) => ({
          title: `${params.name} सेवा देना चाहते हैं`,
          body: `${params.shift}, ${momentOf(params.startsAt, params.timeZone, 'hi')}। नामांकन जाँचें।`,
        }),
      },
    }),
    declined: kind<WithReason>()({
      audience: coordinators,
      channels: both,
      words: {
        en: (params) => ({
          title: `${params.name} can’t help at ${params.shift}`,
          body: `${momentOf(params.startsAt, params.timeZone, 'en')}. Reason: ${params.reason}`,
        }),
        hi: (params) => ({
          title: `${params.name} ${params.shift} में नहीं आ पाएँगे`,
          body: `${momentOf(params.startsAt, params.timeZone, 'hi')}। कारण: ${params.reason}`,
        }),
      },
    }),
  },
);
