import { defineNotifications, kind } from '../notifications/notification-kinds.ts';

const donor = { to: 'account', roles: ['donor'] } as const;

interface OwnPledgeFacts {
  temple: string;
  fund: string;
  amount: string;
}

/** A devotee's pledges, and the gifts for which the office decides whether they keep one. */
export const pledgeNotifications = defineNotifications(
  {
    name: 'pledge',
    nouns: ['pledge'],
    label: { en: 'Pledges', hi: 'संकल्पित दान' },
    about: { en: 'Installments that are due soon, new pledges, and gifts to match.', hi: 'जल्द देय किस्तें, नए संकल्प और मिलाने योग्य दान।' },
  },
  {
    due: kind<OwnPledgeFacts & { dueOn: string }>()({
      audience: donor,
      channels: ['in-app', 'email'],
      words: {
        en: ({ temple, fund, amount, dueOn }) => ({
          title: `${amount} of your pledge to ${temple} is due on ${dateIn('en-US', dueOn)}`,
          body: `Fund: ${fund}. You can give it now, or turn off reminders for this pledge.`,
        }),
        hi: ({ temple, fund, amount, dueOn }) => ({
          title: `${temple} के लिए आपके संकल्प के ${amount} ${dateIn('hi-IN', dueOn)} को देय हैं`,
          body: `कोष: ${fund}। आप अभी दे सकते हैं, या इस संकल्प के स्मरण बंद कर सकते हैं।`,
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
      },
    }),
    'to-match': kind<{ amount: string; donor: string; fund: string }>()({
      audience: { to: 'staff', permission: 'pledges:record' },
      channels: ['in-app'],
      words: {
        en: ({ amount, donor: name, fund }) => ({
          title: `A gift of ${amount} may keep a pledge`,
          body: `Donor: ${name}. Fund: ${fund}. Decide which pledge it counts toward.`,
        }),
        hi: ({ amount, donor: name, fund }) => ({
          title: `${amount} का दान किसी संकल्प का हो सकता है`,
          body: `दाता: ${name}। कोष: ${fund}। तय करें कि यह किस संकल्प में गिना जाए।`,
        }),
      },
    }),
  },
);

const dateIn = (locale: string, date: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));
