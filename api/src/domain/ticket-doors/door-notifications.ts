import { momentOf } from '../events/moment-of.ts';
import { defineNotifications, kind } from '../notifications/notification-kinds.ts';

interface Asked {
  event: string;
  temple: string;
  startsAt: string;
  timeZone: string;
}

/** What those who keep a door hear of it. */
export const doorNotifications = defineNotifications(
  {
    name: 'door',
    label: { en: 'Doors', hi: 'द्वार', te: 'ద్వారాలు', ta: 'வாசல்கள்', kn: 'ಬಾಗಿಲುಗಳು', gu: 'દ્વાર' },
    about: {
      en: 'When a temple asks you to check people in at an event.',
      hi: 'जब कोई मंदिर आपसे कार्यक्रम के द्वार पर उपस्थिति दर्ज करने को कहे।',
      te: 'కార్యక్రమం ద్వారం వద్ద హాజరు నమోదు చేయమని ఆలయం కోరినప్పుడు.',
      ta: 'நிகழ்ச்சியின் வாசலில் வருகையைப் பதிவு செய்யக் கோயில் கேட்கும்போது.',
      kn: 'ಕಾರ್ಯಕ್ರಮದ ಬಾಗಿಲಲ್ಲಿ ಹಾಜರಿ ದಾಖಲಿಸಲು ದೇವಾಲಯ ಕೇಳಿದಾಗ.',
      gu: 'મંદિર તમને કાર્યક્રમના દ્વાર પર હાજરી નોંધવા કહે ત્યારે.',
    },
  },
  {
    asked: kind<Asked>()({
      audience: { to: 'account', roles: ['donor'] },
      channels: ['in-app', 'email'],
      words: {
        en: (params) => ({
          title: `You keep the door: ${params.event}`,
          body: `${params.temple}, ${momentOf(params, 'en')}. Open the door on your phone before you come, so that it also works without a connection.`,
        }),
        hi: (params) => ({
          title: `आप द्वार सँभालेंगे: ${params.event}`,
          body: `${params.temple}, ${momentOf(params, 'hi')}। आने से पहले द्वार अपने फ़ोन पर खोलें, ताकि वह इंटरनेट के बिना भी चले।`,
        }),
        te: (params) => ({
          title: `మీరు ద్వారం వద్ద ఉంటారు: ${params.event}`,
          body: `${params.temple}, ${momentOf(params, 'te')}. వచ్చే ముందు మీ ఫోన్‌లో ద్వారం తెరవండి; అప్పుడు నెట్ లేకున్నా పనిచేస్తుంది.`,
        }),
        ta: (params) => ({
          title: `நீங்கள் வாசலைக் கவனிக்கிறீர்கள்: ${params.event}`,
          body: `${params.temple}, ${momentOf(params, 'ta')}. வருவதற்கு முன் உங்கள் தொலைபேசியில் வாசலைத் திறங்கள்; இணைப்பு இல்லாமலும் வேலை செய்யும்.`,
        }),
        kn: (params) => ({
          title: `ನೀವು ಬಾಗಿಲನ್ನು ನೋಡಿಕೊಳ್ಳುವಿರಿ: ${params.event}`,
          body: `${params.temple}, ${momentOf(params, 'kn')}. ಬರುವ ಮೊದಲು ನಿಮ್ಮ ಫೋನ್‌ನಲ್ಲಿ ಬಾಗಿಲನ್ನು ತೆರೆಯಿರಿ; ಆಗ ಸಂಪರ್ಕವಿಲ್ಲದೆಯೂ ಕೆಲಸ ಮಾಡುತ್ತದೆ.`,
        }),
        gu: (params) => ({
          title: `તમે દ્વાર સંભાળશો: ${params.event}`,
          body: `${params.temple}, ${momentOf(params, 'gu')}. આવતાં પહેલાં દ્વાર તમારા ફોન પર ખોલો, જેથી તે નેટ વગર પણ ચાલે.`,
        }),
      },
    }),
  },
);
