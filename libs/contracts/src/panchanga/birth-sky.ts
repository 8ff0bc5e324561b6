export const NAKSHATRA_COUNT = 27;
export const RASHI_COUNT = 12;
export const PADA_COUNT = 4;
const PADAS_PER_RASHI = 9;

/** The Moon signs (1 Mesha … 12) that a nakshatra covers, or the one of its pada: nine quarters of a star make a sign. */
export function rashisOf(nakshatra: number, pada?: number | null): number[] {
  const padas = pada ? [pada] : [1, 2, 3, 4];
  return [...new Set(padas.map((quarter) => Math.ceil(((nakshatra - 1) * PADA_COUNT + quarter) / PADAS_PER_RASHI)))];
}

/** Whether a nakshatra and a Moon sign may be one person's, as far as they are known. */
export const isRashiOf = (nakshatra: number | null | undefined, rashi: number | null | undefined, pada?: number | null): boolean =>
  !nakshatra || !rashi || rashisOf(nakshatra, pada).includes(rashi);

/** A birth star: nakshatra 1–27, pada 1–4 and Moon sign 1–12 as far as they are known. */
export interface Star {
  nakshatra: number;
  pada: number | null;
  rashi: number | null;
}

/** A lunar day: tithi 1–30 in an amanta month, 1 Chaitra … 12. */
export interface LunarDay {
  tithi: number;
  month: number;
  adhika: boolean;
}

/**
 * The sky at a birth or a death. With a time there is one star and one lunar day; without, all those of that civil day in order, each but
 * the last with the instant (UTC milliseconds) when it ends. `ofDay` is the lunar day to use when only the date is known: the one of that
 * afternoon, which is when ancestors are remembered.
 */
export interface BirthSky {
  timeZone: string;
  stars: (Star & { until: number | null })[];
  lunarDays: (LunarDay & { until: number | null })[];
  ofDay: LunarDay;
}
