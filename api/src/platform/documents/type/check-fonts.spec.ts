import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFonts } from './check-fonts.ts';
import { allFontPaths, locate } from './font-files.ts';

const kept = (bytes: Buffer): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'font-')), 'font.woff2');
  writeFileSync(file, bytes);
  return file;
};

it('finds every font of an installation', () => {
  expect(allFontPaths().length).toBeGreaterThan(400);
  expect(() => checkFonts()).not.toThrow();
});

it.each(['.ttf', '.woff', '.woff2'])('names a font that was cut short (%s)', (ending) => {
  const whole = readFileSync(locate(allFontPaths().find((path) => path.endsWith(ending)) ?? ''));
  expect(() => checkFonts(() => [kept(whole)])).not.toThrow();
  for (const cut of [Buffer.alloc(0), whole.subarray(0, 40), Buffer.alloc(whole.length)]) {
    const file = kept(cut);
    expect(() => checkFonts(() => [file])).toThrow(`${file} is damaged`);
  }
});

it('says what to do about a font that is missing', () => {
  expect(() => checkFonts(() => ['@fontsource/noto-sans-telugu/files/none.woff'])).toThrow(/incomplete: .*none\.woff.*npm ci/);
});
