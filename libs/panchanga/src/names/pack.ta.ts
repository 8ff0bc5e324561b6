import { ta as calendar } from './calendar.ta.ts';
import { ta as festivals } from './festivals.ta.ts';
import type { LanguagePack } from './language-pack.ts';
import { en as reasons } from './reasons.en.ts';

export const pack: LanguagePack = { calendar, festivals, reasons };
