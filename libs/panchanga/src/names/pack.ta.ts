import { ta as calendar } from './calendar.ta.ts';
import { split } from './calendar-names.ts';
import { festivals } from './festivals.ta.generated.ts';
import type { LanguagePack } from './language-pack.ts';
import { en as reasons } from './reasons.en.ts';

export const pack: LanguagePack = { calendar, festivals: split(festivals), reasons };
