import { expect, test } from '../harness/test.ts';
import { CartPage } from '../pages/cart-page.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';
import { announceOpening } from '../pages/opening-page.ts';
import { OWN_PASSWORD, registered } from '../pages/own-account.ts';

test('two devotees wait, both are let in at the minute, one gets the last place and the other waits for it @small-screen', async ({
  page,
  browser,
  outbox,
  platform,
  lookAtBoth,
}, { project }) => {
  const context = await browser.newContext({ baseURL: platform.url, viewport: page.viewportSize() });
  const other = await context.newPage();
  const emails = [await registered(page, outbox), await registered(other, outbox)] as const;
  // It opens a minute or two later: only what has to happen before is done from here on.
  const path = await announceOpening(platform.url, `Ekadashi ${project.name}`, 1);
  for (const [tab, email] of [
    [page, emails[0]],
    [other, emails[1]],
  ] as const) {
    await tab.goto(path);
    await tab.getByRole('link', { name: 'Sign in to join' }).click();
    await new DevoteePortal(tab).signIn(email, OWN_PASSWORD);
    await tab.getByRole('button', { name: 'Enter the waiting room' }).click();
    await expect(tab.getByText('You’re in the waiting room.')).toBeVisible();
  }
  await lookAtBoth('opening-waiting');
  // The minute comes: nobody reloads.
  for (const tab of [page, other]) await expect(tab.getByText('It’s your turn')).toBeVisible({ timeout: 150_000 });
  await lookAtBoth('opening-turn');
  await page.getByRole('radio', { name: /1 of 1 left/ }).check();
  await page.getByLabel('Name', { exact: true }).fill('Lakshmi Natarajan');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(new CartPage(page).page.getByText(/^Held for you until/)).toBeVisible();

  await expect(other.getByText('Sold out', { exact: true }).first()).toBeVisible();
  await other.getByRole('radio', { name: /Full. Join the waitlist/ }).check();
  await other.getByLabel('Name', { exact: true }).fill('Sunitha Hegde');
  await other.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(other.getByText('Number 1 in line')).toBeVisible();
  await context.close();
});
