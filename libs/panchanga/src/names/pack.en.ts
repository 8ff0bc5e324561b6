import { en as calendar } from './calendar.en.ts';
import { en as festivals } from './festivals.en.ts';
import type { LanguagePack } from './language-pack.ts';
import { en as reasons } from './reasons.en.ts';

export const pack: LanguagePack = { calendar, festivals, reasons };
