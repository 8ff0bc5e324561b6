import { styled } from '@mui/material/styles';
import { canonicalPath } from '@sannidhi/contracts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Brand } from './brand.tsx';
import { currentLink } from './current-link.ts';
import { NavigationGroups, type OfficeGroup } from './navigation-groups.tsx';
import { useFollow } from './use-follow.ts';

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
interface OfficeNavigationProps {
  groups: readonly OfficeGroup[];
  /** Whose office it is, and the user's role there. */
  place?: { name: string; note: string };
  home: string;
}

/** The office's navigation in groups, under the temple's name. */
export function OfficeNavigation({ groups, place, home }: OfficeNavigationProps) {
  const { pathname, search } = useLocation();
  const links = groups.flatMap((group) => group.links.map(({ to }) => to));
  const current = currentLink(links, canonicalPath(pathname), search);
  const root = useCurrentInView(current);
  const follow = useFollow();
  return (
    <Root ref={root}>
      <Brand to={home} />
      {place && (
        <Place>
          <b>{place.name}</b>
          <span>{place.note}</span>
        </Place>
      )}
      <NavigationGroups groups={groups} current={current} onFollow={follow} />
    </Root>
  );
}

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
