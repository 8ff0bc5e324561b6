import type { DakshinaMethod } from '@sannidhi/contracts';
import { defineNotifications, kind } from '../notifications/notification-kinds.ts';

interface Paid {
  temple: string;
  amount: string;
  method: DakshinaMethod;
}

const BY = {
  en: { check: 'By check.', transfer: 'By bank transfer.', cash: 'In cash.' },
  hi: { check: 'चेक से।', transfer: 'बैंक ट्रांसफ़र से।', cash: 'नकद।' },
} as const;

/** Notifications to priests about their dakshina. */
export const dakshinaNotifications = defineNotifications(
  {
    name: 'dakshina',
    nouns: ['dakshina'],
    label: { en: 'Dakshina', hi: 'दक्षिणा' },
    about: { en: 'Payments from the temples you serve.', hi: 'जिन मंदिरों में आप सेवा देते हैं उनके भुगतान।' },
  },
  {
    paid: kind<Paid>()({
      audience: { to: 'account', roles: ['priest'] },
      channels: ['in-app', 'email'],
      words: {
        en: ({ temple, amount, method }) => ({ title: `${temple} paid you ${amount} dakshina`, body: BY.en[method] }),
        hi: ({ temple, amount, method }) => ({ title: `${temple} ने आपको ${amount} दक्षिणा दी`, body: BY.hi[method] }),
      },
    }),
  },
);
