import { unprintableLetter } from '@sannidhi/contracts';
import { drawable } from './drawable.ts';

it.each([
  ['Meera', 'Meera'],
  ['మీరా', 'మీరా'],
  ['🙏🏽 Meera 👨‍👩‍👧', ' Meera '],
  ['🇮🇳', ''],
  ['Me\u{1F600}e\u{1F600}ra', 'Meera'],
])('draws %j as %j', (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});

it('leaves nothing that no font has, also where marks are piled up', () => {
  for (const text of [`x${'\u0301'.repeat(40)}y`, '\u{13000} hieroglyph', '\u{1F469}\u200d\u{1F467}'])
    expect(unprintableLetter(drawable(text))).toBeUndefined();
  expect(drawable('\u{13000} hieroglyph')).toBe('? hieroglyph');
});
