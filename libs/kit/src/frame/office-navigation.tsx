import { styled } from '@mui/material/styles';
import { canonicalPath } from '@sannidhi/contracts';
import { memo, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatCount } from '../i18n/format.ts';
import { AreaIconShape } from '../icons/area-icon.tsx';
import { useKitText } from '../text/use-kit-text.ts';
import { Brand } from './brand.tsx';
import { currentLink } from './current-link.ts';
import type { FrameLink } from './frame-types.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '0 12px 16px',
  overflowY: 'auto',
  background: theme.vars.palette.role.surface,
  '& > a': { minHeight: 56, padding: '0 8px', fontSize: '1.1875rem' },
  '& ul': { padding: 0, listStyle: 'none' },
}));
const Place = styled('div')(({ theme }) => ({
  padding: '8px 10px',
  marginBottom: 12,
  border: `1px solid ${theme.vars.palette.role.lineStrong}`,
  borderRadius: 8,
  background: theme.vars.palette.role.canvas,
  '& b': { display: 'block', fontWeight: 600 },
  '& span': { fontSize: '0.75rem', lineHeight: 16 / 12, color: theme.vars.palette.text.secondary },
}));
const Group = styled('h2')(({ theme }) => ({
  padding: '14px 10px 4px',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 16 / 12,
  fontWeight: 600,
  color: theme.vars.palette.role.textTertiary,
}));
const Entry = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 34,
  padding: '2px 10px',
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  fontWeight: 500,
  '& svg': { flex: 'none' },
  '&:hover': { background: theme.vars.palette.role.hover },
  '&[aria-current]': { background: theme.vars.palette.role.primaryTint, color: theme.vars.palette.primary.main, fontWeight: 600 },
  '&:focus-visible': { outlineOffset: -3 },
  '& b': {
    marginLeft: 'auto',
    minWidth: 20,
    padding: '0 6px',
    borderRadius: 9,
    textAlign: 'center',
    fontSize: '0.75rem',
    lineHeight: '18px',
    fontWeight: 600,
    background: theme.vars.palette.role.sunken,
    color: theme.vars.palette.text.secondary,
  },
  '&[aria-current] b': { background: theme.vars.palette.role.primary, color: theme.vars.palette.role.onPrimary },
  '@media (pointer: coarse)': { minHeight: 44 },
}));

export interface OfficeGroup {
  /** Undefined for the entries before the first group. */
  label?: string;
  links: readonly FrameLink[];
}

interface NavigationEntryProps extends FrameLink {
  isCurrent: boolean;
}

interface OfficeNavigationProps {
  groups: readonly OfficeGroup[];
  /** Whose office it is, and the user's role there. */
  place?: { name: string; note: string };
  home: string;
}

/** The office's navigation in groups, under the temple's name. */
export function OfficeNavigation({ groups, place, home }: OfficeNavigationProps) {
  const text = useKitText();
  const { pathname, search } = useLocation();
  const links = groups.flatMap((group) => group.links.map(({ to }) => to));
  const current = currentLink(links, canonicalPath(pathname), search);
  const root = useCurrentInView(current);
  return (
    <Root ref={root}>
      <Brand to={home} />
      {place && (
        <Place>
          <b>{place.name}</b>
          <span>{place.note}</span>
        </Place>
      )}
      <nav aria-label={text('frame.main')}>
        {groups.map((group) => (
          <div key={group.label ?? ''}>
            {group.label && <Group>{group.label}</Group>}
            <ul>
              {group.links.map(({ to, label, icon, count }) => (
                <li key={to}>
                  <NavigationEntry to={to} label={label} icon={icon} count={count} isCurrent={to === current} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </Root>
  );
}

/** A page's entry. Every change of the address renders the navigation, but hardly ever an entry. */
const NavigationEntry = memo(function NavigationEntry({ to, label, icon, count, isCurrent }: NavigationEntryProps) {
  return (
    <Entry to={to} aria-current={isCurrent ? 'page' : undefined}>
      <AreaIconShape of={icon} size={20} />
      {label}
      {count ? <b>{formatCount(count)}</b> : null}
    </Entry>
  );
});

/** Left above and below the current entry, in px: its neighbors remain visible. */
const ROOM = 72;

/** Scrolls the navigation, and nothing else, to its current entry if that is outside. */
function useCurrentInView(current: string | undefined) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry = current === undefined ? null : root.current?.querySelector('[aria-current]');
    if (!root.current || !entry) return;
    const frame = root.current.getBoundingClientRect();
    const { top, bottom } = entry.getBoundingClientRect();
    if (bottom > frame.bottom) root.current.scrollTop += bottom - frame.bottom + ROOM;
    else if (top < frame.top) root.current.scrollTop -= frame.top - top + ROOM;
  }, [current]);
  return root;
}
