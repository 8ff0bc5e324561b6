import { kn as calendar } from './calendar.kn.ts';
import { split } from './calendar-names.ts';
import { festivals } from './festivals.kn.generated.ts';
import type { LanguagePack } from './language-pack.ts';
import { en as reasons } from './reasons.en.ts';

export const pack: LanguagePack = { calendar, festivals: split(festivals), reasons };
