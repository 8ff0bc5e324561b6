import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';

const WEEK_MS = 7 * 86_400_000;

/** The three Saturdays after the next four weeks, at noon in UTC. */
function saturdays(): Date[] {
  const first = new Date(Date.now() + 4 * WEEK_MS);
  first.setUTCHours(12, 0, 0, 0);
  first.setUTCDate(first.getUTCDate() + 6 - first.getUTCDay());
  return [0, 1, 2].map((weeks) => new Date(first.getTime() + weeks * WEEK_MS));
}
const asShown = (date: Date, options: Intl.DateTimeFormatOptions) =>
  date.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', ...options });

test('an office announces a weekly event and cancels one date; its page shows it, and followers of the temple are notified', async ({
  page,
  platform,
  look,
}) => {
  const title = `Bhajans ${Date.now()}`;
  const dates = saturdays();
  await enterAs(page, await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin'));
  await page.goto('/temple-admin/events/create');
  const form = page.getByRole('form', { name: 'Create an event' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('How often').selectOption({ label: 'Every week' });
  await form.getByRole('button', { name: 'Sat', exact: true }).click();
  await form.getByLabel('From', { exact: true }).fill(dates[0]?.toISOString().slice(0, 10) ?? '');
  await form.getByLabel('Start time').fill('18:30');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(form.getByText('A series needs an end. Enter a last date or a number of dates.')).toBeVisible();
  await form.getByLabel(/Number of dates/).fill('3');
  await form.getByRole('button', { name: 'Show the dates' }).click();
  const listed = dates.map((date) => asShown(date, { weekday: 'short' })).join(' · ');
  await expect(form.getByText(new RegExp(`^3 dates: ${listed}`))).toBeVisible();
  await look('event-form');
  await form.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Publish event' }).click();
  await expect(page.getByText(`Published ${title}`)).toBeVisible();

  // A row of the table, which is a button on a phone.
  const date = { name: new RegExp(asShown(dates[1] ?? new Date(), { year: 'numeric' })) };
  await page.getByRole('row', date).or(page.getByRole('button', date)).first().click();
  const publicPage = (await page.getByRole('link', { name: 'View the public page' }).getAttribute('href')) ?? '';
  await page.getByRole('button', { name: 'Cancel date' }).click();
  const cancel = page.getByRole('form', { name: 'Cancel date' });
  await cancel.getByLabel('Reason').fill('Snow is forecast.');
  await cancel.getByRole('button', { name: 'Cancel date' }).click();
  await expect(cancel).toBeHidden();

  await page.goto(publicPage);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('This event is canceled. Snow is forecast.')).toBeVisible();
  await look('event-canceled');
  await expect(page.getByRole('link', { name: 'Add to calendar', exact: true })).toHaveCount(0);
  // Who sends the link on shows what it is about.
  const head = await (await page.request.get(publicPage)).text();
  expect(head).toContain(`<meta property="og:title" content="${title}">`);
  expect(head).toMatch(/<meta property="og:description" content="Canceled · \w{3}, [^"]+ · Sri Kamakshi Temple, Edison, NJ/);
  // Calendars that already have the date show it as canceled.
  const file = await page.request.get(`/api/public${new URL(page.url()).pathname}/event.ics?dates=one`);
  expect(await file.text()).toContain('STATUS:CANCELLED');

  await page.context().clearCookies();
  await enterAs(page, await signIn(platform.url, 'devotee@sannidhi.test', 'donor'));
  await page.goto('/devotee/events');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: `${title} is canceled` })
    .click();
  await expect(page).toHaveURL(publicPage);
  await expect(page.getByText('This event is canceled. Snow is forecast.')).toBeVisible();
});
