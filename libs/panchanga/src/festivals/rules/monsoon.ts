import type { FestivalRule } from '../rule-types.ts';
import { beside, onTithi, PAN_INDIA } from './build.ts';

const FRIDAY = 5;
const ROHINI = 4;

/** Ashadha to Bhadrapada: amanta months 4, 5 and 6. */
export const MONSOON: readonly FestivalRule[] = [
  onTithi('rath-yatra', 4, 2, 'sunrise', ['odia', 'iskcon']),
  onTithi('guru-purnima', 4, 15, 'sunrise', PAN_INDIA),
  onTithi('hariyali-amavasya', 4, 30, 'sunrise', ['north']),
  onTithi('hariyali-teej', 5, 3, 'sunrise', ['north']),
  onTithi('nag-panchami', 5, 5, 'sunrise', PAN_INDIA),
  {
    ...onTithi('varalakshmi-vratam', 5, 15, 'sunrise', ['telugu', 'kannada', 'tamil']),
    anchor: { kind: 'weekday-before', weekday: FRIDAY, month: 5, tithi: 15 },
  },
  onTithi('raksha-bandhan', 5, 15, 'aparahna', PAN_INDIA, { special: 'raksha-bandhan' }),
  onTithi('yajur-upakarma', 5, 15, 'sunrise', ['tamil', 'telugu', 'kannada']),
  onTithi('balarama-purnima', 5, 15, 'sunrise', ['iskcon']),
  onTithi('kajari-teej', 5, 18, 'sunrise', ['north']),
  onTithi('krishna-janmashtami', 5, 23, 'nishita', PAN_INDIA, {
    both: 'second',
    neither: 'ends',
    withNakshatra: ROHINI,
    tradition: 'smarta',
  }),
  onTithi('krishna-janmashtami', 5, 23, 'sunrise', ['pan-india', 'iskcon'], { neither: 'ends', tradition: 'vaishnava' }),
  beside('dahi-handi', 'krishna-janmashtami', 1, ['marathi']),
  onTithi('pola', 5, 30, 'sunrise', ['marathi']),
  onTithi('hartalika-teej', 6, 3, 'sunrise', ['north', 'marathi']),
  onTithi('gowri-habba', 6, 3, 'sunrise', ['kannada']),
  onTithi('ganesh-chaturthi', 6, 4, 'madhyahna', PAN_INDIA, { both: 'longer-or-first' }),
  onTithi('rishi-panchami', 6, 5, 'madhyahna', PAN_INDIA),
  onTithi('nuakhai', 6, 5, 'sunrise', ['odia']),
  onTithi('radha-ashtami', 6, 8, 'madhyahna', ['north', 'iskcon'], { both: 'longer' }),
  onTithi('vamana-jayanti', 6, 12, 'sunrise', PAN_INDIA),
  onTithi('anant-chaturdashi', 6, 14, 'sunrise', PAN_INDIA),
  onTithi('pitru-paksha', 6, 16, 'aparahna', PAN_INDIA, { both: 'second', neither: 'ends' }),
  onTithi('mahalaya-amavasya', 6, 30, 'aparahna', PAN_INDIA, { both: 'longer', neither: 'ends' }),
  onTithi('bathukamma', 6, 30, 'sunrise', ['telugu']),
];
