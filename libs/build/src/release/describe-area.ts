import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Area, AreaRoute } from '@sannidhi/kit/area';

/** What a remote's own `defineArea` declares, read without loading a screen. */
export interface AreaDescription {
  area: Area;
  /** The import each route's screen is loaded by, as written: `./screens/donate.tsx`. */
  screenRequests: Map<string, string>;
}

/** Evaluates `src/area.ts` of a remote. @throws when it declares no area, or a route whose screen is no plain `import()`. */
export async function describeArea(dir: string): Promise<AreaDescription> {
  const module = (await import(pathToFileURL(join(dir, 'src/area.ts')).href)) as { default?: Area };
  if (!module.default) throw new Error(`${dir}/src/area.ts must export its area as default`);
  const area = module.default;
  return { area, screenRequests: new Map(area.routes.map((route) => [route.path, screenRequest(route)])) };
}

/** A screen is declared as `() => import('./screens/x.tsx')`, so its own text names the file. */
function screenRequest(route: AreaRoute): string {
  const request = /import\(\s*["'](.+?)["']/.exec(String(route.screen))?.[1];
  if (!request) throw new Error(`The screen of ${route.path} must be written as () => import('./screens/….tsx')`);
  return request;
}
