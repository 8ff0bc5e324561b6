import { useEffect } from 'react';
import { useSession } from '../session/session-store.ts';
import { isPushRemembered } from './push-subscription.ts';

/** A browser that showed an account's notifications shows them again after the next sign-in: they end with each session. */
export function usePushRenewal(): void {
  const { user } = useSession();
  const accountId = user?.secondFactorDue ? undefined : user?.id;
  useEffect(() => {
    if (!accountId || !isPushRemembered(accountId)) return;
    // Nobody waits for it, and the settings show whether it worked.
    import('./push-renewal.ts').then(({ renewPush }) => renewPush()).catch(() => undefined);
  }, [accountId]);
}
