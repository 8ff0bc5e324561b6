import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuildProblem } from '../build-problem.ts';
import { foreignRules, refuseForeignStyles } from './refuse-foreign-styles.ts';

const built = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => rmSync(built, { recursive: true }));

it.each([
  ['button { color: red }', 'button'],
  ['* { color: red }', '*'],
  [':root { --primary: red }', ':root'],
  ['.card { color: red }', '.card'],
  ['.mfe-devotee-card { color: red }', '.mfe-devotee-card'],
  ['body:has(.mfe-priest-card) button { color: red }', 'body:has(.mfe-priest-card) button'],
  ['.mfe-priest-card, button { color: red }', 'button'],
  ['@media (width > 600px) { button { color: red } }', 'button'],
  ['@keyframes spin { to { opacity: 1 } }', '@keyframes spin'],
  ["@font-face { font-family: 'Eczar'; src: url(a.woff2) }", '@font-face'],
  ["@import 'other.css';", "@import 'other.css';"],
])('refuses %s', (css, rule) => {
  expect(foreignRules(css, 'mfe-priest')).toEqual([rule]);
});

it('allows what begins with one of the remote’s own classes', () => {
  const css = `/* The week. */
.mfe-priest-week, td.mfe-priest-day > button:hover { color: red }
@media print { .mfe-priest-week { color: black } }
@keyframes mfe-priest-spin { from { opacity: 0 } to { opacity: 1 } }
@font-face { font-family: "mfe-priest-digits"; src: url(a.woff2) }`;
  expect(foreignRules(css, 'mfe-priest')).toEqual([]);
});

it('leaves the classes of a remote whose name begins with this one’s to that remote', () => {
  const css = '.mfe-priest-desk-card { color: red } .mfe-priest-desk { color: red } @keyframes mfe-priest-desk-spin { to { opacity: 1 } }';
  const remotes = ['mfe-priest', 'mfe-priest-desk'];
  expect(foreignRules(css, 'mfe-priest', remotes)).toEqual(['.mfe-priest-desk-card', '@keyframes mfe-priest-desk-spin']);
  expect(foreignRules(css, 'mfe-priest-desk', remotes)).toEqual(['.mfe-priest-desk']);
});

it('ends a build that has such rules in any of its sheets, and names them', () => {
  writeFileSync(join(built, 'week.css'), '.mfe-priest-week { color: red }');
  writeFileSync(join(built, 'main.js'), 'button');
  expect(() => refuseForeignStyles(built, 'mfe-priest')).not.toThrow();
  writeFileSync(join(built, 'desk.css'), '.mfe-priest-desk { color: red } button, h1 { color: red }');
  expect(() => refuseForeignStyles(built, 'mfe-priest')).toThrow(BuildProblem);
  expect(() => refuseForeignStyles(built, 'mfe-priest')).toThrow(/\.mfe-priest-card:\nbutton\nh1$/);
});
