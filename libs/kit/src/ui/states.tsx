import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { IconCloudOff, IconRefresh } from '../icons/icons.ts';
import { Kolam } from '../motifs/kolam.tsx';
import { useKitText } from '../text/use-kit-text.ts';
import { Button } from './button.tsx';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: '32px 16px',
  textAlign: 'center',
  '& h2': theme.typography.h4,
  '& p': { color: theme.vars.palette.text.secondary, maxWidth: 440 },
  '& > svg': { flex: 'none' },
  // The office and the platform portal show no motif other than the mark.
  '& .kolam': { color: theme.vars.palette.role.brassLine, display: theme.density.control === 36 ? 'none' : undefined },
  '& button, & a[class]': { marginTop: 8 },
}));

interface EmptyStateProps {
  /** "No bookings yet". */
  title: string;
  /** What this is, and what to do first. */
  children?: ReactNode;
  action?: ReactNode;
  /** A list inside a page that already has its kolam goes without. */
  plain?: boolean;
}

/** Nothing yet: what belongs here and the first action. */
export function EmptyState({ title, children, action, plain = false }: EmptyStateProps) {
  return (
    <Root>
      {!plain && <Kolam className="kolam" />}
      <h2>{title}</h2>
      {children !== undefined && <p>{children}</p>}
      {action}
    </Root>
  );
}

interface FailedStateProps {
  /** What failed, as a sentence: "Events did not load". */
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
}

/** What failed, that the rest works, and a retry. */
export function FailedState({ title, children, onRetry }: FailedStateProps) {
  const text = useKitText();
  return (
    <Root role="alert">
      <Icon of={IconCloudOff} size={32} />
      <h2>{title ?? text('failed.title')}</h2>
      <p>{children ?? text('failed.body')}</p>
      {onRetry && (
        <Button icon={IconRefresh} onClick={onRetry}>
          {text('failed.retry')}
        </Button>
      )}
    </Root>
  );
}
