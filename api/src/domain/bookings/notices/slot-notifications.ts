import { defineNotifications, kind } from '../../notifications/notification-kinds.ts';
import { type Booked, when } from './booking-wording.ts';

/** Why a time stays at its moment when its temple's time zone changes. */
export type Stays = 'opening' | 'request' | 'passed';

const WHY: Record<'en' | 'hi', Record<Stays, string>> = {
  en: {
    opening: 'An opening sells it. Move it after the opening has ended.',
    request: 'A family agreed on it in a request. Ask them, and move it there.',
    passed: 'Its clock time has already passed in the new time zone. Call its families.',
  },
  hi: {
    opening: 'इसे एक ओपनिंग बेच रही है। ओपनिंग समाप्त होने के बाद इसे बदलें।',
    request: 'एक परिवार ने अनुरोध में यह समय तय किया था। उनसे पूछें और वहीं बदलें।',
    passed: 'नए समय क्षेत्र में यह समय बीत चुका है। परिवारों को फ़ोन करें।',
  },
};

/** What the office hears of its pooja times. */
export const slotNotifications = defineNotifications(
  {
    name: 'pooja-slot',
    nouns: ['pooja-slot'],
    label: { en: 'Pooja times', hi: 'पूजा के समय' },
    about: { en: 'Times that stay when the time zone changes.', hi: 'समय क्षेत्र बदलने पर जो समय वहीं रहते हैं।' },
  },
  {
    stayed: kind<Booked & { why: Stays }>()({
      audience: { to: 'staff', permission: 'poojas:manage' },
      channels: ['in-app', 'email'],
      words: {
        en: (slot) => ({ title: `${slot.pooja} stays on ${when('en-US', slot)} in the new time zone`, body: WHY.en[slot.why] }),
        hi: (slot) => ({ title: `${slot.pooja} नए समय क्षेत्र में ${when('hi-IN', slot)} को ही है`, body: WHY.hi[slot.why] }),
      },
    }),
  },
);
