import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icons/icon.tsx';
import { IconCircleDot } from '../icons/icons.ts';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr) auto', gap: 12, paddingBottom: 18 },
  '& > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 11,
    top: 26,
    bottom: 2,
    width: 2,
    background: theme.vars.palette.role.lineStrong,
  },
  '& b': { fontWeight: 600 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
  '& time': { color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
}));
const Sign = styled('span')<{ tone: 'success' | 'info' | 'error' | 'warning' | 'neutral' }>(({ theme, tone }) => ({
  display: 'flex',
  color: tone === 'neutral' ? theme.vars.palette.text.secondary : theme.vars.palette.role[tone],
}));

export interface TimelineItem {
  key: string;
  what: ReactNode;
  /** When, in words ("Nov 19"), with the machine-readable instant. */
  when: string;
  at: string;
  who?: ReactNode;
  icon?: IconShape;
  tone?: 'success' | 'info' | 'error' | 'warning' | 'neutral';
}

/** A history, newest first: icon, what, who, when. */
export function Timeline({ items, label }: { items: readonly TimelineItem[]; label: string }) {
  return (
    <List aria-label={label}>
      {items.map(({ key, what, when, at, who, icon = IconCircleDot, tone = 'neutral' }) => (
        <li key={key}>
          <Sign tone={tone}>
            <Icon of={icon} size={24} stroke={1.8} />
          </Sign>
          <span>
            <b>{what}</b>
            {who && <small>{who}</small>}
          </span>
          <time dateTime={at}>{when}</time>
        </li>
      ))}
    </List>
  );
}
