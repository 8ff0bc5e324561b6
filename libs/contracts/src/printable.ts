import letters from './printable-letters.json' with { type: 'json' };

/** Nothing to draw: joiners, variation selectors. Other rules decide on control characters. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
/** Something a reader would call a name: not spaces, marks and pictures alone. */
const BLANK = /^[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]*$/u;

/** Marks on one letter that no script needs: they are drawn over the lines above and below. */
const PILED_MARKS = /\P{M}\p{M}{9,}/u;
/** Of a letter with too many marks, enough to recognize it. */
const SHOWN_MARKS = 2;

/** Whether a name says nothing: empty, invisible, or of emoji alone. */
export const isBlankName = (text: string): boolean => BLANK.test(text);

/** The first letter of a text, with its marks, that no font of our documents has, or that carries too many marks to stay in its line. */
export function unprintableLetter(text: string): string | undefined {
  const normal = text.normalize('NFC');
  const [piled] = PILED_MARKS.exec(normal) ?? [];
  if (piled) return [...piled].slice(0, 1 + SHOWN_MARKS).join('');
  const missing = [...normal].find((char) => !INVISIBLE.test(char) && !isPrintable(char.codePointAt(0) ?? 0));
  return missing && graphemesOf(normal).find((grapheme) => grapheme.includes(missing));
}

const graphemesOf = (text: string): string[] => Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment);

function isPrintable(point: number): boolean {
  const all = ranges();
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.[0] ?? 0) <= point) low = middle + 1;
    else high = middle;
  }
  return point <= (all[low - 1]?.[1] ?? -1);
}

/** First and last code point of each row of letters. */
let decoded: (readonly [number, number])[] | undefined;
function ranges(): (readonly [number, number])[] {
  decoded ??= decode(letters.ranges);
  return decoded;
}

/** `2o-3 5`: in base 36, how far a row begins after the last one ended, and how many letters follow its first. */
function decode(packed: string): (readonly [number, number])[] {
  let end = 0;
  return packed.split(' ').map((row) => {
    const [skip = 0, more = 0] = row.split('-').map((digits) => Number.parseInt(digits, 36));
    const first = end + skip;
    end = first + more;
    return [first, end] as const;
  });
}
