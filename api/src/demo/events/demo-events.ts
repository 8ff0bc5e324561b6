import type { EventDateStatus, EventRule, ProgramPoint } from '@sannidhi/contracts';

/** An event of the demo's home temple. */
export interface DemoEvent {
  title: string;
  summary: string;
  description: string;
  program: ProgramPoint[];
  goodToKnow: string[];
  placeName: string;
  doorsMinutes: number;
  durationMinutes: number;
  time: string;
  rule: EventRule;
  /** Its first and last possible day, from today. */
  fromDay: number;
  days: number;
  /** What becomes of its dates; a draft is seen by the office only. */
  stage: 'draft' | 'published';
  /** Its next dates, where they differ. */
  next?: { status: Extract<EventDateStatus, 'canceled' | 'postponed'>; reason: string }[];
}

const YEAR = 365;

export const DEMO_EVENTS: readonly DemoEvent[] = [
  {
    title: 'Kartika Deepotsavam',
    summary: 'Festival of lamps, with music, dance and dinner for all',
    description: 'Lamps are offered all through Kartika. On this evening every family lights its own from the first lamp.',
    program: [
      {
        time: '17:30',
        title: 'Lighting of 10,008 lamps',
        detail: 'Every family lights from the first lamp. Children hold a parent’s hand.',
      },
      { time: '18:30', title: 'Deepa aradhana (worship with lamps)', detail: 'Sri Ramachandra Sastry, in the courtyard' },
      { time: '19:15', title: 'Kuchipudi by the temple’s school', detail: '22 dancers, led by Lata Menon. Main hall.' },
      { time: '20:00', title: 'Dinner', detail: 'Vegetarian, without onion and garlic. Served until 9:00.' },
    ],
    goodToKnow: [
      'Step-free from the east gate. Ask at the door for a chair near the front.',
      'Free parking at the temple fills by 5:15. Shuttle from the library until 9:30.',
    ],
    placeName: 'Courtyard and main hall',
    doorsMinutes: 30,
    durationMinutes: 210,
    time: '17:30',
    rule: { kind: 'once' },
    fromDay: 5,
    days: 0,
    stage: 'published',
  },
  {
    title: 'Bala Vihar (classes for children)',
    summary: 'Stories, slokas and games, every Sunday',
    description: 'For children from 5 to 14, in three groups. Parents are welcome to stay for the bhajans.',
    program: [
      { time: '10:00', title: 'Slokas', detail: '' },
      { time: '10:30', title: 'Stories from the epics', detail: '' },
      { time: '11:30', title: 'Bhajans with parents', detail: '' },
    ],
    goodToKnow: ['Bring a water bottle. Lunch follows as annadanam.'],
    placeName: 'Classrooms',
    doorsMinutes: 15,
    durationMinutes: 120,
    time: '10:00',
    rule: { kind: 'weekly', days: [0] },
    fromDay: -YEAR,
    days: 2 * YEAR,
    stage: 'published',
    next: [{ status: 'canceled', reason: 'The classrooms are closed for the holiday weekend.' }],
  },
  {
    title: 'Satyanarayana Pooja for all',
    summary: 'Katha and pooja on every Purnima (full moon)',
    description: 'Everyone can take part; no booking is needed.',
    program: [],
    goodToKnow: [],
    placeName: 'Main hall',
    doorsMinutes: 0,
    durationMinutes: 120,
    time: '18:30',
    rule: { kind: 'tithi', tithi: 15, paksha: 'shukla' },
    fromDay: -YEAR,
    days: 2 * YEAR,
    stage: 'published',
  },
  {
    title: 'Senior lunch',
    summary: 'Lunch and conversation, every second Wednesday of the month',
    description: '',
    program: [],
    goodToKnow: ['Rides: call the office by Tuesday.'],
    placeName: 'Dining hall',
    doorsMinutes: 0,
    durationMinutes: 90,
    time: '12:00',
    rule: { kind: 'monthly-weekday', days: [3], week: '2' },
    fromDay: -YEAR,
    days: 2 * YEAR,
    stage: 'published',
    next: [{ status: 'postponed', reason: 'The kitchen is being repaired. We’ll announce a new date.' }],
  },
  {
    title: 'Veena concert',
    summary: 'Ragas of the evening, by students and their teacher',
    description: 'The school’s senior students play, then their teacher. Seats are not numbered.',
    program: [
      { time: '18:30', title: 'Students', detail: 'Kritis of the Trinity' },
      { time: '19:30', title: 'Main concert', detail: 'With mridangam and ghatam' },
    ],
    goodToKnow: ['Coffee and snacks in the interval.'],
    placeName: 'Dining hall',
    doorsMinutes: 30,
    durationMinutes: 150,
    time: '18:30',
    rule: { kind: 'once' },
    fromDay: 16,
    days: 0,
    stage: 'published',
  },
  {
    title: 'Tyagaraja Aradhana',
    summary: 'Pancharatna kritis sung together',
    description: 'Singers of every level are welcome. The program is being arranged.',
    program: [],
    goodToKnow: [],
    placeName: 'Main hall',
    doorsMinutes: 30,
    durationMinutes: 240,
    time: '10:00',
    rule: { kind: 'once' },
    fromDay: 70,
    days: 0,
    stage: 'draft',
  },
];
