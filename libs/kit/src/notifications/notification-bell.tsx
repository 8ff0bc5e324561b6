import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { registerMessages } from '../i18n/catalogs.ts';
import { formatCount } from '../i18n/format.ts';
import { IconBell } from '../icons/icons.ts';
import { useSession } from '../session/session-store.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { useUnreadNotifications } from './use-unread-notifications.ts';

registerMessages('kit-notifications', { en: () => import('./en.json'), hi: () => import('./hi.json') });
const Panel = lazy(async () => ({ default: (await import('./notification-panel.tsx')).NotificationPanel }));

const MOST_SHOWN = 99;

const Place = styled('span')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  '& > b': {
    position: 'absolute',
    top: 2,
    left: '50%',
    minWidth: 20,
    padding: '0 5px',
    borderRadius: 10,
    background: theme.vars.palette.role.primary,
    color: theme.vars.palette.role.onPrimary,
    border: `2px solid ${theme.vars.palette.role.surface}`,
    fontSize: '0.6875rem',
    lineHeight: '16px',
    fontWeight: 600,
    textAlign: 'center',
    pointerEvents: 'none',
    '@media (forced-colors: active)': { border: '1px solid' },
  },
}));

/** The bell in every portal: the number of unread notifications, and the panel that lists them. Renders nothing for visitors. */
export function NotificationBell() {
  const text = useKitText();
  const { user } = useSession();
  const { key } = useLocation();
  const unread = useUnreadNotifications();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel closes with every navigation.
  useEffect(() => setOpen(false), [key]);
  if (!user) return null;
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <Place>
      <IconButton
        icon={IconBell}
        label={unread > 0 ? text('frame.unread', { count: unread }) : text('frame.notifications')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      />
      {unread > 0 && <b aria-hidden="true">{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : formatCount(unread)}</b>}
      {wanted && (
        <Suspense fallback={null}>
          <Panel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Place>
  );
}
