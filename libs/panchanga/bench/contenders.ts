import { getPanchangam, Observer } from '@ishubhamx/panchangam-js';
import { MhahPanchang } from 'mhah-panchang';
import { createPanchanga, type PanchangaDay } from '../src/index.ts';
import { CITIES } from '../test/reference.ts';

/** Name of this library among the contenders. */
export const OURS = '@sannidhi/panchanga';

const EDISON = CITIES.edison;

/** Every contender's result for the sunrise of a day, in epoch milliseconds if it is a time. */
export type Answer = {
  tithi: number | null;
  nakshatra: number | null;
  yoga: number | null;
  karana: number | null;
  sunrise: number | null;
  moonrise: number | null;
};

/** A library being measured: a full day as it offers it, and the parts of it that the reference covers. */
export type Contender = { name: string; fresh(): (date: string, sunrise: number) => Answer };

const ms = (date: Date | null | undefined) => date?.getTime() ?? null;

/** Ours: the whole record; once as is, and once including vratas and festivals, which are computed when read. */
const sannidhi = (name: string, read: (day: PanchangaDay) => unknown): Contender => ({
  name,
  fresh: () => {
    const calendar = createPanchanga(EDISON);
    return (date) => {
      const day = calendar.day(date);
      read(day);
      const end = (limbs: { endsAt: number }[]) => limbs[0]?.endsAt ?? null;
      const { tithi, nakshatra, yoga, karana, sunrise, moonrise } = day;
      return { tithi: end(tithi), nakshatra: end(nakshatra), yoga: end(yoga), karana: end(karana), sunrise, moonrise };
    };
  },
});

/** Limbs, sun times and months; it has no moonrise. */
const mhah: Contender = {
  name: 'mhah-panchang',
  fresh: () => {
    const library = new MhahPanchang();
    return (_date, sunrise) => {
      const at = new Date(sunrise);
      const { Tithi, Nakshatra, Yoga, Karna } = library.calculate(at);
      library.calendar(at, EDISON.latitude, EDISON.longitude);
      const { sunRise } = library.sunTimer(at, EDISON.latitude, EDISON.longitude);
      return {
        tithi: ms(Tithi.end),
        nakshatra: ms(Nakshatra.end),
        yoga: ms(Yoga.end),
        karana: ms(Karna.end),
        sunrise: ms(sunRise),
        moonrise: null,
      };
    };
  },
};

/** Limbs, rise and set, periods and festivals; it has no separate karana end. */
const panchangam: Contender = {
  name: '@ishubhamx/panchangam-js',
  fresh: () => {
    const observer = new Observer(EDISON.latitude, EDISON.longitude, 0);
    return (_date, sunrise) => {
      const day = getPanchangam(new Date(sunrise), observer);
      return {
        tithi: ms(day.tithiEndTime),
        nakshatra: ms(day.nakshatraEndTime),
        yoga: ms(day.yogaEndTime),
        karana: ms(day.karanaTransitions[0]?.endTime),
        sunrise: ms(day.sunrise),
        moonrise: ms(day.moonrise),
      };
    };
  },
};

export const CONTENDERS: readonly Contender[] = [
  sannidhi(OURS, () => undefined),
  sannidhi(`${OURS}, observances read`, (day) => day.vratas.length + day.festivals.length),
  mhah,
  panchangam,
];
