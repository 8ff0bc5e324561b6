import { kind, WITH_TEXTS } from '../../notifications/notification-kinds.ts';
import { typedSentence } from '../../notifications/typed-sentence.ts';
import {
  type Booked,
  family,
  inOthers,
  isOne,
  isPart,
  type PlacesOffered,
  type Waited,
  type WaitedTooMany,
  when,
  whenBefore,
} from '../notices/booking-wording.ts';

/** `accepted`: the offered place is in the cart, and nobody has begun to pay for it. */
type WaitEnded = Booked & { reason: string; accepted?: true };

/** What families hear of the waitlists they are on. */
export const poojaWaitKinds = {
  'wait-moved': kind<Booked & { before: string }>()({
    audience: family,
    channels: ['in-app', 'email'],
    words: {
      en: (booked) => ({
        title: `${booked.pooja} is now on ${when('en-US', booked)}`,
        body: `${booked.temple} moved it from ${whenBefore('en-US', booked)}. You’re still on its waitlist.`,
      }),
      hi: (booked) => ({
        title: `${booked.pooja} अब ${when('hi-IN', booked)} को है`,
        body: `${booked.temple} ने इसे ${whenBefore('hi-IN', booked)} से बदला है। आप अब भी इसकी प्रतीक्षा सूची में हैं।`,
      }),
      ...inOthers<Booked & { before: string }>('wait-moved', (booked, _at, locale) => ({ before: whenBefore(locale, booked) })),
    },
  }),
  'place-offered': kind<PlacesOffered>()({
    audience: family,
    channels: WITH_TEXTS,
    words: {
      en: (booked) => ({
        title: `${freeInEnglish(booked)} free for ${booked.pooja} on ${when('en-US', booked)}`,
        body: `${isOne(booked) ? 'It is' : 'They are'} yours until ${when('en-US', { ...booked, startsAt: booked.until })}. Book ${isOne(booked) ? 'it' : 'them'} before then, or ${isPart(booked) ? 'keep waiting for all of them together' : `let ${isOne(booked) ? 'it' : 'them'} go to the next family`}.`,
      }),
      hi: (booked) => ({
        title: `${when('hi-IN', booked)} की ${booked.pooja} में ${freeInHindi(booked)}`,
        body: `${isOne(booked) ? 'यह' : 'ये'} ${when('hi-IN', { ...booked, startsAt: booked.until })} तक ${isOne(booked) ? 'आपका है' : 'आपके हैं'}। तब तक बुक करें, या ${isPart(booked) ? 'सभी स्थानों के लिए प्रतीक्षा जारी रखें' : 'अगले परिवार को जाने दें'}।`,
      }),
      ...inOthers<PlacesOffered>(
        (booked) => (isPart(booked) ? 'places-offered-part' : isOne(booked) ? 'place-offered' : 'places-offered'),
        ({ places = 1, wanted = places, until }, at) => ({ places: String(places), wanted: String(wanted), until: at(until) }),
      ),
    },
  }),
  'wait-ended': kind<WaitEnded>()({
    audience: family,
    channels: ['in-app', 'email'],
    words: {
      en: (booked) => ({
        title: `${booked.temple} canceled ${booked.pooja} on ${when('en-US', booked)}`,
        body: `${typedSentence(booked.reason)} ${booked.accepted ? 'The place in your cart is gone with it. Nothing was charged.' : 'You’re no longer on its waitlist.'}`,
      }),
      hi: (booked) => ({
        title: `${booked.temple} ने ${when('hi-IN', booked)} की ${booked.pooja} रद्द की`,
        body: `${typedSentence(booked.reason, 'hi')} ${booked.accepted ? 'आपके कार्ट का स्थान भी नहीं रहा। कोई राशि नहीं ली गई।' : 'आप अब इसकी प्रतीक्षा सूची में नहीं हैं।'}`,
      }),
      ...inOthers<WaitEnded>(
        ({ accepted }) => (accepted ? 'accepted-ended' : 'wait-ended'),
        ({ reason }) => ({ reason: typedSentence(reason) }),
      ),
    },
  }),
  'wait-dropped': kind<Booked>()({
    audience: family,
    channels: ['in-app', 'email'],
    words: {
      en: (booked) => ({
        title: `${booked.temple} no longer offers ${booked.pooja} on ${when('en-US', booked)}`,
        body: 'You’re no longer on its waitlist. You can book another time.',
      }),
      hi: (booked) => ({
        title: `${booked.temple} में ${when('hi-IN', booked)} की ${booked.pooja} अब नहीं होगी`,
        body: 'आप अब इसकी प्रतीक्षा सूची में नहीं हैं। आप दूसरा समय बुक कर सकते हैं।',
      }),
      ...inOthers<Booked>('wait-dropped'),
    },
  }),
  'wait-removed': kind<Booked & { reason: string }>()({
    audience: family,
    channels: ['in-app', 'email'],
    words: {
      en: (booked) => ({
        title: `${booked.temple} took you off the waitlist for ${booked.pooja} on ${when('en-US', booked)}`,
        body: `${typedSentence(booked.reason)} You can book another time.`,
      }),
      hi: (booked) => ({
        title: `${booked.temple} ने आपको ${when('hi-IN', booked)} की ${booked.pooja} की प्रतीक्षा सूची से हटाया`,
        body: `${typedSentence(booked.reason, 'hi')} आप दूसरा समय बुक कर सकते हैं।`,
      }),
      ...inOthers<Booked & { reason: string }>('wait-removed', ({ reason }) => ({ reason: typedSentence(reason) })),
    },
  }),
  'wait-too-many': kind<WaitedTooMany>()({
    audience: family,
    channels: ['in-app', 'email'],
    words: {
      en: (booked) => ({
        title: `You’re no longer on the waitlist for ${booked.pooja} on ${when('en-US', booked)}`,
        body: `You were waiting for ${booked.places} places together. ${booked.temple} now has only ${booked.most === 1 ? 'one place' : `${booked.most} places`} at this time. You can wait for fewer, or book another time.`,
      }),
      hi: (booked) => ({
        title: `आप अब ${when('hi-IN', booked)} की ${booked.pooja} की प्रतीक्षा सूची में नहीं हैं`,
        body: `आप एक साथ ${booked.places} स्थानों की प्रतीक्षा में थे। ${booked.temple} के पास अब इस समय केवल ${booked.most === 1 ? 'एक स्थान है' : `${booked.most} स्थान हैं`}। आप कम स्थानों के लिए प्रतीक्षा कर सकते हैं, या दूसरा समय बुक कर सकते हैं।`,
      }),
      ...inOthers<WaitedTooMany>('wait-too-many', ({ places, most }) => ({ places: String(places), most: String(most) })),
    },
  }),
  'waiting-first': kind<Waited>()({
    audience: family,
    channels: ['in-app', 'email'],
    words: {
      en: (booked) => ({
        title: `You’re first on the waitlist for ${booked.pooja} on ${when('en-US', booked)}`,
        body: isOne(booked)
          ? `No place was left when your payment arrived, so it was refunded. If a place is free, ${booked.temple} offers it to you first.`
          : `Not enough places were left when your payment arrived, so the missing ones were refunded. If ${booked.places} places are free, ${booked.temple} offers them to you first.`,
      }),
      hi: (booked) => ({
        title: `${when('hi-IN', booked)} की ${booked.pooja} की प्रतीक्षा सूची में आप पहले हैं`,
        body: isOne(booked)
          ? `भुगतान पहुँचने तक कोई स्थान नहीं बचा था, इसलिए राशि वापस की गई। स्थान खाली होने पर ${booked.temple} पहले आपको देगा।`
          : `भुगतान पहुँचने तक पर्याप्त स्थान नहीं बचे थे, इसलिए बाकी की राशि वापस की गई। ${booked.places} स्थान खाली होने पर ${booked.temple} पहले आपको देगा।`,
      }),
      ...inOthers<Waited>(
        (booked) => (isOne(booked) ? 'waiting-first' : 'waiting-first-places'),
        ({ places = 1 }) => ({ places: String(places) }),
      ),
    },
  }),
};

const freeInEnglish = (offer: PlacesOffered): string => {
  if (isPart(offer)) return `${offer.places} of the ${offer.wanted} places you’re waiting for ${isOne(offer) ? 'is' : 'are'}`;
  return isOne(offer) ? 'A place is' : `${offer.places} places are`;
};
const freeInHindi = (offer: PlacesOffered): string => {
  if (isPart(offer)) return `आपके ${offer.wanted} में से ${offer.places} स्थान ${isOne(offer) ? 'खाली हुआ है' : 'खाली हुए हैं'}`;
  return isOne(offer) ? 'एक स्थान खाली हुआ है' : `${offer.places} स्थान खाली हुए हैं`;
};
