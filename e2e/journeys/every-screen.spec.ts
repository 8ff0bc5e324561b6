import type { Role } from '@sannidhi/contracts';
import { expectFocusInSight } from '../harness/accessibility.ts';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { everyScreen, type Screen } from '../harness/every-screen.ts';
import { expect, type Page, test } from '../harness/test.ts';
import { walk } from '../harness/walk.ts';

/** Who sees the screens of a portal; the temple's owner may do everything in the office. */
const PEOPLE: readonly { who: string; role?: Role; email?: string }[] = [
  { who: 'anybody' },
  { who: 'a devotee', role: 'donor', email: 'devotee@sannidhi.test' },
  { who: 'a temple’s owner', role: 'temple-admin', email: 'temple@sannidhi.test' },
  { who: 'a priest', role: 'priest', email: 'priest@sannidhi.test' },
  { who: 'an operator', role: 'superadmin', email: 'superadmin@sannidhi.test' },
];
/** So many screens are one test: enough for a sign-in, few enough to run beside each other. */
const AT_ONCE = 12;
const NARROW = { width: 320, height: 700 };

const SCREENS = everyScreen();
const screensFor = (role: Role | undefined) => SCREENS.filter((screen) => screen.role === role);

/** The first screen of each code: what the same code draws again has other words and nothing else. */
const differentScreens = (screens: readonly Screen[]) =>
  screens.filter(({ code }, at) => screens.findIndex((other) => other.code === code) === at);

const inParts = (screens: readonly Screen[]) =>
  Array.from({ length: Math.ceil(screens.length / AT_ONCE) }, (_, part) => screens.slice(part * AT_ONCE, (part + 1) * AT_ONCE));

test('every screen is somebody’s @any-screen', () => {
  expect(PEOPLE.flatMap(({ role }) => screensFor(role))).toHaveLength(SCREENS.length);
});

for (const { who, role, email = '' } of PEOPLE) {
  const different = new Set(differentScreens(screensFor(role)));
  const screens = [...different, ...screensFor(role).filter((screen) => !different.has(screen))];
  for (const few of inParts(screens)) {
    const where = few.some((screen) => different.has(screen)) ? '' : ' @small-screen';
    test(`what ${who} opens is accessible, and fits 320 px in en: ${few[0]?.address} and ${few.length - 1} more${where}`, async ({
      page,
      platform,
      look,
      isMobile,
    }) => {
      if (role) await enterAs(page, await signIn(platform.url, email, role));
      const opened = isMobile ? few : few.filter((screen) => different.has(screen));
      await walk(page, opened, async (screen) => {
        if (different.has(screen)) await look(`screen${screen.address.replaceAll(/[^a-z0-9]+/g, '-')}`);
        if (isMobile) await whileNarrow(page, () => expectRoom(page, screen.address));
      });
    });
  }

  for (const few of inParts(screensFor(role)))
    test(`what ${who} opens fits 320 px in hi: ${few[0]?.address} and ${few.length - 1} more @small-screen`, async ({ page, platform }) => {
      if (role) await enterAs(page, await signIn(platform.url, email, role));
      await page.addInitScript(() => localStorage.setItem('language', 'hi'));
      await page.context().addCookies([{ name: 'language', value: 'hi', url: platform.url }]);
      await page.setViewportSize(NARROW);
      await walk(page, few, ({ address }) => expectRoom(page, address));
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    });
}

// The walks open it filtered: all of its rows together take axe and the focus longer than every other screen.
test('at 320 px no row of the QA documentation scrolls the page sideways @small-screen', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await page.goto('/qa-documentation');
  await expect(page.locator('tr').nth(1000)).toBeVisible();
  await expectNoSidewaysScroll(page, page.url());
});

const UNBROKEN = 'Thiruvananthapuram'.repeat(7);

for (const { who, role, email = '' } of PEOPLE.slice(0, 2))
  test(`at 320 px a name of 126 letters without a break scrolls nothing sideways that ${who} opens @small-screen`, async ({
    page,
    platform,
  }) => {
    await page.route('**/api/{devotee,public}/**', async (route) => {
      // A stream never ends, and names nobody.
      if (route.request().url().endsWith('/events')) return route.fallback();
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll(/"(\w*[nN]ame|city)":"[^"]+"/g, `"$1":"${UNBROKEN}"`),
      });
    });
    if (role) await enterAs(page, await signIn(platform.url, email, role));
    await page.setViewportSize(NARROW);
    const naming = role ? ['/devotee/temples', '/devotee/family', '/receipts'] : ['/donate'];
    const screens = screensFor(role).filter(({ area }) => area === 'mfe-devotee');
    expect(screens.map(({ address }) => address)).toEqual(expect.arrayContaining(naming));
    await walk(page, screens, async ({ address }) => {
      if (naming.includes(address)) await expect(page.getByText(UNBROKEN).first(), address).toBeVisible();
      await expectNoSidewaysScroll(page, address);
    });
  });

/** Nothing scrolls sideways or hides what has the focus. */
async function expectRoom(page: Page, address: string) {
  await expectNoSidewaysScroll(page, address);
  await expectFocusInSight(page, address);
}

/** Does something at 320 px, and goes back to the phone's own width. */
async function whileNarrow(page: Page, look: () => Promise<void>) {
  const wide = page.viewportSize()!;
  await page.setViewportSize(NARROW);
  await look();
  await page.setViewportSize(wide);
}

async function expectNoSidewaysScroll(page: Page, address: string) {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(NARROW.width);
}
