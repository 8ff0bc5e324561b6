import type { Opportunity } from '@sannidhi/contracts';

/** What the demo's home temple needs hands for. */
export interface DemoOpportunity extends Omit<Opportunity, 'id' | 'opensOn' | 'opensTime' | 'shifts'> {
  time: string;
  endTime: string;
  minimum: number;
  target: number;
  maximum: number;
  /** Its shifts, in days from today, with how many people have signed up for each. */
  shifts: { day: number; people: number; waiting?: number }[];
}

export const DEMO_OPPORTUNITIES: readonly DemoOpportunity[] = [
  {
    title: 'Serve annadanam',
    description: 'Serve lunch to everyone who comes on Sunday. We’ll show you how; wear something you can wash.',
    placeName: 'Dining hall',
    skills: [],
    requirements: [],
    minimumAge: 12,
    needsReview: false,
    takesTrainees: true,
    isPublished: true,
    time: '11:00',
    endTime: '14:00',
    minimum: 6,
    target: 8,
    maximum: 8,
    shifts: [
      { day: -56, people: 7 },
      { day: -42, people: 8 },
      { day: -28, people: 6 },
      { day: -14, people: 8 },
      { day: -7, people: 7 },
      { day: 5, people: 8, waiting: 2 },
      { day: 12, people: 3 },
      { day: 19, people: 0 },
    ],
  },
  {
    title: 'Greet and guide at the evening arati',
    description: 'Welcome visitors at the east gate, hand out lamps, and show newcomers where to go.',
    placeName: 'East gate',
    skills: [],
    requirements: [],
    minimumAge: 0,
    needsReview: false,
    takesTrainees: true,
    isPublished: true,
    time: '17:30',
    endTime: '20:30',
    minimum: 4,
    target: 5,
    maximum: 6,
    shifts: [
      { day: -21, people: 5 },
      { day: -3, people: 4 },
      { day: 0, people: 5 },
      { day: 4, people: 2 },
      { day: 8, people: 1 },
    ],
  },
  {
    title: 'Cook prasadam',
    description: 'Help the temple’s cook prepare sweet pongal and puliyogare for the festival of lamps.',
    placeName: 'Kitchen',
    skills: ['Cooking for many'],
    requirements: ['food-handler'],
    minimumAge: 18,
    needsReview: true,
    takesTrainees: false,
    isPublished: true,
    time: '08:00',
    endTime: '12:00',
    minimum: 3,
    target: 4,
    maximum: 5,
    shifts: [
      { day: -30, people: 4 },
      { day: 6, people: 2 },
    ],
  },
  {
    title: 'Teach slokas at Bala Vihar',
    description: 'Lead one of the three groups of children. Being planned for the new year.',
    placeName: 'Classrooms',
    skills: ['Sanskrit'],
    requirements: ['background-check', 'training'],
    minimumAge: 21,
    needsReview: true,
    takesTrainees: false,
    isPublished: false,
    time: '10:00',
    endTime: '12:00',
    minimum: 3,
    target: 3,
    maximum: 3,
    shifts: [{ day: 47, people: 0 }],
  },
];
