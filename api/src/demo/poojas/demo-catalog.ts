import type { SlotRule } from '@sannidhi/contracts';
import type { PoojaScheduleRow } from '../../domain/poojas/pooja-schedule.entity.ts';
import type { PoojaServiceRow } from '../../domain/poojas/pooja-service.entity.ts';
import type { Temple } from '../../domain/temples/temple.entity.ts';
import { demoId } from '../demo-step.ts';

interface DemoPooja extends Partial<PoojaServiceRow> {
  name: string;
  deity: string;
  minutes: number;
  cents: number;
  families: number;
  rule: SlotRule;
  times: string[];
}

const weekly = (...days: number[]): SlotRule => ({ kind: 'weekly', days });
const MAIN = 'Main hall';

/** What a temple typically offers; the temples have six to ten of them. */
const POOJAS: readonly DemoPooja[] = [
  {
    name: 'Satyanarayana Pooja',
    deity: 'Vishnu',
    minutes: 90,
    cents: 151_00,
    families: 8,
    rule: weekly(0, 6),
    times: ['09:00', '11:00', '16:00'],
    description: 'Worship of Vishnu with the reading of his story. Families sit together, each with their own sankalpam.',
    samagriFamily: 'Flowers, five kinds of fruit, a coconut',
    prasadamCents: 15_00,
    skills: ['Satyanarayana'],
  },
  { name: 'Archana', deity: 'Kamakshi', minutes: 15, cents: 21_00, families: 20, rule: weekly(0, 2, 5), times: ['10:00', '18:30'] },
  {
    name: 'Abhishekam',
    deity: 'Shiva',
    minutes: 60,
    cents: 101_00,
    families: 12,
    rule: weekly(1),
    times: ['08:30', '18:00'],
    samagriFamily: 'One gallon of milk, flowers',
  },
  {
    name: 'Car Pooja',
    deity: 'Ganesha',
    minutes: 30,
    cents: 51_00,
    families: 1,
    rule: weekly(0, 3, 6),
    times: ['11:00', '17:00'],
    place: 'Front gate',
  },
  {
    name: 'Sankatahara Chaturthi Ganesha Abhishekam',
    deity: 'Ganesha',
    minutes: 75,
    cents: 51_00,
    families: 25,
    rule: { kind: 'tithi', tithi: 4, paksha: 'krishna' },
    times: ['19:00'],
  },
  {
    name: 'Pournami Satyanarayana Pooja',
    deity: 'Vishnu',
    minutes: 90,
    cents: 101_00,
    families: 20,
    rule: { kind: 'tithi', tithi: 15, paksha: 'shukla' },
    times: ['18:30'],
    prasadamCents: 15_00,
  },
  {
    name: 'Navagraha Homam',
    deity: 'Navagraha',
    minutes: 120,
    cents: 251_00,
    families: 6,
    rule: weekly(6),
    times: ['13:00'],
    place: 'Homa shala',
    priestsNeeded: 2,
    sankalpamFields: ['gotra', 'nakshatra', 'rashi'],
  },
  {
    name: 'Kalyana Utsavam',
    deity: 'Venkateswara',
    minutes: 120,
    cents: 516_00,
    families: 10,
    rule: { kind: 'nakshatra', nakshatra: 22 },
    times: ['10:30'],
    prasadamCents: 25_00,
  },
  { name: 'Sahasranama Archana', deity: 'Lalita', minutes: 60, cents: 51_00, families: 15, rule: weekly(5), times: ['19:30'] },
  {
    name: 'Aksharabhyasam',
    deity: 'Saraswati',
    minutes: 45,
    cents: 101_00,
    families: 4,
    rule: weekly(0),
    times: ['13:00'],
    sankalpamFields: ['gotra', 'nakshatra', 'relation'],
  },
];

/** A pooja of a demo temple, and the schedule that makes its slots. */
export interface Offered {
  service: PoojaServiceRow;
  schedule: PoojaScheduleRow;
}

/** What a demo temple offers: all at the home temple, six to nine at the others. */
export function demoCatalog(temple: Temple, index: number, at: Date, startsOn: string, madeThrough: string): Offered[] {
  const count = index === 0 ? POOJAS.length : 6 + (index % 4);
  return POOJAS.slice(0, count).map((pooja) => {
    const service = serviceOf(temple, pooja, at);
    return { service, schedule: scheduleOf(temple, service, pooja, { startsOn, madeThrough }) };
  });
}

function serviceOf(temple: Temple, { minutes, cents, families, rule: _, times: __, ...pooja }: DemoPooja, at: Date): PoojaServiceRow {
  return {
    templeId: temple.id,
    id: demoId(`pooja:${temple.slug}:${pooja.name}`, at),
    description: `Performed for ${pooja.deity} with your family’s names and stars in the sankalpam.`,
    location: 'temple',
    place: MAIN,
    durationMinutes: minutes,
    priceCents: cents,
    capacity: families,
    namesMax: 6,
    sankalpamFields: ['gotra', 'nakshatra'],
    priestsNeeded: 1,
    skills: [],
    languages: ['sa', 'ta'],
    samagriTemple: 'Everything for the homa and the offering',
    samagriFamily: '',
    prasadamCents: null,
    noticeHours: 2,
    daysAhead: 90,
    cancelHours: 24,
    changeFeeCents: 0,
    perOrderMax: 4,
    againAfterDays: 0,
    creditsFundId: null,
    creditsAccount: 'poojas',
    dakshina: 'included',
    dakshinaCents: 0,
    sutakaWaives: true,
    waitlistMax: null,
    active: true,
    createdAt: at,
    updatedAt: at,
    ...pooja,
  };
}

/** Of the places one in four is the counter's and one is held back, where there are enough. */
function scheduleOf(
  { id: templeId, slug }: Temple,
  { id: serviceId, name, capacity, createdAt }: PoojaServiceRow,
  { rule, times }: DemoPooja,
  when: Pick<PoojaScheduleRow, 'startsOn' | 'madeThrough'>,
): PoojaScheduleRow {
  const counterPlaces = capacity < 4 ? 0 : Math.floor(capacity / 4);
  const heldBack = capacity < 8 ? 0 : 1;
  const split = { capacity, onlinePlaces: capacity - counterPlaces - heldBack, counterPlaces };
  const id = demoId(`pooja-schedule:${slug}:${name}`, createdAt);
  const rest = { endsOn: null, exceptDates: [], active: true, createdAt, updatedAt: createdAt };
  return { templeId, id, serviceId, rule, times, ...when, ...split, ...rest };
}
