import { defineNotifications, kind, WITH_TEXTS } from '../notifications/notification-kinds.ts';
import { typedSentence } from '../notifications/typed-sentence.ts';
import {
  type Asked,
  type Canceled,
  type Completed,
  canceledText,
  dateIn,
  inOthers,
  partsIn,
  type Quoted,
  type Scheduled,
  timeBefore,
  timeIn,
} from './request-wording.ts';

const family = { to: 'account', roles: ['donor'] } as const;
const office = { to: 'staff', permission: 'bookings:handle' } as const;
const both = ['in-app', 'email'] as const;

interface AskedBy {
  who: string;
  pooja: string;
}

/** Why it was canceled, and what goes back. */
const canceledIn = {
  en: {
    canceled: ({ reason }: Canceled) => reason,
    'canceled-refund': ({ reason, refund }: Canceled) => `${typedSentence(reason)} You get ${refund} back.`,
    'canceled-refunds': ({ reason, refund, parts }: Canceled) =>
      `${typedSentence(reason)} You get ${refund} back in all: ${partsIn('en', parts)}.`,
  },
  hi: {
    canceled: ({ reason }: Canceled) => reason,
    'canceled-refund': ({ reason, refund }: Canceled) => `${typedSentence(reason, 'hi')} आपको ${refund} वापस मिलेंगे।`,
    'canceled-refunds': ({ reason, refund, parts }: Canceled) =>
      `${typedSentence(reason, 'hi')} आपको कुल ${refund} वापस मिलेंगे: ${partsIn('hi', parts)}।`,
  },
};

