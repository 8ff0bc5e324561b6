import text from '../../../../docs/specification.md';

/** One sentence of the specification: its number, its heading, and our wording. */
export type Sentence = readonly [number: string, heading: string, words: string];

const HEADING = /^#{2,3} (.+)$/;
const SENTENCE = /^- \*\*(\d+\.\d+)\*\* (.+)$/;

/** Every numbered sentence of `docs/specification.md`, in order. */
export function sentences(markdown: string = text): Sentence[] {
  let heading = '';
  return markdown.split('\n').flatMap((line): Sentence[] => {
    heading = HEADING.exec(line)?.[1] ?? heading;
    const [, number, words] = SENTENCE.exec(line) ?? [];
    return number && words ? [[number, heading, words.replaceAll('`', '')]] : [];
  });
}
