import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icons/icon.tsx';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '../icons/icons.ts';
import { radius } from '../theme/scale-tokens.ts';

export type BannerKind = 'error' | 'warning' | 'info' | 'success';

const ICONS: Record<BannerKind, IconShape> = {
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
  success: IconCircleCheck,
};

const Root = styled('div')<{ tone: BannerKind; acts: boolean }>(({ theme, tone, acts }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: acts ? 'center' : 'flex-start',
  flexWrap: 'wrap',
  gap: 12,
  padding: '14px 16px',
  borderRadius: radius.panel,
  background: theme.vars.palette.role[`${tone}Tint`],
  color: theme.vars.palette.role[tone],
  '& > div': { flex: '1 1 min(16rem, calc(100% - 36px))', minWidth: 0, overflowWrap: 'anywhere', color: theme.vars.palette.role.text },
  '& > svg': { flex: 'none' },
  '& strong': { fontWeight: 600 },
  '@media (forced-colors: active)': { border: '1px solid' },
}));

interface BannerProps {
  kind: BannerKind;
  /** What happened. */
  title?: string;
  /** What didn't happen, and what to do. */
  children?: ReactNode;
  action?: ReactNode;
}

/** A sentence goes on into the text; anything else needs its own line, or it reads as the text's beginning. */
const isSentence = (title: string): boolean => /[.!?।…]$/.test(title);

/** Shown above its subject until that is resolved. Errors interrupt a screen reader, the rest wait their turn. */
export function Banner({ kind, title, children, action }: BannerProps) {
  return (
    <Root tone={kind} acts={Boolean(action)} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon of={ICONS[kind]} size={24} />
      <div>
        {title && <strong style={isSentence(title) ? undefined : { display: 'block' }}>{title} </strong>}
        {children}
      </div>
      {action}
    </Root>
  );
}
