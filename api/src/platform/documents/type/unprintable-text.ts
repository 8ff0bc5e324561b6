/** A letter that none of the fonts has. `letter` is the whole grapheme, as the writer sees it. */
export class UnprintableText extends Error {
  constructor(readonly letter: string) {
    super(
      `No font has ${[...letter].map((char) => `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(' ')}.`,
    );
  }
}
