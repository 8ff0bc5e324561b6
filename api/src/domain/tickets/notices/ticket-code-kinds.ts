import { momentOf as when } from '../../events/moment-of.ts';
import { kind } from '../../notifications/notification-kinds.ts';
import { BY_MAIL, holder, inAll, type Ticketed, type Together } from '../dates/ticketed.ts';

/** `tickets`: how many were moved. Missing in what was sent before that was told. */
type Moved = Ticketed & { tickets?: number };
/** `child`: who is left in the temple's care with it, and of whom nothing is known yet. */
type Given = Ticketed & { from: string; child?: string } & Together;

/** What people hear of tickets that got another code: for another date, for another person, or for a lost one. */
export const ticketCodeKinds = {
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
};

const several = ({ tickets = 1 }: Moved, one: string, more: string): string => (tickets > 1 ? more : one);
const ofChild = ({ child }: Given, words: (name: string) => string): string => (child === undefined ? '' : words(child));
