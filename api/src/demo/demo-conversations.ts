import type { ConversationStatus, ConversationTopic } from '@sannidhi/contracts';

export interface DemoConversation {
  /** The demo's devotee, the demo's priest, the home temple, or another devotee by number. */
  from: 'devotee' | 'priest' | 'temple' | number;
  toPlatform?: true;
  subject: string;
  topic: ConversationTopic;
  status: ConversationStatus;
  urgent?: true;
  /** Someone of the office has taken it. */
  taken?: true;
  unreadByAsker?: number;
  /** What the office sorts it by. */
  labels?: string[];
  messages: { by: 'asker' | 'office' | 'note'; hoursAgo: number; text: string }[];
}

/** What people write to the home temple, and to the platform. */
export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    from: 'devotee',
    subject: 'Satyanarayana pooja at 4 PM, and a receipt',
    topic: 'poojas',
    status: 'open',
    urgent: true,
    taken: true,
    labels: ['Family name', 'Time change'],
    messages: [
      { by: 'asker', hoursAgo: 30, text: 'Namaste. We booked the Satyanarayana pooja for Tuesday at 4 PM. May we bring our own prasadam?' },
      { by: 'office', hoursAgo: 28, text: 'Namaste Meera. Yes, please bring it to the kitchen half an hour before.' },
      {
        by: 'asker',
        hoursAgo: 5,
        text: 'My mother-in-law’s train now arrives at 4:20. Is there any place left at 6:30 for the five of us?\n\nWe also gave for annadanam last week in her name and haven’t seen a receipt with her name on it.',
      },
      { by: 'note', hoursAgo: 4, text: 'The 6:30 has one place: one family, up to six names.' },
    ],
  },
  {
    from: 'devotee',
    subject: 'Parking for Deepotsavam',
    topic: 'events',
    status: 'pending',
    taken: true,
    labels: ['Parking'],
    unreadByAsker: 1,
    messages: [
      { by: 'asker', hoursAgo: 52, text: 'My father uses a wheelchair. How near to the door may we park?' },
      { by: 'office', hoursAgo: 50, text: 'Right beside the ramp. Please tell the volunteer at the gate; there are four places.' },
    ],
  },
  {
    from: 3,
    subject: 'Bank transfer for the Building fund',
    topic: 'receipts',
    status: 'open',
    messages: [{ by: 'asker', hoursAgo: 3, text: 'The $2,508.00 left my account on Wednesday. Did it arrive?' }],
  },
  {
    from: 7,
    subject: 'Letter about service hours',
    topic: 'volunteers',
    status: 'snoozed',
    taken: true,
    messages: [
      { by: 'asker', hoursAgo: 70, text: 'My school needs a letter by December 1, signed by someone of the temple.' },
      { by: 'office', hoursAgo: 66, text: 'We’ll have it signed after the next meeting.' },
    ],
  },
  {
    from: 11,
    subject: 'Thank you',
    topic: 'other',
    status: 'resolved',
    taken: true,
    messages: [
      { by: 'asker', hoursAgo: 200, text: 'The homam was beautiful. Please thank everyone.' },
      { by: 'office', hoursAgo: 196, text: 'Thank you for writing. We’ll pass it on.' },
    ],
  },
  {
    from: 'priest',
    subject: 'Tuesday at 4 PM',
    topic: 'poojas',
    status: 'open',
    messages: [{ by: 'asker', hoursAgo: 2, text: 'I come from Iselin and can be there by 3:50 if the samagri is ready.' }],
  },
  {
    from: 'priest',
    toPlatform: true,
    subject: 'Days off',
    topic: 'other',
    status: 'open',
    messages: [{ by: 'asker', hoursAgo: 20, text: 'Can I enter my days off for the whole of next year at once?' }],
  },
  {
    from: 'temple',
    toPlatform: true,
    subject: 'Your bank account',
    topic: 'other',
    status: 'pending',
    taken: true,
    unreadByAsker: 1,
    messages: [
      { by: 'asker', hoursAgo: 46, text: 'We changed our bank. When do payouts go to the new account?' },
      { by: 'office', hoursAgo: 44, text: 'The account is confirmed. Payouts start with the next run on Tuesday.' },
    ],
  },
];

/** What the home temple’s office answers often; `{time}` and `{day}` are filled by hand. */
export const TEMPLE_REPLIES = [
  ['Move to another time', 'Namaste {name}, we moved your pooja to {time}. The names on the sankalpam sheet stay the same. {me}, {office}'],
  ['Parking', 'Namaste {name}, please park behind the hall. Four places beside the ramp are kept for wheelchairs. {me}'],
  ['Receipt by mail', 'Namaste {name}, receipt {receipt} for {amount} is in the mail and should arrive by {day}. {me}, {office}'],
] as const;

/** What the platform’s team answers often. */
export const PLATFORM_REPLIES = [
  [
    'Receipts come from the temple',
    'Namaste {name}, receipts are issued by the temple. We forwarded your message to {temple}. {me}, {office}',
  ],
  ['Sign-in help', 'Namaste {name}, please choose “Forgot password” on the sign-in page. The link works for an hour. {me}, {office}'],
] as const;
