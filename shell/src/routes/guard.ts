import { type Area, type PageAccess, type Permission, ROLE_FACTS, type Role, roleOfArea, worksOffline } from '@sannidhi/contracts';
import { RETURN_PARAMETER, readToken, type Session } from '@sannidhi/kit/session';

/** What a visitor of a page gets. */
export type Verdict =
  | { kind: 'show' }
  | { kind: 'wait' }
  | { kind: 'unanswered' }
  | { kind: 'sign-in'; to: string }
  | { kind: 'second-factor'; to: string }
  | { kind: 'wrong-role'; has: Role; needs: Role }
  | { kind: 'not-permitted'; permission: Permission };

export interface GuardedPage {
  area: Area;
  access: PageAccess;
  permission?: Permission | undefined;
}

/**
 * Decides who sees a page. The server decides again for every call; this only spares people a page full of refusals. Pages that work
 * offline show this browser's last data without a session while the server can't be reached.
 * @param here path with query to return to after signing in.
 */
export function guard(page: GuardedPage, session: Pick<Session, 'status' | 'user' | 'can'>, here: string): Verdict {
  const needs = roleOfArea(page.area);
  if (page.access === 'public' || !needs) return { kind: 'show' };
  if (session.status === 'loading') return { kind: 'wait' };
  const isUnanswered = !session.user && isSignInKept();
  if (!session.user && (isUnanswered || !navigator.onLine) && worksOffline(pathOf(here))) return { kind: 'show' };
  if (isUnanswered) return { kind: 'unanswered' };
  if (!session.user) return { kind: 'sign-in', to: signInAddress(ROLE_FACTS[needs].signInPath, here) };
  if (session.user.role !== needs) return { kind: 'wrong-role', has: session.user.role, needs };
  const { settingsPath } = ROLE_FACTS[needs];
  if (session.user.secondFactorDue && pathOf(here) !== settingsPath) return { kind: 'second-factor', to: settingsPath };
  if (page.permission && !session.can(page.permission)) return { kind: 'not-permitted', permission: page.permission };
  return { kind: 'show' };
}

const pathOf = (here: string): string => here.split('?', 1).join();

/** A stored sign-in although nobody is signed in: the check got no response, or it would have been removed. */
const isSignInKept = () => readToken() !== undefined;

/** The sign-in page's address that returns to `here` (path with query). */
const signInAddress = (signInPath: string, here: string) => `${signInPath}?${RETURN_PARAMETER}=${encodeURIComponent(here)}`;
