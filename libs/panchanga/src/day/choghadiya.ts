import { recordNames } from '../names/language-pack.ts';
import { weekday } from '../place/civil-date.ts';
import type { DayFrame, Interval } from './day-frame.ts';

/** `index` is 1-based into `choghadiya` names: Udvega, Chara, Labha, Amrita, Kala, Shubha, Roga. */
export type Choghadiya = Interval & { index: number; name: string; good: boolean };
/** `index` is 1-based into `graha` names in weekday order: Sun to Saturn. */
export type Hora = Interval & { index: number; name: string };

/** Where each weekday enters the cycle of seven: with its own lord by day, with the fifth from it by night. */
const FIRST_BY_DAY = [0, 3, 6, 2, 5, 1, 4];
const BY_NIGHT = [5, 1, 4, 0, 3, 6, 2];
const NIGHT_STEP = 5;
const GOOD = [false, true, true, true, false, true, false];
const PERIODS = 8;

/** Eight choghadiyas of the day and eight of the night. */
export function choghadiyaOf({ day, start, end, nextStart }: DayFrame): { day: Choghadiya[]; night: Choghadiya[] } {
  const vara = weekday(day);
  return { day: eight(start, end, FIRST_BY_DAY[vara] ?? 0, 1), night: eight(end, nextStart, BY_NIGHT[vara] ?? 0, NIGHT_STEP) };
}

function eight(from: number, to: number, first: number, step: number): Choghadiya[] {
  const periods: Choghadiya[] = [];
  for (let i = 0; i < PERIODS; i++) periods.push(choghadiya((first + i * step) % 7, from, (to - from) / PERIODS, i));
  return periods;
}

function choghadiya(kind: number, from: number, length: number, i: number): Choghadiya {
  const startsAt = Math.round(from + i * length);
  return {
    index: kind + 1,
    name: recordNames().choghadiya[kind] ?? '',
    good: GOOD[kind] ?? false,
    startsAt,
    endsAt: Math.round(from + (i + 1) * length),
  };
}

const HORAS = 12;
/** Lords follow one another from the slowest planet to the fastest: Saturn, Jupiter, Mars, Sun, Venus, Mercury, Moon. */
const HORA_ORDER = [6, 4, 2, 0, 5, 3, 1];

/** Twelve horas of the day and twelve of the night; the first belongs to the weekday's own lord. */
export function horasOf({ day, start, end, nextStart }: DayFrame): Hora[] {
  const first = HORA_ORDER.indexOf(weekday(day));
  const byDay = (end - start) / HORAS;
  const byNight = (nextStart - end) / HORAS;
  const horas: Hora[] = [];
  for (let i = 0; i < 2 * HORAS; i++) {
    const graha = HORA_ORDER[(first + i) % 7] ?? 0;
    const startsAt = horas[i - 1]?.endsAt ?? start;
    const endsAt = Math.round(i < HORAS ? start + (i + 1) * byDay : end + (i + 1 - HORAS) * byNight);
    horas.push({ index: graha + 1, name: recordNames().graha[graha] ?? '', startsAt, endsAt });
  }
  return horas;
}
