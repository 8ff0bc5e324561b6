import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeShellPaints } from './first-paint/write-first-paints.ts';
import { writePages } from './page/write-pages.ts';
import { precompress } from './release/precompress.ts';
import { runWebpack } from './run-webpack.ts';
import { earlyConfig } from './webpack/early-config.ts';
import { shellConfig } from './webpack/shell-config.ts';

/**
 * Builds the shell: hashed files in `dist/assets`, prerendered pages and the service worker in `dist/pages`. Returns the sentence that the
 * terminal shows.
 */
export async function buildShell(dir: string, mode: 'production' | 'development'): Promise<string> {
  const app = await runWebpack(shellConfig({ dir, mode }));
  const early = await runWebpack(earlyConfig({ dir, mode }));
  const built = join(dir, 'dist/building');
  const pages = await writePages(dir, built, { app, early });
  if (mode === 'production') await writeShellPaints(dir, join(built, 'pages'));
  cpSync(join(dir, 'src/offline/service-worker.js'), join(built, 'pages/service-worker.js'));
  if (mode === 'production') await precompress(join(built, 'assets'), readdirSync(join(built, 'assets')));
  for (const part of ['assets', 'pages']) replaceFolder(join(built, part), join(dir, 'dist', part));
  rmSync(built, { recursive: true, force: true });
  return `shell (${pages.length} pages, ${kilobytes(join(dir, 'dist/assets'))} kB of files)`;
}

function replaceFolder(from: string, to: string) {
  rmSync(to, { recursive: true, force: true });
  renameSync(from, to);
}

const kilobytes = (folder: string) =>
  Math.round(
    readdirSync(folder).reduce((sum, file) => sum + (/\.(br|gz)$/.test(file) ? 0 : readFileSync(join(folder, file)).length), 0) / 1000,
  );
