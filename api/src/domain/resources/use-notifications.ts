import { filled, formatMoney, type MessageRef } from '@sannidhi/contracts';
import { momentIn } from '../notifications/moment-format.ts';
import { defineNotifications, kind } from '../notifications/notification-kinds.ts';

interface Facts {
  title: string;
  resource: string;
  /** On the temple's clocks, in the reader's words. */
  startsAt: string;
  timeZone: string;
}
type Clash = Facts & { other: string };
/** `refusal`: why, by its code. Missing in what was sent before reasons had one: then `reason` says it in English. */
type Unavailable = Facts & { reason: string; refusal?: MessageRef | null; dates: number };
/** `dates`: how many of an event's were decided together, this one first. Missing in what was sent before that was possible. */
type Decision = Facts & { isApproved: boolean; reason: string; dates?: number };

const booking = { to: 'staff', permission: 'resources:book' } as const;
const managing = { to: 'staff', permission: 'resources:manage' } as const;

/** What the office hears of its halls. */
export const useNotifications = defineNotifications(
  {
    name: 'resource-use',
    label: { en: 'Halls and resources', hi: 'हॉल और संसाधन' },
    about: { en: 'Conflicts, and bookings that wait for approval.', hi: 'टकराव, और स्वीकृति की प्रतीक्षा में बुकिंग।' },
  },
  {
    clashing: kind<Clash>()({
      audience: booking,
      channels: ['in-app', 'email'],
      words: {
        en: (facts) => ({
          title: `${facts.title} and ${facts.other} need ${facts.resource} at the same time`,
          body: `${momentOf(facts, 'en-US')}. Both are kept until one of them moves.`,
        }),
        hi: (facts) => ({
          title: `${facts.title} और ${facts.other} को एक ही समय ${facts.resource} चाहिए`,
          body: `${momentOf(facts, 'hi-IN')}। जब तक कोई एक न हटे, दोनों रखे गए हैं।`,
        }),
      },
    }),
    requested: kind<Facts>()({
      audience: managing,
      channels: ['in-app', 'email'],
      words: {
        en: (facts) => ({
          title: `${facts.title} asks for ${facts.resource}`,
          body: `${momentOf(facts, 'en-US')}. Approve or decline it.`,
        }),
        hi: (facts) => ({
          title: `${facts.title} के लिए ${facts.resource} माँगा गया`,
          body: `${momentOf(facts, 'hi-IN')}। स्वीकार या अस्वीकार करें।`,
        }),
      },
    }),
    unavailable: kind<Unavailable>()({
      audience: booking,
      channels: ['in-app', 'email'],
      words: {
        en: (facts) => ({
          title: `${facts.title} can’t have ${facts.resource}`,
          body: `${momentOf(facts, 'en-US')}. ${facts.reason}${facts.dates > 1 ? ` ${facts.dates} dates have no hall now.` : ''}`,
        }),
        hi: (facts) => ({
          title: `${facts.title} को ${facts.resource} नहीं मिल सकता`,
          body: `${momentOf(facts, 'hi-IN')}। ${inHindi(facts)}${facts.dates > 1 ? ` अब ${facts.dates} तारीखों के लिए हॉल नहीं है।` : ''}`,
        }),
      },
    }),
    decided: kind<Decision>()({
      audience: booking,
      channels: ['in-app'],
      words: {
        en: (facts) => ({
          title: `${facts.resource} for ${facts.title}: ${facts.isApproved ? 'approved' : 'declined'}`,
          body: [momentOf(facts, 'en-US') + others(facts, (count) => ` and ${count} more ${count === 1 ? 'date' : 'dates'}`), facts.reason]
            .filter(Boolean)
            .join('. '),
        }),
        hi: (facts) => ({
          title: `${facts.title} के लिए ${facts.resource}: ${facts.isApproved ? 'स्वीकृत' : 'अस्वीकृत'}`,
          body: [momentOf(facts, 'hi-IN') + others(facts, (count) => ` और ${count} और तारीखें`), facts.reason].filter(Boolean).join('। '),
        }),
      },
    }),
  },
);

const momentOf = ({ startsAt, timeZone }: Facts, locale: string): string => momentIn(locale, startsAt, timeZone);

const others = ({ dates = 1 }: Decision, words: (count: number) => string): string => (dates > 1 ? words(dates - 1) : '');

/** Why a hall can't be had, in Hindi. */
const HINDI: Readonly<Record<string, string>> = {
  'resource-use.closed-day': '{{resource}} उस दिन बंद है। दूसरा दिन चुनें।',
  'resource-use.outside-hours': '{{resource}} {{opensTime}} से {{closesTime}} तक खुला है। उसी के भीतर समय चुनें।',
  'resource-retired': 'यह हॉल या संसाधन अब उपयोग में नहीं है। दूसरा चुनें।',
};
const inHindi = ({ refusal, reason }: Unavailable): string => {
  const sentence = refusal && HINDI[refusal.code];
  return sentence ? filled(sentence, refusal.params, { money: formatMoney, language: 'hi' }) : reason;
};
