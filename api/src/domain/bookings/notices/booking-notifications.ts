import { defineNotifications, kind, WITH_TEXTS } from '../../notifications/notification-kinds.ts';
import { typedSentence } from '../../notifications/typed-sentence.ts';
import { poojaWaitKinds } from '../waits/pooja-wait-kinds.ts';
import {
  type Booked,
  because,
  type Canceled,
  cancelIn,
  family,
  inOthers,
  type Moved,
  type Performed,
  when,
  whenBefore,
} from './booking-wording.ts';

/** Notifications to a family about its bookings and waitlists. */
export const bookingNotifications = defineNotifications(
  {
    name: 'booking',
    nouns: ['booking'],
    label: { en: 'Poojas', hi: 'पूजा', te: 'పూజలు', ta: 'பூஜைகள்', kn: 'ಪೂಜೆಗಳು', gu: 'પૂજાઓ' },
    about: {
      en: 'Bookings, changes of time, and places from the waitlist.',
      hi: 'बुकिंग, समय में बदलाव, और प्रतीक्षा सूची के स्थान।',
      te: 'బుకింగ్‌లు, సమయ మార్పులు, వేచి ఉండే జాబితా స్థానాలు.',
      ta: 'பதிவுகள், நேர மாற்றங்கள், காத்திருப்புப் பட்டியல் இடங்கள்.',
      kn: 'ಕಾಯ್ದಿರಿಸುವಿಕೆಗಳು, ಸಮಯ ಬದಲಾವಣೆಗಳು, ಕಾಯುವ ಪಟ್ಟಿಯ ಸ್ಥಳಗಳು.',
      gu: 'બુકિંગ, સમયના ફેરફાર, અને પ્રતીક્ષા યાદીનાં સ્થાન.',
    },
  },
  {
    confirmed: kind<Booked>()({
      audience: family,
      channels: ['in-app', 'email'],
      words: {
        en: (booked) => ({ title: `${booked.pooja} is booked for ${when('en-US', booked)}`, body: `${booked.temple} expects you.` }),
        hi: (booked) => ({ title: `${booked.pooja} ${when('hi-IN', booked)} के लिए बुक है`, body: `${booked.temple} में आपका स्वागत है।` }),
        ...inOthers<Booked>('confirmed'),
      },
    }),
    corrected: kind<Booked>()({
      audience: family,
      channels: ['in-app'],
      words: {
        en: (booked) => ({
          title: `${booked.temple} corrected the names for ${booked.pooja} on ${when('en-US', booked)}`,
          body: 'See how the priest will say them.',
        }),
        hi: (booked) => ({
          title: `${booked.temple} ने ${when('hi-IN', booked)} की ${booked.pooja} के नाम सुधारे`,
          body: 'देखें कि पुजारी उन्हें कैसे बोलेंगे।',
        }),
        ...inOthers<Booked>('corrected'),
      },
    }),
    moved: kind<Moved>()({
      audience: family,
      channels: WITH_TEXTS,
      words: {
        en: (booked) => ({
          title: `${booked.pooja} is now on ${when('en-US', booked)}`,
          body: `${booked.temple} moved it from ${whenBefore('en-US', booked)}${because(booked, 'en')} ${cancelIn.en(booked)}`,
        }),
        hi: (booked) => ({
          title: `${booked.pooja} अब ${when('hi-IN', booked)} को है`,
          body: `${booked.temple} ने इसे ${whenBefore('hi-IN', booked)} से बदला है${because(booked, 'hi')} ${cancelIn.hi(booked)}`,
        }),
        ...inOthers<Moved>(
          ({ until, office }) => (office ? 'moved-office' : until ? 'moved-until' : 'moved'),
          (booked, at, locale) => ({
            before: whenBefore(locale, booked),
            until: booked.until ? at(booked.until) : '',
            because: because(booked),
            office: booked.office ?? '',
          }),
        ),
      },
    }),
    rescheduled: kind<Booked & { before: string }>()({
      audience: family,
      channels: ['in-app', 'email'],
      words: {
        en: (booked) => ({
          title: `${booked.pooja} is now on ${when('en-US', booked)}`,
          body: `You moved it from ${whenBefore('en-US', booked)}. ${booked.temple} expects you.`,
        }),
        hi: (booked) => ({
          title: `${booked.pooja} अब ${when('hi-IN', booked)} को है`,
          body: `आपने इसे ${whenBefore('hi-IN', booked)} से बदला है। ${booked.temple} में आपका स्वागत है।`,
        }),
        ...inOthers<Booked & { before: string }>('rescheduled', (booked, at) => ({ before: at(booked.before) })),
      },
    }),
    canceled: kind<Canceled>()({
      audience: family,
      channels: WITH_TEXTS,
      words: {
        en: (booked) => ({
          title: `${booked.temple} canceled ${booked.pooja} on ${when('en-US', booked)}`,
          body: `${typedSentence(booked.reason)} ${booked.refund ? `You get ${booked.refund} back.` : 'The temple will contact you about your payment.'}${booked.refund && booked.isMailed ? ' The prasadam was already shipped, so it isn’t refunded.' : ''}`,
        }),
        hi: (booked) => ({
          title: `${booked.temple} ने ${when('hi-IN', booked)} की ${booked.pooja} रद्द की`,
          body: `${typedSentence(booked.reason, 'hi')} ${booked.refund ? `आपको ${booked.refund} वापस मिलेंगे।` : 'भुगतान के बारे में मंदिर आपसे संपर्क करेगा।'}${booked.refund && booked.isMailed ? ' प्रसाद भेजा जा चुका था, इसलिए उसका पैसा वापस नहीं होता।' : ''}`,
        }),
        ...inOthers<Canceled>(
          ({ refund, isMailed }) => (refund ? (isMailed ? 'canceled-refund-mailed' : 'canceled-refund') : 'canceled'),
          ({ reason, refund }) => ({ reason: typedSentence(reason), refund: refund ?? '' }),
        ),
      },
    }),
    performed: kind<Performed>()({
      audience: family,
      channels: ['in-app', 'email'],
      words: {
        en: (booked) => ({
          title: `${booked.pooja} was performed for your family`,
          body: booked.note ?? `At ${booked.temple}, on ${when('en-US', booked)}.`,
        }),
        hi: (booked) => ({
          title: `आपके परिवार के लिए ${booked.pooja} संपन्न हुई`,
          body: booked.note ?? `${booked.temple} में, ${when('hi-IN', booked)} को।`,
        }),
        ...inOthers<Performed>(
          ({ note }) => (note === null ? 'performed' : 'performed-note'),
          ({ note }) => ({ note: note ?? '' }),
        ),
      },
    }),
    'performed-undone': kind<Booked>()({
      audience: family,
      channels: ['in-app', 'email'],
      words: {
        en: (booked) => ({
          title: `${booked.pooja} hasn’t been performed for your family yet`,
          body: `${booked.temple} had marked it as performed by mistake. We’ll notify you once it has been performed.`,
        }),
        hi: (booked) => ({
          title: `आपके परिवार के लिए ${booked.pooja} अभी संपन्न नहीं हुई`,
          body: `${booked.temple} ने इसे भूल से संपन्न चिह्नित किया था। संपन्न होने पर हम आपको सूचना देंगे।`,
        }),
        ...inOthers<Booked>('performed-undone'),
      },
    }),
    'prasadam-shipped': kind<Booked & { tracking: string }>()({
      audience: family,
      channels: ['in-app', 'email'],
      words: {
        en: ({ pooja, temple, tracking }) => ({
          title: `Prasadam of ${pooja} is on its way`,
          body: `From ${temple}. Tracking number: ${tracking}.`,
        }),
        hi: ({ pooja, temple, tracking }) => ({ title: `${pooja} का प्रसाद भेज दिया गया है`, body: `${temple} से। ट्रैकिंग नंबर: ${tracking}।` }),
        ...inOthers<Booked & { tracking: string }>('prasadam-shipped', ({ tracking }) => ({ tracking })),
      },
    }),
    ...poojaWaitKinds,
  },
);
