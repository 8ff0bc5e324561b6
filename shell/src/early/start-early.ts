import { askForSession } from '@sannidhi/kit/session';
import { showChosenAppearance } from '../boot/chosen-appearance.ts';
import { trustOwnScripts } from '../containment/trusted-types.ts';
import { loadAppOnIntent } from './app-loader.ts';
import { watchEarly } from './early-gestures.ts';
import { takeKeptEvents } from './kept-events.ts';
import { hasMoreThanPainted } from './more-than-painted.ts';
import { runsOwnReleases } from './own-releases.ts';
import { portalRows } from './portal-rows.ts';
import { watchPress } from './press.ts';
import { keepUncaught } from './uncaught.ts';
import { keepUnheard } from './unheard.ts';

/**
 * Starts a page that waits for its first use.
 *
 * @param isUsed whether that began before this script was there
 * @returns starts the app for another reason
 */
export function startEarly(isUsed = false): () => void {
  trustOwnScripts();
  showChosenAppearance();
  const { app = '', appIntegrity = '' } = document.currentScript?.dataset ?? {};
  const needApp = loadAppOnIntent({ src: app, integrity: appIntegrity });
  const rows = portalRows();
  const kept = takeKeptEvents();
  const tellUnheard = keepUnheard(kept);
  globalThis.sannidhiEarly = {
    session: askForSession(),
    takeUncaught: keepUncaught(needApp),
    pressDone: watchPress(),
    begin: async () => undefined,
    openPortal: rows.openPortal,
    adoptGestures: watchEarly(needApp),
    handOver: (counterpart) => {
      rows.stop();
      tellUnheard(counterpart);
    },
  };
  if (isUsed || kept.length > 0 || runsOwnReleases() || hasMoreThanPainted()) needApp();
  return needApp;
}
