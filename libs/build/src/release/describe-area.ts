import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Area, AreaRoute, MessageLoader } from '@sannidhi/kit/area';
import { BuildProblem } from '../build-problem.ts';

/** What a remote's own `defineArea` declares, read without loading a screen. */
export interface AreaDescription {
  area: Area;
  /** The import each route's screen is loaded by, as written: `./screens/donate.tsx`. */
  screenRequests: Map<string, string>;
  /** A text of the area's catalogs in every language. */
  textOf: (key: string) => Words;
}

export interface Words {
  en: string;
  hi: string;
}

/** Evaluates `src/area.ts` of a remote. @throws when it declares no area, or a route whose screen is no plain `import()`. */
export async function describeArea(dir: string): Promise<AreaDescription> {
  const module = (await import(pathToFileURL(join(dir, 'src/area.ts')).href)) as { default?: Area };
  if (!module.default) throw new BuildProblem(`${dir}/src/area.ts must export its area as default`);
  const area = module.default;
  refuseSameRequest(area);
  const [en, hi] = await Promise.all([readCatalog(area.messages.en), readCatalog(area.messages.hi ?? area.messages.en)]);
  return {
    area,
    screenRequests: new Map(area.routes.map((route) => [route.path, screenRequest(route)])),
    textOf: (key) => ({ en: look(en, key, area.name), hi: look(hi, key, area.name) }),
  };
}

/** A build's facts name a screen as it is imported, so two folders' screens need names of their own. */
function refuseSameRequest({ screens = [] }: Area): void {
  const folderOf = new Map<string, number>();
  for (const [folder, { routes = [] }] of screens.entries()) {
    for (const request of routes.map(screenRequest)) {
      if ((folderOf.get(request) ?? folder) !== folder) throw new BuildProblem(`Two folders bring a screen as ${request}: rename one.`);
      folderOf.set(request, folder);
    }
  }
}

async function readCatalog(load: MessageLoader): Promise<object> {
  const module = await load();
  return 'default' in module ? (module.default as object) : module;
}

/** @throws when the catalog lacks the key, because a page would show it. */
function look(catalog: object, key: string, area: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((at, name) => (at && typeof at === 'object' ? at[name as keyof typeof at] : undefined), catalog);
  if (typeof found !== 'string') throw new BuildProblem(`${area}: a catalog lacks the text "${key}"`);
  return found;
}

/** A screen is declared as `() => import('./screens/x.tsx')`, so its own text names the file (compiled for tests, it reads `require`). */
function screenRequest(route: AreaRoute): string {
  const request = /(?:import|require)\(\s*["'](\.[^"']+)["']/.exec(String(route.screen))?.[1];
  if (!request) throw new BuildProblem(`The screen of ${route.path} must be written as () => import('./screens/….tsx')`);
  return request;
}
