import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { REMOTES, satisfiesContract } from '@sannidhi/contracts';
import { signIn } from '@sannidhi/e2e/api-client';
import { AREA_PAGES, type AreaPage } from '@sannidhi/e2e/area-pages';
import { enterAs } from '@sannidhi/e2e/enter-as';
import { freePort, startPlatform } from '@sannidhi/e2e/platform';
import { launchChromium } from '../pages/chromium.ts';
import type { Row } from '../report/report.ts';
import { measureRebuild, type Rebuild, rebuildRows } from './rebuild.ts';
import { Tree } from './tree.ts';
import { OLDEST, VERSIONS, type Version } from './versions.ts';

/** The outcome for one remote in one shell. */
interface Cell {
  shell: Version['name'];
  remotes: Version['name'];
  remote: string;
  should: 'work' | 'be refused';
  did: 'work' | 'be refused' | 'misload';
  /** As the interface names it. */
  reason: string;
}

export interface Skew {
  cells: Cell[];
  rebuild: Rebuild;
}

/** Builds three versions of the shell and of every remote and opens each remote's page of each version in each shell. */
export async function measureSkew(): Promise<Skew> {
  const tree = new Tree();
  const browser = await launchChromium(await freePort());
  const folderOf = ({ contract }: Version) => join(tree.root, 'kept', contract);
  const cells: Cell[] = [];
  try {
    for (const version of VERSIONS) await buildVersion(tree, version, folderOf(version));
    tree.patch(OLDEST.patches);
    const rebuild = await measureRebuild(tree, folderOf(OLDEST));
    for (const shell of VERSIONS) {
      for (const part of ['shell', 'api']) tree.restore(part, folderOf(shell));
      const platform = await startPlatform({ root: tree.root });
      for (const remotes of VERSIONS) {
        for (const remote of REMOTES) tree.restore(remote, folderOf(remotes));
        for (const area of AREA_PAGES) cells.push(await open(browser, platform.url, area, shell, remotes));
      }
      await platform.stop();
    }
    return { cells, rebuild };
  } finally {
    await browser.close();
    tree.remove();
  }
}

async function buildVersion(tree: Tree, { name, patches }: Version, folder: string) {
  const takeBack = tree.patch(patches);
  for (const part of ['shell', 'api', ...REMOTES]) {
    await tree.build(part);
    tree.keep(part, folder);
  }
  takeBack();
  console.log(`built ${name}`);
}

/** Opens a remote's page until it shows what it was built for, or that it was not started; and checks whether its code ran. */
async function open(browser: Browser, url: string, area: AreaPage, shell: Version, remotes: Version): Promise<Cell> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  const page = await context.newPage();
  if (area.person) await enterAs(page, await signIn(url, area.person.email, area.person.role));
  await page.goto(area.path);
  const works = page.getByText(`Built for ${remotes.contract}`);
  const fails = page.getByText(/^mfe-[a-z-]+ · /);
  await works.or(fails).first().waitFor();
  const reason = (await fails.isVisible()) ? ((await fails.textContent()) ?? '') : '';
  const ran = await page.evaluate((name) => name in globalThis, area.remote.replaceAll('-', '_'));
  await context.close();
  const isRefused = reason.endsWith('contract · incompatible') && !ran;
  const did = isRefused ? 'be refused' : reason === '' && ran ? 'work' : 'misload';
  const should = satisfiesContract(`^${remotes.contract}`, shell.contract) ? 'work' : 'be refused';
  return { shell: shell.name, remotes: remotes.name, remote: area.remote, should, did, reason };
}

/** One line for each pair of versions, and what a rebuild leaves alone. */
export const skewRows = ({ cells, rebuild }: Skew): Row[] => [...pairRows(cells), ...rebuildRows(rebuild)];

const pairRows = (cells: readonly Cell[]): Row[] =>
  VERSIONS.flatMap((shell) =>
    VERSIONS.map((remotes) => {
      const pair = cells.filter((cell) => cell.shell === shell.name && cell.remotes === remotes.name);
      const right = pair.filter(({ should, did }) => should === did);
      return {
        what: `shell ${shell.name} (${shell.contract}), remotes ${remotes.name} (^${remotes.contract})`,
        found: `${right.length} of ${pair.length} ${right[0]?.did === 'work' ? 'work' : 'are refused before they run'}`,
        budget: 'all',
        holds: right.length === pair.length && pair.length === REMOTES.length,
      };
    }),
  );
