import { gu as calendar } from './calendar.gu.ts';
import { split } from './calendar-names.ts';
import { festivals } from './festivals.gu.generated.ts';
import type { LanguagePack } from './language-pack.ts';
import { en as reasons } from './reasons.en.ts';

export const pack: LanguagePack = { calendar, festivals: split(festivals), reasons };
