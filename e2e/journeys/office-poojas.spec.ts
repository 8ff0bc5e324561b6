import { signIn } from '../harness/api-client.ts';
import { expect, test } from '../harness/test.ts';
import { OfficePoojas } from '../pages/office-poojas.ts';
import { CARDS } from '../pages/sandbox-checkout.ts';

test('the office offers a pooja every day, books a walk-in, checks them in, and cancels a time after seeing what that does', async ({
  page,
  platform,
  look,
}, { project }) => {
  const name = `Ganapati Pooja ${project.name}`;
  const office = new OfficePoojas(page);
  await office.enterAs(await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin'));
  await office.addPooja(name, { minutes: '30', places: '6', price: '51' });
  await office.addDailySchedule(name, { time: '23:59', places: '6', online: '4', counter: '2' });

  await office.openWalkIn();
  await look('office-walk-in');
  await office.bookWalkIn(new RegExp(name), 'Sunitha Hegde');
  await expect(page.getByText(`Booked ${name} for Sunitha Hegde`)).toBeVisible();
  await office.openBooking(`Sunitha Hegde, ${name}`);
  await look('office-booking');
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByRole('complementary').getByText('Checked in', { exact: true })).toBeVisible();

  await office.openTimeToday(name);
  await look('office-pooja-time');
  await page.getByRole('button', { name: 'Cancel this time' }).click();
  await expect(page.getByText('1 family (1 name)')).toBeVisible();
  await expect(page.getByText('$51.00')).toBeVisible();
  await expect(page.getByText('Sunitha Hegde', { exact: true })).toBeVisible();
  await look('office-cancel-time');
  await page.getByLabel('Reason').fill('The priest is ill');
  await page.getByRole('button', { name: 'Cancel this time' }).click();
  await expect(page.getByText('Canceled. 1 family is being refunded.')).toBeVisible();

  await office.bookings();
  await office.openBooking(`Sunitha Hegde, ${name}`);
  await expect(page.getByText('The priest is ill')).toBeVisible();
  await expect(page.getByRole('complementary').getByText('Canceled', { exact: true })).toBeVisible();
});

test('a walk-in’s card is declined, another one pays on the same page, and a payment that is canceled can be tried again @large-screen', async ({
  page,
  platform,
  lookAtBoth,
}, { project }) => {
  const name = `Card Pooja ${project.name}`;
  const office = new OfficePoojas(page);
  await office.enterAs(await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin'));
  await office.addPooja(name, { minutes: '30', places: '6', price: '51' });
  await office.addDailySchedule(name, { time: '23:59', places: '6', online: '3', counter: '3' });

  await office.openWalkIn();
  const first = await office.askWalkInForCard(new RegExp(name), 'Sunitha Hegde');
  await lookAtBoth('office-walk-in-card');
  await first.pay(CARDS.declines);
  await expect(page.getByText('The card was declined.')).toBeVisible();
  await lookAtBoth('office-walk-in-declined');
  await first.pay(CARDS.succeeds);
  await expect(page.getByText(`Paid. ${name} is booked for Sunitha Hegde.`)).toBeVisible();
  await expect(first.page.getByRole('heading', { name: 'Back to the counter' })).toBeVisible();
  await first.page.close();
  await page.getByRole('button', { name: 'Done' }).click();
  await office.openBooking(`Sunitha Hegde, ${name}`);

  await office.openWalkIn();
  await (await office.askWalkInForCard(new RegExp(name), 'Kamala Rao')).page.close();
  // After a reload it is still there.
  await office.openWalkIn();
  await page.getByRole('button', { name: 'Kamala Rao, $51.00' }).click();
  await page.getByRole('button', { name: 'Cancel this payment' }).click();
  await expect(page.getByText('The payment was canceled. No money was taken.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Booked by')).toHaveValue('Kamala Rao');
});
