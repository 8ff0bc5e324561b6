import { expect, type Page } from '@playwright/test';
import type { Screen } from './every-screen.ts';
import { withFirstIds } from './first-ids.ts';

/** What is still loading: the shell's waiting state and the kit's skeletons. */
const WAITING = '[aria-busy="true"], .state[role="status"]';

/** Opens the screens one after another in one tab, the first by a load and the others as links do, and has each looked at once it is there. */
export async function walk(page: Page, screens: readonly Screen[], look: (screen: Screen) => Promise<void>): Promise<void> {
  for (const [at, screen] of screens.entries()) {
    const before = screens[at - 1];
    const address = await withFirstIds(page, screen.address);
    if (before && isArrivedAtFrom(screen, before)) await follow(page, address);
    else await page.goto(address);
    await arrived(page, { ...screen, address });
    await look(screen);
  }
}

/** The landing page has no app to follow links until it is used, and a page whose query alone changes, but for its view, doesn't arrive again. */
function isArrivedAtFrom({ address }: Screen, before: Screen): boolean {
  return before.address !== '/' && pageOf(before.address) !== pageOf(address);
}

/** A page is a path and its view. */
function pageOf(address: string): string {
  const [path = '', query] = address.split('?');
  return `${path} ${new URLSearchParams(query).get('view') ?? ''}`;
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
  await expect(page.locator('#paint'), address).toHaveCount(0);
  await expect(page.locator(WAITING), address).toHaveCount(0);
  // A remote's page that the shell shows a state of its own for: not found, not this account's, not available.
  if (area !== 'shell') await expect(page.locator('section.state'), address).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
}
