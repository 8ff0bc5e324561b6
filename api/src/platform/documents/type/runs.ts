import bidiFactory from 'bidi-js';
import { fontFor, type Setting, settingOf } from './choose-font.ts';
import type { Family } from './font-files.ts';
import { UnprintableText } from './unprintable-text.ts';

/** A part of a line in one font and one direction. `text` is in the order it is read. */
export interface Run {
  family: Family;
  text: string;
  rightToLeft: boolean;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const MAY_TURN = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Marks that would turn what surrounds a name, and controls. They are refused at entry; what was entered before that is drawn without. */
const NOT_DRAWN = /[\u202a-\u202e\u2066-\u2069]|\p{Cc}/gu;

interface Piece {
  family: Family;
  text: string;
  level: number;
}

/** The graphemes of a text: what a reader takes for one letter. */
export const lettersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/**
 * Splits a line into runs, in the order they are drawn from left to right (Unicode bidirectional algorithm; the line's own direction is that of
 * its first strong letter). Throws `UnprintableText` for a letter that no font has.
 */
export function runsOf(line: string): Run[] {
  const text = line.replace(NOT_DRAWN, (mark) => (mark === '\t' ? ' ' : '')).normalize('NFC');
  return inDrawingOrder(piecesOf(text)).map(({ family, text: part, level }) => ({ family, text: part, rightToLeft: level % 2 === 1 }));
}

function piecesOf(text: string): Piece[] {
  const levels = MAY_TURN.test(text) ? bidi.getEmbeddingLevels(text, 'auto').levels : undefined;
  const setting = settingOf(text);
  const pieces: Piece[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const level = levels?.[index] ?? 0;
    for (const { family, text: part } of inFonts(segment, setting)) {
      const last = pieces.at(-1);
      if (last?.family === family && last.level === level) last.text += part;
      else pieces.push({ family, text: part, level });
    }
  }
  return pieces;
}

/** A grapheme in one font; where none has all of it, a mark that no script of India puts on its letter, each part in its own. */
function inFonts(grapheme: string, setting: Setting): { family: Family; text: string }[] {
  const parts = fontFor(grapheme, setting) ? [grapheme] : [...grapheme];
  return parts.map((text) => {
    const family = fontFor(text, setting);
    if (!family) throw new UnprintableText(grapheme);
    return { family, text };
  });
}

/** Rule L2: from the highest level down, every row of pieces at that level or above is reversed. */
function inDrawingOrder(pieces: readonly Piece[]): Piece[] {
  let order = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level--) order = reverseFrom(order, level);
  return order;
}

function reverseFrom(pieces: readonly Piece[], level: number): Piece[] {
  const order: Piece[] = [];
  let row: Piece[] = [];
  for (const piece of pieces) {
    if (piece.level >= level) row.unshift(piece);
    else {
      order.push(...row, piece);
      row = [];
    }
  }
  return [...order, ...row];
}
