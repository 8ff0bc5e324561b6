import { createPanchanga, type Festival } from '../../src/index.ts';
import { CITIES, referenceRows } from '../reference.ts';

export const GOLDEN_YEARS = [2024, 2025, 2026, 2027, 2028];

const GOLDEN_CITIES = ['edison', 'chicago', 'houston', 'phoenix', 'fremont', 'seattle', 'honolulu', 'ujjain'] as const;

/** The festivals other parts and other people rely on by id. */
export const GOLDEN_FESTIVALS = [
  'diwali-lakshmi-puja',
  'dhanteras',
  'karva-chauth',
  'maha-shivaratri',
  'sharad-navaratri',
  'durga-ashtami',
  'vijayadashami',
  'thai-pusam',
  'ganesh-chaturthi',
  'makara-sankranti',
  'ugadi',
  'rama-navami',
  'raksha-bandhan',
  'krishna-janmashtami',
  'holika-dahan',
  'vaikuntha-ekadashi',
  'onam',
  'akshaya-tritiya',
  'varalakshmi-vratam',
  'bhai-dooj',
];

const HEADING = 'city\tfestival\tdate\ttradition\trule\treason\tprinted for India';

/** One year of the table as text: a row per festival and city with its reasoning, and what calendars printed for India. */
export function goldenTable(year: number): string {
  const printed = printedForIndia();
  const rows = GOLDEN_CITIES.flatMap((city) =>
    createPanchanga(CITIES[city])
      .festivals(year)
      .filter(({ id }) => GOLDEN_FESTIVALS.includes(id))
      .map((festival) => row(city, festival, printed)),
  );
  return [HEADING, ...rows, ''].join('\n');
}

function row(city: string, { id, date, tradition, rule, reason }: Festival, printed: Map<string, string>): string {
  return [city, id, date, tradition, rule, reason, printed.get(`${id} ${date.slice(0, 4)}`) ?? ''].join('\t');
}

function printedForIndia(): Map<string, string> {
  const printed = new Map<string, string>();
  for (const [city, id, date] of referenceRows('published_festivals')) {
    const key = `${id} ${date?.slice(0, 4)}`;
    const known = printed.get(key);
    const entry = `${city} ${date}`;
    printed.set(key, known ? `${known}, ${entry}` : entry);
  }
  return printed;
}
