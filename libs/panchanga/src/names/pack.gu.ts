import { gu as calendar } from './calendar.gu.ts';
import { gu as festivals } from './festivals.gu.ts';
import type { LanguagePack } from './language-pack.ts';
import { en as reasons } from './reasons.en.ts';

export const pack: LanguagePack = { calendar, festivals, reasons };
