import { longDate } from '../../platform/documents/words.ts';
import { defineNotifications, kind } from '../notifications/notification-kinds.ts';

const self = { to: 'account', roles: ['temple-admin'] } as const;
const owners = { to: 'staff', permission: 'staff:manage' } as const;
const BOTH = ['in-app', 'email'] as const;

interface ByPerson {
  /** Who did it. */
  person: string;
  temple: string;
}

interface RoleGiven {
  role: string;
  secondFactor?: boolean;
  /** YYYY-MM-DD, while it is to come. */
  firstDay?: string | null;
  lastDay?: string | null;
}

/** Notifications to staff about their positions, and to owners about who comes and goes. Nobody can turn off who may enter the books. */
export const staffNotifications = defineNotifications(
  {
    name: 'staff-member',
    nouns: ['staff-member'],
    label: { en: 'Staff and roles', hi: 'कर्मचारी और भूमिकाएँ' },
    about: { en: 'Changes to your role, and who joins or leaves the staff.', hi: 'आपकी भूमिका में बदलाव, और कौन जुड़ता या जाता है।' },
    isRequired: true,
  },
  {
    'role-changed': kind<ByPerson & RoleGiven>()({
      audience: self,
      channels: BOTH,
      words: {
        en: ({ person, temple, secondFactor, firstDay, lastDay }) => ({
          title: `Your role at ${temple} changed`,
          body: `${person} changed what you may do. ${firstDay ? `It takes effect on ${longDate(firstDay)}.` : 'It takes effect right away.'}${lastDay ? ` Your last day is ${longDate(lastDay)}.` : ''}${secondFactor ? ' Your new role asks for a second factor: set one up in Settings.' : ''}`,
        }),
        hi: ({ person, temple, secondFactor, firstDay, lastDay }) => ({
          title: `${temple} में आपकी भूमिका बदल गई`,
          body: `${person} ने बदला कि आप क्या कर सकते हैं। ${firstDay ? `यह ${longDate(firstDay, 'hi')} से लागू होगा।` : 'यह तुरंत लागू है।'}${lastDay ? ` आपका अंतिम दिन ${longDate(lastDay, 'hi')} है।` : ''}${secondFactor ? ' नई भूमिका के लिए दूसरा सुरक्षा चरण ज़रूरी है: उसे सेटिंग में चालू करें।' : ''}`,
        }),
      },
    }),
    'second-role': kind<ByPerson & RoleGiven>()({
      audience: self,
      channels: BOTH,
      words: {
        en: ({ person, temple, secondFactor, firstDay, lastDay }) => ({
          title: `You have a second role at ${temple}`,
          body: `${person} gave you another role beside the one you have${firstDay ? `, from ${longDate(firstDay)}` : ''}${lastDay ? ` until ${longDate(lastDay)}` : ''}.${secondFactor ? ' It asks for a second factor: set one up in Settings.' : ''}`,
        }),
        hi: ({ person, temple, secondFactor, firstDay, lastDay }) => ({
          title: `${temple} में आपकी एक और भूमिका है`,
          body: `${person} ने आपकी भूमिका के साथ एक और भूमिका दी है${firstDay ? `, ${longDate(firstDay, 'hi')} से` : ''}${lastDay ? ` ${longDate(lastDay, 'hi')} तक` : ''}।${secondFactor ? ' इसके लिए दूसरा सुरक्षा चरण ज़रूरी है: उसे सेटिंग में चालू करें।' : ''}`,
        }),
      },
    }),
    'account-opened': kind<ByPerson>()({
      audience: self,
      channels: BOTH,
      words: {
        en: ({ person, temple }) => ({
          title: `Your account for ${temple} is open`,
          body: `It was opened with your invitation, under the name ${person}. If that wasn’t you, choose “Forgot password” at sign-in: nobody else gets in after that.`,
        }),
        hi: ({ person, temple }) => ({
          title: `${temple} के लिए आपका खाता खुल गया`,
          body: `यह आपके निमंत्रण से ${person} के नाम पर खोला गया। यदि आपने नहीं खोला, तो साइन इन पर “पासवर्ड भूल गए” चुनें: उसके बाद कोई और प्रवेश नहीं कर सकता।`,
        }),
      },
    }),
    removed: kind<ByPerson>()({
      audience: self,
      channels: BOTH,
      words: {
        en: ({ person, temple }) => ({
          title: `You are no longer on the staff of ${temple}`,
          body: `${person} removed you from the staff.`,
        }),
        hi: ({ person, temple }) => ({ title: `अब आप ${temple} के कर्मचारी नहीं हैं`, body: `${person} ने आपको कर्मचारियों से हटाया।` }),
      },
    }),
    'signed-out': kind<ByPerson>()({
      audience: self,
      channels: BOTH,
      words: {
        en: ({ person, temple }) => ({
          title: `${person} signed you out on every device`,
          body: `Sign in again to go on working for ${temple}. If you don’t know why, ask ${person}.`,
        }),
        hi: ({ person, temple }) => ({
          title: `${person} ने आपको सभी उपकरणों से साइन आउट किया`,
          body: `${temple} का काम जारी रखने के लिए फिर साइन इन करें। कारण न जानते हों, तो ${person} से पूछें।`,
        }),
      },
    }),
    joined: kind<ByPerson>()({
      audience: owners,
      channels: BOTH,
      words: {
        en: ({ person, temple }) => ({ title: `${person} joined the staff of ${temple}`, body: 'They accepted the invitation.' }),
        hi: ({ person, temple }) => ({ title: `${person} ${temple} के कर्मचारी बने`, body: 'उन्होंने निमंत्रण स्वीकार किया।' }),
      },
    }),
    'invitation-expired': kind<{ email: string; temple: string }>()({
      audience: { to: 'account', roles: ['temple-admin'], inOffice: 'staff:manage' },
      channels: BOTH,
      words: {
        en: ({ email, temple }) => ({
          title: `Your invitation to ${email} has expired`,
          body: `They didn’t join the staff of ${temple} in time. If you still need them, send the invitation again.`,
        }),
        hi: ({ email, temple }) => ({
          title: `${email} को भेजा आपका निमंत्रण समाप्त हो गया`,
          body: `वे समय रहते ${temple} के कर्मचारी नहीं बने। यदि अब भी ज़रूरत हो, तो निमंत्रण फिर भेजें।`,
        }),
      },
    }),
    left: kind<ByPerson>()({
      audience: owners,
      channels: BOTH,
      words: {
        en: ({ person, temple }) => ({ title: `${person} left the staff of ${temple}`, body: 'They can no longer open the office.' }),
        hi: ({ person, temple }) => ({ title: `${person} ने ${temple} का काम छोड़ा`, body: 'अब वे कार्यालय नहीं खोल सकते।' }),
      },
    }),
    'ownership-offered': kind<ByPerson>()({
      audience: self,
      channels: BOTH,
      words: {
        en: ({ person, temple }) => ({
          title: `${person} is offering you ownership of ${temple}`,
          body: 'Owners may do everything, and manage the staff. Accept or decline it within 7 days.',
        }),
        hi: ({ person, temple }) => ({
          title: `${person} आपको ${temple} का स्वामित्व देना चाहते हैं`,
          body: 'मालिक सब कुछ कर सकते हैं और कर्मचारियों को संभालते हैं। 7 दिनों में स्वीकार या अस्वीकार करें।',
        }),
      },
    }),
    'ownership-accepted': kind<ByPerson>()({
      audience: self,
      channels: BOTH,
      words: {
        en: ({ person, temple }) => ({ title: `${person} is an owner of ${temple} now`, body: 'They accepted the ownership you offered.' }),
        hi: ({ person, temple }) => ({ title: `${person} अब ${temple} के मालिक हैं`, body: 'उन्होंने आपका दिया स्वामित्व स्वीकार किया।' }),
      },
    }),
    'ownership-ended': kind<ByPerson>()({
      audience: self,
      channels: BOTH,
      words: {
        en: ({ person, temple }) => ({
          title: `The offer of ownership of ${temple} has ended`,
          body: `${person} declined it or took it back. Nothing changed.`,
        }),
        hi: ({ person, temple }) => ({
          title: `${temple} के स्वामित्व की पेशकश समाप्त हुई`,
          body: `${person} ने उसे अस्वीकार किया या वापस लिया। कुछ नहीं बदला।`,
        }),
      },
    }),
  },
);
