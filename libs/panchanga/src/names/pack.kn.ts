import { kn as calendar } from './calendar.kn.ts';
import { kn as festivals } from './festivals.kn.ts';
import type { LanguagePack } from './language-pack.ts';
import { en as reasons } from './reasons.en.ts';

export const pack: LanguagePack = { calendar, festivals, reasons };
