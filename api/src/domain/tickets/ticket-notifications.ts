import type { Language } from '@sannidhi/contracts';
import { reasonIn } from '../events/date-reasons.ts';
import { type PerhapsBegun, withEarlyEnd } from '../events/ended-early.ts';
import { momentOf as when } from '../events/moment-of.ts';
import { LINK_ON_TICKET, type PerhapsPlaced, type Placed, placeWords, withPlaces } from '../events/place-news-words.ts';
import { defineNotifications, kind, WITH_TEXTS } from '../notifications/notification-kinds.ts';
import { typedSentence } from '../notifications/typed-sentence.ts';
import { ticketAddonKinds } from './ticket-addon-kinds.ts';
import { isOne, type Listing, listedTickets } from './ticket-names.ts';
import { ticketWaitKinds } from './ticket-wait-kinds.ts';
import { BY_MAIL, type Counted, holder, type Reasoned, type Ticketed } from './ticketed.ts';

/** `isGiven`: somebody else paid. Missing in what was sent before that was told. */
type Changed = Reasoned & { isGiven?: boolean };
/** `tickets`: how many were moved. Missing in what was sent before that was told. */
type Moved = Ticketed & { tickets?: number };
type Canceled = Listing & PerhapsBegun & { reason: string | null; refund: string | null };
/** `dates`: more than one where they were registered together. Missing in what was sent before there were such registrations. */
type Together = { dates?: number };
type Registered = Counted & Together;
/** `child`: who is left in the temple's care with it, and of whom nothing is known yet. */
type Given = Ticketed & { from: string; child?: string } & Together;

