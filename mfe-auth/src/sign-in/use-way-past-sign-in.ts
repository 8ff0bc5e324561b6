import { type CurrentUser, homeAfterSignIn, type Portal, roleOfPortal } from '@sannidhi/contracts';
import { RETURN_PARAMETER, safeReturnPath, storedAccountId, useSession } from '@sannidhi/kit';
import { useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { CHANGES_ACCOUNT } from '../parts/linked-account.tsx';

/** The sign-in page that belongs to no portal. */
const COMMON_SIGN_IN = '/login';

type Way = { kind: 'stay' } | { kind: 'wait' } | { kind: 'go'; to: string };

/**
 * Where someone belongs who opens a portal's sign-in page and is signed in already (ADR 134); whoever comes from a link for another
 * account finds the form (ADR 143). Decided once: a session that begins while the form is open is the form's own.
 */
export function useWayPastSignIn(portal: Portal): Way {
  const { status, user } = useSession();
  const here = useLocation();
  const [decided, setDecided] = useState<Way>();
  if (decided) return decided;
  // Without a stored sign-in the form doesn't wait for the check, which may take seconds.
  if (status === 'loading' && storedAccountId() !== undefined) return { kind: 'wait' };
  const way = wayOf(portal, user, here);
  setDecided(way);
  return way;
}

function wayOf(portal: Portal, user: CurrentUser | undefined, { pathname, search, state }: Location): Way {
  if (state?.changesAccount === CHANGES_ACCOUNT.changesAccount) return { kind: 'stay' };
  const isOwn = user?.role === roleOfPortal(portal);
  if (!user || (!isOwn && pathname !== COMMON_SIGN_IN)) return { kind: 'stay' };
  const wish = isOwn ? safeReturnPath(new URLSearchParams(search).get(RETURN_PARAMETER)) : undefined;
  return { kind: 'go', to: wish ?? homeAfterSignIn(portal, user.role) };
}
