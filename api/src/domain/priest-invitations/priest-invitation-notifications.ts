import { defineNotifications, kind } from '../notifications/notification-kinds.ts';

/** Notifications about invitations of priests, to the staff who sent them. */
export const priestInvitationNotifications = defineNotifications(
  {
    name: 'priest-invitation',
    label: { en: 'Priests’ invitations', hi: 'पुजारियों के निमंत्रण' },
    about: { en: 'Invitations of yours that expired without an answer.', hi: 'आपके निमंत्रण जो उत्तर के बिना समाप्त हुए।' },
  },
  {
    expired: kind<{ email: string; temple: string }>()({
      audience: { to: 'account', roles: ['temple-admin'], inOffice: 'priests:manage' },
      channels: ['in-app', 'email'],
      words: {
        en: ({ email, temple }) => ({
          title: `Your invitation to ${email} has expired`,
          body: `They didn’t join the priests of ${temple} in time. If you still need them, send the invitation again.`,
        }),
        hi: ({ email, temple }) => ({
          title: `${email} को भेजा आपका निमंत्रण समाप्त हो गया`,
          body: `वे समय रहते ${temple} के पुजारियों में नहीं जुड़े। यदि अब भी ज़रूरत हो, तो निमंत्रण फिर भेजें।`,
        }),
      },
    }),
  },
);
