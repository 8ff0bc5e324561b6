import { te as calendar } from './calendar.te.ts';
import { te as festivals } from './festivals.te.ts';
import type { LanguagePack } from './language-pack.ts';
import { en as reasons } from './reasons.en.ts';

export const pack: LanguagePack = { calendar, festivals, reasons };
