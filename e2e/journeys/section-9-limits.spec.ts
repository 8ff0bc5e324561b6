import type { Page } from '@playwright/test';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { holdBack } from '../harness/hold-back.ts';
import { expect, test } from '../harness/test.ts';
import { DEVOTEE, DevoteePortal } from '../pages/devotee-portal.ts';
import { mailedLink, newEmail, Visitor } from '../pages/visitor.ts';

const overlay = (page: Page) => page.locator('[data-celebration]');
/** From here on, time passes only when the test says so. */
const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
const said = (page: Page) => page.locator('.notices [data-kind]');
/** Its exit is a short animation, which needs time to pass where the clock is stopped. */
const leaves = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(200);
    await expect(said(page)).toHaveCount(0, { timeout: 300 });
  }).toPass();

test('[9.01] [9.02] “Minimum password length 6 (register and reset); minimum full name length 2.” @any-screen', async ({ page }) => {
  const visitor = new Visitor(page);
  await page.goto('/register');
  await visitor.fillRegistration(newEmail(), { fullName: 'A', password: '12345' });
  await visitor.press('Create account');
  await expect(page.getByText('Full name must be at least 2 characters')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await visitor.fillRegistration(newEmail(), { fullName: 'Om', password: '123456' });
  await visitor.press('Create account');
  await expect(page).toHaveURL('/donor/dashboard');
  await page.goto('/reset-password?token=a&type=donor');
  await page.getByLabel('New password').fill('Om-10');
  await visitor.press('Update password');
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
});

test('[9.03] “Redirect after verification and after password reset: 3 seconds.” @any-screen', async ({ page, outbox }) => {
  const email = newEmail();
  await new Visitor(page).hasAccount(email);
  await page.clock.install();
  const waits = async (heading: string) => {
    // What follows from an answer needs a moment too.
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 300 });
    }).toPass();
    const here = page.url();
    await page.clock.runFor(2_500);
    expect(page.url()).toBe(here);
    await page.clock.runFor(500);
    await expect(page).toHaveURL('/login');
    await page.clock.resume();
  };
  const verification = await mailedLink(outbox, email, '/verify-email');
  const release = await holdBack(page, '**/api/auth/verify-email?**');
  await page.goto(verification.pathname + verification.search);
  await expect(page.getByRole('heading', { name: 'Verifying your email' })).toBeVisible();
  await stopClock(page);
  release();
  await waits('Email Verified');
  await page.request.post('/api/auth/forgot-password', { data: { email, userType: 'donor' } });
  const reset = await mailedLink(outbox, email, '/reset-password');
  await page.goto(reset.pathname + reset.search);
  await page.getByLabel('New password').fill('Kamakshi-2026');
  await page.getByLabel('Confirm password').fill('Kamakshi-2026');
  await stopClock(page);
  await page.getByRole('button', { name: 'Update password' }).click();
  await waits('Password Reset Successfully');
});

test('[9.04] [9.05] “Toast limit 1; default duration 5000 ms” @any-screen', async ({ page }) => {
  await page.clock.install();
  await page.goto('/verify-email');
  const send = page.getByRole('button', { name: 'Send verification email' });
  await send.click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(said(page)).toHaveCount(0);
  await stopClock(page);
  // A hand that stays where it pressed holds nothing: the pointer rests where the toast appears.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height - 45);
  await send.focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(400);
  await expect(said(page)).toHaveCount(1);
  await page.clock.runFor(4_000);
  await expect(said(page)).toHaveCount(1);
  await page.clock.runFor(1_000);
  await leaves(page);
});

