import { defineNotifications, kind } from '../notifications/notification-kinds.ts';

const office = { to: 'staff', permission: 'payments:manage' } as const;

interface AccountOf {
  temple: string;
}

/** Whether a temple can take payments online: every hour without is gifts that can't be given. */
export const paymentAccountNotifications = defineNotifications(
  {
    name: 'payment-account',
    label: { en: 'Payment account', hi: 'भुगतान खाता' },
    about: { en: 'When your temple can’t take online payments, or can again.', hi: 'जब आपका मंदिर ऑनलाइन भुगतान न ले सके, या फिर ले सके।' },
  },
  {
    restricted: kind<AccountOf>()({
      audience: office,
      channels: ['in-app', 'email'],
      words: {
        en: ({ temple }) => ({
          title: `${temple} can’t take online payments right now`,
          body: 'The payment provider needs something from you. Open the payment settings to see what. Money already received isn’t affected.',
        }),
        hi: ({ temple }) => ({
          title: `${temple} अभी ऑनलाइन भुगतान नहीं ले सकता`,
          body: 'भुगतान प्रदाता को आपसे कुछ चाहिए। क्या चाहिए, यह भुगतान की सेटिंग में देखें। मिल चुकी राशि पर इसका असर नहीं है।',
        }),
      },
    }),
    ready: kind<AccountOf>()({
      audience: office,
      channels: ['in-app', 'email'],
      words: {
        en: ({ temple }) => ({ title: `${temple} can take online payments`, body: 'The payment provider has everything it asked for.' }),
        hi: ({ temple }) => ({ title: `${temple} ऑनलाइन भुगतान ले सकता है`, body: 'भुगतान प्रदाता ने जो माँगा था, वह सब उसके पास है।' }),
      },
    }),
  },
);
