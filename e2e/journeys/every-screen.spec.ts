import type { Role } from '@sannidhi/contracts';
import { expectContrast, expectFocusInSight } from '../harness/accessibility.ts';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { everyScreen, type Screen } from '../harness/every-screen.ts';
import { expectForcedColors } from '../harness/forced-colors.ts';
import { expectLargeText } from '../harness/large-text.ts';
import { expectPaper } from '../harness/paper.ts';
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
const SIZES = { tablet: { width: 820, height: 1180 }, phone: { width: 390, height: 844 }, narrow: { width: 320, height: 700 } };

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
  for (const few of inParts(screens))
    test(`what ${who} opens is accessible at every width, light and dark, and on paper: ${few[0]?.address} and ${few.length - 1} more @large-screen`, async ({
      page,
      platform,
      look,
    }) => {
      if (role) await enterAs(page, await signIn(platform.url, email, role));
      const held = await heldIn(page);
      await walk(page, few, async (screen) => {
        const { address } = screen;
        if (different.has(screen)) {
          const name = `screen${address.replaceAll(/[^a-z0-9]+/g, '-')}`;
          await look(name);
          await inTheDark(page, () => expectContrast(page, address));
          await expectForcedColors(page, address);
          if (role) await expectPaper(page, address);
          await held('tablet', () => expectNoSidewaysScroll(page, address));
          await held('phone', async () => {
            await look(`${name}-phone`);
            await expectLargeText(page, address);
          });
        }
        await held('narrow', () => expectRoom(page, address));
      });
    });

  for (const few of inParts(screensFor(role)))
    test(`what ${who} opens fits 320 px in hi: ${few[0]?.address} and ${few.length - 1} more @small-screen`, async ({ page, platform }) => {
      if (role) await enterAs(page, await signIn(platform.url, email, role));
      await page.addInitScript(() => localStorage.setItem('language', 'hi'));
      await page.context().addCookies([{ name: 'language', value: 'hi', url: platform.url }]);
      await page.setViewportSize(SIZES.narrow);
      await walk(page, few, ({ address }) => expectRoom(page, address));
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    });
}

// The walks open it filtered: all of its rows together take axe and the focus longer than every other screen.
test('at 320 px no row of the QA documentation scrolls the page sideways @small-screen', async ({ page }) => {
  await page.setViewportSize(SIZES.narrow);
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
    await page.setViewportSize(SIZES.narrow);
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

/** How a page is held: it is looked at in that size, under a finger, and is then on the large screen again. */
async function heldIn(page: Page) {
  const tools = await page.context().newCDPSession(page);
  return async (size: keyof typeof SIZES, look: () => Promise<void>) => {
    const wide = page.viewportSize()!;
    await tools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    await page.setViewportSize(SIZES[size]);
    await look();
    await page.setViewportSize(wide);
    await tools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  };
}

/** In the dark scheme, once it is there, and then in the light one again. */
async function inTheDark(page: Page, look: () => Promise<void>) {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  await look();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe(light);
}

async function expectNoSidewaysScroll(page: Page, address: string) {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond, address).toBeLessThanOrEqual(0);
}
