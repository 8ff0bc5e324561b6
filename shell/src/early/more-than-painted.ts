import { readToken } from '@sannidhi/kit/session';

/**
 * Whether the page's screen has more to show than its first paint: it is still without its data, someone is signed in, or this tab keeps
 * something from before, such as a notice, a draft or a half-finished sign-in. The app then starts right away.
 */
export function hasMoreThanPainted(): boolean {
  const paint = document.getElementById('paint');
  if (!paint) return false;
  return paint.querySelector('[aria-busy="true"]') !== null || readToken() !== undefined || hasKept();
}

/** Where the router keeps scroll positions: every visited page leaves one. */
const ROUTER_KEYS = 'react-router';

function hasKept(): boolean {
  const { usr } = (history.state ?? {}) as { usr?: unknown };
  try {
    return Boolean(usr) || Object.keys(sessionStorage).some((key) => !key.startsWith(ROUTER_KEYS));
  } catch {
    return Boolean(usr);
  }
}
