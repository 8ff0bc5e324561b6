import { Button, EmptyState } from '@sannidhi/kit';
import { useTexts } from '../../use-texts.ts';
import { GuestNotice } from './guest-notice.tsx';

/** If the temple's account with the payment provider can't take payments now. */
export function NotTaking({ temple }: { temple: string }) {
  const text = useTexts();
  return (
    <GuestNotice title={temple}>
      <EmptyState title={text('guest.notTaking')}>{text('guest.atCounter')}</EmptyState>
    </GuestNotice>
  );
}

/** If the URL names a temple that can't receive gifts: an old, mistyped or withdrawn code. */
export function UnknownTemple() {
  const text = useTexts();
  return (
    <GuestNotice title={text('titles.donate')}>
      <EmptyState
        title={text('guest.unknownHeading')}
        action={
          <Button variant="primary" to="/donate">
            {text('dashboard.chooseHome')}
          </Button>
        }
      >
        {text('guest.unknown')}
      </EmptyState>
    </GuestNotice>
  );
}
