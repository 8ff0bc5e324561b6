/** First letters of the first and last word of a name; whole characters in every script (a Devanagari syllable stays together). */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return ends.map((word = '') => [...segmenter.segment(word)][0]?.segment.toLocaleUpperCase() ?? '').join('');
}
