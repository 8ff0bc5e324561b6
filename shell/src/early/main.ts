import { askForSession } from '@sannidhi/kit/session';
import { showChosenAppearance } from '../boot/chosen-appearance.ts';
import { loadAppOnIntent } from './app-loader.ts';
import { portalRows } from './portal-rows.ts';
import { keepUnheard } from './unheard.ts';

showChosenAppearance();
const { app = '', appIntegrity = '' } = document.currentScript?.dataset ?? {};
const rows = portalRows();
const tellUnheard = keepUnheard();
globalThis.sannidhiEarly = {
  session: askForSession(),
  openPortal: rows.openPortal,
  handOver: () => {
    rows.stop();
    tellUnheard();
  },
};
loadAppOnIntent({ src: app, integrity: appIntegrity });
