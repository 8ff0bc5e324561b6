import { defineNotifications, type GroupFacts, kind } from '../notifications/notification-kinds.ts';

const group: GroupFacts = {
  name: 'temple-registration',
  nouns: ['temple-registration', 'temple'],
  label: { en: 'Temple registrations', hi: 'मंदिरों के पंजीकरण' },
  about: { en: 'Temples that wait for a review, and what was decided.', hi: 'समीक्षा की प्रतीक्षा वाले मंदिर, और क्या निर्णय हुआ।' },
};
const office = { to: 'staff', permission: 'temple:manage' } as const;

/** New registrations for the platform team, decisions for the temple. The temple also gets an email with the team's own message. */
export const registrationNotifications = defineNotifications(group, {
  waiting: kind<{ temple: string; place: string; isAgain: boolean }>()({
    audience: { to: 'operators' },
    channels: ['in-app'],
    words: {
      en: ({ temple, place, isAgain }) => ({
        title: isAgain ? `${temple} sent its registration again` : `${temple} registered`,
        body: `${place}. It waits for a review.`,
      }),
      hi: ({ temple, place, isAgain }) => ({
        title: isAgain ? `${temple} ने पंजीकरण फिर भेजा` : `${temple} ने पंजीकरण किया`,
        body: `${place}। समीक्षा की प्रतीक्षा है।`,
      }),
    },
  }),
  approved: kind<{ temple: string }>()({
    audience: office,
    channels: ['in-app'],
    words: {
      en: ({ temple }) => ({ title: `${temple} is approved`, body: 'Devotees can find your temple and give to it.' }),
      hi: ({ temple }) => ({ title: `${temple} स्वीकृत हुआ`, body: 'भक्त अब आपका मंदिर खोज सकते हैं और दान दे सकते हैं।' }),
    },
  }),
  'changes-requested': kind<{ temple: string }>()({
    audience: office,
    channels: ['in-app'],
    words: {
      en: ({ temple }) => ({ title: `Please change the registration of ${temple}`, body: 'The email we sent says what, and opens it.' }),
      hi: ({ temple }) => ({ title: `${temple} के पंजीकरण में बदलाव चाहिए`, body: 'हमारे भेजे ईमेल में लिखा है क्या, और वहीं से खुलता है।' }),
    },
  }),
});
