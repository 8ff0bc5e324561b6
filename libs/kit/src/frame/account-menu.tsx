import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { factsOfRole } from '@sannidhi/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/icon.tsx';
import { IconLogout, IconMenu2 } from '../icons/icons.ts';
import { useSession } from '../session/session-store.ts';
import { signOut } from '../session/sign-in.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { radius } from '../theme/scale-tokens.ts';
import { initialsOf } from './initials.ts';
import { SignOutQuestion } from './sign-out-question.tsx';

const Avatar = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: theme.density.control === 36 ? 36 : 44,
  height: theme.density.control === 36 ? 36 : 44,
  border: 0,
  borderRadius: '50%',
  background: theme.vars.palette.role.primaryTint,
  color: theme.vars.palette.primary.main,
  fontFamily: 'inherit',
  fontWeight: 600,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '@media (pointer: coarse)': { width: 44, height: 44 },
  '&[data-named]': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    width: 'auto',
    padding: '0 14px 0 12px',
    borderRadius: radius.full,
    '@media (max-width:374.95px)': { padding: '0 10px', '& > svg': { display: 'none' } },
  },
}));
const Who = styled('li')(({ theme }) => ({
  padding: '8px 16px 12px',
  '& b': { display: 'block', fontWeight: 600 },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

export interface AccountLink {
  to: string;
  label: string;
}

interface AccountMenuProps {
  links?: readonly AccountLink[];
  /** What is behind the button is shown on it, instead of the person's initials. */
  named?: boolean;
}

/** Who is signed in, their pages, and sign-out. Renders nothing for visitors. */
export function AccountMenu({ links = [], named = false }: AccountMenuProps) {
  const text = useKitText();
  const { user } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!user) return null;
  const name = user.adminName ?? user.fullName;
  const settings = { to: factsOfRole(user.role).settingsPath, label: text('frame.settings') };
  const pages = links.some(({ to }) => to === settings.to) ? links : [...links, settings];
  return (
    <>
      <Avatar
        type="button"
        data-named={named || undefined}
        aria-label={`${named ? `${text('frame.menu')}, ` : ''}${text('frame.account', { name })}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {named ? (
          <>
            <Icon of={IconMenu2} size="sm" />
            {text('frame.menu')}
          </>
        ) : (
          initialsOf(name)
        )}
      </Avatar>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <Who role="presentation">
          <b>{name}</b>
          <span>{user.email}</span>
        </Who>
        <Divider />
        {pages.map((link) => (
          <MenuItem key={link.to} component={Link} to={link.to} onClick={() => setAnchor(null)}>
            {link.label}
          </MenuItem>
        ))}
        <MenuItem
          onClick={() => {
            // A question may follow, and nothing is reachable below an open menu.
            setAnchor(null);
            void signOut();
          }}
        >
          <Icon of={IconLogout} size="sm" />
          {text('frame.signOut')}
        </MenuItem>
      </Menu>
      <SignOutQuestion />
    </>
  );
}
