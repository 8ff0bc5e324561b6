import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Area, FIRST_PAINT_FILE, type FirstPaints, type PageAccess, roleOfArea } from '@sannidhi/contracts';
import type { StatsCompilation } from 'webpack';
import { BuildProblem } from '../build-problem.ts';
import { type AreaDescription, describeArea } from '../release/describe-area.ts';
import { screenParts } from '../release/screen-files.ts';
import { type Catalogs, paintAll, type ScreensToPaint } from './paint-all.ts';

/** A folder's public screens, as the server shows them until their scripts run: `sign-in.first-paint.tsx`. */
const FIRST_PAINT = /\.first-paint\.tsx$/;
/** A folder's pages with the addresses that they read first, for signed-in users: `dashboard.first-reads.ts`. */
const FIRST_READS = /\.first-reads\.ts$/;

/** What a page reads first, or which files it then loads on its own, by the page's path. */
export type FirstReads = Readonly<Record<string, readonly string[]>>;

/**
 * Renders what the `*.first-paint.tsx` files of a remote export as `firstPaints` and writes it into the build with what its
 * `*.first-reads.ts` files export as `firstReads` and `firstFiles`, if there are any.
 * @throws BuildProblem for a painted path that isn't one of the area's public pages, a read one that isn't one for signed-in users, or a
 * file that the build doesn't have.
 */
export async function writeFirstPaints(dir: string, built: string, stats: StatsCompilation): Promise<void> {
  const screens = await exportsOf<ScreensToPaint>(join(dir, 'src'), FIRST_PAINT, 'firstPaints');
  const reads = await exportsOf<FirstReads>(join(dir, 'src'), FIRST_READS, 'firstReads');
  const files = await exportsOf<FirstReads>(join(dir, 'src'), FIRST_READS, 'firstFiles');
  if (Object.keys({ ...screens, ...reads }).length === 0) return;
  const described = await describeArea(dir);
  const { area, screenRequests } = described;
  refuseForeignPages(described, screens, reads);
  refuseUnknownFiles(area.name, files, stats);
  const paints = Object.keys(screens).length > 0 ? await paintAll(screens, area.name, area.messages) : NO_PAINTS;
  const pages = [...new Set([...Object.keys(screens).map(pageOf), ...Object.keys(reads)])];
  const parts = Object.fromEntries(pages.map((page) => [page, screenParts(stats, screenRequests.get(page) ?? '')]));
  writeFileSync(join(built, FIRST_PAINT_FILE), JSON.stringify({ ...paints, parts, reads, files } satisfies FirstPaints));
}

const NO_PAINTS: FirstPaints = { rules: [], screens: {} };
/** A painted screen's page, without the variant. */
const pageOf = (screen: string) => screen.replace(/#.*/, '');

function refuseForeignPages({ area }: AreaDescription, screens: ScreensToPaint, reads: FirstReads): void {
  const has = (page: string, wanted: PageAccess) =>
    area.routes.some(({ path, view, access }) => path === page && !view && access === wanted);
  const painted = Object.keys(screens).map(pageOf);
  if (painted.length > 0 && (roleOfArea(area.name as Area) ?? 'donor') !== 'donor')
    throw new BuildProblem(`${area.name}: only devotees' screens are painted`);
  const closed = painted.find((page) => !has(page, 'public'));
  if (closed) throw new BuildProblem(`${area.name}: ${closed} is painted, but isn't a public page`);
  const open = Object.keys(reads).find((page) => !has(page, 'signed-in'));
  if (open) throw new BuildProblem(`${area.name}: ${open} has first reads, but isn't a page for signed-in users`);
}

function refuseUnknownFiles(area: string, files: FirstReads, { assets = [] }: StatsCompilation): void {
  const built = assets.map(({ name }) => name);
  for (const name of Object.values(files).flat()) {
    const pattern = new RegExp(`^${name.replaceAll('.', '\\.').replace(/\{\w+\}/g, '\\w+')}`);
    if (!built.some((file) => pattern.test(file))) throw new BuildProblem(`${area}: no file's name begins with ${name}`);
  }
}

/** Renders the shell's own public screens, as `prerender/first-paints.tsx` lists them, into its built pages. */
export async function writeShellPaints(dir: string, pages: string): Promise<void> {
  const { firstPaints, SHELL_MESSAGES } = (await import(pathToFileURL(join(dir, 'prerender/first-paints.tsx')).href)) as {
    firstPaints: ScreensToPaint;
    SHELL_MESSAGES: Catalogs;
  };
  writeFileSync(join(pages, FIRST_PAINT_FILE), JSON.stringify(await paintAll(firstPaints, 'shell', SHELL_MESSAGES)));
}

/** What the files of a folder export under one name, together. */
async function exportsOf<Values extends object>(source: string, pattern: RegExp, name: string): Promise<Values> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file));
  const modules = files.sort().map((file) => import(pathToFileURL(join(source, file)).href) as Promise<Record<string, Values>>);
  return Object.assign({}, ...(await Promise.all(modules)).map((module) => module[name])) as Values;
}
