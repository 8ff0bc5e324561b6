import type { CurrentUser } from '@sannidhi/contracts';

/** The specification uses both names for the token; both are written, and `authToken` is read first. */
export const STORAGE_KEYS = { token: 'authToken', tokenAlias: 'auth_token', user: 'user' } as const;

/** The stored bearer token; undefined if there is none or storage is blocked. */
export const readToken = (): string | undefined => read(STORAGE_KEYS.token) || read(STORAGE_KEYS.tokenAlias) || undefined;

/** The stored user; anything that isn't a user with an id and a role counts as none. */
export function readUser(): CurrentUser | undefined {
  try {
    const user: unknown = JSON.parse(read(STORAGE_KEYS.user) ?? 'null');
    return isUser(user) ? user : undefined;
  } catch {
    return undefined;
  }
}

/** Whose session this browser stores, also while the server can't be asked. */
export const storedAccountId = (): string | undefined => readUser()?.id;

/** What this browser stores of a session: differs once someone has signed in or out, in whichever tab. */
export const storedSession = (): string => `${readToken()} ${storedAccountId()}`;

export function storeToken(token: string): void {
  write(STORAGE_KEYS.token, token);
  write(STORAGE_KEYS.tokenAlias, token);
}

export function storeUser(user: CurrentUser): void {
  write(STORAGE_KEYS.user, JSON.stringify(user));
}

export function clearToken(): void {
  remove(STORAGE_KEYS.token);
  remove(STORAGE_KEYS.tokenAlias);
}

export function clearUser(): void {
  remove(STORAGE_KEYS.user);
}

const isUser = (value: unknown): value is CurrentUser => typeof value === 'object' && value !== null && 'id' in value && 'role' in value;

/** Storage throws if the browser blocks it; the session then relies on its cookie alone. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Full or blocked: the cookie still carries the session.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
