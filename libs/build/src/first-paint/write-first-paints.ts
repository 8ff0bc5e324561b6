import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Area, FIRST_PAINT_FILE, type FirstPaints, roleOfArea } from '@sannidhi/contracts';
import type { StatsCompilation } from 'webpack';
import { BuildProblem } from '../build-problem.ts';
import { describeArea } from '../release/describe-area.ts';
import { screenParts } from '../release/screen-files.ts';
import { type Catalogs, paintAll, type ScreensToPaint } from './paint-all.ts';

/** A folder's public screens, as the server shows them until their scripts run: `sign-in.first-paint.tsx`. */
const FIRST_PAINT = /\.first-paint\.tsx$/;

/**
 * Renders what the `*.first-paint.tsx` files of a remote export as `firstPaints` and writes it into the build, if there are any.
 * @throws BuildProblem for a path that isn't one of the area's public pages.
 */
export async function writeFirstPaints(dir: string, built: string, stats: StatsCompilation): Promise<void> {
  const screens = await screensToPaint(join(dir, 'src'));
  if (Object.keys(screens).length === 0) return;
  const { area, screenRequests } = await describeArea(dir);
  if ((roleOfArea(area.name as Area) ?? 'donor') !== 'donor') throw new BuildProblem(`${area.name}: only devotees' screens are painted`);
  const pages = [...new Set(Object.keys(screens).map((screen) => screen.replace(/#.*/, '')))];
  for (const page of pages) {
    const isPublic = area.routes.some(({ path, view, access }) => path === page && !view && access === 'public');
    if (!isPublic) throw new BuildProblem(`${area.name}: ${page} is painted, but isn't a public page`);
  }
  const parts = Object.fromEntries(pages.map((page) => [page, screenParts(stats, screenRequests.get(page) ?? '')]));
  const paints: FirstPaints = { ...(await paintAll(screens, area.name, area.messages)), parts };
  writeFileSync(join(built, FIRST_PAINT_FILE), JSON.stringify(paints));
}

/** Renders the shell's own public screens, as `prerender/first-paints.tsx` lists them, into its built pages. */
export async function writeShellPaints(dir: string, pages: string): Promise<void> {
  const { firstPaints, SHELL_MESSAGES } = (await import(pathToFileURL(join(dir, 'prerender/first-paints.tsx')).href)) as {
    firstPaints: ScreensToPaint;
    SHELL_MESSAGES: Catalogs;
  };
  writeFileSync(join(pages, FIRST_PAINT_FILE), JSON.stringify(await paintAll(firstPaints, 'shell', SHELL_MESSAGES)));
}

async function screensToPaint(source: string): Promise<ScreensToPaint> {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => FIRST_PAINT.test(file));
  const modules = files.sort().map((file) => import(pathToFileURL(join(source, file)).href) as Promise<{ firstPaints: ScreensToPaint }>);
  return Object.assign({}, ...(await Promise.all(modules)).map(({ firstPaints }) => firstPaints)) as ScreensToPaint;
}
