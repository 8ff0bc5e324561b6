import { registrationEndpoints, type TempleStanding } from '@sannidhi/contracts';
import { useRead } from '@sannidhi/kit';
import { useSession } from '@sannidhi/kit/session';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadShellMessages } from '../pages/shell-messages.ts';

type Shown = { default: ComponentType<{ standing: TempleStanding }> };

/** Silent when it fails to load: every refused payment says that the temple is not approved. */
const Banner = lazy(async (): Promise<Shown> => {
  const loading = Promise.all([import('./unapproved-banner.tsx'), loadShellMessages()]);
  return loading.then(([{ UnapprovedBanner }]) => ({ default: UnapprovedBanner })).catch(() => ({ default: () => null }));
});

/** Shown above every page of an office whose temple is not approved: its current status. */
export function TempleStandingNotice() {
  const { can } = useSession();
  const { data } = useRead(registrationEndpoints.standing, { enabled: can('temple:read') });
  if (!data || data.status === 'approved') return null;
  return (
    <Suspense>
      <Banner standing={data} />
    </Suspense>
  );
}
