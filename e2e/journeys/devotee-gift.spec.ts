import { expect, test } from '../harness/test.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';
import { OWN_PASSWORD, registered } from '../pages/own-account.ts';
import { CARDS, SandboxCheckout } from '../pages/sandbox-checkout.ts';

test('a devotee gives to two purposes in somebody’s memory and finds the receipt again', async ({ page, look }) => {
  const portal = new DevoteePortal(page);
  await portal.open('/devotee/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Namaste, / })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Giving by month in/ })).toBeVisible();
  await page.getByRole('link', { name: 'Donate', exact: true }).first().click();

  await expect(page.getByRole('button', { name: 'Go to payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expect(page.getByText('Enter an amount from $1.00 to $100,000.00')).toBeVisible();
  await page.getByRole('button', { name: '$101' }).click();
  await page.getByRole('button', { name: 'Add another purpose' }).click();
  await page.getByLabel('Amount in US dollars').fill('51.50');
  await page.getByLabel('Dedicate this gift').check();
  await page.getByLabel('Dedication').selectOption('In memory of');
  await page.getByLabel('Person’s name').fill('Padma Srinivasan');
  await page.reload();
  await expect(page.getByLabel('Person’s name')).toHaveValue('Padma Srinivasan');
  await look('devotee-donate-filled');

  await page.getByRole('button', { name: 'Pay $152.50' }).click();
  await new SandboxCheckout(page).pay(CARDS.succeeds);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const receipt = (await page.getByText(/^SKT-\d{4}-\d{6}$/).textContent()) ?? '';
  await page.keyboard.press('Escape');
  await look('devotee-thanks');

  await page.getByRole('link', { name: 'All receipts' }).click();
  await expect(page.getByRole('link', { name: `Receipt ${receipt} (PDF)` })).toBeVisible();
  const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: `Receipt ${receipt} (PDF)` }).click()]);
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
  await portal.fromAccountMenu('Gifts and payments');
  await expect(page.getByRole('link', { name: `Receipt ${receipt} (PDF)` })).toBeVisible();
});

test('last year’s gifts stand on one statement, on the page and as a file @any-screen', async ({ page, look }) => {
  const year = new Date().getFullYear() - 1;
  await new DevoteePortal(page).open('/receipts');
  const tab = page.getByRole('tab', { name: String(year) });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Open statement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Year-end statement ${year}` })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Total for / })).toBeVisible();
  await expect(page.getByText('All temples').first()).toBeVisible();
  await look('devotee-statement');
  const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download statement (PDF)' }).click()]);
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
});

test('[2.38] a signed-in donor meets the donor’s form at /donate, and leaving the payment charges nothing @small-screen', async ({
  page,
  look,
}) => {
  await new DevoteePortal(page).open('/devotee/temples');
  await page.goto('/donate');
  await expect(page).toHaveURL('/devotee/donate');
  await page.getByRole('button', { name: '$11', exact: true }).click();
  await page.getByRole('button', { name: 'Pay $11.00' }).click();
  const checkout = new SandboxCheckout(page);
  await checkout.opens();
  await checkout.leave();
  await expect(page.getByRole('heading', { name: 'You left the payment page' })).toBeVisible();
  await look('devotee-left');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Pay $11.00' })).toBeVisible();
});

test('a gift that could not be started says so where the button is, keeps everything and can be sent again @any-screen', async ({
  page,
  look,
}) => {
  const portal = new DevoteePortal(page);
  await portal.open('/devotee/donate');
  await page.getByRole('button', { name: '$51', exact: true }).click();
  await page.route('**/api/devotee/donations', (route) => route.abort('connectionrefused'));
  const pay = page.getByRole('button', { name: /^Pay \$51/ });
  await pay.focus();
  await page.keyboard.press('Enter');
  const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t reach the server' });
  await expect(failure).toBeInViewport({ ratio: 1 });
  // The page may still be moving to it.
  await expect(async () => {
    const bar = await page.getByRole('navigation').last().boundingBox();
    const box = await failure.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();
  await expect(pay).toBeFocused();
  await look('devotee-gift-not-started');
  await page.unroute('**/api/devotee/donations');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
});

test('[1.13] [2.31] a devotee finds, saves and lets go of a temple @small-screen', async ({ page }) => {
  const name = 'Durga Bari';
  await new DevoteePortal(page).open('/devotee/add-temple');
  await page.getByRole('searchbox', { name: 'Temple or city' }).fill(name);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: `Save ${name}` }).click();
  await expect(page.getByRole('button', { name: `Saved ${name}` })).toBeDisabled();
  await page.getByRole('main').getByRole('link', { name: 'Saved temples' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${name} from your temples` }).click();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Temple' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sri Kamakshi Temple' })).toBeVisible();
});

test('the profile changes language and appearance at once, and signs out @any-screen', async ({ page, outbox, look }) => {
  const email = await registered(page, outbox);
  await page.goto('/devotee/login?return=/devotee/edit-profile');
  await new DevoteePortal(page).signIn(email, OWN_PASSWORD);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'हिन्दी' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'आपकी प्रोफ़ाइल' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  // Content that loads in the new language moves what is below it.
  await expect(page.getByText('नए उपकरण और साइन इन में बदलाव।')).toBeVisible();
  await look('devotee-profile-hindi-dark');
  await page.getByRole('main').getByRole('button', { name: 'साइन आउट', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
});

test('says honestly that a page is coming soon @any-screen', async ({ page }) => {
  await new DevoteePortal(page).open('/reimbursements');
  await expect(page.getByText('Coming soon')).toBeVisible();
});
