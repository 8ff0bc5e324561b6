/** Fonts in the embedded Noto family, one file per script; each run of text uses exactly one of them. */
export const SCRIPTS = ['latin', 'latin-ext', 'devanagari', 'gujarati', 'tamil', 'telugu', 'kannada'] as const;
export type Script = (typeof SCRIPTS)[number];

const RANGES: readonly (readonly [Script, readonly (readonly [number, number])[]])[] = [
  [
    'devanagari',
    [
      [0x0900, 0x097f],
      [0x1cd0, 0x1cff],
      [0xa8e0, 0xa8ff],
    ],
  ],
  ['gujarati', [[0x0a80, 0x0aff]]],
  ['tamil', [[0x0b80, 0x0bff]]],
  ['telugu', [[0x0c00, 0x0c7f]]],
  ['kannada', [[0x0c80, 0x0cff]]],
  [
    'latin-ext',
    [
      [0x0100, 0x0130],
      [0x0132, 0x0151],
      [0x0154, 0x02ba],
      [0x1e00, 0x1eff],
      [0x20a0, 0x20ab],
      [0x20ad, 0x20c0],
    ],
  ],
];
/** Zero-width joiners belong to the letters around them and never end a run. */
const isJoiner = (point: number) => point === 0x200c || point === 0x200d;

/** Splits text into runs of one font each, so that letters join and conjuncts form within a run. */
export function fontRuns(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = [];
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const script = last && isJoiner(point) ? last.script : scriptOf(point);
    if (last?.script === script) last.text += char;
    else runs.push({ script, text: char });
  }
  return runs;
}

function scriptOf(point: number): Script {
  const found = RANGES.find(([, ranges]) => ranges.some(([from, to]) => point >= from && point <= to));
  return found?.[0] ?? 'latin';
}
