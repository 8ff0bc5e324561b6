import { PAGE_ERRORS_PATH } from '@sannidhi/contracts';
import { expect, test } from '../harness/test.ts';
import { Landing } from '../pages/landing.ts';

const EMAIL = 'devotee@sannidhi.test';
const PASSWORD = 'Namaste-108';

test('[4.01] a page that is only read asks once who is signed in, writes no error and starts no app @any-screen', async ({ page }) => {
  const calls: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(new URL(request.url()).pathname));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const landing = new Landing(page);
  await landing.open();
  await expect.poll(() => calls).toEqual(['/api/auth/me', '/api/temple-admin/auth/me']);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'sannidhiEarly' in window && window.sannidhiEarly !== undefined)).toBe(true);
  await page.keyboard.press('Tab');
  await landing.isTakenOver();
  expect(calls).toHaveLength(2);
  expect(errors).toEqual([]);
});

test('[4.03] a stored session that ended is cleared though nobody uses the page @any-screen', async ({ page }) => {
  await page.addInitScript(
    (user) => {
      localStorage.setItem('authToken', 'ended');
      localStorage.setItem('user', user);
    },
    JSON.stringify({ id: '1', role: 'donor', email: EMAIL }),
  );
  await new Landing(page).open();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test('[8.19] [8.20] an untouched page suppresses an error that nobody caught, reports it and is silent afterwards @any-screen', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const [thrown, said]: [string[], string[]] = [[], []];
  page.on('pageerror', (error) => thrown.push(error.message));
  page.on('console', (message) => said.push(message.text()));
  await page.goto('/');
  const report = page.waitForRequest(`**${PAGE_ERRORS_PATH}`);
  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('nobody asked'))));
  expect((await report).postDataJSON()).toMatchObject({ kind: 'rejection', message: 'nobody asked' });
  await page.evaluate(() => console.warn('later words'));
  expect(thrown).toEqual([]);
  expect(said.join()).not.toContain('later words');
  await context.close();
});

test('[9.07] the first F8 on an untouched page reaches the notices @any-screen', async ({ page }) => {
  await new Landing(page).open();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
});

test('[9.12] the bell rings though a shaken device is all the page has felt @small-screen', async ({ page }) => {
  await new Landing(page).open();
  // Three jolts within a second each: where the machine is too busy for that, the device is shaken again.
  await expect(async () => {
    await page.evaluate(async () => {
      for (let jolt = 0; jolt < 3; jolt += 1) {
        window.dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration: { x: 20, y: 0, z: 0 } }));
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
    });
    await expect(page.locator('[data-celebration]')).toHaveAttribute('data-celebration', 'bell-ring', { timeout: 5_000 });
  }).toPass();
});

test.describe('before the app is there', { tag: '@large-screen' }, () => {
  test('[4.11] [4.12] [4.13] rows open and close, one at a time, each with an empty form', async ({ page }) => {
    const landing = new Landing(page);
    await landing.withoutApp();
    await landing.open();
    await landing.row('Devotee Portal').click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill(EMAIL);
    await landing.row('Temple Admin').click();
    await expect(landing.row('Devotee Portal')).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('form', { name: 'Temple Admin' }).getByLabel('Email')).toHaveValue('');
    await landing.row('Temple Admin').press('Enter');
    await expect(page.getByLabel('Email')).toHaveCount(0);
  });

  test('a form half typed stays as it is when the app arrives', async ({ page }) => {
    const landing = new Landing(page);
    const letAppCome = await landing.withoutApp();
    await landing.open();
    await landing.row('Priest Portal').click();
    await page.getByLabel('Email').fill('priest@san');
    await page.evaluate(() => Object.assign(document.activeElement as object, { sameField: true }));
    letAppCome();
    await landing.isTakenOver();
    await expect(page.getByLabel('Email')).toBeFocused();
    expect(await page.evaluate(() => 'sameField' in (document.activeElement as object))).toBe(true);
    await page.keyboard.type('nidhi.test');
    await expect(page.getByLabel('Email')).toHaveValue('priest@sannidhi.test');
    await expect(landing.row('Priest Portal')).toHaveAttribute('aria-expanded', 'true');
    await landing.row('Priest Portal').click();
    await expect(page.getByLabel('Email')).toHaveCount(0);
  });

  test('a sign-in that was sent before the app arrived is carried out', async ({ page }) => {
    const landing = new Landing(page);
    const letAppCome = await landing.withoutApp();
    await landing.open();
    await landing.row('Devotee Portal').click();
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    letAppCome();
    await expect(page).toHaveURL('/devotee/dashboard');
  });

  test('an app that could not be fetched is fetched with the next press', async ({ page }) => {
    const landing = new Landing(page);
    await page.route(/\/assets\/main\./, (route) => route.abort());
    const refused = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
    await landing.open();
    await landing.row('Devotee Portal').click();
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await refused;
    await page.unrouteAll();
    // A key counts once the browser has told the page that the file didn't come.
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(page).toHaveURL('/devotee/dashboard', { timeout: 5_000 });
    }).toPass();
  });
});

test.describe('where no script runs', { tag: '@large-screen' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a portal row leads to the portal’s own sign-in page', async ({ page }) => {
    const landing = new Landing(page);
    await landing.open();
    await landing.row('Temple Admin').click();
    await expect(page).toHaveURL(/\/temple-admin\/login\??$/);
  });
});
