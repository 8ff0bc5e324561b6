import { defineNotifications, type GroupFacts, kind } from '../notifications/notification-kinds.ts';

const group: GroupFacts = {
  name: 'temple-standing',
  nouns: ['temple'],
  label: { en: 'Your temple on the platform', hi: 'प्लेटफ़ॉर्म पर आपका मंदिर' },
  about: { en: 'Whether your temple can take gifts and bookings.', hi: 'क्या आपका मंदिर दान और बुकिंग ले सकता है।' },
  isRequired: true,
};
const owners = { to: 'staff', permission: 'staff:manage' } as const;
const BOTH = ['in-app', 'email'] as const;

interface Decided {
  temple: string;
  /** In the operator's own words. */
  reason: string;
}

/** What owners hear when the platform suspends or reinstates their temple. Nobody can turn it off. */
export const templeDeskNotifications = defineNotifications(group, {
  suspended: kind<Decided>()({
    audience: owners,
    channels: BOTH,
    words: {
      en: ({ temple, reason }) => ({
        title: `${temple} is suspended`,
        body: `Our team wrote: “${reason}” Your temple can’t take gifts or bookings or send broadcasts right now. Refunds, receipts, reports and the sheets of existing bookings still work.`,
      }),
      hi: ({ temple, reason }) => ({
        title: `${temple} निलंबित है`,
        body: `हमारी टीम ने लिखा: “${reason}” आपका मंदिर अभी दान या बुकिंग नहीं ले सकता और न ही प्रसारण भेज सकता है। रिफ़ंड, रसीदें, रिपोर्ट और मौजूदा बुकिंग की सूचियाँ काम करती रहेंगी।`,
      }),
    },
  }),
  reinstated: kind<Decided>()({
    audience: owners,
    channels: BOTH,
    words: {
      en: ({ temple, reason }) => ({
        title: `${temple} is reinstated`,
        body: `Our team wrote: “${reason}” Your temple can take gifts and bookings again. Broadcasts that were paused wait until you resume them.`,
      }),
      hi: ({ temple, reason }) => ({
        title: `${temple} बहाल हुआ`,
        body: `हमारी टीम ने लिखा: “${reason}” आपका मंदिर फिर से दान और बुकिंग ले सकता है। रोके गए प्रसारण तब जाएँगे, जब आप उन्हें फिर शुरू करेंगे।`,
      }),
    },
  }),
});
