import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, type Page, test } from '../harness/test.ts';

const giving = (view: string) => `/temple-admin/donation-management?view=${view}`;

/** The built screens of each portal by whom they are for. */
const PORTALS = [
  {
    portal: 'donor',
    email: 'devotee@sannidhi.test',
    screens: [
      '/devotee/dashboard',
      '/devotee/panchanga',
      '/devotee/donate',
      '/devotee/activity',
      '/receipts',
      '/devotee/temples',
      '/devotee/my-temple',
      '/devotee/family',
      '/devotee/add-family-member',
      '/devotee/family-panchanga',
      '/devotee/notifications',
      '/donor/temple-preferences',
      '/devotee/edit-profile',
    ],
  },
  {
    portal: 'temple-admin',
    email: 'temple@sannidhi.test',
    screens: [
      '/temple-admin/dashboard',
      '/temple-admin/donations',
      ...['receipts', 'batches', 'hundi', 'codes', 'funds', 'tax'].map(giving),
      '/temple-admin/financial-management',
      '/temple-admin/settings',
    ],
  },
  { portal: 'priest', email: 'priest@sannidhi.test', screens: ['/priest/dashboard', '/priest/settings'] },
  {
    portal: 'superadmin',
    email: 'superadmin@sannidhi.test',
    screens: ['/superadmin/dashboard', '/superadmin/temple-approvals', '/superadmin/support', '/superadmin/settings'],
  },
] as const;

for (const { portal, email, screens } of PORTALS) {
  for (const language of ['en', 'hi']) {
    test(`at 320 px no screen of the ${portal} portal scrolls sideways, in ${language} @small-screen`, async ({ page, platform }) => {
      await enterAs(page, await signIn(platform.url, email, portal));
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.context().addCookies([{ name: 'language', value: language, url: platform.url }]);
      await page.setViewportSize({ width: 320, height: 700 });
      for (const screen of screens) {
        await page.goto(screen);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(320);
      }
    });
  }
}

const UNBROKEN = 'Thiruvananthapuram'.repeat(7);
const NAMED = [
  '/devotee/dashboard',
  '/devotee/temples',
  '/devotee/add-temple',
  '/devotee/my-temple',
  '/devotee/donate?temple=sri-kamakshi-edison',
  '/devotee/family',
  '/receipts',
];

test('at 320 px a name of 126 letters without a break scrolls no screen sideways @small-screen', async ({ page, platform }) => {
  await page.route('**/api/{devotee,public}/**', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/"(\w*[nN]ame|city)":"[^"]+"/g, `"$1":"${UNBROKEN}"`) });
  });
  await page.setViewportSize({ width: 320, height: 700 });
  const guest = ['/donate', '/donate?temple=sri-kamakshi-edison'];
  for (const screen of guest) await expectNoSidewaysScroll(page, screen);
  await enterAs(page, await signIn(platform.url, 'devotee@sannidhi.test', 'donor'));
  for (const screen of NAMED) await expectNoSidewaysScroll(page, screen);
});

async function expectNoSidewaysScroll(page: Page, screen: string) {
  await page.goto(screen);
  await expect(page.getByText(UNBROKEN).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(320);
}
