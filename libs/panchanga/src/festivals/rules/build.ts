import type { FestivalRule, Region, SankrantiDay, Window } from '../rule-types.ts';

type Rest = Partial<Omit<FestivalRule, 'id' | 'anchor' | 'window'>>;

/** An annual festival on a tithi of an amanta month. By default: nija months only, first of two days, otherwise the day it begins. */
export function onTithi(
  id: string,
  month: number,
  tithi: number,
  window: Window,
  regions: readonly Region[],
  rest: Rest = {},
): FestivalRule {
  return { ...USUAL, id, anchor: { kind: 'tithi', month, tithi }, window, regions, ...rest };
}

/** A vrata of every lunar month, adhika months included. */
export function monthly(id: string, tithi: number, window: Window, rest: Rest = {}): FestivalRule {
  return { ...USUAL, id, anchor: { kind: 'tithi', month: 0, tithi }, window, regions: PAN_INDIA, adhika: 'keep', kind: 'vrata', ...rest };
}

/** A festival on a nakshatra of a solar month (1 Mesha; 0 every month). */
export function onNakshatra(
  id: string,
  rashi: number,
  nakshatra: number,
  window: Window,
  regions: readonly Region[],
  rest: Rest = {},
): FestivalRule {
  const reckoning = regions[0] === 'malayalam' ? 'malayalam' : 'tamil';
  return { ...USUAL, id, anchor: { kind: 'nakshatra', rashi, nakshatra, reckoning }, window, regions, ...rest };
}

/** A festival on the Sun's ingress into a sign. */
export function onIngress(id: string, rashi: number, begins: SankrantiDay, regions: readonly Region[]): FestivalRule {
  return { ...USUAL, id, anchor: { kind: 'sankranti', rashi, begins }, window: 'sunrise', regions };
}

/** A festival a fixed number of days after (or before) another one. */
export function beside(id: string, festival: string, days: number, regions: readonly Region[]): FestivalRule {
  return { ...USUAL, id, anchor: { kind: 'beside', festival, days }, window: 'sunrise', regions };
}

export const PAN_INDIA = ['pan-india'] as const satisfies readonly Region[];

const USUAL = { both: 'first', neither: 'begins', adhika: 'skip', kind: 'festival' } as const;
