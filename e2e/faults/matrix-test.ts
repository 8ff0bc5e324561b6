import { REGISTRY_PATH, type RegistryDocument, type RemoteRelease } from '@sannidhi/contracts';
import { test as base, expect, type Page } from '../harness/test.ts';
import type { AreaPage } from './areas.ts';

interface MatrixFixtures {
  /** What the platform runs of an area's remote. */
  release: (area: Pick<AreaPage, 'remote'>) => Promise<RemoteRelease>;
}

/** The tab catches errors of a failing remote and reports them to the server: expected here, not an error of the test. */
export const test = base.extend<MatrixFixtures>({
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

/** Goes to another page in the tab as a link would, without a load. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Waits for the page's own heading. */
export const seesPage = (page: Page, { heading }: Pick<AreaPage, 'heading'>) =>
  expect(page.getByRole('heading', { level: 1, name: heading }).and(page.locator(':not(#failed-title)'))).toBeVisible();
