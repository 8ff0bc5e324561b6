import { readToken } from '@sannidhi/kit/session';

/** Who calls, as with every call of ours: cookies always, and the bearer token if one is stored ([7.02], [7.03]). */
export function caller(): { credentials: 'include'; headers: Record<string, string> } {
  const token = readToken();
  return { credentials: 'include', headers: token ? { authorization: `Bearer ${token}` } : {} };
}
