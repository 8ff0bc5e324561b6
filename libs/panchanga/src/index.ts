import { registerAllLanguages } from './names/all-languages.ts';
import { registerAllDecades } from './tables/all-decades.ts';

registerAllDecades();
registerAllLanguages();

export * from './core.ts';
