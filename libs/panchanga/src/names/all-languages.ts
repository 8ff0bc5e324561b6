import { registerLanguage } from './language-pack.ts';
import { pack as en } from './pack.en.ts';
import { pack as gu } from './pack.gu.ts';
import { pack as hi } from './pack.hi.ts';
import { pack as kn } from './pack.kn.ts';
import { pack as ta } from './pack.ta.ts';
import { pack as te } from './pack.te.ts';

/** Registers all six languages at once, for servers and tools; a page loads only its own. */
export function registerAllLanguages(): void {
  registerLanguage('en', en);
  registerLanguage('gu', gu);
  registerLanguage('hi', hi);
  registerLanguage('kn', kn);
  registerLanguage('ta', ta);
  registerLanguage('te', te);
}
