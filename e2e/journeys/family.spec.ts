import ICAL from 'ical.js';
import { expect, test } from '../harness/test.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';
import { FamilyPages } from '../pages/family-pages.ts';
import { today } from '../pages/priest-tablet.ts';

test('a devotee adds a child whose hour of birth nobody knows, and chooses the star the family remembers @any-screen', async ({
  page,
  look,
}) => {
  const family = new FamilyPages(page);
  await new DevoteePortal(page).open('/devotee/family');
  await expect(page.getByRole('heading', { name: 'Meera Raghunathan' })).toBeVisible();
  await page.getByRole('link', { name: 'Add a family member' }).click();
  const name = `Kavya ${Date.now()}`;
  await family.describe({ name, relation: 'Niece', birthDate: '2008-08-02', city: 'Edison' });
  await expect(page.getByText('There was more than one nakshatra that day.')).toBeVisible();
  await look('devotee-add-family-member');
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await page.getByRole('button', { name: 'Magha' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/devotee/family');
  await expect(family.member(name).getByText('Magha (from your family)')).toBeVisible();
  await family.remove(name);
  await expect(page.getByText(`Removed ${name}`)).toBeVisible();
});

test('the family’s days stand by date and by person, and a calendar app reads them until the address is ended @small-screen', async ({
  page,
  request,
}) => {
  const year = today().slice(0, 4);
  await new DevoteePortal(page).open('/devotee/family-panchanga');
  await expect(page.getByRole('heading', { level: 1, name: `Family panchanga ${year}` })).toBeVisible();
  await expect(page.getByText('Srinivasan', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'By person' }).click();
  await page.getByRole('button', { name: 'Create calendar link' }).click();
  const address = (await page.getByText(/family\.ics\?language=en$/).textContent()) ?? '';
  const events = new ICAL.Component(ICAL.parse(await (await request.get(address)).text())).getAllSubcomponents('vevent');
  expect(events.length).toBeGreaterThan(26);
  await page.getByRole('button', { name: 'Turn off link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off link' }).click();
  await expect(page.getByRole('button', { name: 'Create calendar link' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});

test('[1.06] festivals wait at the bell, and what to be notified of is chosen in one place @small-screen', async ({ page }) => {
  await new DevoteePortal(page).open('/devotee/dashboard');
  await page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('link').first()).toBeVisible();
  await page.goto('/devotee/notices');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await page.goto('/devotee/edit-profile');
  await page.getByRole('link', { name: 'Choose which ones' }).click();
  await expect(page.getByText(/You’ll get festival reminders for /)).toBeVisible();
  await page.getByLabel('How far ahead').selectOption('3 days before');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Preferences saved')).toBeVisible();
});
