import { readFileSync } from 'node:fs';
import { KIT_PARTS } from '@sannidhi/kit/shared-modules';
import { library, workspace } from '../repository.ts';
import { exportedNames } from './exported-names.ts';
import { partsByName } from './kit-parts.ts';

const passedOn = [...readFileSync(library('kit/src/index.ts'), 'utf8').matchAll(/^export \* from '\.\/parts\/(\w+)\.ts';$/gm)].map(
  ([, part]) => part,
);

it('lists the same parts as the kit itself, and each name in one of them', () => {
  const parts = partsByName();
  expect(new Set(Object.values(parts))).toEqual(new Set(passedOn));
  const names = passedOn.flatMap((part) => exportedNames(readFileSync(library(`kit/src/parts/${part}.ts`), 'utf8')));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(Object.keys(parts).sort()).toEqual([...names].sort());
});

it('reads names, not types, and a default by the name it gets', () => {
  expect(exportedNames("export { default as Box, type Panel, usePanel } from './a.ts';\nexport type { Only } from './b.ts';")).toEqual([
    'Box',
    'usePanel',
  ]);
});

it('is imported by the shell part by part, because a build shares nothing else', () => {
  const source = readFileSync(workspace('shell/src/remotes/kit-parts.ts'), 'utf8');
  const imported = [...source.matchAll(/import\('@sannidhi\/kit\/parts\/(\w+)'\)/g)].map(([, part]) => part);
  expect(new Set(imported)).toEqual(new Set(KIT_PARTS));
});
