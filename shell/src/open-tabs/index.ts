/** What a tab needs only when it stays open for long; loaded in idle time, never before the page is usable. */
import { loadShellMessages } from '../pages/shell-messages.ts';
import { OpenTabNotices } from './open-tab-notices.tsx';

export { hearOfReleases } from './hear-of-releases.ts';
export { renewRelease } from './renew-release.ts';

/** The notices with their texts. */
export async function loadNotices() {
  await loadShellMessages();
  return OpenTabNotices;
}
