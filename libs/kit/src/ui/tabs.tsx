import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { formatCount } from '../i18n/format.ts';

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  minHeight: 44,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${theme.vars.palette.divider}`,
  '&::-webkit-scrollbar': { display: 'none' },
  '@media print': { display: 'none' },
}));
const Tab = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  gap: 12,
  maxWidth: 360,
  minHeight: 44,
  padding: '0 12px',
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  lineHeight: 1.25,
  fontWeight: 500,
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-selected="true"]': { color: theme.vars.palette.primary.main, fontWeight: 600 },
  '&[aria-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: 3,
    background: theme.vars.palette.primary.main,
    '@media (forced-colors: active)': { background: 'Highlight' },
  },
}));
const Count = styled('span')(({ theme }) => ({
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 9,
  background: theme.vars.palette.role.sunken,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 600,
}));

export interface TabItem {
  value: string;
  label: string;
  /** The number of items; hidden for zero. */
  count?: number;
}

interface TabsProps {
  /** Names the group: "Views of donations". */
  label: string;
  tabs: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
  /** Id of the region that the tabs switch. */
  controls?: string;
}

/**
 * Views of one thing, with counts; arrow keys move between them, and extra tabs scroll inside. Nothing is measured while they are drawn: that
 * would make the browser lay out the page before it is complete.
 */
export function Tabs({ label, tabs, value, onChange, controls }: TabsProps) {
  const list = useSelectedInView(value, tabs);
  const stop = tabs.some((tab) => tab.value === value) ? value : tabs[0]?.value;
  return (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={moveFocus}>
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={controls}
          tabIndex={tab.value === stop ? 0 : -1}
          onClick={() => tab.value !== value && onChange(tab.value)}
        >
          {tab.label}
          {tab.count ? <Count>{formatCount(tab.count)}</Count> : null}
        </Tab>
      ))}
    </List>
  );
}

/** Arrow keys go around; what has the focus is selected with Enter. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = all.indexOf(event.target as HTMLElement);
  const to = { ArrowLeft: at - 1, ArrowRight: (at + 1) % all.length, Home: 0, End: -1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  all.at(to)?.focus();
}

/**
 * Scrolls the tabs, and nothing else, to the selected one once the browser says that it is outside: when another is selected, and when a count
 * that comes later moves it.
 */
function useSelectedInView(value: string, tabs: readonly TabItem[]) {
  const list = useRef<HTMLDivElement>(null);
  const drawn = tabs.map(({ label, count }) => `${label} ${count}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read from the page changes with these.
  useEffect(() => {
    const root = list.current;
    const tab = root?.querySelector('[aria-selected="true"]');
    if (!root || !tab || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(
      ([seen]) => {
        watch.disconnect();
        if (!seen?.rootBounds) return;
        const { boundingClientRect: own, rootBounds: frame } = seen;
        if (own.right > frame.right) root.scrollLeft += own.right - frame.right;
        else if (own.left < frame.left) root.scrollLeft -= frame.left - own.left;
      },
      { root },
    );
    watch.observe(tab);
    return () => watch.disconnect();
  }, [value, drawn]);
  return list;
}
