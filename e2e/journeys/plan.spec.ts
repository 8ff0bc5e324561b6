import { expect, test } from '../harness/test.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';
import { SandboxCardPage } from '../pages/sandbox-card-page.ts';

test('a devotee gives every month, skips one, changes the amount, and cancels', async ({ page, look }) => {
  const portal = new DevoteePortal(page);
  await portal.open('/devotee/donate?view=recurring');
  await page.getByRole('link', { name: 'Give regularly' }).click();
  await page.getByRole('button', { name: '$51' }).click();
  await page.getByLabel('Day of the month').selectOption('The last day');
  await expect(page.getByRole('region', { name: 'Next dates' }).getByRole('listitem')).toHaveCount(6);
  await look('devotee-give-regularly');
  await page.getByRole('button', { name: 'Give $51.00 regularly' }).click();

  await new SandboxCardPage(page).save('4242 4242 4242 4242');
  await expect(page.getByText('Visa ending 4242 is saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Every month on the last day' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '$51.00 to Sri Kamakshi Temple' })).toBeVisible();
  await expect(page.locator('[data-step-start]')).toBeFocused();
  await look('devotee-recurring-gift');

  const dates = page.getByRole('list', { name: 'Next dates' }).getByRole('listitem');
  await dates.nth(1).getByRole('button').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Skip / })
    .click();
  await expect(dates.nth(1).getByText('Skipped')).toBeVisible();

  await page.getByRole('button', { name: 'Change amount or purpose' }).click();
  await page.getByRole('button', { name: '$101' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '$101.00 to Sri Kamakshi Temple' })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel recurring gift' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel recurring gift' }).click();
  await expect(page.getByText('You canceled this gift. Nothing more is charged.')).toBeVisible();
});
