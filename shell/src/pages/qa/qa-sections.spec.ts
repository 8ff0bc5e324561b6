import { declaredReleases } from '@sannidhi/build/declared-releases';
import { PAGE_ALIASES, pageKey } from '@sannidhi/contracts';
import { EMPTY_BOOT } from '../../boot/boot-context.ts';
import en from '../../messages/en.json';
import { pageTable } from '../../routes/page-table.ts';
import { qaSections } from './qa-sections.ts';
import { sentences } from './specification.ts';

let sections: ReturnType<typeof qaSections>;
const section = (name: string) => sections.find((one) => one.name === name)?.rows ?? [];
beforeAll(async () => {
  sections = qaSections({ ...EMPTY_BOOT, registry: { releases: await declaredReleases() } });
});

it('lists every page of the page table, second addresses included', async () => {
  const table = pageTable({ releases: await declaredReleases() });
  expect(section('pages').map(([path]) => path)).toEqual(table.map(pageKey));
  for (const [alias, shown] of Object.entries(PAGE_ALIASES)) {
    expect(section('pages').find(([path]) => path === alias)?.[1]).toBe(shown);
  }
});

it('lists a row once, whatever the contract exports twice', () => {
  for (const { name, rows } of sections) {
    const lines = rows.map((row) => row.join(' | '));
    expect([name, lines.filter((line, at) => lines.indexOf(line) !== at)]).toEqual([name, []]);
  }
});

it('says who may see a page, and where they sign in', () => {
  expect(section('pages').find(([path]) => path === '/temple-admin/financial-management')).toEqual(
    expect.arrayContaining(['mfe-temple-admin', expect.stringContaining('signed-in, '), '/temple-admin/login']),
  );
  expect(section('pages').find(([path]) => path === '/contact')).toEqual(expect.arrayContaining(['shell', 'public']));
});

it('holds the specification’s sentences once each, in the order of their numbers', () => {
  const numbers = section('specification').map(([number]) => String(number));
  expect(numbers.length).toBeGreaterThan(190);
  const inOrder = numbers.toSorted(
    (one, other) => Number(one.split('.')[0]) - Number(other.split('.')[0]) || Number(one.split('.')[1]) - Number(other.split('.')[1]),
  );
  expect(numbers).toEqual([...new Set(inOrder)]);
  expect(section('specification').find(([number]) => number === '2.29')).toEqual([
    '2.29',
    'Devotee area',
    'temple-preferences exists under /donor/ only.',
  ]);
});

it('reads sentences under their headings and nothing else', () => {
  expect(sentences('# S\nwords\n\n## 9 Limits\n\n- **9.01** At least `6`.\n- no number\n### Toasts\n- **9.04** One.')).toEqual([
    ['9.01', '9 Limits', 'At least 6.'],
    ['9.04', 'Toasts', 'One.'],
  ]);
});

it('has a name for every section and column', () => {
  for (const { name, columns } of sections) {
    expect(en.qa.sections).toHaveProperty(name);
    for (const column of columns) expect(en.qa.columns).toHaveProperty(column);
  }
});
