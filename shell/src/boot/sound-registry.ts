import {
  areaOf,
  isOwnRoute,
  knownRemotes,
  leadsInside,
  type RegisteredArea,
  type RegistryDocument,
  type Remote,
  type RemoteRelease,
  registerAreas,
  registeredAreas,
  remoteNamed,
} from '@sannidhi/contracts';

/**
 * The registry without entries that would break the shell, because a proxy or a disk may return anything under its name. A broken entry
 * affects only its own area: a release that claims another area's paths is dropped, and navigation that leads there is hidden. A remote that
 * is newer than this shell has no area here and is dropped too. Undefined if it isn't a registry at all.
 */
export function soundRegistry(given: unknown): RegistryDocument | undefined {
  const document = given as Partial<RegistryDocument> | null;
  if (!Array.isArray(document?.releases)) return undefined;
  const { previews, disabled, areas } = document;
  if (areas) addAreas(areas);
  return {
    ...document,
    releases: document.releases.filter(isSound).map(withinItsArea),
    ...(previews ? { previews: known(previews) } : {}),
    ...(disabled ? { disabled: known(disabled) } : {}),
  };
}

/** Areas registered since the shell was built. Those a page has once learned of stay until it is left: it may be showing one. */
function addAreas(areas: unknown): void {
  for (const area of Array.isArray(areas) ? areas : []) {
    if (isSoundArea(area) && !remoteNamed(area.name)) registerAreas([...registeredAreas(), area]);
  }
}

const isSoundArea = (area: Partial<RegisteredArea> | null): area is RegisteredArea =>
  /^mfe-[a-z-]+$/.test(String(area?.name)) &&
  /^\/[a-z-]+$/.test(String(area?.prefix)) &&
  !areaOf(String(area?.prefix)) &&
  typeof area?.title?.en === 'string';

const known = (names: unknown): Remote[] => (Array.isArray(names) ? knownRemotes().filter((remote) => names.includes(remote)) : []);

function isSound(entry: Partial<RemoteRelease> | null): boolean {
  const { name, release, contract, entry: file, routes, navigation, integrity } = entry ?? {};
  const named = [name, release, contract, file].every((text) => typeof text === 'string');
  const isOwn = (route: Route) => isRoute(route) && isOwnRoute(String(name), route.path);
  return (
    named &&
    known([name]).length === 1 &&
    Array.isArray(navigation) &&
    Array.isArray(routes) &&
    routes.every(isOwn) &&
    typeof integrity === 'object'
  );
}

type Route = RemoteRelease['routes'][number];
const isRoute = (route: Partial<Route> | null) =>
  typeof route?.path === 'string' && typeof route.title === 'object' && Array.isArray(route.files);

const withinItsArea = (release: RemoteRelease): RemoteRelease => ({
  ...release,
  navigation: release.navigation.filter((entry) => typeof entry?.to === 'string' && leadsInside(release.name, entry.to)),
});
