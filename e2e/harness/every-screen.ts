import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AREAS, type Area, REMOTES, type RemoteRelease, type Role, roleOfArea, SHELL_PATTERNS } from '@sannidhi/contracts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A screen of the product as a person opens it. */
export interface Screen {
  /** Path and query. */
  address: string;
  area: Area;
  /** Whose session it needs; absent for what anybody may open. */
  role: Role | undefined;
  /** Screens drawn by the same code have the same one: several pages that say they're coming soon, each portal's sign-in. */
  code: string;
}

/**
 * Every screen: the shell's own and what each built remote declares, so that a new one is walked without being listed.
 * @throws for a path with parameters that no `*.samples.json` beside the screens gives an address for.
 */
export function everyScreen(): Screen[] {
  const shell = [...AREAS.shell.exact, ...Object.values(SHELL_PATTERNS)].flatMap((path) => screensOf('shell', path, undefined, path));
  return [...shell, ...REMOTES.flatMap(screensOfRemote)];
}

function screensOfRemote(remote: Area): Screen[] {
  const { routes } = JSON.parse(readFileSync(join(ROOT, remote, 'dist/mfe.json'), 'utf8')) as RemoteRelease;
  return routes.flatMap(({ path, view, access, files }) => {
    const role = access === 'signed-in' ? roleOfArea(remote) : undefined;
    return screensOf(remote, view ? `${path}?view=${view}` : path, role, files.join());
  });
}

function screensOf(area: Area, path: string, role: Role | undefined, code: string): Screen[] {
  const addresses = samplesOf(area)[path] ?? [path];
  const unfilled = addresses.find((address) => address.includes(':'));
  if (unfilled) throw new Error(`${unfilled} of ${area} has no address to open it with: give one in a *.samples.json beside its screens`);
  return addresses.map((address) => ({ address, area, role, code: `${area} ${code}${address === addresses[0] ? '' : address}` }));
}

const known = new Map<Area, Record<string, string[]>>();

/** The addresses an area's folders give for paths that show nothing of themselves without parameters. */
function samplesOf(area: Area): Record<string, string[]> {
  const samples = known.get(area) ?? readSamples(join(ROOT, area, 'src'));
  known.set(area, samples);
  return samples;
}

function readSamples(folder: string): Record<string, string[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.samples.json'));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object));
}
