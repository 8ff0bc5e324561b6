import { Icon, type IconShape, styled, useText } from '@sannidhi/kit';
import { type ReactNode, useEffect, useRef } from 'react';

const Card = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginTop: 24,
  padding: '12px 12px 12px 16px',
  borderRadius: theme.density.radiusCard,
  border: `1px solid ${theme.vars.palette.role.line}`,
  background: theme.vars.palette.role.raised,
  color: theme.vars.palette.role.textSecondary,
  boxShadow: theme.vars.palette.role.overlayShadow,
  '& > svg': { flex: 'none', color: theme.vars.palette.role.info },
  '& > p': { flex: '1 1 min(18rem, calc(100% - 40px))', minWidth: 0 },
  '& strong': { fontWeight: 600, color: theme.vars.palette.role.text },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' },
}));

interface QuietNoticeProps {
  icon: IconShape;
  /** What happened. */
  title: string;
  /** What it means for the user. */
  detail?: string;
  /** The buttons. */
  children: ReactNode;
}

/** A notice that can wait: it doesn't take focus and stays until it is answered. */
export function QuietNotice({ icon, title, detail, children }: QuietNoticeProps) {
  const text = useText('shell');
  const card = useRef<HTMLElement>(null);
  useEffect(() => uncoverFocus(card.current), []);
  return (
    <Card ref={card} aria-label={text('openTab.region')}>
      <Icon of={icon} />
      <p>
        <strong>{title}</strong> {detail}
      </p>
      <div>{children}</div>
    </Card>
  );
}

/** Scrolls the focused element clear of a notice that covers it; the page's own frame never moves. */
function uncoverFocus(card: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!card || !focused || focused.contains(card)) return;
  const [over, under] = [card.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isCovered = under.bottom > over.top && under.top < over.bottom && under.right > over.left && under.left < over.right;
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}
