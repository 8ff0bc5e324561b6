import { SHEET_SCRIPT_CODES } from '@sannidhi/contracts';
import fc from 'fast-check';
import { BLOCKS, indicScriptOf, letterAt } from './blocks.ts';
import { transliterate } from './transliterate.ts';

it.each([
  ['telugu', 'భారద్వాజ గాయత్రీ కృష్ణ'],
  ['kannada', 'ಭಾರದ್ವಾಜ ಗಾಯತ್ರೀ ಕೃಷ್ಣ'],
  ['gujarati', 'ભારદ્વાજ ગાયત્રી કૃષ્ણ'],
  ['tamil', 'பா⁴ரத்³வாஜ கா³யத்ரீ க்ருஷ்ண'],
] as const)('writes Devanagari in %s', (script, written) => {
  expect(transliterate('भारद्वाज गायत्री कृष्ण', script)).toBe(written);
});

it.each([
  ['వెంకట్ కొండ', 'devanagari', 'वेंकट् कोंड'],
  ['వెంకట్ కొండ', 'kannada', 'ವೆಂಕಟ್ ಕೊಂಡ'],
  ['ಅನಂತ', 'tamil', 'அனந்த'],
  ['शंकर', 'tamil', 'ஶங்கர'],
  ['நன்றி எழில்', 'devanagari', 'नन्रि एळिल्'],
  ['ஜெயராமன்', 'telugu', 'జెయరామన్'],
  ['ॐ ज़ोया', 'telugu', 'ఓం జోయా'],
  ['गणेश (Jr.)', 'telugu', null],
  ['मीरा, अरुण', 'gujarati', 'મીરા, અરુણ'],
] as const)('writes %s in %s', (text, script, written) => {
  expect(transliterate(text, script)).toBe(written);
});

it('guesses nothing from or to Latin, from a mixture, or from another script', () => {
  expect(transliterate('Meera', 'telugu')).toBeNull();
  expect(transliterate('मीरा', 'latin')).toBeNull();
  expect(transliterate('मीरा మీరా', 'kannada')).toBeNull();
  expect(transliterate('മീര', 'kannada')).toBeNull();
  expect(transliterate('', 'kannada')).toBeNull();
});

it('keeps every consonant and vowel between scripts that have them all', () => {
  const common = Array.from({ length: 0x39 - 0x05 }, (_, i) => 0x05 + i).filter((offset) =>
    (['devanagari', 'telugu', 'kannada', 'gujarati'] as const).every((script) => letterAt(script, offset)),
  );
  const word = fc.array(fc.constantFrom(...common), { minLength: 1 });
  const scripts = fc.constantFrom('devanagari', 'gujarati', 'telugu', 'kannada' as const);
  fc.assert(
    fc.property(word, scripts, scripts, (offsets, from, to) => {
      const text = offsets.map((offset) => String.fromCodePoint(BLOCKS[from] + offset)).join('');
      expect(transliterate(transliterate(text, to) ?? '', from)).toBe(text);
    }),
  );
});

it('never mixes scripts, whatever the name', () => {
  const blocks = Object.values(BLOCKS).flatMap((base) => Array.from({ length: 0x80 }, (_, i) => String.fromCodePoint(base + i)));
  const letters = blocks.filter((letter) => /[\p{L}\p{M}]/u.test(letter));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...letters), { minLength: 1 }), fc.constantFrom(...SHEET_SCRIPT_CODES), (name, script) => {
      const written = transliterate(name.join(''), script);
      fc.pre(written !== null && written !== '');
      expect([script, undefined]).toContain(indicScriptOf(written ?? ''));
    }),
  );
});
