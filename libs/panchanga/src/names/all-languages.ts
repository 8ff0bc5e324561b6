import { gu as calendarGu } from './calendar.gu.ts';
import { hi as calendarHi } from './calendar.hi.ts';
import { kn as calendarKn } from './calendar.kn.ts';
import { ta as calendarTa } from './calendar.ta.ts';
import { te as calendarTe } from './calendar.te.ts';
import { gu as festivalsGu } from './festivals.gu.ts';
import { hi as festivalsHi } from './festivals.hi.ts';
import { kn as festivalsKn } from './festivals.kn.ts';
import { ta as festivalsTa } from './festivals.ta.ts';
import { te as festivalsTe } from './festivals.te.ts';
import { registerLanguage } from './language-pack.ts';
import { hi as reasons } from './reasons.hi.ts';

/** Makes all six languages known at once, for servers and tools; a page loads its own only. */
export function registerAllLanguages(): void {
  registerLanguage('gu', { calendar: calendarGu, festivals: festivalsGu });
  registerLanguage('hi', { calendar: calendarHi, festivals: festivalsHi, reasons });
  registerLanguage('kn', { calendar: calendarKn, festivals: festivalsKn });
  registerLanguage('ta', { calendar: calendarTa, festivals: festivalsTa });
  registerLanguage('te', { calendar: calendarTe, festivals: festivalsTe });
}
