import { REGISTRY_PATH, type RegistryDocument, type RemoteRelease } from '@sannidhi/contracts';
import { alterEntry } from '../faults/altered-release.ts';
import { AREA_PAGES, type AreaPage, OPEN_PAGES } from '../faults/areas.ts';
import { cellsOf } from '../faults/cells.ts';
import { FAULTS } from '../faults/faults.ts';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { isMarkedPage, markPage } from '../harness/page-marks.ts';
import { test as base, expect, type Page } from '../harness/test.ts';

declare global {
  /** What a release's code changed although nobody's may; see `inReach`. */
  var reached: string[] | undefined;
}

interface MatrixFixtures {
  release: (area: AreaPage) => Promise<RemoteRelease>;
}

/** The tab catches errors of a failing remote and reports them to the server: expected here, not an error of the test. */
const test = base.extend<MatrixFixtures>({
  quietPage: async ({ page }, use) => {
    const refusals: string[] = [];
    page.on('console', (message) => /content security policy/i.test(message.text()) && refusals.push(message.text()));
    await use(undefined);
    expect(refusals).toEqual([]);
  },
  release: async ({ page }, use) =>
    use(async ({ remote }) => {
      const { releases } = (await (await page.request.get(REGISTRY_PATH)).json()) as RegistryDocument;
      return releases.find(({ name }) => name === remote)!;
    }),
});
test.use({ serviceWorkers: 'block', trace: 'off' });

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

/** Goes to another page in the tab as a link would, without a load. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

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
    const { remote, path, heading, unavailable } = area;
    const failed = page.getByRole('heading', { name: unavailable });
    await enter(page, platform.url, area);
    await fault.breaks(page, path, await release(area));
    if (fault.hangs) await page.clock.install();
    await page.goto(path);
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
      await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
    }
    await goTo(page, path);
    await expect(failed).toBeVisible();

    await fault.mends(page);
    await tryAgain(page);
    await expect(page.getByRole('heading', { level: 1, name: heading }).and(page.locator(':not(#failed-title)'))).toBeVisible();
    expect(await isMarkedPage(page)).toBe(true);
  });
}

const LEFT_BEHIND = 'button, h1 { color: rebeccapurple !important; }';

test('what a remote writes into the page ends with its area: styles, title @large-screen', async ({ page, release }) => {
  const area = AREA_PAGES.find(({ remote }) => remote === 'mfe-devotee')!;
  const before = `document.title = 'Kept';
document.documentElement.style.setProperty('--color-primary', 'rebeccapurple');
for (const sheet of document.styleSheets) if (sheet.ownerNode.matches('head > style:not([data-emotion])')) sheet.insertRule('${LEFT_BEHIND}', 0);
document.head.append(Object.assign(document.createElement('style'), { nonce: window.__nonce__, textContent: '${LEFT_BEHIND}' }));`;
  await alterEntry(page, area.path, await release(area), { before });
  await page.goto(area.path);
  const heading = page.getByRole('heading', { level: 1, name: area.heading });
  await expect(heading).toHaveCSS('color', 'rgb(102, 51, 153)');

  await goTo(page, '/contact');
  const contact = page.getByRole('heading', { level: 1, name: 'Contact Us' });
  await expect(contact).toBeVisible();
  await expect(contact).not.toHaveCSS('color', 'rgb(102, 51, 153)');
  await expect(page).toHaveTitle(/^Contact/);
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--color-primary'))).toBe('');
});
