import { type MonthFacts, monthFacts, monthNumberAt } from '../calendar/lunar-months.ts';
import { recordNames } from '../names/language-pack.ts';

export type Masa = { index: number; name: string; adhika: boolean };

/** Samvatsara 1 is Prabhava. Names follow the southern count, one per lunar year, which every year of the tables uses. */
export type Years = { shaka: number; vikram: number; gujaratiVikram: number; kali: number; samvatsara: { index: number; name: string } };

export type MasaFacts = {
  paksha: { index: number; name: string };
  masa: { amanta: Masa; purnimanta: Masa; lost: string | null };
  ritu: { index: number; name: string };
  years: Years;
};

const CHAITRA = 1;
const KARTIKA = 8;
const HALF_MONTH = 15;
/** Shaka year of the running solar year zero, which began in 1999. */
const SHAKA_AT_ZERO = 1921;
const VIKRAM_MINUS_SHAKA = 135;
const KALI_MINUS_SHAKA = 3179;
const SAMVATSARA_SHIFT = 11;

/** Paksha, month, season and years at an instant, usually sunrise. `tithi` is the 1-based tithi at that instant. */
export function masaAt(ms: number, tithi: number): MasaFacts {
  const facts = monthFacts(monthNumberAt(ms));
  const krishna = tithi > HALF_MONTH;
  const ritu = Math.floor((facts.month - 1) / 2);
  return {
    paksha: { index: krishna ? 2 : 1, name: recordNames().paksha[krishna ? 1 : 0] ?? '' },
    masa: {
      amanta: masa(facts.month, facts.adhika),
      purnimanta: purnimanta(facts, krishna),
      lost: facts.lost === null ? null : (recordNames().masa[facts.lost - 1] ?? ''),
    },
    ritu: { index: ritu + 1, name: recordNames().ritu[ritu] ?? '' },
    years: yearsOf(facts),
  };
}

/** Shaka year of a lunar month. A year begins with nija Chaitra, so adhika Chaitra still belongs to the old one. */
function shakaYear({ sunStart, month, adhika }: MonthFacts): number {
  const year = Math.floor((sunStart + 1) / 12) + SHAKA_AT_ZERO;
  return adhika && month === CHAITRA ? year - 1 : year;
}

/** The dark half has the next month's name, except that the dark half of an adhika month keeps its own. */
function purnimanta(facts: MonthFacts, krishna: boolean): Masa {
  if (!krishna || facts.adhika) return masa(facts.month, facts.adhika);
  return masa((facts.month % 12) + 1, false);
}

function masa(index: number, adhika: boolean): Masa {
  return { index, name: recordNames().masa[index - 1] ?? '', adhika };
}

function yearsOf(facts: MonthFacts): Years {
  const shaka = shakaYear(facts);
  const samvatsara = (shaka + SAMVATSARA_SHIFT) % 60;
  const vikram = shaka + VIKRAM_MINUS_SHAKA;
  // The Gujarati year turns after Diwali, so from Chaitra to Ashvina it is one behind.
  const gujaratiVikram = facts.month < KARTIKA ? vikram - 1 : vikram;
  return {
    shaka,
    vikram,
    gujaratiVikram,
    kali: shaka + KALI_MINUS_SHAKA,
    samvatsara: { index: samvatsara + 1, name: recordNames().samvatsara[samvatsara] ?? '' },
  };
}
