import type { StatsCompilation } from 'webpack';
import { kitScripts, partScripts } from './kit-scripts.ts';

const shared = (key: string) => [{ moduleName: `provide shared module (default) ${key}@0.1.0 = ../libs/kit/src/${key}.ts` }];
const stats = {
  chunks: [
    { names: ['main'], initial: true, files: ['main.a.js'], origins: shared('react') },
    { names: [], initial: false, files: ['yup.b.js'], origins: shared('yup') },
    { names: [], initial: false, files: ['base.c.js', 'base.c.css'], origins: shared('@sannidhi/kit/parts/base') },
    { names: ['kit-base'], initial: false, files: ['kit-base.d.js'], origins: shared('@sannidhi/kit/parts/tables') },
    { names: [], initial: false, files: ['tables.e.js'], origins: shared('@sannidhi/kit/parts/tables') },
    { names: [], initial: false, files: ['kit.f.js'], origins: shared('@sannidhi/kit') },
    { names: ['frames'], initial: false, files: ['frames.g.js'], origins: [{ moduleName: './src/routes/kit-frame.tsx' }] },
    { names: [], initial: false, files: ['terms.h.js'], origins: [{ moduleName: './src/routes/shell-page.tsx' }] },
  ],
} as unknown as StatsCompilation;

it('names the parts, what they need and the frames, and neither the first script, another part nor a single page', () => {
  expect(kitScripts(stats, ['base'], ['frames'])).toEqual(['base.c.js', 'frames.g.js', 'kit-base.d.js', 'yup.b.js']);
  expect(kitScripts(stats, ['base', 'tables'], [])).toEqual(['base.c.js', 'kit-base.d.js', 'tables.e.js', 'yup.b.js']);
});

it('names the scripts of other parts, each with the parts that need it', () => {
  const first = kitScripts(stats, ['base'], []);
  expect([...partScripts(stats, ['base', 'tables'], first)]).toEqual([['tables.e.js', ['tables']]]);
});
