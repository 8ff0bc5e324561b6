import type { Language, TicketWaitStatus } from '@sannidhi/contracts';
import { reasonIn } from '../../events/date-reasons.ts';
import { type PerhapsBegun, withEarlyEnd } from '../../events/ended-early.ts';
import { momentOf as when } from '../../events/moment-of.ts';
import { LINK_ON_PAGE, type PerhapsPlaced, type Placed, placeWords, withPlaces } from '../../events/place-news-words.ts';
import { kind, WITH_TEXTS } from '../../notifications/notification-kinds.ts';
import { typedSentence } from '../../notifications/typed-sentence.ts';
import { BY_MAIL, type Counted, holder, type Reasoned, type Ticketed } from '../dates/ticketed.ts';

type Waiting = Reasoned & { status: TicketWaitStatus };
type Offered = Counted & { until: string };

/** What people hear of the waitlists they are on, and of registrations that wait for approval. */
export const ticketWaitKinds = {
  'places-offered': kind<Offered>()({
    audience: holder,
    channels: WITH_TEXTS,
    words: {
      en: (params) => ({
        title: `${params.people === 1 ? 'A place is' : `${params.people} places are`} free for ${params.event}`,
        body: `${params.temple}, ${when(params, 'en')}. Register by ${when({ ...params, startsAt: params.until }, 'en')}, or the next on the list is asked.`,
      }),
      hi: (params) => ({
        title: `${params.event} में ${params.people} स्थान खाली हुए हैं`,
        body: `${params.temple}, ${when(params, 'hi')}। ${when({ ...params, startsAt: params.until }, 'hi')} तक पंजीकरण करें, नहीं तो सूची में अगले से पूछा जाएगा।`,
      }),
      te: (params) => ({ title: `${params.event}: స్థానం ఖాళీ అయింది`, body: until(params, 'te', 'ఈ సమయంలోగా నమోదు చేయండి') }),
      ta: (params) => ({ title: `${params.event}: இடம் கிடைத்துள்ளது`, body: until(params, 'ta', 'இதற்குள் பதிவுசெய்யுங்கள்') }),
      kn: (params) => ({ title: `${params.event}: ಸ್ಥಳ ಖಾಲಿಯಾಗಿದೆ`, body: until(params, 'kn', 'ಈ ಸಮಯದೊಳಗೆ ನೋಂದಾಯಿಸಿ') }),
      gu: (params) => ({ title: `${params.event}: સ્થાન ખાલી થયું છે`, body: until(params, 'gu', 'આ સમય સુધીમાં નોંધણી કરો') }),
    },
  }),
  'waiting-first': kind<Ticketed>()({
    audience: holder,
    channels: BY_MAIL,
    words: {
      en: (params) => ({
        title: `You’re first on the waitlist for ${params.event}`,
        body: `No place was left when your payment arrived, so it was refunded. If a place is free on ${when(params, 'en')}, ${params.temple} offers it to you first.`,
      }),
      hi: (params) => ({
        title: `${params.event} की प्रतीक्षा सूची में आप पहले हैं`,
        body: `भुगतान पहुँचने तक कोई स्थान नहीं बचा था, इसलिए राशि वापस की गई। ${when(params, 'hi')} का स्थान खाली होने पर ${params.temple} पहले आपको देगा।`,
      }),
      te: (params) => ({
        title: `${params.event}: వేచి ఉండే జాబితాలో మీరే ముందు`,
        body: `${params.temple}, ${when(params, 'te')}. మీ చెల్లింపు తిరిగి ఇచ్చాం.`,
      }),
      ta: (params) => ({
        title: `${params.event}: காத்திருப்புப் பட்டியலில் நீங்கள் முதல்`,
        body: `${params.temple}, ${when(params, 'ta')}. உங்கள் பணம் திருப்பித் தரப்பட்டது.`,
      }),
      kn: (params) => ({
        title: `${params.event}: ಕಾಯುವ ಪಟ್ಟಿಯಲ್ಲಿ ನೀವು ಮೊದಲು`,
        body: `${params.temple}, ${when(params, 'kn')}. ನಿಮ್ಮ ಪಾವತಿಯನ್ನು ಮರಳಿಸಲಾಗಿದೆ.`,
      }),
      gu: (params) => ({
        title: `${params.event}: પ્રતીક્ષા યાદીમાં તમે પહેલા છો`,
        body: `${params.temple}, ${when(params, 'gu')}. તમારી ચુકવણી પાછી અપાઈ છે.`,
      }),
    },
  }),
  declined: kind<Reasoned>()({
    audience: holder,
    channels: BY_MAIL,
    words: {
      en: (params) => ({
        title: `${params.temple} can’t register you for ${params.event}`,
        body: `${when(params, 'en')}. ${typedSentence(params.reason)}`,
      }),
      hi: (params) => ({
        title: `${params.temple} ${params.event} के लिए आपका पंजीकरण नहीं कर सकता`,
        body: `${when(params, 'hi')}। ${params.reason}`,
      }),
      te: (params) => ({ title: `${params.event}: మీ అభ్యర్థన ఆమోదించలేదు`, body: `${params.temple}. ${params.reason}` }),
      ta: (params) => ({ title: `${params.event}: உங்கள் கோரிக்கை ஏற்கப்படவில்லை`, body: `${params.temple}. ${params.reason}` }),
      kn: (params) => ({ title: `${params.event}: ನಿಮ್ಮ ಕೋರಿಕೆ ಒಪ್ಪಿಲ್ಲ`, body: `${params.temple}. ${params.reason}` }),
      gu: (params) => ({ title: `${params.event}: તમારી વિનંતી મંજૂર થઈ નથી`, body: `${params.temple}. ${params.reason}` }),
    },
  }),
  'wait-placed': kind<Placed>()({ audience: holder, channels: WITH_TEXTS, words: placeWords(LINK_ON_PAGE) }),
  'wait-moved': kind<Waiting & PerhapsPlaced>()({
    audience: holder,
    channels: WITH_TEXTS,
    words: withPlaces({
      en: (params) => ({
        title: `${params.event} is at a new time`,
        body: `${params.temple}, ${when(params, 'en')}. ${STILL[params.status] ?? STILL.waiting} If you can’t come then, you can leave it.`,
      }),
      hi: (params) => ({
        title: `${params.event} का समय बदल गया है`,
        body: `${params.temple}, ${when(params, 'hi')}। ${STILL_HI[params.status] ?? STILL_HI.waiting} तब न आ सकें तो आप इसे छोड़ सकते हैं।`,
      }),
      te: (params) => ({ title: `${params.event} సమయం మారింది`, body: `${params.temple}, ${when(params, 'te')}.` }),
      ta: (params) => ({ title: `${params.event} நேரம் மாறியது`, body: `${params.temple}, ${when(params, 'ta')}.` }),
      kn: (params) => ({ title: `${params.event} ಸಮಯ ಬದಲಾಗಿದೆ`, body: `${params.temple}, ${when(params, 'kn')}.` }),
      gu: (params) => ({ title: `${params.event} નો સમય બદલાયો છે`, body: `${params.temple}, ${when(params, 'gu')}.` }),
    }),
  }),
  'wait-postponed': kind<Waiting>()({
    audience: holder,
    channels: WITH_TEXTS,
    words: {
      en: (params) => ({
        title: `${params.event} is postponed`,
        body: `It was planned for ${when(params, 'en')} at ${params.temple}. ${typedSentence(params.reason)} ${STILL[params.status] ?? STILL.waiting} You’ll hear of the new date.`,
      }),
      hi: (params) => ({
        title: `${params.event} टाल दिया गया है`,
        body: `यह ${params.temple} में ${when(params, 'hi')} को होना था। ${typedSentence(params.reason, 'hi')} ${STILL_HI[params.status] ?? STILL_HI.waiting} नई तारीख आपको बताई जाएगी।`,
      }),
      te: (params) => ({ title: `${params.event} వాయిదా పడింది`, body: `${params.temple}, ${when(params, 'te')}. ${params.reason}` }),
      ta: (params) => ({ title: `${params.event} ஒத்திவைக்கப்பட்டது`, body: `${params.temple}, ${when(params, 'ta')}. ${params.reason}` }),
      kn: (params) => ({ title: `${params.event} ಮುಂದೂಡಲಾಗಿದೆ`, body: `${params.temple}, ${when(params, 'kn')}. ${params.reason}` }),
      gu: (params) => ({ title: `${params.event} મોકૂફ રખાયો છે`, body: `${params.temple}, ${when(params, 'gu')}. ${params.reason}` }),
    },
  }),
  'wait-ended': kind<Reasoned & PerhapsBegun & { accepted?: true }>()({
    audience: holder,
    channels: BY_MAIL,
    words: withEarlyEnd({
      en: (params) => ({
        title: `${params.event} is canceled`,
        body: `${params.temple}, ${when(params, 'en')}. ${typedSentence(params.reason)} ${params.accepted ? 'The places in your cart are gone with it. Nothing was charged.' : 'You’re no longer on its waitlist.'}`,
      }),
      hi: (params) => ({
        title: `${params.event} रद्द है`,
        body: `${params.temple}, ${when(params, 'hi')}। ${typedSentence(reasonIn(params.reason, 'hi'), 'hi')} ${params.accepted ? 'आपके कार्ट के स्थान भी नहीं रहे। कोई राशि नहीं ली गई।' : 'आप अब इसकी प्रतीक्षा सूची में नहीं हैं।'}`,
      }),
      te: (params) => ({
        title: `${params.event} రద్దయింది`,
        body: `${params.temple}, ${when(params, 'te')}. ${typedSentence(reasonIn(params.reason, 'te'))}${params.accepted ? ' మీ కార్ట్‌లోని స్థానాలు కూడా పోయాయి. డబ్బు తీసుకోలేదు.' : ''}`,
      }),
      ta: (params) => ({
        title: `${params.event} ரத்து செய்யப்பட்டது`,
        body: `${params.temple}, ${when(params, 'ta')}. ${typedSentence(reasonIn(params.reason, 'ta'))}${params.accepted ? ' உங்கள் கூடையில் இருந்த இடங்களும் போயின. பணம் எடுக்கப்படவில்லை.' : ''}`,
      }),
      kn: (params) => ({
        title: `${params.event} ರದ್ದಾಗಿದೆ`,
        body: `${params.temple}, ${when(params, 'kn')}. ${typedSentence(reasonIn(params.reason, 'kn'))}${params.accepted ? ' ನಿಮ್ಮ ಕಾರ್ಟ್‌ನಲ್ಲಿದ್ದ ಸ್ಥಳಗಳೂ ಹೋಗಿವೆ. ಹಣ ತೆಗೆದುಕೊಂಡಿಲ್ಲ.' : ''}`,
      }),
      gu: (params) => ({
        title: `${params.event} રદ થયો છે`,
        body: `${params.temple}, ${when(params, 'gu')}. ${typedSentence(reasonIn(params.reason, 'gu'))}${params.accepted ? ' તમારા કાર્ટમાંનાં સ્થાન પણ ગયાં. કોઈ રકમ લેવાઈ નથી.' : ''}`,
      }),
    }),
  }),
};

/** What a party that waits still has, by how it waits. */
const STILL: Partial<Record<TicketWaitStatus, string>> & { waiting: string } = {
  requested: 'Your registration still waits for approval.',
  offered: 'The places you were offered are still kept for you.',
  waiting: 'You keep your place on the waitlist.',
};
const STILL_HI: typeof STILL = {
  requested: 'आपका पंजीकरण अब भी स्वीकृति की प्रतीक्षा में है।',
  offered: 'आपको दिए गए स्थान अब भी आपके लिए रखे हैं।',
  waiting: 'प्रतीक्षा सूची में आपका स्थान बना है।',
};
const until = (params: Offered, language: Language, by: string): string =>
  `${params.temple}, ${when(params, language)}. ${by}: ${when({ ...params, startsAt: params.until }, language)}`;
