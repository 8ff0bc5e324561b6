import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { formatCount } from '../i18n/format.ts';
import { AreaIconShape } from '../icons/area-icon.tsx';
import { useKitText } from '../text/use-kit-text.ts';
import type { FrameLink } from './frame-types.ts';
import type { Follow } from './use-follow.ts';

const Group = styled('h2')(({ theme }) => ({
  padding: '14px 10px 4px',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  lineHeight: 16 / 12,
  fontWeight: 600,
  color: theme.vars.palette.role.textTertiary,
}));
const Entry = styled('a')(({ theme }) => ({
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

interface NavigationGroupsProps {
  groups: readonly OfficeGroup[];
  /** The address of the current page's entry. */
  current: string | undefined;
  onFollow: Follow;
}

/** All entries. A change of the address draws them again only if another one is current: the router's own links would be each time. */
export const NavigationGroups = memo(function NavigationGroups({ groups, current, onFollow }: NavigationGroupsProps) {
  const text = useKitText();
  return (
    <nav aria-label={text('frame.main')}>
      {groups.map((group) => (
        <div key={group.label ?? ''}>
          {group.label && <Group>{group.label}</Group>}
          <ul>
            {group.links.map(({ to, label, icon, count }) => (
              <li key={to}>
                <NavigationEntry to={to} label={label} icon={icon} count={count} isCurrent={to === current} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
});

interface NavigationEntryProps extends FrameLink {
  isCurrent: boolean;
  onFollow: Follow;
}

/** A page's entry: hardly ever another one than before. */
const NavigationEntry = memo(function NavigationEntry({ to, label, icon, count, isCurrent, onFollow }: NavigationEntryProps) {
  return (
    <Entry href={to} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
      <AreaIconShape of={icon} size={20} />
      {label}
      {count ? <b>{formatCount(count)}</b> : null}
    </Entry>
  );
});
