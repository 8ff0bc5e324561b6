import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unprintableLetter } from '@sannidhi/contracts';
import { printableRanges } from './letters.ts';

const FILE = join(__dirname, '../../../../../libs/contracts/src/printable-letters.json');

/** The list forms check names against, in base 36: the distance from the last row of letters, and how many follow its first. */
function packed(): string {
  let end = 0;
  const rows = printableRanges().map(([first, last]) => {
    const row = `${(first - end).toString(36)}${last > first ? `-${(last - first).toString(36)}` : ''}`;
    end = last;
    return row;
  });
  return rows.join(' ');
}

it('forms accept exactly the letters the fonts have (WRITE_LETTERS=1 writes the list)', () => {
  if (process.env.WRITE_LETTERS) writeFileSync(FILE, `${JSON.stringify({ ranges: packed() }, null, 2)}\n`);
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual({ ranges: packed() });
});

it('names the letter no font has', () => {
  expect(unprintableLetter('Priya 🪔')).toBe('🪔');
  expect(unprintableLetter('శ్రీనివాస్ Nguyễn Щёлоков Αλέξανδρος محمد דוד 王小明 さくら 김철수')).toBeUndefined();
});