/** Notifications to families and offices about requested poojas. */
export const requestNotifications = defineNotifications(
  {
    name: 'pooja-request',
    nouns: ['pooja-request'],
    label: {
      en: 'Pooja requests',
      hi: 'पूजा के अनुरोध',
      te: 'పూజ అభ్యర్థనలు',
      ta: 'பூஜை கோரிக்கைகள்',
      kn: 'ಪೂಜೆ ವಿನಂತಿಗಳು',
      gu: 'પૂજાની વિનંતીઓ',
    },
    about: {
      en: 'Requests, quotes, and times of poojas at home.',
      hi: 'घर की पूजा के अनुरोध, मूल्य और समय।',
      te: 'ఇంటి పూజల అభ్యర్థనలు, ధరలు, సమయాలు.',
      ta: 'வீட்டுப் பூஜைகளின் கோரிக்கைகள், கட்டணங்கள், நேரங்கள்.',
      kn: 'ಮನೆಯ ಪೂಜೆಗಳ ವಿನಂತಿಗಳು, ದರಗಳು, ಸಮಯಗಳು.',
      gu: 'ઘરની પૂજાની વિનંતીઓ, ભાવ અને સમય.',
    },
  },
  {
    made: kind<AskedBy>()({
      audience: office,
      channels: both,
      words: {
        en: ({ who, pooja }) => ({ title: `${who} asks for ${pooja}`, body: 'Send a quote, or decline with a reason.' }),
        hi: ({ who, pooja }) => ({ title: `${who} ने ${pooja} का अनुरोध किया`, body: 'मूल्य बताएँ, या कारण देकर अस्वीकार करें।' }),
      },
    }),
    quoted: kind<Quoted>()({
      audience: family,
      channels: both,
      words: {
        en: ({ temple, pooja, total, validUntil }) => ({
          title: `${temple} quotes ${total} for ${pooja}`,
          body: `Choose a date and accept it by ${dateIn('en-US', validUntil)}.`,
        }),
        hi: ({ temple, pooja, total, validUntil }) => ({
          title: `${temple} ने ${pooja} के लिए ${total} बताए हैं`,
          body: `${dateIn('hi-IN', validUntil)} तक तारीख चुनकर स्वीकार करें।`,
        }),
        ...inOthers<Quoted>('quoted', ({ total, validUntil }, locale) => ({ total, date: dateIn(locale, validUntil) })),
      },
    }),
    accepted: kind<AskedBy & { date: string }>()({
      audience: office,
      channels: both,
      words: {
        en: ({ who, pooja, date }) => ({
          title: `${who} accepted your quote for ${pooja}`,
          body: `Schedule it for ${dateIn('en-US', date)}.`,
        }),
        hi: ({ who, pooja, date }) => ({ title: `${who} ने ${pooja} का मूल्य स्वीकार किया`, body: `${dateIn('hi-IN', date)} का समय तय करें।` }),
      },
    }),
    scheduled: kind<Scheduled>()({
      audience: family,
      channels: WITH_TEXTS,
      words: {
        en: (asked) => ({
          title: `${asked.pooja} is ${asked.before ? 'now ' : ''}on ${timeIn('en-US', asked)}`,
          body: asked.before
            ? `${asked.temple} moved it from ${timeBefore('en-US', asked)}. You can cancel it with a full refund until it begins.`
            : `Scheduled by ${asked.temple}.`,
        }),
        hi: (asked) => ({
          title: `${asked.pooja} ${asked.before ? 'अब ' : ''}${timeIn('hi-IN', asked)} को है`,
          body: asked.before
            ? `${asked.temple} ने इसे ${timeBefore('hi-IN', asked)} से बदला है। शुरू होने तक आप इसे पूरी वापसी के साथ रद्द कर सकते हैं।`
            : `${asked.temple} ने समय तय किया।`,
        }),
        ...inOthers<Scheduled>(
          ({ before }) => (before ? 'scheduled-moved' : 'scheduled'),
          (asked, locale) => ({ when: timeIn(locale, asked), before: timeBefore(locale, asked) }),
        ),
      },
    }),
    completed: kind<Completed>()({
      audience: family,
      channels: both,
      words: {
        en: ({ temple, pooja, due }) => ({
          title: `${pooja} was performed for your family`,
          body: due ? `${due} is left to pay to ${temple}.` : `By ${temple}.`,
        }),
        hi: ({ temple, pooja, due }) => ({
          title: `आपके परिवार के लिए ${pooja} संपन्न हुई`,
          body: due ? `${temple} को ${due} देना शेष है।` : `${temple} द्वारा।`,
        }),
        ...inOthers<Completed>(
          ({ due }) => (due ? 'completed-due' : 'completed'),
          ({ due }) => ({ due: due ?? '' }),
        ),
      },
    }),
    declined: kind<Asked & { reason: string }>()({
      audience: family,
      channels: both,
      words: {
        en: ({ temple, pooja, reason }) => ({ title: `${temple} can’t offer ${pooja}`, body: reason }),
        hi: ({ temple, pooja, reason }) => ({ title: `${temple} ${pooja} नहीं कर पाएगा`, body: reason }),
        ...inOthers<Asked & { reason: string }>('declined', ({ reason }) => ({ reason })),
      },
    }),
    expired: kind<Asked>()({
      audience: family,
      channels: both,
      words: {
        en: ({ temple, pooja }) => ({
          title: `Your request for ${pooja} has expired`,
          body: `You can ask ${temple} again with other dates.`,
        }),
        hi: ({ temple, pooja }) => ({
          title: `${pooja} के आपके अनुरोध की अवधि समाप्त हुई`,
          body: `आप ${temple} से दूसरी तारीखों के साथ फिर पूछ सकते हैं।`,
        }),
        ...inOthers<Asked>('expired'),
      },
    }),
    canceled: kind<Canceled>()({
      audience: family,
      channels: WITH_TEXTS,
      words: {
        en: (canceled) => ({
          title: `${canceled.temple} canceled ${canceled.pooja}`,
          body: canceledIn.en[canceledText(canceled)](canceled),
        }),
        hi: (canceled) => ({
          title: `${canceled.temple} ने ${canceled.pooja} रद्द की`,
          body: canceledIn.hi[canceledText(canceled)](canceled),
        }),
        ...inOthers<Canceled>(canceledText, ({ reason, refund, parts }, _locale, language) => ({
          reason: refund ? typedSentence(reason) : reason,
          refund: refund ?? '',
          parts: partsIn(language, parts),
        })),
      },
    }),
    'turned-down': kind<AskedBy>()({
      audience: office,
      channels: ['in-app'],
      words: {
        en: ({ who, pooja }) => ({ title: `${who} declined your quote for ${pooja}`, body: '' }),
        hi: ({ who, pooja }) => ({ title: `${who} ने ${pooja} का मूल्य अस्वीकार किया`, body: '' }),
      },
    }),
    'called-off': kind<AskedBy & { refund?: string | null }>()({
      audience: office,
      channels: both,
      words: {
        en: ({ who, pooja, refund }) => ({
          title: `${who} canceled the request for ${pooja}`,
          body: refund ? `They get ${refund} back.` : 'Nothing is refunded.',
        }),
        hi: ({ who, pooja, refund }) => ({
          title: `${who} ने ${pooja} का अनुरोध रद्द किया`,
          body: refund ? `उन्हें ${refund} वापस मिलेंगे।` : 'कोई राशि वापस नहीं होगी।',
        }),
      },
    }),
  },
);
