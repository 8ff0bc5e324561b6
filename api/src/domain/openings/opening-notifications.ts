import { momentIn } from '../notifications/moment-format.ts';
import { defineNotifications, kind, WITH_TEXTS } from '../notifications/notification-kinds.ts';
import { typedSentence } from '../notifications/typed-sentence.ts';
import { wordsIn } from '../notifications/written-words.ts';
import { OPENING_WORDS } from './opening-words.ts';

const devotee = { to: 'account', roles: ['donor'] } as const;

interface Opened {
  opening: string;
  temple: string;
  /** Instants, shown in the temple's zone. */
  opensAt: string;
  timeZone: string;
}
interface Drawn extends Opened {
  pooja: string;
  startsAt: string;
}
interface Offered extends Drawn {
  until: string;
}

/** Notifications to people about openings they wait for. */
export const openingNotifications = defineNotifications(
  {
    name: 'pooja-opening',
    label: {
      en: 'Openings of big days',
      hi: 'बड़े दिनों की बुकिंग',
      te: 'పెద్ద రోజుల బుకింగ్‌లు',
      ta: 'பெரிய நாட்களின் பதிவுகள்',
      kn: 'ದೊಡ್ಡ ದಿನಗಳ ಕಾಯ್ದಿರಿಸುವಿಕೆ',
      gu: 'મોટા દિવસોનાં બુકિંગ',
    },
    about: {
      en: 'Reminders before a sale opens, and how a draw ended.',
      hi: 'बुकिंग खुलने से पहले अनुस्मारक, और लॉटरी का परिणाम।',
      te: 'బుకింగ్ తెరుచుకునే ముందు గుర్తు చేయడం, లాటరీ ఫలితం.',
      ta: 'பதிவு திறக்கும் முன் நினைவூட்டல், குலுக்கல் முடிவு.',
      kn: 'ಕಾಯ್ದಿರಿಸುವಿಕೆ ತೆರೆಯುವ ಮೊದಲು ಜ್ಞಾಪನೆ, ಲಾಟರಿಯ ಫಲಿತಾಂಶ.',
      gu: 'બુકિંગ ખૂલે તે પહેલાં યાદ, અને લોટરીનું પરિણામ.',
    },
  },
  {
    'starts-soon': kind<Opened>()({
      audience: devotee,
      channels: WITH_TEXTS,
      words: {
        en: (opened) => ({
          title: `The waiting room for ${opened.opening} is open`,
          body: `${opened.temple} opens the sale on ${momentIn('en-US', opened.opensAt, opened.timeZone)}. Everyone who is there by then has the same chance.`,
        }),
        hi: (opened) => ({
          title: `${opened.opening} का प्रतीक्षा कक्ष खुल गया है`,
          body: `${opened.temple} ${momentIn('hi-IN', opened.opensAt, opened.timeZone)} को बुकिंग खोलेगा। तब तक आने वाले सभी को बराबर मौका मिलेगा।`,
        }),
        ...inOthers<Opened>('starts-soon'),
      },
    }),
    won: kind<Offered>()({
      audience: devotee,
      channels: WITH_TEXTS,
      words: {
        en: (drawn) => ({
          title: `You won a place for ${drawn.pooja} on ${momentIn('en-US', drawn.startsAt, drawn.timeZone)}`,
          body: `Pay by ${momentIn('en-US', drawn.until, drawn.timeZone)}. After that, your place goes to the next in line.`,
        }),
        hi: (drawn) => ({
          title: `${momentIn('hi-IN', drawn.startsAt, drawn.timeZone)} की ${drawn.pooja} में आपको स्थान मिला है`,
          body: `${momentIn('hi-IN', drawn.until, drawn.timeZone)} तक भुगतान करें। उसके बाद स्थान अगले परिवार को मिलेगा।`,
        }),
        ...inOthers<Offered>('won'),
      },
    }),
    'not-won': kind<Drawn>()({
      audience: devotee,
      channels: ['in-app', 'email'],
      words: {
        en: (drawn) => ({
          title: `You didn’t win a place for ${drawn.pooja} this time`,
          body: `You’re on the waitlist in the order of the draw. If a winner doesn’t pay, ${drawn.temple} offers the place to the next in line.`,
        }),
        hi: (drawn) => ({
          title: `इस बार ${drawn.pooja} में आपको स्थान नहीं मिला`,
          body: `आप लॉटरी के क्रम में प्रतीक्षा सूची में हैं। कोई विजेता भुगतान न करे तो ${drawn.temple} स्थान अगले को देगा।`,
        }),
        ...inOthers<Drawn>('not-won'),
      },
    }),
    'next-in-line': kind<Offered>()({
      audience: devotee,
      channels: WITH_TEXTS,
      words: {
        en: (drawn) => ({
          title: `You’re next: a place is free for ${drawn.pooja} on ${momentIn('en-US', drawn.startsAt, drawn.timeZone)}`,
          body: `Pay by ${momentIn('en-US', drawn.until, drawn.timeZone)}. After that, it goes to the next in line.`,
        }),
        hi: (drawn) => ({
          title: `आपकी बारी है: ${momentIn('hi-IN', drawn.startsAt, drawn.timeZone)} की ${drawn.pooja} में एक स्थान खाली है`,
          body: `${momentIn('hi-IN', drawn.until, drawn.timeZone)} तक भुगतान करें। उसके बाद स्थान अगले को मिलेगा।`,
        }),
        ...inOthers<Offered>('next-in-line'),
      },
    }),
    'time-canceled': kind<Drawn & { reason: string }>()({
      audience: devotee,
      channels: WITH_TEXTS,
      words: {
        en: ({ temple, pooja, startsAt, timeZone, reason }) => ({
          title: `${temple} canceled ${pooja} on ${momentIn('en-US', startsAt, timeZone)}`,
          body: `${typedSentence(reason)} You’re no longer registered for it. Before the draw, you can choose another time.`,
        }),
        hi: ({ temple, pooja, startsAt, timeZone, reason }) => ({
          title: `${temple} ने ${momentIn('hi-IN', startsAt, timeZone)} की ${pooja} रद्द की`,
          body: `${typedSentence(reason, 'hi')} इसके लिए आपका पंजीकरण अब नहीं है। लॉटरी से पहले आप दूसरा समय चुन सकते हैं।`,
        }),
        ...inOthers<Drawn & { reason: string }>('time-canceled'),
      },
    }),
    canceled: kind<Opened & { reason: string }>()({
      audience: devotee,
      channels: WITH_TEXTS,
      words: {
        en: ({ opening, temple, reason }) => ({
          title: `${temple} canceled ${opening}`,
          body: `${typedSentence(reason)} Poojas that were booked take place.`,
        }),
        hi: ({ opening, temple, reason }) => ({
          title: `${temple} ने ${opening} रद्द किया`,
          body: `${typedSentence(reason, 'hi')} बुक की गई पूजाएँ होंगी।`,
        }),
        ...inOthers<Opened & { reason: string }>('canceled'),
      },
    }),
  },
);

/** The other languages of a kind, with the values it has. */
function inOthers<Params extends Opened & Partial<Offered> & { reason?: string }>(text: string) {
  return wordsIn<Params>(OPENING_WORDS, ({ opening, temple, pooja = '', reason = '', timeZone, ...instants }, locale) => {
    const at = (instant: string | undefined) => (instant ? momentIn(locale, instant, timeZone) : '');
    const { opensAt, startsAt, until } = instants;
    return {
      text,
      values: { opening, temple, pooja, reason: typedSentence(reason), opens: at(opensAt), when: at(startsAt), until: at(until) },
    };
  });
}
