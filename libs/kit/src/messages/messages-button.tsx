import { formatCount } from '../i18n/format.ts';
import { IconMessageCircle } from '../icons/icons.ts';
import { useSession } from '../session/session-store.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { CountedButton } from '../ui/counted-button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { openMessagePortal } from './message-portals.ts';
import { useMessageCounts } from './use-message-counts.ts';

/** Leads to the user's messages in frames without navigation, with how many are new. Renders nothing for those who can't read any. */
export function MessagesButton() {
  const text = useKitText();
  const { user } = useSession();
  const counts = useMessageCounts();
  const portal = openMessagePortal(user);
  if (!portal) return null;
  const count = counts[portal.path] ?? 0;
  const shown = count > 0 ? formatCount(count) : '';
  return (
    <CountedButton count={shown}>
      <IconButton
        icon={IconMessageCircle}
        label={text(count > 0 ? 'frame.unreadMessages' : 'frame.messages', { count })}
        to={portal.path}
      />
    </CountedButton>
  );
}
