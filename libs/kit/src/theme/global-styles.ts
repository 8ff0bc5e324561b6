import type { CSSObject, Theme } from '@mui/material/styles';
import { font, motion, SHORT } from './scale-tokens.ts';

const CALM = {
  transitionDuration: '80ms !important',
  animationDuration: '80ms !important',
  animationIterationCount: '1 !important',
};

/** What forced colors take away from a selection is its color, so it gets a line. */
const SELECTED =
  'html :is([aria-pressed="true"], [aria-selected="true"], [aria-current]:not([aria-current="false"]), [data-current]):not(:focus-visible)';
/** WebKit gives the focus to a part inside these, and shows today's date in an empty one. */
const TIMES = ':is([type="date"], [type="time"], [type="datetime-local"], [type="month"])';

/** Page-wide rules: focus, reading, Indic line heights, reduced motion, forced colors, notices next to dialogs, print. */
export const globalStyles = (theme: Theme): CSSObject => ({
  html: {
    WebkitTextSizeAdjust: '100%',
    textSizeAdjust: '100%',
    scrollPaddingTop: '80px',
    scrollPaddingBottom: '128px',
    [SHORT]: { scrollPaddingBlock: '8px' },
  },
  // A name or address longer than its line wraps instead of overflowing the page.
  body: { fontFeatureSettings: '"lnum"', overflowWrap: 'break-word', ...theme.typography.body1 },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0 },
  'ul[role="list"], ol[role="list"]': { padding: 0, listStyle: 'none' },
  // A browser’s own is a fraction of whatever is around it, down to 11 px.
  small: { fontSize: theme.typography.caption.fontSize },
  fieldset: { border: 0, padding: 0, minWidth: 0 },
  legend: { padding: 0 },
  'h1, h2, h3': { textWrap: 'balance' },
  'p, li, dd': { textWrap: 'pretty' },
  a: { color: theme.vars.palette.primary.main, textUnderlineOffset: '3px', textDecorationThickness: '1px' },
  '@media (forced-colors: active)': { [SELECTED]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  // The one focus ring; components with rounded corners only inherit it.
  [`:focus-visible, input${TIMES}:focus-within`]: { outline: `3px solid ${theme.vars.palette.role.focus}`, outlineOffset: '2px' },
  [`input${TIMES}[data-empty]:not(:focus-within)`]: {
    color: theme.vars.palette.role.textTertiary,
    '@supports (background: -webkit-named-image(i))': { '&::-webkit-datetime-edit': { opacity: 0 } },
  },
  'h1:focus, main:focus': { outline: 'none' },
  ':not(:lang(en))': { letterSpacing: '0 !important' },
  // Matras extend above and below the line, so Indic text needs a larger line height, whatever a component's own is.
  ':root:not(:lang(en)) body, :lang(sa)': { lineHeight: 1.8 },
  '[data-draws]': { strokeDasharray: 1, animation: `kit-draw ${motion.ceremony}ms ${motion.standard} both` },
  '@keyframes kit-draw': { from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } },
  '@keyframes kit-turn': { to: { transform: 'rotate(1turn)' } },
  '@keyframes kit-appear': { from: { opacity: 0 } },
  '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': CALM },
  ':root[data-calm] *, :root[data-calm] *::before, :root[data-calm] *::after': CALM,
  // A phone's dialog sits at the bottom with its buttons; recent notices appear at the top.
  '@media (max-width:599.95px)': {
    'body:has(> .MuiDialog-root) section > .notices.notices': { top: '16px', bottom: 'auto' },
  },
  '@media print': {
    // Paper is white, whatever the screen's scheme.
    ':root[data-theme]': lightColours(theme),
    '@page': { size: 'letter', margin: '0.6in' },
    // A month of days needs landscape paper.
    '@page landscape': { size: 'letter landscape', margin: '0.4in' },
    ':root:has([data-landscape]) body': { page: 'landscape' },
    'html, body': { background: 'white', color: 'black', fontFamily: font.text, fontSize: '10.5pt' },
    'nav, header[data-frame], aside[data-frame], button, a[href="#main"], [data-noprint]': { display: 'none !important' },
    // Firefox breaks no page inside a grid.
    '[data-page]': { display: 'block !important' },
    '[data-page] > * + *': { marginTop: '16px' },
    'h1, h2, h3, header': { breakAfter: 'avoid' },
    'li, tr': { breakInside: 'avoid' },
    'main a[href^="http"]::after': { content: '" (" attr(href) ")"' },
  },
});

/** The custom properties of the light scheme. */
function lightColours(theme: Theme): object {
  const sheets: Record<string, object>[] = theme.generateStyleSheets?.() ?? [];
  return Object.assign(
    {},
    ...sheets.flatMap((sheet) => Object.entries(sheet).flatMap(([at, rules]) => (at.includes('light') ? [rules] : []))),
  );
}
