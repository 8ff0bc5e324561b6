import type { StatsCompilation } from 'webpack';
import { kitScripts } from './kit-scripts.ts';

const shared = [{ moduleName: 'provide shared module (default) @sannidhi/kit@0.1.0 = ../libs/kit/src/index.ts' }];
const stats = {
  chunks: [
    { names: ['main'], initial: true, files: ['main.a.js'], origins: shared },
    { names: [], initial: false, files: ['kit.b.js', 'kit.b.css'], origins: shared },
    { names: ['frames'], initial: false, files: ['frames.c.js'], origins: [{ moduleName: './src/routes/kit-frame.tsx' }] },
    { names: [], initial: false, files: ['terms.d.js'], origins: [{ moduleName: './src/routes/shell-page.tsx' }] },
  ],
} as unknown as StatsCompilation;

it('names the kit and its frames, and neither the first script nor a single page', () => {
  expect(kitScripts(stats)).toEqual(['frames.c.js', 'kit.b.js']);
});
