import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BUILT_FOR_CONTRACT,
  type Permission,
  pageKey,
  type Remote,
  type RemoteRelease,
  refusalsOf,
  remoteReleaseSchema,
} from '@sannidhi/contracts';
import type { StatsCompilation } from 'webpack';
import { BuildProblem } from '../build-problem.ts';
import { type AreaDescription, describeArea } from './describe-area.ts';
import { precompress } from './precompress.ts';
import { screenFiles } from './screen-files.ts';

/**
 * Turns a finished build in `dist/building` into an immutable release in `dist/<release>`, named after its content, and writes its manifest
 * to `dist/mfe.json`.
 * @throws BuildProblem if the release claims a path outside its area or is malformed otherwise.
 */
export async function sealRelease(
  dir: string,
  name: Remote,
  stats: StatsCompilation,
  options: { compress: boolean },
): Promise<RemoteRelease> {
  const built = join(dir, 'dist/building');
  // Facts about this machine's build; browsers don't need them.
  rmSync(join(built, 'mf-stats.json'), { force: true });
  const files = readdirSync(built).sort();
  const release = contentName(built, files);
  const description = await checked(await describe(dir, name, release, built, files, stats));
  const sealed = join(dir, 'dist', release);
  if (options.compress) await precompress(built, files);
  rmSync(sealed, { recursive: true, force: true });
  renameSync(built, sealed);
  const text = `${JSON.stringify(description, null, 2)}\n`;
  for (const path of [join(sealed, 'mfe.json'), join(dir, 'dist/mfe.json')]) writeFileSync(path, text);
  removeOthers(join(dir, 'dist'), release);
  return description as RemoteRelease;
}

async function checked(description: RemoteRelease) {
  try {
    return await remoteReleaseSchema.validate(description, { strict: true });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ValidationError')) throw error;
    const [refusal] = refusalsOf(error as Error & Parameters<typeof refusalsOf>[0]);
    throw new BuildProblem(`${refusal?.path}: ${refusal?.message.sentence}`);
  }
}

async function describe(
  dir: string,
  name: Remote,
  release: string,
  built: string,
  files: string[],
  stats: StatsCompilation,
): Promise<RemoteRelease> {
  const described = await describeArea(dir);
  if (described.area.name !== name) throw new BuildProblem(`${name} declares an area called ${described.area.name}`);
  return {
    name,
    release,
    contract: BUILT_FOR_CONTRACT,
    entry: only(files, /^remoteEntry\..+\.js$/, name),
    exposes: ['./area'],
    routes: routesOf(described, stats),
    navigation: described.area.navigation.map(({ label, group, ...item }) => ({
      ...item,
      label: described.textOf(label),
      ...(group ? { group: described.textOf(group) } : {}),
    })),
    permissions: permissionsOf(described),
    integrity: Object.fromEntries(files.filter((file) => /\.(js|css)$/.test(file)).map((file) => [file, integrityOf(join(built, file))])),
  };
}

const routesOf = ({ area, screenRequests, textOf }: AreaDescription, stats: StatsCompilation) =>
  area.routes.map(({ path, view, title, access, permission, layout = 'area' }) => ({
    path,
    ...(view ? { view } : {}),
    title: textOf(title),
    access,
    ...(permission ? { permission } : {}),
    layout,
    files: screenFiles(stats, screenRequests.get(pageKey({ path, view })) ?? ''),
  }));

function permissionsOf({ area }: AreaDescription): Permission[] {
  const named = [...area.routes, ...area.navigation].flatMap(({ permission }) => permission ?? []);
  return [...new Set(named)].sort();
}

/** The name for a folder's content. */
export function contentName(built: string, files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(built, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

export const integrityOf = (path: string) => `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;

function only(files: string[], pattern: RegExp, name: string): string {
  const found = files.filter((file) => pattern.test(file));
  if (found.length !== 1 || !found[0]) throw new Error(`${name} built ${found.length} files like ${pattern}`);
  return found[0];
}

function removeOthers(dist: string, release: string) {
  const releases = readdirSync(dist).filter((entry) => /^[0-9a-f]{16}$/.test(entry) && entry !== release);
  for (const old of releases) rmSync(join(dist, old), { recursive: true });
}
