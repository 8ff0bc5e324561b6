import { AREAS, type Area, areaOf } from '../areas.ts';
import { matchRoute } from './match-route.ts';

/** Letters, digits, dashes and slashes between them: browsers, proxies and the router all parse it alike, so it can't lead elsewhere. */
const PLAIN_ADDRESS = /^((?:\/[\w-]+)+)(?:\?[\w=&-]*)?$/;

/** Whether a navigation entry leads to one of the area's own paths. */
export const leadsInside = (area: string, to: string): boolean => areaOf(PLAIN_ADDRESS.exec(to)?.[1] ?? '') === area;

/** Whether a route’s pattern matches only the area’s own paths: `/devotee/:page` would match `/devotee/login`, which belongs to another. */
export const isOwnRoute = (area: string, pattern: string): boolean =>
  areaOf(pattern) === area && !EXACT.some(([path, owner]) => owner !== area && matchRoute(pattern, path));

const EXACT = (Object.keys(AREAS) as Area[]).flatMap((area) => AREAS[area].exact.map((path) => [path as string, area] as const));
