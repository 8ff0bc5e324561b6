import type { BroadcastSegment, RecipientStatus } from '@sannidhi/contracts';
import type { BroadcastRow } from '../domain/broadcasts/broadcast.entity.ts';

type Content = Pick<
  BroadcastRow,
  'name' | 'status' | 'topic' | 'channels' | 'segment' | 'subject' | 'text' | 'sms' | 'perMinute' | 'isLate'
>;
export interface DemoBroadcast extends Content {
  wording?: NonNullable<BroadcastRow['wording']>;
  /** When it began, or was to begin. */
  hoursAgo: number;
  /** What became of its messages, one recipient after another; none before it begins. */
  outcomes: readonly RecipientStatus[];
}

const DONORS: BroadcastSegment = { groups: ['donors', 'followers'] };
const BY_EMAIL = { channels: ['email' as const], segment: DONORS, sms: '', isLate: false };

/** What the home temple writes to many. */
export const DEMO_BROADCASTS: readonly DemoBroadcast[] = [
  {
    ...BY_EMAIL,
    name: 'Karthika Deepam program',
    status: 'running',
    topic: 'events',
    subject: 'Karthika Deepam on Tuesday',
    text: 'Namaste {name},\n\nWe light a thousand lamps on Tuesday at 6:30 PM. Please bring your own lamp if you can. The program: https://kamakshi.example/deepam\n\n{temple}',
    wording: {
      hi: {
        subject: 'मंगलवार को कार्तिक दीपम',
        text: 'नमस्ते {name},\n\nमंगलवार शाम 6:30 बजे हम एक हज़ार दीप जलाएँगे। हो सके तो अपना दीप साथ लाएँ।\n\n{temple}',
      },
    },
    // Slow enough to be seen at work.
    perMinute: 2,
    hoursAgo: 0.2,
    outcomes: ['sent', 'sent', 'queued', 'queued'],
  },
  {
    ...BY_EMAIL,
    name: 'Weekend parking',
    status: 'paused',
    isLate: true,
    topic: 'news',
    subject: 'Park at the school this weekend',
    text: 'Namaste {name},\n\nOur lot is being repaved tomorrow. Please park at the school; a shuttle runs every ten minutes.',
    perMinute: null,
    hoursAgo: 3,
    outcomes: [],
  },
  {
    ...BY_EMAIL,
    name: 'Annadanam appeal',
    status: 'finished',
    topic: 'giving',
    subject: 'Meals for the season',
    text: 'Namaste {name},\n\nYour gifts served 4,100 meals this autumn. A gift of $51 serves ten more: https://kamakshi.example/annadanam\n\n{temple}',
    perMinute: null,
    hoursAgo: 170,
    outcomes: ['sent', 'sent', 'sent', 'sent', 'sent', 'suppressed', 'sent', 'sent', 'sent', 'bounced', 'sent', 'failed'],
  },
  {
    ...BY_EMAIL,
    name: 'New Year’s timings',
    status: 'draft',
    topic: 'news',
    subject: 'The temple opens at 5 AM on January 1',
    text: 'Namaste {name},\n\nOn January 1 we open at 5 AM.',
    perMinute: null,
    hoursAgo: 20,
    outcomes: [],
  },
];
