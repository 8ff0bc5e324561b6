import { registrationEndpoints } from '@sannidhi/contracts';
import { useRead } from '@sannidhi/kit';
import { useSession } from '@sannidhi/kit/session';
import { Suspense } from 'react';
import { lazyPart } from '../boot/lazy-part.ts';
import { loadShellMessages } from '../pages/shell-messages.ts';

const Banner = lazyPart(async () => {
  const [{ UnapprovedBanner }] = await Promise.all([import('./unapproved-banner.tsx'), loadShellMessages()]);
  return UnapprovedBanner;
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
