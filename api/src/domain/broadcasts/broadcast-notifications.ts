import { defineNotifications, kind } from '../notifications/notification-kinds.ts';

interface Received {
  temple: string;
  subject: string;
  text: string;
}
interface Finished {
  name: string;
  sent: number;
  failed: number;
}

const received = ({ temple, subject, text }: Received) => ({ title: `${temple}: ${subject}`, body: text });

/** What temples write to many, in the app, and what their office is notified of. The temple wrote the text in the reader's language. */
export const broadcastNotifications = defineNotifications(
  {
    name: 'broadcast',
    label: {
      en: 'News from temples',
      hi: 'मंदिरों के समाचार',
      te: 'ఆలయాల వార్తలు',
      ta: 'கோயில்களின் செய்திகள்',
      kn: 'ದೇವಸ್ಥಾನಗಳ ಸುದ್ದಿ',
      gu: 'મંદિરોના સમાચાર',
    },
    about: {
      en: 'What your temples write to everyone, and broadcasts you send.',
      hi: 'आपके मंदिर सबको जो लिखते हैं, और आपके भेजे प्रसारण।',
      te: 'మీ ఆలయాలు అందరికీ రాసేవి, మీరు అందరికీ పంపే సందేశాలు.',
      ta: 'உங்கள் கோயில்கள் எல்லோருக்கும் எழுதுபவை, நீங்கள் எல்லோருக்கும் அனுப்புபவை.',
      kn: 'ನಿಮ್ಮ ದೇವಸ್ಥಾನಗಳು ಎಲ್ಲರಿಗೂ ಬರೆಯುವುದು, ಮತ್ತು ನೀವು ಎಲ್ಲರಿಗೂ ಕಳುಹಿಸುವ ಸಂದೇಶಗಳು.',
      gu: 'તમારાં મંદિરો બધાને જે લખે છે, અને તમે બધાને મોકલો છો તે સંદેશા.',
    },
    isByTopic: true,
  },
  {
    received: kind<Received>()({
      audience: { to: 'account', roles: ['donor', 'priest', 'temple-admin'], inOffice: 'any' },
      channels: ['in-app'],
      words: { en: received, hi: received, te: received, ta: received, kn: received, gu: received },
    }),
    late: kind<{ name: string }>()({
      audience: { to: 'staff', permission: 'broadcasts:send' },
      channels: ['in-app', 'email'],
      words: {
        en: ({ name }) => ({
          title: `“${name}” is more than an hour late`,
          body: 'Nothing more is sent until you choose. Send it now, or cancel it.',
        }),
        hi: ({ name }) => ({
          title: `“${name}” एक घंटे से ज़्यादा देर से है`,
          body: 'आपके चुनने तक और कुछ नहीं भेजा जाएगा। अभी भेजें, या रद्द करें।',
        }),
      },
    }),
    finished: kind<Finished>()({
      audience: { to: 'staff', permission: 'broadcasts:send' },
      channels: ['in-app'],
      words: {
        en: ({ name, sent, failed }) => ({ title: `“${name}” is finished`, body: `Sent: ${sent}. Not delivered: ${failed}.` }),
        hi: ({ name, sent, failed }) => ({ title: `“${name}” पूरा हुआ`, body: `भेजे गए: ${sent}। नहीं पहुँचे: ${failed}।` }),
      },
    }),
  },
);
