import { OBSERVANCE_IDS } from '../festivals/rules/index.ts';
import type { Language } from './calendar-names.ts';
import { languagePack } from './language-pack.ts';

/** A festival's or vrata's name by its id; the id itself when it is unknown. */
export function festivalName(id: string, language: Language = 'en'): string {
  return languagePack(language).festivals[OBSERVANCE_IDS.indexOf(id)] ?? id;
}
