import { defineNotifications, kind, WITH_TEXTS } from '../notifications/notification-kinds.ts';

interface Written {
  from: string;
  subject: string;
}

const arrived = {
  en: ({ from, subject }: Written) => ({ title: `New message from ${from}`, body: subject }),
  hi: ({ from, subject }: Written) => ({ title: `${from} का नया संदेश`, body: subject }),
};

const overdue = {
  en: ({ from, subject }: Written) => ({ title: `${from} still waits for a reply`, body: subject }),
  hi: ({ from, subject }: Written) => ({ title: `${from} को अब तक उत्तर नहीं मिला`, body: subject }),
};

/** Notifies the other side of a message, once until they have read it. */
export const conversationNotifications = defineNotifications(
  {
    name: 'conversation',
    label: { en: 'Messages', hi: 'संदेश', te: 'సందేశాలు', ta: 'செய்திகள்', kn: 'ಸಂದೇಶಗಳು', gu: 'સંદેશા' },
    about: {
      en: 'Messages you haven’t read yet.',
      hi: 'वे संदेश जो आपने अभी नहीं पढ़े।',
      te: 'మీరు ఇంకా చదవని సందేశాలు.',
      ta: 'நீங்கள் இன்னும் படிக்காத செய்திகள்.',
      kn: 'ನೀವು ಇನ್ನೂ ಓದದ ಸಂದೇಶಗಳು.',
      gu: 'તમે હજી ન વાંચેલા સંદેશા.',
    },
  },
  {
    answered: kind<Written>()({
      audience: { to: 'account', roles: ['donor', 'priest'] },
      channels: WITH_TEXTS,
      words: {
        ...arrived,
        te: ({ from, subject }) => ({ title: `${from} నుండి కొత్త సందేశం`, body: subject }),
        ta: ({ from, subject }) => ({ title: `${from} இடமிருந்து புதிய செய்தி`, body: subject }),
        kn: ({ from, subject }) => ({ title: `${from} ಅವರಿಂದ ಹೊಸ ಸಂದೇಶ`, body: subject }),
        gu: ({ from, subject }) => ({ title: `${from} તરફથી નવો સંદેશ`, body: subject }),
      },
    }),
    arrived: kind<Written>()({ audience: { to: 'staff', permission: 'messages:reply' }, channels: ['in-app'], words: arrived }),
    'at-platform': kind<Written>()({ audience: { to: 'operators' }, channels: ['in-app'], words: arrived }),
    overdue: kind<Written>()({
      audience: { to: 'staff', permission: 'messages:reply' },
      channels: ['in-app', 'email'],
      words: overdue,
    }),
    'overdue-at-platform': kind<Written>()({ audience: { to: 'operators' }, channels: ['in-app', 'email'], words: overdue }),
    mentioned: kind<Written>()({
      audience: { to: 'account', roles: ['temple-admin', 'superadmin'], inOffice: 'messages:reply' },
      channels: ['in-app', 'email'],
      words: {
        en: ({ from, subject }) => ({ title: `${from} mentioned you in a note`, body: subject }),
        hi: ({ from, subject }) => ({ title: `${from} ने एक टिप्पणी में आपका उल्लेख किया`, body: subject }),
      },
    }),
    assigned: kind<Written>()({
      audience: { to: 'account', roles: ['temple-admin', 'superadmin'], inOffice: 'messages:reply' },
      channels: ['in-app', 'email'],
      words: {
        en: ({ from, subject }) => ({ title: `${from} assigned you a conversation`, body: subject }),
        hi: ({ from, subject }) => ({ title: `${from} ने आपको एक बातचीत सौंपी`, body: subject }),
      },
    }),
  },
);
