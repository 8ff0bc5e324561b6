import type { SheetScript, SheetTime } from '@sannidhi/contracts';
import { calendarNames, nameOf, type PanchangaDay } from '@sannidhi/panchanga';
import { IN_LATIN, SANSKRIT } from './sankalpa-words.ts';
import { transliterate } from './scripts/transliterate.ts';

const LAST_TITHI = 30;
const HALF = 15;

/**
 * The time as a sankalpam states it: year, half-year, season, month, half, tithi, weekday and star, as they are when the service begins. The
 * day begins at sunrise, so before sunrise `day` is the previous one.
 */
export function sankalpaOf(day: PanchangaDay, startsAt: Date, script: SheetScript): SheetTime {
  const at = startsAt.getTime();
  const tithi = indexAt(day.tithi, at);
  const parts = {
    samvatsara: day.years.samvatsara.index,
    ayana: day.ayana.index,
    ritu: day.ritu.index,
    masa: day.masa.amanta.index,
    adhika: day.masa.amanta.adhika,
    paksha: tithi > HALF ? 2 : 1,
    tithi: tithi === LAST_TITHI ? HALF + 1 : ((tithi - 1) % HALF) + 1,
    vara: day.vara.index,
    nakshatra: indexAt(day.nakshatra, at),
  };
  const sanskrit = inSanskrit(parts);
  const { rahuKalam } = day.periods;
  return {
    text: transliterate(sanskrit, script) ?? sanskrit,
    latin: inLatin(parts),
    rahuKalam: { startsAt: new Date(rahuKalam.startsAt).toISOString(), endsAt: new Date(rahuKalam.endsAt).toISOString() },
  };
}

type Parts = Record<'samvatsara' | 'ayana' | 'ritu' | 'masa' | 'paksha' | 'tithi' | 'vara' | 'nakshatra', number> & { adhika: boolean };

const inSanskrit = (parts: Parts): string =>
  [
    `${beforeN(SANSKRIT.samvatsara[parts.samvatsara - 1])}नामसंवत्सरे`,
    SANSKRIT.ayana[parts.ayana - 1],
    SANSKRIT.ritu[parts.ritu - 1],
    `${parts.adhika ? SANSKRIT.adhika : ''}${SANSKRIT.masa[parts.masa - 1]}मासे`,
    SANSKRIT.paksha[parts.paksha - 1],
    SANSKRIT.tithi[parts.tithi - 1],
    'शुभतिथौ',
    SANSKRIT.vara[parts.vara - 1],
    `${beforeN(SANSKRIT.nakshatra[parts.nakshatra - 1])}नक्षत्रे`,
  ].join(' ');

/** A final stop becomes its row’s nasal before n: सर्वजित् and नाम are सर्वजिन्नाम. */
const beforeN = (word = ''): string => word.replace(/त्$/, 'न्').replace(/क्$/, 'ङ्');

function inLatin(parts: Parts): string {
  const names = calendarNames('en');
  const phrases = [
    `${names.samvatsara[parts.samvatsara - 1]} nama samvatsare`,
    IN_LATIN.ayana[parts.ayana - 1],
    IN_LATIN.ritu[parts.ritu - 1],
    `${parts.adhika ? `${names.adhika} ` : ''}${names.masa[parts.masa - 1]} mase`,
    IN_LATIN.paksha[parts.paksha - 1],
    `${IN_LATIN.tithi[parts.tithi - 1]} shubha tithau`,
    IN_LATIN.vara[parts.vara - 1],
    `${nameOf('nakshatra', parts.nakshatra, names)} nakshatre`,
  ];
  return phrases.join(', ');
}

/** The limb in effect at an instant; the day's last one after its end. */
const indexAt = (limbs: readonly { index: number; endsAt: number }[], at: number): number =>
  (limbs.find(({ endsAt }) => at < endsAt) ?? limbs.at(-1))?.index ?? 1;
