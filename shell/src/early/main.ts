import { askForSession } from '@sannidhi/kit/session';
import { showChosenAppearance } from '../boot/chosen-appearance.ts';
import { loadAppOnIntent } from './app-loader.ts';
import { watchEarly } from './early-gestures.ts';
import { hasMoreThanPainted } from './more-than-painted.ts';
import { runsOwnReleases } from './own-releases.ts';
import { portalRows } from './portal-rows.ts';
import { watchPress } from './press.ts';
import { keepUnheard } from './unheard.ts';

showChosenAppearance();
const { app = '', appIntegrity = '' } = document.currentScript?.dataset ?? {};
const needApp = loadAppOnIntent({ src: app, integrity: appIntegrity });
const rows = portalRows();
const tellUnheard = keepUnheard();
globalThis.sannidhiEarly = {
  session: askForSession(),
  pressDone: watchPress(),
  openPortal: rows.openPortal,
  adoptGestures: watchEarly(needApp),
  handOver: (counterpart) => {
    rows.stop();
    tellUnheard(counterpart);
  },
};
if (runsOwnReleases() || hasMoreThanPainted()) needApp();
