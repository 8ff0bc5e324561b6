import { areaOf, areaTable } from '../areas.ts';
import { matchRoute } from './match-route.ts';
import { PAGE_ALIASES } from './page-aliases.ts';

/** Letters, digits, dashes and slashes between them: browsers, proxies and the router all parse it alike, so it can't lead elsewhere. */
const PLAIN_ADDRESS = /^((?:\/[\w-]+)+)(?:\?[\w=&-]*)?$/;

/** Whether a navigation entry leads to one of the area's own paths. */
export const leadsInside = (area: string, to: string): boolean => areaOf(PLAIN_ADDRESS.exec(to)?.[1] ?? '') === area;

/** Whether a route’s pattern matches only the area’s own paths: `/devotee/:page` would match `/devotee/login`, which belongs to another. */
export const isOwnRoute = (area: string, pattern: string): boolean =>
  areaOf(pattern) === area &&
  // Without a parameter it matches itself alone.
  !(
    pattern.includes(':') && areaTable().some(({ area: owner, exact }) => owner !== area && exact.some((path) => matchRoute(pattern, path)))
  );

/** A prefix an area can be registered with: one plain segment. */
export const AREA_PREFIX = /^\/[a-z][a-z-]{1,30}$/;
/** First segments that the platform itself serves. */
const RESERVED = ['/api', '/assets', '/dev', '/remotes'];

/** Whether no area, alias or file of the platform uses paths under `prefix`. */
export const isFreePrefix = (prefix: string): boolean =>
  AREA_PREFIX.test(prefix) && ![...RESERVED, ...takenPaths()].some((path) => path === prefix || path.startsWith(`${prefix}/`));

const takenPaths = () => [...areaTable().flatMap(({ exact, prefixes }) => [...exact, ...prefixes]), ...Object.keys(PAGE_ALIASES)];
