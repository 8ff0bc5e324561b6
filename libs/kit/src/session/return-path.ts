/** Query parameter with the page to return to after signing in. */
export const RETURN_PARAMETER = 'return';

const SIGN_IN_PAGE = /\/(login|register|signup|devotee-login|devotee-registration)\/?$/i;

/**
 * The same-origin path a user may be sent to, or undefined. Rejects other origins in every disguise (`//host`, `/\\host`, control
 * characters, schemes) and the sign-in pages themselves.
 */
export function safeReturnPath(wish: string | null | undefined, origin: string = location.origin): string | undefined {
  if (!wish?.startsWith('/') || /^\/[/\\]/.test(wish) || /\p{Cc}/u.test(wish)) return undefined;
  const url = parse(wish, origin);
  if (!url || url.origin !== origin || SIGN_IN_PAGE.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

function parse(wish: string, origin: string): URL | undefined {
  try {
    return new URL(wish, origin);
  } catch {
    return undefined;
  }
}
