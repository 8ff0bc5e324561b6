import { signIn } from '../harness/api-client.ts';
import { enterAs } from '../harness/enter-as.ts';
import { expect, test } from '../harness/test.ts';
import { offerHoma, PriestPortal } from '../pages/priest-portal.ts';

test('a service is offered, declined, goes to the next priest, and the office sees who accepted @large-screen', async ({
  page,
  browser,
  platform,
  lookAtBoth,
}, { project }) => {
  const name = `Navagraha homa ${project.name}`;
  const date = await offerHoma(platform.url, name);
  await enterAs(page, await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin'));
  const list = `/temple-admin/pooja-booking-management?view=priests&from=${date}&to=${date}`;
  await page.goto(list);
  const item = page
    .getByRole('row', { name: new RegExp(name) })
    .or(page.getByRole('listitem').getByRole('button', { name: new RegExp(name) }));
  await item.first().click();
  const panel = page.getByRole('complementary', { name: new RegExp(name) });
  await panel.getByRole('button', { name: 'Assign' }).click();
  await expect(panel.getByText('Doesn’t perform Navagraha homa').first()).toBeVisible();
  await panel.getByRole('radio', { name: /Venkatesh Bhattar/ }).check();
  await lookAtBoth('assign-priest');
  await panel.getByRole('button', { name: 'Offer service' }).click();
  await expect(panel.getByText('Venkatesh Bhattar')).toBeVisible();

  const other = await browser.newContext({ baseURL: platform.url });
  const first = new PriestPortal(await other.newPage());
  await first.openOffers(platform.url, 'bhattar@priests.test');
  const offer = first.card(name);
  await offer.getByRole('button', { name: 'Decline' }).click();
  await offer.getByRole('textbox', { name: 'Reason' }).fill('A wedding in the family');
  await offer.getByRole('button', { name: 'Decline' }).click();
  await expect(first.page.getByText(`The next priest will be asked for ${name}`)).toBeVisible();

  const next = await browser.newContext({ baseURL: platform.url });
  const second = new PriestPortal(await next.newPage());
  await second.openOffers(platform.url, 'priest@sannidhi.test');
  await second.card(name).getByRole('button', { name: 'Accept' }).click();
  await expect(second.page.getByText(`You perform ${name}`)).toBeVisible();

  await page.goto(list);
  await item.first().click();
  await expect(panel.getByText('“A wedding in the family”')).toBeVisible();
  await expect(panel.getByText('Ramachandra Sastry')).toBeVisible();
  await expect(panel.getByText('The only priest who is free and can perform it')).toBeVisible();
  await lookAtBoth('assigned-priest');
  await Promise.all([other.close(), next.close()]);
});