test('[9.06] [9.07] “swipe-to-dismiss to the right, threshold 50 px; toast region hotkey F8.”', async ({ page }) => {
  await page.clock.install();
  await page.goto('/verify-email');
  const send = page.getByRole('button', { name: 'Send verification email' });
  await expect(send).toBeVisible();
  // Nothing leaves by itself.
  await stopClock(page);
  await send.focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(400);
  await expect(said(page)).toHaveCount(1);
  const swipe = async (pixels: number) => {
    const box = (await said(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [Math.round(box.x) + 30, Math.round(box.y + box.height / 2)];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(-80);
  await swipe(49);
  await expect(said(page)).toHaveCount(1);
  await swipe(50);
  await leaves(page);
  await page.clock.resume();
  await send.focus();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(send).toBeFocused();
});

test('[9.08] “Tooltip open delay 700 ms, skip delay 300 ms.” @any-screen', async ({ page, isMobile }) => {
  await page.clock.install();
  await page.goto('/forgot-password');
  const [language, theme] = [page.getByRole('button', { name: 'Language' }), page.getByRole('button', { name: 'Appearance' })];
  await expect(theme).toBeVisible();
  const tip = page.getByRole('tooltip');
  if (isMobile) {
    // A finger can't hover: nothing opens, however long it rests.
    await page.clock.runFor(2_000);
    return expect(tip).toHaveCount(0);
  }
  await stopClock(page);
  await language.hover();
  await page.clock.runFor(600);
  await expect(tip).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(tip).toHaveText('Language');
  await theme.hover();
  await page.clock.runFor(50);
  await expect(tip).toHaveText('Appearance');
  await page.mouse.move(5, 5);
  await page.clock.runFor(400);
  await theme.hover();
  await page.clock.runFor(600);
  await expect(tip).toHaveCount(0);
});

test('[9.09] “amount in minor units (cents) divided by 100, prefixed with a currency symbol defaulting to $, locale number formatting” @any-screen', async ({
  page,
  platform,
}) => {
  await enterAs(page, await signIn(platform.url, DEVOTEE, 'donor'));
  await page.goto('/devotee/activity');
  await expect(page.getByText(/\$\d{1,3}(,\d{3})*\.\d{2}/).first()).toBeVisible();
});

test('[9.10] “Storage keys: authToken, user, auth_token, temple_easter_eggs.” @any-screen', async ({ page }) => {
  await page.goto('/login');
  await new DevoteePortal(page).signIn();
  await expect(page.getByRole('button', { name: /’s account$/ })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Alt+Shift+KeyO');
    await expect(overlay(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).toEqual(expect.arrayContaining(['authToken', 'auth_token', 'user', 'temple_easter_eggs']));
});

test.describe('easter eggs', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact-confirmation');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
  /** Gestures are watched once the page is idle; an earlier attempt simply isn't seen. */
  const until = (page: Page, state: string, attempt: () => Promise<unknown>) =>
    expect(async () => {
      await attempt();
      await expect(overlay(page)).toHaveAttribute('data-celebration', state, { timeout: 3_000 });
    }).toPass();
  const clicks = (page: Page, times: number, x: number, y: number) =>
    page.evaluate(
      ([count, clientX, clientY]) => {
        for (let turn = 0; turn < count; turn++) document.body.dispatchEvent(new MouseEvent('click', { clientX, clientY, bubbles: true }));
      },
      [times, x, y] as const,
    );

  test('[9.11] [9.16] “om blessing by 3 clicks … near screen centre”; “Blessings Received and a Hindi blessing line” @any-screen', async ({
    page,
    look,
  }) => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await until(page, 'om-symbol', () => clicks(page, 3, width / 2, height / 2));
    await expect(overlay(page)).toContainText('Blessings Received');
    await expect(overlay(page).locator('[lang="hi"]')).toHaveText('आपका सदा मंगल हो');
    await look('blessing');
    await page.keyboard.press('Escape');
    await clicks(page, 2, width / 2, height / 2);
    await clicks(page, 3, 4, 4);
    await expect(overlay(page)).toHaveCount(0);
  });

  test('[9.12] [9.13] [9.15] “device acceleration above 15 three times with gaps under 1 s; count resets after 2 s … Bell volume 0.3” @small-screen', async ({
    page,
  }) => {
    await page.evaluate(() => {
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function ring(this: HTMLMediaElement) {
        document.body.dataset.volume = String(this.volume);
        return play.call(this).catch(() => undefined);
      };
    });
    const shake = (strength: number, gaps: number[]) =>
      page.evaluate(
        async ([x, waits]) => {
          for (const wait of waits) {
            await new Promise((done) => setTimeout(done, wait));
            window.dispatchEvent(Object.assign(new Event('devicemotion'), { acceleration: { x, y: 0, z: 0 } }));
          }
        },
        [strength, gaps] as const,
      );
    await until(page, 'bell-ring', () => shake(16, [0, 200, 200]));
    expect(await page.evaluate(() => document.body.dataset.volume)).toBe('0.3');
    await page.keyboard.press('Escape');
    await shake(15, [0, 200, 200]);
    await shake(16, [0, 200, 2_100]);
    await expect(overlay(page)).toHaveCount(0);
  });

  test('[9.14] “Lotus: single-finger path of at least 10 points, roughly circular and closed” @small-screen', async ({ page }) => {
    const draw = (points: number, fingers = 1) =>
      page.evaluate(
        ([count, touching]) => {
          for (let step = 0; step < count; step++) {
            const angle = (step / (count - 1)) * 2 * Math.PI;
            const point = { clientX: 200 + 80 * Math.cos(angle), clientY: 300 + 80 * Math.sin(angle) };
            const touches = Array.from({ length: touching }, () => point);
            window.dispatchEvent(Object.assign(new Event(step === 0 ? 'touchstart' : 'touchmove'), { touches }));
          }
          window.dispatchEvent(new Event('touchend'));
        },
        [points, fingers] as const,
      );
    await until(page, 'lotus-pattern', () => draw(24));
    await page.keyboard.press('Escape');
    await draw(9);
    await draw(24, 2);
    await expect(overlay(page)).toHaveCount(0);
  });

  test('they keep still for those who wish no motion, and open by keyboard @any-screen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [key, state] of [
      ['O', 'om-symbol'],
      ['L', 'lotus-pattern'],
      ['B', 'bell-ring'],
    ] as const) {
      await until(page, state, () => page.keyboard.press(`Alt+Shift+Key${key}`));
      const moving = () =>
        overlay(page).evaluate((shown) => shown.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length);
      await expect.poll(moving).toBe(0);
      await page.keyboard.press('Escape');
    }
  });
});

test('[9.17] “Loading fallback text: Loading...” @any-screen', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((open) => {
    release = open;
  });
  await page.route(/\/remotes\/mfe-auth\/.*remoteEntry/, async (route) => {
    await gate;
    await route.continue();
  });
  // A page without a first paint: the others show their screen at once.
  await page.goto('/forgot-password');
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});
