import { STORAGE_KEYS, storedAccountId } from './session-storage.ts';
import { sessionStore } from './session-store.ts';

/**
 * Starts the page again when its user has signed out, or somebody else has signed in, in another tab, or while the page waited in the
 * history of this one: nothing of theirs stays on the screen. Typed input of a page without a user stays.
 */
export function followOtherTabs(restart: () => void = () => window.location.reload()): void {
  const compare = () => {
    const { user } = sessionStore.getState();
    if (user && storedAccountId() !== user.id) restart();
  };
  window.addEventListener('storage', ({ key }) => (key === STORAGE_KEYS.user || key === null) && compare());
  window.addEventListener('pageshow', ({ persisted }) => persisted && compare());
}
