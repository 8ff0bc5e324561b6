import { hi as calendar } from './calendar.hi.ts';
import { hi as festivals } from './festivals.hi.ts';
import type { LanguagePack } from './language-pack.ts';
import { hi as reasons } from './reasons.hi.ts';

export const pack: LanguagePack = { calendar, festivals, reasons };
