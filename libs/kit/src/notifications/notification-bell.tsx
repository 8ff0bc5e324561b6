import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { registerMessages } from '../i18n/catalogs.ts';
import { formatCount } from '../i18n/format.ts';
import { IconBell } from '../icons/icons.ts';
import { usePushRenewal } from '../push/use-push-renewal.ts';
import { useSession } from '../session/session-store.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { CountedButton } from '../ui/counted-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useUnreadNotifications } from './use-unread-notifications.ts';

registerMessages('kit-notifications', {
  en: () => import('./en.json'),
  hi: () => import('./hi.json'),
  te: () => import(/* webpackChunkName: "kit-parts-te" */ './te.json'),
  ta: () => import(/* webpackChunkName: "kit-parts-ta" */ './ta.json'),
  kn: () => import(/* webpackChunkName: "kit-parts-kn" */ './kn.json'),
  gu: () => import(/* webpackChunkName: "kit-parts-gu" */ './gu.json'),
});
const Panel = lazy(async () => ({ default: (await import('./notification-panel.tsx')).NotificationPanel }));

const MOST_SHOWN = 99;

/** The bell in every portal: the number of unread notifications, and the panel that lists them. Renders nothing for visitors. */
export function NotificationBell() {
  const text = useKitText();
  const { user } = useSession();
  const { key } = useLocation();
  const unread = useUnreadNotifications();
  usePushRenewal();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the panel closes with every navigation.
  useEffect(() => setOpen(false), [key]);
  if (!user) return null;
  const shown = unread > MOST_SHOWN ? `${MOST_SHOWN}+` : formatCount(unread);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <CountedButton count={unread > 0 ? shown : ''}>
      <IconButton
        icon={IconBell}
        label={unread > 0 ? text('frame.unread', { count: unread }) : text('frame.notifications')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      />
      {wanted && (
        <Suspense fallback={null}>
          <Panel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </CountedButton>
  );
}