/** What people hear of their tickets and of waitlists for events. */
export const ticketNotifications = defineNotifications(
  {
    name: 'ticket',
    nouns: ['ticket'],
    label: { en: 'Tickets', hi: 'टिकट', te: 'టికెట్లు', ta: 'சீட்டுகள்', kn: 'ಟಿಕೆಟ್‌ಗಳು', gu: 'ટિકિટો' },
    about: {
      en: 'Your registrations for events, reminders the day before, and places from the waitlist.',
      hi: 'कार्यक्रमों के आपके पंजीकरण, एक दिन पहले की याद, और प्रतीक्षा सूची के स्थान।',
      te: 'కార్యక్రమాలకు మీ నమోదులు, ముందు రోజు గుర్తుచేయడం, వేచి ఉండే జాబితా స్థానాలు.',
      ta: 'நிகழ்ச்சிகளுக்கான உங்கள் பதிவுகள், முந்தைய நாள் நினைவூட்டல், காத்திருப்புப் பட்டியல் இடங்கள்.',
      kn: 'ಕಾರ್ಯಕ್ರಮಗಳಿಗೆ ನಿಮ್ಮ ನೋಂದಣಿಗಳು, ಹಿಂದಿನ ದಿನದ ಜ್ಞಾಪನೆ, ಕಾಯುವ ಪಟ್ಟಿಯ ಸ್ಥಳಗಳು.',
      gu: 'કાર્યક્રમો માટે તમારી નોંધણી, આગલા દિવસની યાદ, અને પ્રતીક્ષા યાદીનાં સ્થાન.',
    },
  },
  {
    registered: kind<Registered>()({
      audience: holder,
      channels: BY_MAIL,
      words: {
        en: (params) => ({
          title: `You’re registered for ${params.event}`,
          body: `${params.temple}, ${inAll(params, (count) => `${count} dates from `)}${when(params, 'en')}. ${ticketsHere(params)}, also without a connection.`,
        }),
        hi: (params) => ({
          title: `${params.event} के लिए आपका पंजीकरण हो गया है`,
          body: `${params.temple}, ${when(params, 'hi')}${inAll(params, (count) => ` से ${count} तारीखें`)}। आपके टिकट यहाँ हैं, बिना कनेक्शन के भी।`,
        }),
        te: (params) => ({
          title: `${params.event}కి మీ నమోదు అయింది`,
          body: `${params.temple}, ${when(params, 'te')}${inAll(params, (count) => ` (${count} తేదీలు)`)}. మీ టికెట్లు ఇక్కడ ఉన్నాయి.`,
        }),
        ta: (params) => ({
          title: `${params.event}: உங்கள் பதிவு முடிந்தது`,
          body: `${params.temple}, ${when(params, 'ta')}${inAll(params, (count) => ` (${count} தேதிகள்)`)}. உங்கள் சீட்டுகள் இங்கே உள்ளன.`,
        }),
        kn: (params) => ({
          title: `${params.event}: ನಿಮ್ಮ ನೋಂದಣಿ ಆಗಿದೆ`,
          body: `${params.temple}, ${when(params, 'kn')}${inAll(params, (count) => ` (${count} ದಿನಾಂಕಗಳು)`)}. ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳು ಇಲ್ಲಿವೆ.`,
        }),
        gu: (params) => ({
          title: `${params.event} માટે તમારી નોંધણી થઈ ગઈ`,
          body: `${params.temple}, ${when(params, 'gu')}${inAll(params, (count) => ` (${count} તારીખો)`)}. તમારી ટિકિટો અહીં છે.`,
        }),
      },
    }),
    canceled: kind<Canceled>()({
      audience: holder,
      channels: WITH_TEXTS,
      words: withEarlyEnd({
        en: (params) => ({
          title: `${params.temple} canceled your ${isOne(params) ? 'ticket' : 'tickets'} for ${params.event}`,
          body: `${listedTickets(params, 'en')}.${params.reason ? ` ${typedSentence(params.reason)}` : ''}${params.refund ? ` You get ${params.refund} back.` : ''}`,
        }),
        hi: (params) => ({
          title: `${params.temple} ने ${params.event} ${isOne(params) ? 'का आपका टिकट रद्द किया' : 'के आपके टिकट रद्द किए'}`,
          body: `${listedTickets(params, 'hi')}।${params.reason ? ` ${typedSentence(reasonIn(params.reason, 'hi'), 'hi')}` : ''}${params.refund ? ` आपको ${params.refund} वापस मिलेंगे।` : ''}`,
        }),
        te: (params) => ({
          title: `${params.event}: ${isOne(params) ? 'మీ టికెట్ రద్దయింది' : 'మీ టికెట్లు రద్దయ్యాయి'}`,
          body: back(params, 'te', 'మీకు తిరిగి వచ్చేది'),
        }),
        ta: (params) => ({
          title: `${params.event}: ${isOne(params) ? 'உங்கள் சீட்டு ரத்து' : 'உங்கள் சீட்டுகள் ரத்து'}`,
          body: back(params, 'ta', 'உங்களுக்குத் திரும்புவது'),
        }),
        kn: (params) => ({
          title: `${params.event}: ${isOne(params) ? 'ನಿಮ್ಮ ಟಿಕೆಟ್ ರದ್ದಾಗಿದೆ' : 'ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳು ರದ್ದಾಗಿವೆ'}`,
          body: back(params, 'kn', 'ನಿಮಗೆ ಮರಳುವುದು'),
        }),
        gu: (params) => ({
          title: `${params.event}: ${isOne(params) ? 'તમારી ટિકિટ રદ થઈ' : 'તમારી ટિકિટો રદ થઈ'}`,
          body: back(params, 'gu', 'તમને પાછા મળશે'),
        }),
      }),
    }),
    unpaid: kind<Listing>()({
      audience: holder,
      channels: WITH_TEXTS,
      words: {
        en: (params) => ({
          title: `Your ${isOne(params) ? 'ticket' : 'tickets'} for ${params.event} ${isOne(params) ? 'is' : 'are'} no longer valid`,
          body: `${params.temple}, ${listedTickets(params, 'en')}. The bank returned the payment for ${isOne(params) ? 'it' : 'them'}. To come after all, please register again.`,
        }),
        hi: (params) => ({
          title: `${params.event} ${isOne(params) ? 'का आपका टिकट अब मान्य नहीं है' : 'के आपके टिकट अब मान्य नहीं हैं'}`,
          body: `${params.temple}, ${listedTickets(params, 'hi')}। बैंक ने ${isOne(params) ? 'उसका' : 'उनका'} भुगतान लौटा दिया। फिर भी आना चाहें तो फिर से पंजीकरण करें।`,
        }),
        te: (params) => ({
          title: `${params.event}: ${isOne(params) ? 'మీ టికెట్ ఇక చెల్లదు' : 'మీ టికెట్లు ఇక చెల్లవు'}`,
          body: `${params.temple}, ${listedTickets(params, 'te')}. ${isOne(params) ? 'దాని' : 'వాటి'} చెల్లింపును బ్యాంకు తిరిగి తీసుకుంది. రావాలనుకుంటే, దయచేసి మళ్లీ నమోదు చేసుకోండి.`,
        }),
        ta: (params) => ({
          title: `${params.event}: ${isOne(params) ? 'உங்கள் சீட்டு இனி செல்லாது' : 'உங்கள் சீட்டுகள் இனி செல்லாது'}`,
          body: `${params.temple}, ${listedTickets(params, 'ta')}. ${isOne(params) ? 'அதற்கான' : 'அவற்றுக்கான'} பணத்தை வங்கி திரும்பப் பெற்றது. வர விரும்பினால், மீண்டும் பதிவு செய்யுங்கள்.`,
        }),
        kn: (params) => ({
          title: `${params.event}: ${isOne(params) ? 'ನಿಮ್ಮ ಟಿಕೆಟ್ ಇನ್ನು ಮಾನ್ಯವಲ್ಲ' : 'ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳು ಇನ್ನು ಮಾನ್ಯವಲ್ಲ'}`,
          body: `${params.temple}, ${listedTickets(params, 'kn')}. ${isOne(params) ? 'ಅದರ' : 'ಅವುಗಳ'} ಪಾವತಿಯನ್ನು ಬ್ಯಾಂಕ್ ಹಿಂಪಡೆದಿದೆ. ಬರಲು ಬಯಸಿದರೆ, ದಯವಿಟ್ಟು ಮತ್ತೆ ನೋಂದಾಯಿಸಿ.`,
        }),
        gu: (params) => ({
          title: `${params.event} માટેની ${isOne(params) ? 'તમારી ટિકિટ' : 'તમારી ટિકિટો'} હવે માન્ય નથી`,
          body: `${params.temple}, ${listedTickets(params, 'gu')}. બેંકે તેની ચુકવણી પાછી લીધી. આવવા માંગતા હો, તો કૃપા કરીને ફરીથી નોંધણી કરો.`,
        }),
      },
    }),
    placed: kind<Placed>()({ audience: holder, channels: WITH_TEXTS, words: placeWords(LINK_ON_TICKET) }),
    moved: kind<Changed & PerhapsPlaced>()({
      audience: holder,
      channels: WITH_TEXTS,
      words: withPlaces({
        en: (params) => ({
          title: `${params.event} is at a new time`,
          body: `${params.temple}, ${when(params, 'en')}. Your tickets are valid then. If you can’t come, ${params.isGiven ? 'you can give them back until it starts: their price goes to who paid' : 'you can cancel them for their price until it starts'}.`,
        }),
        hi: (params) => ({
          title: `${params.event} का समय बदल गया है`,
          body: `${params.temple}, ${when(params, 'hi')}। आपके टिकट तब मान्य हैं। न आ सकें तो शुरू होने तक ${params.isGiven ? 'उन्हें लौटा सकते हैं: राशि भुगतान करने वाले को मिलेगी' : 'पूरी राशि पर रद्द कर सकते हैं'}।`,
        }),
        te: (params) => ({ title: `${params.event} సమయం మారింది`, body: `${params.temple}, ${when(params, 'te')}. మీ టికెట్లు అప్పుడు చెల్లుతాయి.` }),
        ta: (params) => ({
          title: `${params.event} நேரம் மாறியது`,
          body: `${params.temple}, ${when(params, 'ta')}. உங்கள் சீட்டுகள் அப்போது செல்லும்.`,
        }),
        kn: (params) => ({ title: `${params.event} ಸಮಯ ಬದಲಾಗಿದೆ`, body: `${params.temple}, ${when(params, 'kn')}. ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳು ಆಗ ಮಾನ್ಯ.` }),
        gu: (params) => ({
          title: `${params.event} નો સમય બદલાયો છે`,
          body: `${params.temple}, ${when(params, 'gu')}. તમારી ટિકિટો ત્યારે માન્ય છે.`,
        }),
      }),
    }),
    postponed: kind<Changed>()({
      audience: holder,
      channels: WITH_TEXTS,
      words: {
        en: (params) => ({
          title: `${params.event} is postponed`,
          body: `It was planned for ${when(params, 'en')} at ${params.temple}. ${typedSentence(params.reason)} Your tickets stay valid for the new date, or you can ${params.isGiven ? 'give them back: their price goes to who paid' : 'cancel them for their price'}.`,
        }),
        hi: (params) => ({
          title: `${params.event} टाल दिया गया है`,
          body: `यह ${params.temple} में ${when(params, 'hi')} को होना था। ${typedSentence(params.reason, 'hi')} आपके टिकट नई तारीख के लिए मान्य रहेंगे, या आप उन्हें ${params.isGiven ? 'लौटा सकते हैं: राशि भुगतान करने वाले को मिलेगी' : 'पूरी राशि पर रद्द कर सकते हैं'}।`,
        }),
        te: (params) => ({ title: `${params.event} వాయిదా పడింది`, body: `${params.temple}, ${when(params, 'te')}. ${params.reason}` }),
        ta: (params) => ({ title: `${params.event} ஒத்திவைக்கப்பட்டது`, body: `${params.temple}, ${when(params, 'ta')}. ${params.reason}` }),
        kn: (params) => ({ title: `${params.event} ಮುಂದೂಡಲಾಗಿದೆ`, body: `${params.temple}, ${when(params, 'kn')}. ${params.reason}` }),
        gu: (params) => ({ title: `${params.event} મોકૂફ રખાયો છે`, body: `${params.temple}, ${when(params, 'gu')}. ${params.reason}` }),
      },
    }),
    'to-other-date': kind<Moved>()({
      audience: holder,
      channels: BY_MAIL,
      words: {
        en: (params) => ({
          title: `Your ${several(params, 'ticket', 'tickets')} for ${params.event} ${several(params, 'was', 'were')} moved to another date`,
          body: `${params.temple}, ${when(params, 'en')}. ${several(params, 'It has a new code: show that one at the door. Copies of the old code no longer work.', 'They have new codes: show those at the door. Copies of the old codes no longer work.')}`,
        }),
        hi: (params) => ({
          title: `${params.event} ${several(params, 'का आपका टिकट अब दूसरी तारीख का है', 'के आपके टिकट अब दूसरी तारीख के हैं')}`,
          body: `${params.temple}, ${when(params, 'hi')}। ${several(params, 'इसका नया कोड है: द्वार पर वही दिखाएँ', 'हर टिकट का नया कोड है: द्वार पर वही दिखाएँ')}। पुराने कोड की प्रति से अब कोई अंदर नहीं जा सकता।`,
        }),
        te: (params) => ({
          title: `${params.event}: ${several(params, 'మీ టికెట్', 'మీ టికెట్లు')} ఇప్పుడు వేరే తేదీకి`,
          body: `${params.temple}, ${when(params, 'te')}. కొత్త కోడ్ చూపండి; పాతది ఇక చెల్లదు.`,
        }),
        ta: (params) => ({
          title: `${params.event}: ${several(params, 'உங்கள் சீட்டு', 'உங்கள் சீட்டுகள்')} இப்போது வேறு தேதிக்கு`,
          body: `${params.temple}, ${when(params, 'ta')}. புதிய குறியீட்டைக் காட்டுங்கள்; பழையது இனி செல்லாது.`,
        }),
        kn: (params) => ({
          title: `${params.event}: ${several(params, 'ನಿಮ್ಮ ಟಿಕೆಟ್', 'ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳು')} ಈಗ ಬೇರೆ ದಿನಾಂಕಕ್ಕೆ`,
          body: `${params.temple}, ${when(params, 'kn')}. ಹೊಸ ಕೋಡ್ ತೋರಿಸಿ; ಹಳೆಯದು ಇನ್ನು ಮಾನ್ಯವಲ್ಲ.`,
        }),
        gu: (params) => ({
          title: `${params.event}: ${several(params, 'તમારી ટિકિટ', 'તમારી ટિકિટો')} હવે બીજી તારીખની છે`,
          body: `${params.temple}, ${when(params, 'gu')}. નવો કોડ બતાવો; જૂનો હવે ચાલશે નહીં.`,
        }),
      },
    }),
    reminder: kind<Ticketed>()({
      audience: holder,
      channels: WITH_TEXTS,
      words: {
        en: (params) => ({
          title: `${params.event} is coming up`,
          body: `${params.temple}, ${when(params, 'en')}. Your tickets are here, also without a connection.`,
        }),
        hi: (params) => ({
          title: `याद रखें: ${params.event}`,
          body: `${params.temple}, ${when(params, 'hi')}। आपके टिकट यहाँ हैं, बिना कनेक्शन के भी।`,
        }),
        te: (params) => ({
          title: `గుర్తు చేస్తున్నాము: ${params.event}`,
          body: `${params.temple}, ${when(params, 'te')}. మీ టికెట్లు ఇక్కడ ఉన్నాయి.`,
        }),
        ta: (params) => ({
          title: `நினைவூட்டல்: ${params.event}`,
          body: `${params.temple}, ${when(params, 'ta')}. உங்கள் சீட்டுகள் இங்கே உள்ளன.`,
        }),
        kn: (params) => ({
          title: `ಜ್ಞಾಪನೆ: ${params.event}`,
          body: `${params.temple}, ${when(params, 'kn')}. ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗಳು ಇಲ್ಲಿವೆ.`,
        }),
        gu: (params) => ({
          title: `યાદ કરાવીએ છીએ: ${params.event}`,
          body: `${params.temple}, ${when(params, 'gu')}. તમારી ટિકિટો અહીં છે.`,
        }),
      },
    }),
    'passed-on': kind<Given>()({
      audience: holder,
      channels: BY_MAIL,
      words: {
        en: (params) => ({
          title: `${params.from} gave you a ticket for ${params.event}`,
          body: `${params.temple}, ${inAll(params, (count) => `${count} dates from `)}${when(params, 'en')}.${ofChild(params, (name) => ` Tell the temple who is responsible for ${name} and who may pick up. There’s no pickup code before that.`)}`,
        }),
        hi: (params) => ({
          title: `${params.from} ने आपको ${params.event} का टिकट दिया`,
          body: `${params.temple}, ${when(params, 'hi')}${inAll(params, (count) => ` से ${count} तारीखें`)}।${ofChild(params, (name) => ` मंदिर को बताएँ कि ${name} के लिए कौन ज़िम्मेदार है और कौन ले जा सकता है। उससे पहले पिकअप कोड नहीं बनता।`)}`,
        }),
        te: (params) => ({
          title: `${params.from} మీకు ${params.event} టికెట్ ఇచ్చారు`,
          body: `${params.temple}, ${when(params, 'te')}${inAll(params, (count) => ` (${count} తేదీలు)`)}.${ofChild(params, (name) => ` ${name} బాధ్యత ఎవరిదో, ఎవరు తీసుకెళ్లవచ్చో ఆలయానికి చెప్పండి. అంతవరకు పికప్ కోడ్ ఉండదు.`)}`,
        }),
        ta: (params) => ({
          title: `${params.from} உங்களுக்கு ${params.event} சீட்டு கொடுத்தார்`,
          body: `${params.temple}, ${when(params, 'ta')}${inAll(params, (count) => ` (${count} தேதிகள்)`)}.${ofChild(params, (name) => ` ${name}-க்கு யார் பொறுப்பு, யார் அழைத்துச் செல்லலாம் என்று கோயிலுக்குச் சொல்லுங்கள். அதுவரை குறியீடு இல்லை.`)}`,
        }),
        kn: (params) => ({
          title: `${params.from} ನಿಮಗೆ ${params.event} ಟಿಕೆಟ್ ನೀಡಿದ್ದಾರೆ`,
          body: `${params.temple}, ${when(params, 'kn')}${inAll(params, (count) => ` (${count} ದಿನಾಂಕಗಳು)`)}.${ofChild(params, (name) => ` ${name} ಅವರ ಜವಾಬ್ದಾರಿ ಯಾರದು, ಯಾರು ಕರೆದೊಯ್ಯಬಹುದು ಎಂದು ದೇವಾಲಯಕ್ಕೆ ತಿಳಿಸಿ. ಅಲ್ಲಿಯವರೆಗೆ ಪಿಕಪ್ ಕೋಡ್ ಇರುವುದಿಲ್ಲ.`)}`,
        }),
        gu: (params) => ({
          title: `${params.from}એ તમને ${params.event}ની ટિકિટ આપી`,
          body: `${params.temple}, ${when(params, 'gu')}${inAll(params, (count) => ` (${count} તારીખો)`)}.${ofChild(params, (name) => ` મંદિરને જણાવો કે ${name} માટે કોણ જવાબદાર છે અને કોણ લઈ જઈ શકે. ત્યાં સુધી પિકઅપ કોડ નથી.`)}`,
        }),
      },
    }),
    replaced: kind<Ticketed>()({
      audience: holder,
      channels: ['email'],
      words: {
        en: (params) => ({
          title: `Your ticket for ${params.event} has a new code`,
          body: `${params.temple}, ${when(params, 'en')}. Show the new one at the door. Printed copies and screenshots of the old one no longer let anybody in.`,
        }),
        hi: (params) => ({
          title: `${params.event} के आपके टिकट का नया कोड है`,
          body: `${params.temple}, ${when(params, 'hi')}। द्वार पर नया कोड दिखाएँ। पुराने कोड की छपी प्रति या स्क्रीनशॉट से अब कोई अंदर नहीं जा सकता।`,
        }),
        te: (params) => ({
          title: `${params.event}: మీ టికెట్‌కు కొత్త కోడ్`,
          body: `${params.temple}, ${when(params, 'te')}. ద్వారం వద్ద కొత్త కోడ్ చూపండి; పాతది ఇక చెల్లదు.`,
        }),
        ta: (params) => ({
          title: `${params.event}: உங்கள் சீட்டுக்குப் புதிய குறியீடு`,
          body: `${params.temple}, ${when(params, 'ta')}. வாசலில் புதிய குறியீட்டைக் காட்டுங்கள்; பழையது இனி செல்லாது.`,
        }),
        kn: (params) => ({
          title: `${params.event}: ನಿಮ್ಮ ಟಿಕೆಟ್‌ಗೆ ಹೊಸ ಕೋಡ್`,
          body: `${params.temple}, ${when(params, 'kn')}. ಬಾಗಿಲಲ್ಲಿ ಹೊಸ ಕೋಡ್ ತೋರಿಸಿ; ಹಳೆಯದು ಇನ್ನು ಮಾನ್ಯವಲ್ಲ.`,
        }),
        gu: (params) => ({
          title: `${params.event}: તમારી ટિકિટનો નવો કોડ`,
          body: `${params.temple}, ${when(params, 'gu')}. દ્વાર પર નવો કોડ બતાવો; જૂનો હવે ચાલશે નહીં.`,
        }),
      },
    }),
    ...ticketAddonKinds,
    ...ticketWaitKinds,
  },
);

/** Words about how many dates, where they were registered together. */
const inAll = ({ dates = 1 }: Together, words: (count: number) => string): string => (dates > 1 ? words(dates) : '');
const several = ({ tickets = 1 }: Moved, one: string, more: string): string => (tickets > 1 ? more : one);
const ofChild = ({ child }: Given, words: (name: string) => string): string => (child === undefined ? '' : words(child));
const ticketsHere = ({ dates = 1, people }: Registered): string =>
  dates > 1 ? 'Your tickets for each date are here' : people === 1 ? 'Your ticket is here' : `Your ${people} tickets are here`;
const back = (params: Canceled, language: Language, gets: string): string =>
  `${params.temple}, ${listedTickets(params, language)}.${params.reason ? ` ${typedSentence(reasonIn(params.reason, language))}` : ''}${params.refund ? ` ${gets}: ${params.refund}` : ''}`;
