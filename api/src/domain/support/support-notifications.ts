import { defineNotifications, kind } from '../notifications/notification-kinds.ts';

/** Notifies operators of messages from the contact page. */
export const supportNotifications = defineNotifications(
  {
    name: 'support-message',
    label: { en: 'Support messages', hi: 'सहायता संदेश' },
    about: { en: 'Messages from the contact page that wait for an answer.', hi: 'संपर्क पृष्ठ के संदेश, जो उत्तर की प्रतीक्षा में हैं।' },
  },
  {
    waiting: kind<{ name: string; reference: string }>()({
      audience: { to: 'operators' },
      channels: ['in-app'],
      words: {
        en: ({ name, reference }) => ({ title: `${name} wrote to support`, body: `Reference ${reference}. It waits for an answer.` }),
        hi: ({ name, reference }) => ({ title: `${name} ने सहायता को लिखा`, body: `संदर्भ ${reference}। उत्तर की प्रतीक्षा है।` }),
      },
    }),
  },
);
