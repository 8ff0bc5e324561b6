import { expect, type Page } from '@playwright/test';
import type { Screen } from './every-screen.ts';

/** What is still loading: the shell's waiting state and the kit's skeletons. */
const WAITING = '[aria-busy="true"], .state[role="status"]';

/** Opens the screens one after another in one tab, the first by a load and the others as links do, and has each looked at once it is there. */
export async function walk(page: Page, screens: readonly Screen[], look: (screen: Screen) => Promise<void>): Promise<void> {
  for (const [at, screen] of screens.entries()) {
    const before = screens[at - 1];
    if (before && isArrivedAtFrom(screen, before)) await follow(page, screen.address);
    else await page.goto(screen.address);
    await arrived(page, screen);
    await look(screen);
  }
}

/** The landing page has no app to follow links until it is used, and a page whose query alone changes, but for its view, doesn't arrive again. */
function isArrivedAtFrom({ address }: Screen, before: Screen): boolean {
  const [path, query = ''] = address.split('?');
  return before.address !== '/' && (before.address.split('?')[0] !== path || query.startsWith('view='));
}

/** Goes to another page of the tab as a link would, without a load. A page that arrives names the document. */
const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    document.title = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

async function arrived(page: Page, { address, area }: Screen) {
  await expect(page, address).toHaveTitle(/./);
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.locator(WAITING), address).toHaveCount(0);
  // A remote's page that the shell shows a state of its own for: not found, not this account's, not available.
  if (area !== 'shell') await expect(page.locator('section.state'), address).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
}
