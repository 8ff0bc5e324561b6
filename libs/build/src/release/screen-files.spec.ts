import type { StatsCompilation } from 'webpack';
import { screenFiles, screenParts } from './screen-files.ts';

const uses = (part: string) => [{ identifier: `consume-shared-module|default|@sannidhi/kit/parts/${part}|*|false|/kit.ts` }];
const stats = {
  chunks: [
    { id: 1, files: ['remoteEntry.a.js'], origins: [{ request: 'entry' }] },
    { id: 2, files: ['area.b.js'], origins: [{ request: './src/area.ts' }] },
    { id: 3, files: ['give.c.js', 'give.c.css'], siblings: [5, 6], origins: [{ request: './screens/give.tsx' }] },
    { id: 4, files: ['family.d.js'], origins: [{ request: './screens/family.tsx' }] },
    { id: 5, files: ['forms.e.js'], origins: [], modules: uses('states') },
    { id: 6, files: [], origins: [], modules: uses('fields') },
    { id: 7, files: [], origins: [], modules: uses('tables') },
  ],
} as unknown as StatsCompilation;

it('names the area, the screen and what the screen shares with others, and nothing else', () => {
  expect(screenFiles(stats, './screens/give.tsx')).toEqual(['area.b.js', 'forms.e.js', 'give.c.css', 'give.c.js']);
  expect(screenFiles(stats, './screens/family.tsx')).toEqual(['area.b.js', 'family.d.js']);
});

it('names the parts of the kit that the screen runs', () => {
  expect(screenParts(stats, './screens/give.tsx')).toEqual(['fields', 'states']);
  expect(screenParts(stats, './screens/family.tsx')).toEqual([]);
});
