import { AREAS, type Area, areaOf } from '../areas.ts';
import { matchRoute } from './match-route.ts';

/** Letters, figures, dashes and slashes between them: browsers, proxies and the router read it alike, so none is led elsewhere by it. */
const PLAIN_ADDRESS = /^((?:\/[\w-]+)+)(?:\?[\w=&-]*)?$/;

/** Whether an entry of a navigation leads to a path of the area itself. */
export const leadsInside = (area: string, to: string): boolean => areaOf(PLAIN_ADDRESS.exec(to)?.[1] ?? '') === area;

/** Whether a route’s pattern holds paths of the area alone: `/devotee/:page` would hold `/devotee/login`, which is another’s. */
export const isOwnRoute = (area: string, pattern: string): boolean =>
  areaOf(pattern) === area && !EXACT.some(([path, owner]) => owner !== area && matchRoute(pattern, path));

const EXACT = (Object.keys(AREAS) as Area[]).flatMap((area) => AREAS[area].exact.map((path) => [path as string, area] as const));
