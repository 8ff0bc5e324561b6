import { templeEndpoints } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';
import { OWN_PASSWORD, registered } from '../pages/own-account.ts';

/** The browser's own instants, in the temple's zone, as its date and time fields take them. */
const clockIn = (ms: number) => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/New_York',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(Date.now() + ms));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
};

test('a devotee signs up, confirms, checks in and out, and has a certificate that anyone can verify', async ({
  page,
  platform,
  outbox,
  look,
}) => {
  const title = `Garlands ${Date.now()}`;
  const office = await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin');
  // The demo's devotee may be at a shift right now, and nobody helps at two at once.
  const devotee = await signIn(platform.url, await registered(page, outbox), 'donor', OWN_PASSWORD);
  await devotee.api.call(templeEndpoints.save, { body: { templeId: office.user.temple?.id ?? '' } });
  await enterAs(page, office);
  await page.goto('/temple-admin/volunteer-management?view=opportunities');
  await page.getByRole('button', { name: 'Create opportunity' }).click();
  const opportunity = page.getByRole('form', { name: 'Create an opportunity' });
  await opportunity.getByLabel('Title').fill(title);
  await opportunity.getByLabel('Published').check();
  await opportunity.getByRole('button', { name: 'Create opportunity' }).click();
  await expect(page.getByText(`Saved ${title}`)).toBeVisible();

  // It begins in a moment, so that check-in is open.
  await page.goto('/temple-admin/volunteer-management?shift=new');
  const shift = page.getByRole('form', { name: 'Add a shift' });
  await shift.getByLabel('Opportunity').fill(title);
  await shift.getByRole('button', { name: title, exact: true }).click();
  const [from, to] = [clockIn(120_000), clockIn(3 * 3_600_000)];
  await shift.getByLabel('Date').fill(from.date);
  await shift.getByLabel('Start time').fill(from.time);
  await shift.getByLabel('End time').fill(to.time);
  if (to.date !== from.date) await shift.getByLabel('Last day').fill(to.date);
  await shift.getByRole('button', { name: 'Add a shift' }).click();
  await expect(page.getByText('Added 1 shift')).toBeVisible();
  const open = { name: new RegExp(title) };
  await page.getByRole('row', open).or(page.getByRole('button', open)).first().click();
  await expect(page.getByRole('img', { name: `Check-in code for ${title}` })).toBeVisible();
  await look('office-shift');
  const headers = { authorization: `Bearer ${office.authToken}` };
  const shifts = await page.request.get('/api/temple-admin/shifts?gaps=true', { headers });
  const { id } = (await shifts.json()).items.find((each: { title: string }) => each.title === title);
  const { checkIn } = await (await page.request.get(`/api/temple-admin/shifts/${id}`, { headers })).json();

  await page.context().clearCookies();
  await enterAs(page, devotee);
  await page.goto('/volunteer');
  const offered = page.getByRole('listitem').filter({ hasText: title });
  await look('find-shifts');
  await offered.getByRole('button', { name: 'Sign up' }).click();
  await offered.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('You have a place')).toBeVisible();
  await page.getByRole('tab', { name: 'My shifts' }).click();
  const place = page.getByRole('listitem').filter({ hasText: title });
  await place.getByRole('button', { name: 'Confirm' }).click();
  await expect(place.getByText('Confirmed')).toBeVisible();
  await look('my-shifts');
  const code = new URL(checkIn.url);
  await page.goto(`${code.pathname}${code.search}`);
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByText(/is checked in/)).toBeVisible();
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByText(/is checked out/)).toBeVisible();
  await look('checked-out');

  await page.context().clearCookies();
  await enterAs(page, office);
  await page.goto('/temple-admin/volunteers?view=hours&status=pending');
  await page.getByRole('row', open).or(page.getByRole('button', open)).first().click();
  const adjust = page.getByRole('form', { name: 'Adjust' });
  await adjust.getByLabel('Minutes').fill('150');
  await adjust.getByLabel('Reason').fill('Stayed until the end');
  await adjust.getByRole('button', { name: 'Save adjustment' }).click();
  await expect(page.getByRole('complementary').getByText(/^Adjusted the hours of/)).toBeVisible();
  await look('office-hours');

  await page.context().clearCookies();
  await enterAs(page, devotee);
  await page.goto('/devotee/volunteer?view=hours');
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('2.5 h');
  await page.getByRole('button', { name: 'Issue a certificate' }).first().click();
  await page.getByRole('button', { name: 'Issue a certificate' }).first().click();
  await expect(page.getByText(/^Issued SC-/)).toBeVisible();
  await look('my-hours');
  await page.getByRole('link', { name: 'Verify' }).first().click();
  await page.context().clearCookies();
  await expect(page.getByText('This certificate is valid.')).toBeVisible();
  await look('verify-certificate');
});
