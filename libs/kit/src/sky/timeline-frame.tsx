import { styled } from '@mui/material/styles';
import { radius } from '../theme/scale-tokens.ts';
import { Disclosure } from '../ui/disclosure.ts';

const PHONE = '@media (max-width:899.95px)';
const LABELS_WIDTH = 118;

export const Figure = styled('figure')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${LABELS_WIDTH}px minmax(0, 1fr)`,
  rowGap: 8,
  alignItems: 'center',
  paddingTop: 30,
  [PHONE]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 4 },
});
export const RowLabel = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  lineHeight: 1.2,
  '& small': { ...theme.typography.caption, display: 'block', fontWeight: 400, color: theme.vars.palette.text.secondary },
  '& > span': { display: 'none' },
  [PHONE]: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    marginTop: 12,
    '& small': { display: 'none' },
    '& > span': { display: 'inline', fontWeight: 400, textAlign: 'right' },
    '&[data-band]': { display: 'none' },
  },
}));
export const Track = styled('div')({
  position: 'relative',
  height: 40,
  '&[data-now-over]': { height: 44 },
  '&:not([data-now-over])': { zIndex: 1 },
  '&[data-thin]': { height: 34 },
  [PHONE]: { '&[data-limbs]': { height: 12 } },
});
export const Segment = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: '0 10px',
  borderRadius: radius.sm,
  borderRight: `2px solid ${theme.vars.palette.role.surface}`,
  background: theme.vars.palette.role.sunken,
  fontSize: '0.875rem',
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '& b': { fontWeight: 600 },
  '& i': { fontStyle: 'normal', color: theme.vars.palette.text.secondary },
  '&[data-current]': { background: theme.vars.palette.role.primaryTint, color: theme.vars.palette.role.primary },
  '&[data-current] i': { color: 'inherit' },
  '@media (forced-colors: active)': {
    border: '1px solid',
    // Otherwise its words get a background of their own, in their color.
    '&[data-current]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
  [PHONE]: { padding: 0, '& > *': { display: 'none' }, '&[data-current]': { background: theme.vars.palette.role.primary } },
}));
export const Rule = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  height: 1,
  margin: '6px 0',
  background: theme.vars.palette.role.line,
  [PHONE]: { display: 'none' },
}));
export const Axis = styled('div')(({ theme }) => ({
  position: 'relative',
  gridColumn: '-2 / -1',
  height: 22,
  fontSize: '0.8125rem',
  lineHeight: '22px',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& span': { position: 'absolute', transform: 'translateX(-50%)', whiteSpace: 'nowrap' },
  '@media (max-width:559.95px)': { fontSize: '0.75rem', '& span:nth-of-type(even)': { display: 'none' } },
}));
/** As wide as the tracks; the line in it runs behind them and shows in the gaps, on phones only over the band. */
export const NowPlane = styled('div')({
  position: 'absolute',
  left: LABELS_WIDTH,
  right: 0,
  top: 26,
  bottom: 26,
  zIndex: 0,
  pointerEvents: 'none',
  [PHONE]: { left: 0, bottom: 'auto', height: 52 },
  '@media print': { display: 'none' },
});
export const NowLine = styled('i')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 3,
  marginLeft: -1.5,
  borderRadius: 2,
  background: theme.vars.palette.role.primary,
  '@media (forced-colors: active)': { background: 'CanvasText' },
}));
export const NowLabel = styled('b')(({ theme }) => ({
  position: 'absolute',
  top: -24,
  padding: '0 8px',
  borderRadius: radius.sm,
  background: theme.vars.palette.role.primary,
  color: theme.vars.palette.role.onPrimary,
  fontSize: '0.8125rem',
  lineHeight: '22px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media (forced-colors: active)': { border: '1px solid' },
}));
export const InWords = styled(Disclosure)(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 8,
  '& dl': { display: 'grid', gridTemplateColumns: `minmax(80px, ${LABELS_WIDTH}px) minmax(0, 1fr)`, gap: '6px 12px' },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& ul': { padding: 0, listStyle: 'none' },
}));
