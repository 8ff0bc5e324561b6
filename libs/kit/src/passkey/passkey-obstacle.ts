import { useSyncExternalStore } from 'react';

/** Why this browser can't use passkeys here: a bare IP address has no name to bind one to, or the browser knows none. */
export type PasskeyObstacle = 'address' | 'browser';

/** `192.0.2.7` and `[2001:db8::1]`, as they appear in an address. */
const BARE_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;

/** What keeps this page from using passkeys; undefined if nothing does. */
export function passkeyObstacle(): PasskeyObstacle | undefined {
  if (BARE_ADDRESS.test(window.location.hostname)) return 'address';
  return 'PublicKeyCredential' in window ? undefined : 'browser';
}

const nothingChanges = () => () => undefined;

/** The same in a component; a prerendered page assumes that nothing does. */
export const usePasskeyObstacle = (): PasskeyObstacle | undefined => useSyncExternalStore(nothingChanges, passkeyObstacle, () => undefined);
