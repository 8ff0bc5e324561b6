import { showCalm } from '@sannidhi/kit/celebrate';
import { askForSession, checkSession, followOtherTabs } from '@sannidhi/kit/session';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { readBootDocument } from './boot/boot-document.ts';
import { showChosenAppearance } from './boot/chosen-appearance.ts';
import { liveRegistry } from './boot/live-registry.ts';
import { sealPage } from './containment/seal-page.ts';
import { takeOver } from './early/early-page.ts';
import { catchErrors } from './errors/catch-errors.ts';
import { watchLeaving } from './errors/leaving.ts';
import { firstPaint, replacePaint } from './first-paint/replace-paint.ts';
import { nameOfPageLoad } from './remotes/report-load.ts';
import { startPageLoader } from './remotes/start-page-loader.ts';
import { warmUp } from './remotes/warm-up.ts';
import { watchLostFiles } from './remotes/watch-lost-files.ts';
import { addNewPages } from './routes/add-new-pages.ts';
import { routeTable } from './routes/route-table.tsx';
import { speak } from './words/words.ts';

/** Starts the page: takes over the prerendered markup, checks who is signed in, and loads no remote until one is opened. */
export async function start(): Promise<void> {
  sealPage();
  watchLeaving();
  catchErrors();
  followOtherTabs();
  showChosenAppearance();
  showCalm();
  // A round trip that needs nothing of what follows.
  const asked = globalThis.sannidhiEarly?.session ?? askForSession();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root');
  const boot = readBootDocument();
  nameOfPageLoad(boot.pageLoad);
  await speak(document.documentElement.lang);
  await globalThis.sannidhiEarly?.begin();
  const registry = () => liveRegistry() ?? boot.registry;
  const loader = startPageLoader(registry);
  watchLostFiles(loader);
  const router = createBrowserRouter(routeTable(boot.registry));
  addNewPages(router, boot.registry);
  const app = <App boot={boot} loader={loader} router={router} />;
  const pressDone = async () => globalThis.sannidhiEarly?.pressDone();
  const paint = firstPaint();
  if (root.hasChildNodes()) {
    await pressDone();
    adopt(root, app);
  } else createRoot(root).render(app);
  if (paint) replacePaint(paint, root, pressDone);
  warmUp(registry);
  await checkSession(asked);
}

/** In one task, so that no user action falls between the early page and the app. */
function adopt(root: HTMLElement, app: ReactNode) {
  flushSync(() => hydrateRoot(root, app));
  takeOver();
}
