import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGE_CODES, LANGUAGE_FACTS, pageKey, type Wording } from '@sannidhi/contracts';
import type { Area, AreaRoute, MessageLoader } from '@sannidhi/kit/area';
import { BuildProblem } from '../build-problem.ts';

/** A remote's own `defineArea` declaration, read without loading a screen. */
export interface AreaDescription {
  area: Area;
  /** The import that loads each page's screen, as written: `./donate.tsx`; by the page's key. */
  screenRequests: Map<string, string>;
  /** A text from the area's catalogs in the languages that have it. */
  textOf: (key: string) => Wording;
}

/** Evaluates a remote's `src/area.ts`. @throws if it declares no area, or a route whose screen isn't a plain `import()`. */
export async function describeArea(dir: string): Promise<AreaDescription> {
  const module = (await import(pathToFileURL(join(dir, 'src/area.ts')).href)) as { default?: Area };
  if (!module.default) throw new BuildProblem(`${dir}/src/area.ts must export its area as default`);
  const area = module.default;
  refuseSameRequest(area);
  const catalogs = await readCatalogs(area);
  return {
    area,
    screenRequests: new Map(area.routes.map((route) => [pageKey(route), screenRequest(route)])),
    textOf: (key) => wordingOf(catalogs, key, area.name),
  };
}

/** A build names a screen by its import, so two folders' screens need different names. */
function refuseSameRequest({ screens = [] }: Area): void {
  const folderOf = new Map<string, number>();
  for (const [folder, { routes = [] }] of screens.entries()) {
    for (const request of routes.map(screenRequest)) {
      if ((folderOf.get(request) ?? folder) !== folder) throw new BuildProblem(`Two folders bring a screen as ${request}: rename one.`);
      folderOf.set(request, folder);
    }
  }
}

const readCatalogs = ({ messages }: Area) =>
  Promise.all(LANGUAGE_CODES.map(async (language) => ({ language, catalog: await readCatalog(messages[language] ?? (async () => ({}))) })));

/** @throws if English or a complete language lacks the key, because a page would show it. */
function wordingOf(catalogs: Awaited<ReturnType<typeof readCatalogs>>, key: string, area: string): Wording {
  const said = catalogs.flatMap(({ language, catalog }) => {
    const text = look(catalog, key);
    if (text === undefined && LANGUAGE_FACTS[language].complete) throw new BuildProblem(`${area}: a catalog lacks the text "${key}"`);
    return text === undefined ? [] : [[language, text] as const];
  });
  return Object.fromEntries(said) as Wording;
}

async function readCatalog(load: MessageLoader): Promise<object> {
  const module = await load();
  return 'default' in module ? (module.default as object) : module;
}

function look(catalog: object, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<unknown>((at, name) => (at && typeof at === 'object' ? at[name as keyof typeof at] : undefined), catalog);
  return typeof found === 'string' ? found : undefined;
}

/**
 * A screen is declared as `() => import('./screens/x.tsx')`, so its source text names the file (compiled for tests, it reads `require`).
 */
function screenRequest(route: AreaRoute): string {
  const request = /(?:import|require)\(\s*["'](\.[^"']+)["']/.exec(String(route.screen))?.[1];
  if (!request) throw new BuildProblem(`The screen of ${route.path} must be written as () => import('./screens/….tsx')`);
  return request;
}
