import { styled } from '@mui/material/styles';
import { formatDate } from '../i18n/format.ts';
import { font } from '../theme/scale-tokens.ts';

const Root = styled('time')(({ theme }) => ({
  flex: 'none',
  alignSelf: 'start',
  display: 'grid',
  width: 92,
  // Large text, and weekdays longer than the tile.
  minWidth: 'min-content',
  textAlign: 'center',
  border: `1px solid ${theme.vars.palette.role.lineStrong}`,
  borderRadius: 10,
  overflow: 'clip',
  background: theme.vars.palette.role.surface,
  '& > span:first-of-type': {
    background: theme.vars.palette.role.primary,
    color: theme.vars.palette.role.onPrimary,
    fontWeight: 600,
    fontSize: '0.875rem',
    lineHeight: '26px',
  },
  '& > b': { font: `560 2.125rem/1 ${font.display}`, paddingTop: 12, fontVariantNumeric: 'lining-nums' },
  '& > span:last-of-type': { fontSize: '0.875rem', lineHeight: '20px', color: theme.vars.palette.text.secondary, paddingBottom: 8 },
}));

/** A day as a calendar tile; `date` is a civil date (YYYY-MM-DD) or an instant with its zone. */
export function DateTile({ date, timeZone }: { date: string; timeZone?: string }) {
  return (
    <Root dateTime={date}>
      <span>{formatDate(date, { timeZone, month: 'short' })}</span>
      <b>{formatDate(date, { timeZone, day: 'numeric' })}</b>
      <span>{formatDate(date, { timeZone, weekday: 'long' })}</span>
    </Root>
  );
}
