import { en as calendar } from './calendar.en.ts';
import { split } from './calendar-names.ts';
import { festivals } from './festivals.en.generated.ts';
import type { LanguagePack } from './language-pack.ts';
import { en as reasons } from './reasons.en.ts';

export const pack: LanguagePack = { calendar, festivals: split(festivals), reasons };
