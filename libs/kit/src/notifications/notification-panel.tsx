import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { factsOfRole } from '@sannidhi/contracts';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconSettings, IconX } from '../icons/icons.ts';
import { useSession } from '../session/session-store.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { NotificationList } from './notification-list.tsx';

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });
const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '12px 12px 12px 20px',
  borderBottom: `1px solid ${theme.vars.palette.role.line}`,
  '& h2': { ...theme.typography.h2, '&:focus': { outline: 'none' } },
}));
const Content = styled('div')({ flex: 1, overflowY: 'auto', padding: '12px 20px' });
const Foot = styled('footer')(({ theme }) => ({
  padding: '10px 20px',
  background: theme.vars.palette.role.canvas,
  borderTop: `1px solid ${theme.vars.palette.role.line}`,
}));
const PAPER = { width: 420, maxWidth: '100%', border: 0, '@media (max-width:599.95px)': { width: '100%' } };

interface NotificationPanelProps {
  open: boolean;
  onClose: () => void;
}

/** The notification center: next to the page on wide screens, full screen on phones. Focus stays inside and returns to the bell. */
export function NotificationPanel({ open, onClose }: NotificationPanelProps) {
  const text = useText('kit-notifications');
  const id = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: PAPER } }}
    >
      <Frame>
        <Heading id={id} title={text('title')} onClose={onClose} />
        <Content>
          <NotificationList onFollow={onClose} />
        </Content>
        <Preferences onFollow={onClose} />
      </Frame>
    </Drawer>
  );
}

function Heading({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const kit = useKitText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Head>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <IconButton icon={IconX} label={kit('panel.close')} onClick={onClose} />
    </Head>
  );
}

function Preferences({ onFollow }: { onFollow: () => void }) {
  const text = useText('kit-notifications');
  const { user } = useSession();
  if (!user) return null;
  return (
    <Foot>
      <Button variant="text" small flush icon={IconSettings} to={factsOfRole(user.role).settingsPath} onClick={onFollow}>
        {text('settings')}
      </Button>
    </Foot>
  );
}
