import { AREA_PAGES, type AreaPage, OPEN_PAGES } from '../faults/areas.ts';
import { cellsOf } from '../faults/cells.ts';
import { FAULTS } from '../faults/faults.ts';
import { goTo, seesPage, test } from '../faults/matrix-test.ts';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { isMarkedPage, markPage } from '../harness/page-marks.ts';
import { expect, type Page } from '../harness/test.ts';

declare global {
  /** What a release's code changed although nobody's may; see `inReach`. */
  var reached: string[] | undefined;
}

test.use({ serviceWorkers: 'block', trace: 'off' });

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

async function enter(page: Page, url: string, { person }: AreaPage) {
  if (person) await enterAs(page, await signIn(url, person.email, person.role));
}

test('every fault is tried, and every remote with two @any-screen', () => {
  const cells = cellsOf(undefined);
  expect(new Set(cells.map(({ fault }) => fault.what))).toEqual(new Set(FAULTS.map(({ what }) => what)));
  for (const { remote } of AREA_PAGES)
    expect(new Set(cells.filter(({ area }) => area.remote === remote).map(({ fault }) => fault.what)).size).toBeGreaterThanOrEqual(2);
  expect(cellsOf('full')).toHaveLength(AREA_PAGES.length * FAULTS.length);
});

for (const { area, fault } of cellsOf(process.env.FAULT_MATRIX)) {
  test(`${area.remote}, ${fault.what} @large-screen`, async ({ page, platform, release }) => {
    const { remote, path, unavailable } = area;
    const failed = page.getByRole('heading', { name: unavailable });
    await enter(page, platform.url, area);
    await fault.breaks(page, path, await release(area));
    if (fault.hangs) await page.clock.install();
    // The load event would wait for a file that hangs.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await markPage(page);
    if (fault.onAsking) {
      await expect(page.getByText(`${remote} · registry · missing`)).toBeAttached();
      await tryAgain(page);
    }
    if (fault.hangs) {
      // A screen with a first paint shows it instead of a spinner.
      await expect(page.locator('#paint').or(page.getByText('Loading...')).first()).toBeVisible();
      await expect(failed).toBeHidden();
      // The time that passes is the remote's: what surrounds it has arrived.
      if (area.person) await expect(page.locator('[data-frame]').first()).toBeVisible();
    }
    await expect(async () => {
      if (fault.hangs) await page.clock.fastForward(8_000);
      await expect(failed).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText(new RegExp(`^${remote}( · [0-9a-f]{16})? · ${fault.says}$`))).toBeAttached();

    expect(await page.evaluate(() => globalThis.reached ?? [])).toEqual([]);

    for (const other of OPEN_PAGES.filter((one) => one.path !== path)) {
      await goTo(page, other.path);
      await seesPage(page, other);
    }
    await goTo(page, path);
    await expect(failed).toBeVisible();

    await fault.mends(page);
    // Files that were only late are shown as soon as they arrive.
    if (fault.onAsking || !fault.hangs) await tryAgain(page);
    await seesPage(page, area);
    expect(await isMarkedPage(page)).toBe(true);
  });
}
