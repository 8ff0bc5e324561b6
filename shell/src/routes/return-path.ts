import { canonicalPath } from '@sannidhi/contracts';

/** Query parameter that carries the page to come back to after signing in. */
export const RETURN_PARAMETER = 'return';

/**
 * The same-origin path a person may be sent to, or undefined. Refuses other origins in every disguise
 * (`//host`, `/\host`, control characters, schemes) and sign-in pages themselves.
 */
export function safeReturnPath(wish: string | null | undefined, origin: string = location.origin): string | undefined {
  if (!wish?.startsWith('/') || /^\/[/\\]/.test(wish) || hasControlCharacter(wish)) return undefined;
  const url = parse(wish, origin);
  if (!url || url.origin !== origin || /\/(login|register|signup)$/.test(canonicalPath(url.pathname))) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The sign-in page's address that leads back to `here` (path with query). */
export const signInAddress = (signInPath: string, here: string) => `${signInPath}?${RETURN_PARAMETER}=${encodeURIComponent(here)}`;

const hasControlCharacter = (text: string) => /\p{Cc}/u.test(text);

function parse(wish: string, origin: string): URL | undefined {
  try {
    return new URL(wish, origin);
  } catch {
    return undefined;
  }
}
