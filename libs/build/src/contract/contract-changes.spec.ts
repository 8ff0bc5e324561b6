import { contractChanges, isRaised, neededStep } from './contract-changes.ts';
import { plainLines } from './interface-report.ts';

const BANNER = [
  'interface BannerProps {',
  '    kind: string;',
  '    title?: string;',
  '}',
  'export function Banner(input: BannerProps): JSX.Element;',
];
const stepTo = (after: string[]) => neededStep(contractChanges(BANNER, after));
const withLine = (line: string) => [...BANNER.slice(0, 3), line, ...BANNER.slice(3)];

it('asks for nothing while nothing changes', () => {
  expect(stepTo([...BANNER])).toBe('none');
});

it('asks for a minor version when something is offered that was not', () => {
  expect(stepTo([...BANNER, 'export function Chip(): JSX.Element;'])).toBe('minor');
  expect(stepTo(withLine('    action?: ReactNode;'))).toBe('minor');
  expect(stepTo([...BANNER, 'interface ChipProps {', '    kind: string;', '}'])).toBe('minor');
});

it('asks for a major version when something is gone, changed or newly demanded', () => {
  expect(stepTo(BANNER.slice(0, -1))).toBe('major');
  expect(stepTo(BANNER.map((line) => line.replace('title?: string', 'title?: number')))).toBe('major');
  expect(stepTo(withLine('    action: ReactNode;'))).toBe('major');
});

it('returns a field from one of the same name in another type', () => {
  const removed = contractChanges(['interface A {', '    title: string;', '}', 'interface B {', '    title: string;', '}'], BANNER).removed;
  expect(removed).toEqual(['interface A {', 'interface A { › title: string;', 'interface B {', 'interface B { › title: string;']);
});

it.each([
  ['1.0.0', '1.1.0', 'minor', true],
  ['1.0.0', '1.0.1', 'minor', false],
  ['1.4.0', '2.0.0', 'minor', true],
  ['1.4.0', '1.5.0', 'major', false],
  ['1.4.0', '2.0.0', 'major', true],
  ['1.4.0', '1.4.0', 'none', true],
] as const)('from %s to %s is a %s step: %s', (before, version, step, answer) => {
  expect(isRaised(before, version, step)).toBe(answer);
});

it('reads a report without imports, remarks and the names of an argument’s parts, a choice per line', () => {
  const report = [
    '## API Report',
    '```ts',
    "import type { ReactNode } from 'react';",
    '',
    '// @public (undocumented)',
    'export function Banner({ kind, title }: BannerProps): JSX.Element;',
    "export type Kind = 'error' | 'info';",
    '```',
  ].join('\n');
  expect(plainLines(report)).toEqual([
    'export function Banner(input: BannerProps): JSX.Element;',
    'export type Kind =',
    "    | 'error'",
    "    | 'info';",
  ]);
});
