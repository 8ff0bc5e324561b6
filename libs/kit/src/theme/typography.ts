import { type DensityTokens, font } from './scale-tokens.ts';

const rem = (px: number): string => `${px / 16}rem`;
type Size = readonly [size: number, line: number];

/** Sizes are in rem, so the user's own text size and the priest's A+ scale everything. */
const text = ([size, line]: Size, fontWeight = 400) => ({
  fontFamily: font.text,
  fontSize: rem(size),
  lineHeight: line / size,
  fontWeight,
  letterSpacing: 0,
});
const display = ([size, line]: Size, letterSpacing = '-0.005em') => ({
  fontFamily: font.display,
  fontSize: rem(size),
  lineHeight: line / size,
  fontWeight: 560,
  letterSpacing,
});

/** MUI's typography for one density. */
export function typographyOf(d: DensityTokens) {
  return {
    fontFamily: font.text,
    fontWeightRegular: 400,
    fontWeightMedium: 500,
    fontWeightBold: 600,
    htmlFontSize: 16,
    h1: { ...display(d.h1), '@media (max-width:899.95px)': { fontSize: rem(d.h1Phone[0]), lineHeight: d.h1Phone[1] / d.h1Phone[0] } },
    h2:
      d.h2Face === 'display'
        ? { ...display(d.h2, '0'), '@media (max-width:899.95px)': { fontSize: rem(22), lineHeight: 28 / 22 } }
        : text(d.h2, 600),
    h3: text(d.h3, 600),
    h4: text(d.h4, 600),
    h5: text(d.h4, 600),
    h6: text(d.h4, 600),
    subtitle1: text(d.lead),
    subtitle2: text(d.small, 600),
    body1: text(d.body),
    body2: text(d.small),
    caption: text(d.caption),
    button: { ...text([d.buttonText, 20], 600), textTransform: 'none' as const },
    overline: { ...text(d.caption, 600), textTransform: 'none' as const },
  };
}
