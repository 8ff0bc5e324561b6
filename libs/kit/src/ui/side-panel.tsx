import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { IconChevronDown, IconChevronUp, IconX } from '../icons/icons.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { font, layout, z } from '../theme/scale-tokens.ts';
import { IconButton } from './icon-button.tsx';
import { Skeletons } from './skeletons.tsx';

const WIDE = '@media (min-width:1200px)';
const PHONE = '@media (max-width:899.95px)';

const Aside = styled('aside')(({ theme }) => ({
  position: 'fixed',
  zIndex: z.panel,
  top: 'var(--frame-top, 0px)',
  right: 0,
  bottom: 0,
  width: layout.sidePanel,
  display: 'flex',
  flexDirection: 'column',
  background: theme.vars.palette.role.surface,
  borderLeft: `1px solid ${theme.vars.palette.role.line}`,
  boxShadow: theme.vars.palette.role.overlayShadow,
  animation: 'kit-appear 220ms',
  [WIDE]: { boxShadow: 'none' },
  [PHONE]: { left: 0, width: 'auto', border: 0, boxShadow: 'none', bottom: 'var(--dock-height, 0px)' },
}));
const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  padding: '16px 12px 12px 20px',
  borderBottom: `1px solid ${theme.vars.palette.role.line}`,
  '& > div:first-of-type': {
    minWidth: 0,
    paddingTop: 6,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 4,
    justifyItems: 'start',
    // A name without a break ends beside the close button, not under it.
    overflowWrap: 'anywhere',
  },
  '& h2': { ...theme.typography.h2, '&:focus': { outline: 'none' } },
  '& h2 > b': { font: `560 2.125rem/2.5rem ${font.display}`, fontVariantNumeric: 'tabular-nums lining-nums' },
}));
const Tools = styled('div')({ display: 'flex', flex: 'none' });
const Content = styled('div')(({ theme }) => ({
  flex: 1,
  overflowY: 'auto',
  padding: '16px 20px',
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  '& section + section': { borderTop: `1px solid ${theme.vars.palette.role.line}`, paddingTop: 16 },
}));
const Foot = styled('footer')(({ theme }) => ({
  padding: '14px 20px',
  background: theme.vars.palette.role.canvas,
  borderTop: `1px solid ${theme.vars.palette.role.lineStrong}`,
}));

/** What had the focus when the list's panel opened. A panel may be replaced by another, and both return to the same row. */
const CameFrom = createContext<{ current: HTMLElement | null }>({ current: null });

export interface SidePanelProps {
  /** The record's name; used as the panel's heading and label. */
  title: string;
  /** Above the title: a chip and a time. */
  overline?: ReactNode;
  /** Renders the title larger than text, such as an amount, instead of the plain heading. */
  heading?: ReactNode;
  /** Under the title. */
  subtitle?: ReactNode;
  children: ReactNode;
  /** The action on this record, always visible. */
  footer?: ReactNode;
  onClose: () => void;
  onPrevious?: () => void;
  onNext?: () => void;
}

/**
 * View, edit and act on one record next to its list; on phones it is the page. Focus goes to its heading, Escape closes it, and focus
 * returns to the row it came from, or to the page’s heading. Input is never lost without asking, whichever way the user leaves.
 */
export function SidePanel({ title, overline, heading, subtitle, children, footer, onClose, onPrevious, onNext }: SidePanelProps) {
  const text = useKitText();
  const panel = useRef<HTMLElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  const { leave, question } = useLeaveGuard(panel);
  const close = () => leave(onClose);
  const latestClose = useRef(close);
  latestClose.current = close;
  const cameFrom = use(CameFrom);
  // Before anything is drawn: on a phone the panel hides its list, and what is hidden loses the focus.
  const [origin] = useState(focusedInList);
  useEffect(() => {
    if (origin) cameFrom.current = origin;
    top.current?.focus({ preventScroll: true });
    return () => {
      // What was decided in it may have taken the row along: then the page itself goes on.
      const next = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector<HTMLElement>('main h1');
      next?.focus({ preventScroll: true });
    };
  }, [cameFrom, origin]);
  useEffect(() => {
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role="dialog"],[role="menu"]'))
        latestClose.current();
    };
    document.addEventListener('keydown', leaveByKey);
    return () => document.removeEventListener('keydown', leaveByKey);
  }, []);
  return (
    <Aside ref={panel} aria-label={title} data-panel>
      <Head>
        <div>
          {overline}
          <h2 ref={top} tabIndex={-1}>
            {heading === undefined ? title : <b>{heading}</b>}
          </h2>
          {subtitle}
        </div>
        <Tools>
          {onPrevious && <IconButton icon={IconChevronUp} label={text('panel.previous')} onClick={() => leave(onPrevious)} />}
          {onNext && <IconButton icon={IconChevronDown} label={text('panel.next')} onClick={() => leave(onNext)} />}
          <IconButton icon={IconX} label={text('panel.close')} onClick={close} />
        </Tools>
      </Head>
      <Content>
        {/* What loads late would otherwise hide the page with its panel, which loses the focus. */}
        <Suspense fallback={<Skeletons rows={4} />}>{children}</Suspense>
      </Content>
      {footer && <Foot>{footer}</Foot>}
      {question}
    </Aside>
  );
}

/** What has the focus; undefined in a panel, which is about to be replaced by another. */
function focusedInList(): HTMLElement | undefined {
  const { activeElement } = document;
  const isInList = activeElement instanceof HTMLElement && activeElement !== document.body && !activeElement.closest('[data-panel]');
  return isInList ? activeElement : undefined;
}

const Beside = styled('div')({
  '&:has(> [data-panel])': {
    [WIDE]: { paddingRight: layout.sidePanel },
    [PHONE]: { '& > :not([data-panel])': { display: 'none' } },
  },
});

/** A list with room for its panel: next to it on wide screens, over it on narrow ones, in its place on phones. */
export function WithPanel({ children, panel }: { children: ReactNode; panel: ReactNode }) {
  const cameFrom = useRef<HTMLElement>(null);
  return (
    <Beside>
      <div>{children}</div>
      <CameFrom value={cameFrom}>{panel}</CameFrom>
    </Beside>
  );
}
