import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('dl')<{ ruled: boolean }>(({ theme, ruled }) => ({
  margin: 0,
  display: 'grid',
  justifySelf: 'stretch',
  // One column for all names: as wide as the longest, as far as the values leave room.
  ...(ruled
    ? {}
    : {
        containerType: 'inline-size',
        width: '100%',
        gridTemplateColumns: 'minmax(max(88px, 28%), max-content) minmax(0, 1fr)',
        gap: '6px 12px',
      }),
  '& > div': ruled
    ? {
        display: 'flex',
        justifyContent: 'space-between',
        gap: 16,
        padding: '12px 0',
        borderBottom: `1px solid ${theme.vars.palette.role.line}`,
      }
    : { display: 'contents' },
  '& > div:last-of-type': { borderBottom: 0 },
  '& dt': { flex: '0 1 auto', maxWidth: ruled ? '55%' : 'min(14rem, 36vw)', color: theme.vars.palette.text.secondary },
  '& dd': {
    margin: 0,
    // A value wraps before its name does, and keeps room for a usual word.
    flexShrink: ruled ? 1000 : undefined,
    minWidth: ruled ? 'min(7rem, 60%)' : undefined,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: ruled ? 'right' : undefined,
  },
  '& dd > b': { fontWeight: 600 },
  // Large text puts a value below its name, where its words have room.
  '@container (max-width: 12rem)': ruled ? {} : { '& dt, & dd': { gridColumn: '1 / -1', maxWidth: 'none' } },
}));

export interface Fact {
  label: string;
  /** Facts without a value are omitted. */
  value: ReactNode;
}

/** Names and values. `ruled` draws a hairline between them and right-aligns values, as on a receipt. */
export function Facts({ facts, ruled = false }: { facts: readonly Fact[]; ruled?: boolean }) {
  return (
    <List ruled={ruled}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
