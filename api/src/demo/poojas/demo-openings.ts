import type { OpeningKind, OpeningStatus } from '@sannidhi/contracts';

/** An opening of the demo, with the one pooja it sells. */
export interface DemoOpening {
  /** The pooja. */
  name: string;
  description: string;
  priceCents: number;
  families: number;
  /** Its day, from today, and its times there. */
  inDays: number;
  times: string[];
  /** The opening. */
  sale: string;
  about: string;
  kind: OpeningKind;
  status: Extract<OpeningStatus, 'waiting' | 'registering' | 'closed'>;
  /** 0: in about half an hour. */
  opensInDays: number;
  people: number;
  withMeera: boolean;
}

export const DEMO_OPENINGS: readonly DemoOpening[] = [
  {
    name: 'Vaikuntha Ekadashi Darshan',
    description: 'Families pass through the north gate at dawn, with archana for each.',
    priceCents: 51_00,
    families: 20,
    inDays: 30,
    times: ['05:00', '05:30', '06:00', '06:30'],
    sale: 'Vaikuntha Ekadashi darshan',
    about: 'Everyone in the waiting room when the sale opens has the same chance. Those who come later follow in the order they arrive.',
    kind: 'line',
    status: 'waiting',
    opensInDays: 0,
    people: 24,
    withMeera: false,
  },
  {
    name: 'Anniversary Kalyana Utsavam',
    description: 'The celestial wedding on the temple’s anniversary. Families sit in the front rows.',
    priceCents: 516_00,
    families: 10,
    inDays: 45,
    times: ['10:00', '17:00'],
    sale: 'Anniversary Kalyana Utsavam',
    about: 'Register by the deadline. The order is drawn by lot, and anyone can check it.',
    kind: 'draw',
    status: 'registering',
    opensInDays: 5,
    people: 36,
    withMeera: true,
  },
  {
    name: 'Deepavali Lakshmi Pooja',
    description: 'Lakshmi pooja on the evening of Deepavali, in the main hall.',
    priceCents: 101_00,
    families: 12,
    inDays: -14,
    times: ['18:00'],
    sale: 'Deepavali Lakshmi Pooja',
    about: 'Drawn by lot among everyone who registered.',
    kind: 'draw',
    status: 'closed',
    opensInDays: -25,
    people: 40,
    withMeera: false,
  },
];
