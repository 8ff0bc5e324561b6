import type { BootDocument, RegistryDocument } from '@sannidhi/contracts';
import { checkSession } from '@sannidhi/kit/session';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { readBootDocument } from './boot/boot-document.ts';
import { showChosenAppearance } from './boot/chosen-appearance.ts';
import { takeOver } from './early/early-page.ts';
import { catchErrors } from './errors/catch-errors.ts';
import { nameOfPageLoad } from './remotes/report-load.ts';
import { startPageLoader } from './remotes/start-page-loader.ts';
import { warmUp } from './remotes/warm-up.ts';
import { routeTable } from './routes/route-table.tsx';
import { speak } from './words/words.ts';

/** Starts the page: takes over what was prerendered, finds out who is signed in, and loads no remote until one is opened. */
export async function start(): Promise<void> {
  catchErrors();
  showChosenAppearance();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root');
  const boot = readBootDocument();
  nameOfPageLoad(boot.pageLoad);
  await speak(document.documentElement.lang);
  const app = opened(boot, (again) => drawn.render(again));
  const asked = globalThis.sannidhiEarly?.session;
  await globalThis.sannidhiEarly?.pressDone();
  const drawn = root.hasChildNodes() ? adopt(root, app) : drawInto(root, app);
  warmUp(boot.registry);
  await checkSession(asked);
}

let openings = 0;

/** The app with the pages of a registry. Opened again with another one, it has other routes and the same session. */
function opened(boot: BootDocument, show: (app: ReactNode) => void): ReactNode {
  const router = createBrowserRouter(routeTable(boot.registry));
  const reopen = (registry: RegistryDocument) => {
    router.dispose();
    show(opened({ ...boot, registry }, show));
  };
  return <App key={openings++} boot={boot} loader={startPageLoader(boot.registry)} reopen={reopen} router={router} />;
}

/** In one task, so that nothing a person does falls between the early page and the app. */
function adopt(root: HTMLElement, app: ReactNode): Root {
  const drawn = flushSync(() => hydrateRoot(root, app));
  takeOver();
  return drawn;
}

function drawInto(root: HTMLElement, app: ReactNode): Root {
  const drawn = createRoot(root);
  drawn.render(app);
  return drawn;
}
