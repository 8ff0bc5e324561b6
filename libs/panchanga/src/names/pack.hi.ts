import { hi as calendar } from './calendar.hi.ts';
import { split } from './calendar-names.ts';
import { festivals } from './festivals.hi.generated.ts';
import type { LanguagePack } from './language-pack.ts';
import { hi as reasons } from './reasons.hi.ts';

export const pack: LanguagePack = { calendar, festivals: split(festivals), reasons };
