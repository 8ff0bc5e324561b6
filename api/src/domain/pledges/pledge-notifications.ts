import { longDate } from '../../platform/documents/words.ts';
import { defineNotifications, kind } from '../notifications/notification-kinds.ts';

const donor = { to: 'account', roles: ['donor'] } as const;

interface OwnPledgeFacts {
  temple: string;
  fund: string;
  amount: string;
}

/** A devotee's pledges, and gifts that the office matches to one. */
export const pledgeNotifications = defineNotifications(
  {
    name: 'pledge',
    nouns: ['pledge'],
    label: { en: 'Pledges', hi: 'संकल्पित दान', te: 'విరాళ సంకల్పాలు', ta: 'உறுதிமொழிகள்', kn: 'ಸಂಕಲ್ಪಗಳು', gu: 'સંકલ્પો' },
    about: {
      en: 'Installments that are due soon, new pledges, and gifts to match.',
      hi: 'जल्द देय किस्तें, नए संकल्प और मिलाने योग्य दान।',
      te: 'దగ్గరపడిన వాయిదాలు, కొత్త సంకల్పాలు, సంకల్పానికి జమ చేయవలసిన విరాళాలు.',
      ta: 'விரைவில் வரும் தவணைகள், புதிய உறுதிமொழிகள், உறுதிமொழியில் சேர்க்க வேண்டிய நன்கொடைகள்.',
      kn: 'ಹತ್ತಿರ ಬಂದಿರುವ ಕಂತುಗಳು, ಹೊಸ ಸಂಕಲ್ಪಗಳು ಮತ್ತು ಸಂಕಲ್ಪಕ್ಕೆ ಸೇರಿಸಬೇಕಾದ ದೇಣಿಗೆಗಳು.',
      gu: 'નજીક આવેલા હપતા, નવા સંકલ્પો અને મેળવવાનાં દાન.',
    },
  },
  {
    due: kind<OwnPledgeFacts & { dueOn: string }>()({
      audience: donor,
      channels: ['in-app', 'email'],
      words: {
        en: ({ temple, fund, amount, dueOn }) => ({
          title: `${amount} of your pledge to ${temple} is due on ${longDate(dueOn)}`,
          body: `Fund: ${fund}. You can give it now, or turn off reminders for this pledge.`,
        }),
        hi: ({ temple, fund, amount, dueOn }) => ({
          title: `${temple} के लिए आपके संकल्प के ${amount} ${longDate(dueOn, 'hi')} को देय हैं`,
          body: `कोष: ${fund}। आप अभी दे सकते हैं, या इस संकल्प के स्मरण बंद कर सकते हैं।`,
        }),
        te: ({ temple, fund, amount, dueOn }) => ({
          title: `${temple}: మీ సంకల్ప విరాళంలో ${amount} గడువు ${longDate(dueOn, 'te')}`,
          body: `నిధి: ${fund}. ఇప్పుడే ఇవ్వవచ్చు, లేదా ఈ సంకల్పం గురించి గుర్తుచేయడం ఆపవచ్చు.`,
        }),
        ta: ({ temple, fund, amount, dueOn }) => ({
          title: `${temple}: உங்கள் உறுதிமொழியில் ${amount} செலுத்த வேண்டிய நாள் ${longDate(dueOn, 'ta')}`,
          body: `நிதி: ${fund}. இப்போதே கொடுக்கலாம், அல்லது இந்த உறுதிமொழிக்கான நினைவூட்டல்களை நிறுத்தலாம்.`,
        }),
        kn: ({ temple, fund, amount, dueOn }) => ({
          title: `${temple}: ನಿಮ್ಮ ಸಂಕಲ್ಪದ ${amount} ಪಾವತಿಸಬೇಕಾದ ದಿನ ${longDate(dueOn, 'kn')}`,
          body: `ನಿಧಿ: ${fund}. ಈಗಲೇ ನೀಡಬಹುದು, ಅಥವಾ ಈ ಸಂಕಲ್ಪದ ಜ್ಞಾಪನೆಗಳನ್ನು ನಿಲ್ಲಿಸಬಹುದು.`,
        }),
        gu: ({ temple, fund, amount, dueOn }) => ({
          title: `${temple}: તમારા સંકલ્પના ${amount} ${longDate(dueOn, 'gu')} ના રોજ ચૂકવવાના છે`,
          body: `ફંડ: ${fund}. તમે હમણાં આપી શકો છો, અથવા આ સંકલ્પનાં રિમાઇન્ડર બંધ કરી શકો છો.`,
        }),
      },
    }),
    recorded: kind<OwnPledgeFacts>()({
      audience: donor,
      channels: ['in-app'],
      words: {
        en: ({ temple, fund, amount }) => ({
          title: `${temple} recorded your pledge of ${amount}`,
          body: `Fund: ${fund}. If this isn't right, you can cancel it or ask the temple.`,
        }),
        hi: ({ temple, fund, amount }) => ({
          title: `${temple} ने आपका ${amount} का संकल्प दर्ज किया`,
          body: `कोष: ${fund}। यदि यह सही नहीं है, तो इसे रद्द करें या मंदिर से पूछें।`,
        }),
        te: ({ temple, fund, amount }) => ({
          title: `${temple} మీ ${amount} సంకల్పాన్ని నమోదు చేసింది`,
          body: `నిధి: ${fund}. ఇది సరి కాకపోతే, రద్దు చేయండి లేదా ఆలయాన్ని అడగండి.`,
        }),
        ta: ({ temple, fund, amount }) => ({
          title: `${temple} உங்கள் ${amount} உறுதிமொழியைப் பதிவு செய்தது`,
          body: `நிதி: ${fund}. இது சரியல்ல என்றால், ரத்து செய்யுங்கள் அல்லது கோயிலைக் கேளுங்கள்.`,
        }),
        kn: ({ temple, fund, amount }) => ({
          title: `${temple} ನಿಮ್ಮ ${amount} ಸಂಕಲ್ಪವನ್ನು ದಾಖಲಿಸಿದೆ`,
          body: `ನಿಧಿ: ${fund}. ಇದು ಸರಿಯಲ್ಲದಿದ್ದರೆ, ರದ್ದುಗೊಳಿಸಿ ಅಥವಾ ದೇವಸ್ಥಾನವನ್ನು ಕೇಳಿ.`,
        }),
        gu: ({ temple, fund, amount }) => ({
          title: `${temple} એ તમારો ${amount} નો સંકલ્પ નોંધ્યો છે`,
          body: `ફંડ: ${fund}. જો આ બરાબર ન હોય, તો તેને રદ કરો અથવા મંદિરને પૂછો.`,
        }),
      },
    }),
    'to-match': kind<{ amount: string; donor: string; fund: string }>()({
      audience: { to: 'staff', permission: 'pledges:record' },
      channels: ['in-app'],
      words: {
        en: ({ amount, donor: name, fund }) => ({
          title: `Does a gift of ${amount} count toward a pledge?`,
          body: `Donor: ${name}. Fund: ${fund}. Choose the pledge, or leave it as a gift of its own.`,
        }),
        hi: ({ amount, donor: name, fund }) => ({
          title: `क्या ${amount} का दान किसी संकल्प में गिना जाए?`,
          body: `दाता: ${name}। कोष: ${fund}। संकल्प चुनें, या इसे अलग दान रहने दें।`,
        }),
      },
    }),
  },
);
