import { median } from './median.ts';

/** The median of several runs, and their range. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

export const spread = (figures: readonly number[]): Spread => ({
  median: rounded(median(figures)),
  least: rounded(Math.min(...figures)),
  most: rounded(Math.max(...figures)),
});

/** Milliseconds and scores to the unit, fractions to a thousandth. */
const rounded = (figure: number) => (figure < 1 ? Math.round(figure * 1000) / 1000 : Math.round(figure));

/** In words: `582 ms (560–640)`. */
export const inWords = ({ median: middle, least, most }: Spread, unit = ''): string =>
  `${middle}${unit && ` ${unit}`}${least === most ? '' : ` (${least}–${most})`}`;
