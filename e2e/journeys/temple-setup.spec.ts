import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '../harness/test.ts';
import { Keyboard } from '../pages/keyboard.ts';
import { OWNER_PASSWORD, registerTemple } from '../pages/registered-temple.ts';
import { mailedLink } from '../pages/visitor.ts';

/** The page of an entry of the navigation, or of a tab, is there once its heading is. */
const arrived = (page: Page, heading: string) => expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

test('an owner sets a whole temple up by keyboard alone @large-screen', async ({ page, outbox, platform, lookAtBoth }) => {
  const unique = randomUUID().slice(0, 8);
  const name = `Sri Varadaraja Temple ${unique}`;
  const email = `sudha-${unique}@example.com`;
  await registerTemple(platform.url, { name, email });
  const { pathname, search } = await mailedLink(outbox, email, '/verify-email');
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();

  const keyboard = new Keyboard(page);
  const saved = (sentence: string) => expect(page.getByText(sentence)).toBeVisible();
  const nextTab = async (heading: string, steps = 1) => {
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await arrived(page, heading);
  };
  await page.goto('/temple-admin/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await keyboard.fill('Email', email);
  await keyboard.fill('Password', OWNER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/temple-admin/dashboard');
  await expect(page.getByText('Your temple isn’t approved yet')).toBeVisible();

  await keyboard.press('Settings');
  await keyboard.reach('You and the temple');
  await nextTab('Profile');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await keyboard.fill('Deities', 'Varadaraja, Perundevi');
  await keyboard.press('Tamil', 'Space');
  await expect(page.getByRole('button', { name: 'Tamil', pressed: true })).toBeVisible();
  await keyboard.press('Save profile');
  await saved('Saved the profile');
  await lookAtBoth('temple-setup-profile');

  await keyboard.reach('Profile');
  await nextTab('Address');
  await keyboard.fill('ZIP code', '85004');
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Phoenix');
  await expect(page.getByText('Time zone at the pin: Mountain Standard Time')).toBeVisible();
  const latitude = page.getByLabel('Latitude');
  const before = Number(await latitude.inputValue());
  await keyboard.press('Move the pin north');
  await expect.poll(async () => Number(await latitude.inputValue())).toBeGreaterThan(before);
  await keyboard.press('Save address');
  await saved('Saved the address');
  await lookAtBoth('temple-setup-address');

  await keyboard.reach('Address');
  await nextTab('Opening hours');
  await keyboard.press('Add hours');
  await expect(page.getByRole('combobox', { name: 'Opens' })).toBeVisible();
  await keyboard.press('Add a special day');
  await expect(page.getByLabel('Date')).toBeFocused();
  await page.keyboard.type(`0114${new Date().getFullYear() + 1}`);
  await keyboard.fill('Festival or reason', 'Makara Sankranti');
  await keyboard.press('Closed all day', 'Space');
  await expect(page.getByRole('checkbox', { name: 'Closed all day' })).toBeChecked();
  await keyboard.press('Save hours');
  await saved('Saved the hours');
  await lookAtBoth('temple-setup-hours');

  await keyboard.reach('Hours');
  await nextTab('Payments', 3);
  await keyboard.press('Set up payments');
  await arrived(page, 'Set up a payment account');
  await keyboard.reach('The office left before the end');
  for (const name of [/^Everything was sent/, /^Everything is verified/]) {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name })).toBeChecked();
  }
  await keyboard.press('Return to the temple');
  await saved('Your temple can take payments');
  await lookAtBoth('temple-setup-payments');

  await keyboard.reach('Payments');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await arrived(page, 'Receipts');
  await keyboard.fill('Signed by', 'Sudha Varadan');
  await keyboard.fill('Title', 'Secretary');
  await keyboard.press('Save receipt settings');
  await saved('Saved the receipt settings');
  await lookAtBoth('temple-setup-receipts');

  await keyboard.press('Funds');
  await arrived(page, 'Funds');
  await keyboard.press('Create a fund');
  await keyboard.fill('Name', 'Gopuram');
  await keyboard.fill('Goal', '250000');
  await keyboard.press('Create fund');
  await saved('Saved Gopuram');
  await expect(page.getByRole('row', { name: /Gopuram/ })).toContainText('of $250,000');

  await keyboard.press('Staff');
  await keyboard.reach('People');
  await nextTab('Invitations');
  await keyboard.press('Invite staff');
  await keyboard.fill('Email', `treasurer-${unique}@example.com`);
  await keyboard.reach('Role');
  await page.keyboard.type('Treasurer');
  await keyboard.press('Send invitation');
  await saved(`Invitation sent to treasurer-${unique}@example.com`);

  await keyboard.press('Dashboard');
  await keyboard.press('See status: Your temple isn’t approved yet');
  await arrived(page, 'Verification');
  await expect(page.getByRole('table', { name: 'What our team checks' })).toBeVisible();
  await lookAtBoth('temple-setup-verification');
});
