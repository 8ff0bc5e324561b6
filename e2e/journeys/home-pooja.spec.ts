import { signIn } from '../harness/api-client.ts';
import { expect, test } from '../harness/test.ts';
import { CartPage } from '../pages/cart-page.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';
import { HomePoojaOffice, offerHomePooja } from '../pages/home-pooja-office.ts';
import { OWN_PASSWORD, registered } from '../pages/own-account.ts';
import { PriestPortal } from '../pages/priest-portal.ts';
import { dueIn, today } from '../pages/priest-tablet.ts';
import { CARDS, SandboxCheckout } from '../pages/sandbox-checkout.ts';

const TEMPLE = 'sri-kamakshi-edison';

test('a family asks for a pooja at home and pays the quote; its open page says that the priest performed it @small-screen', async ({
  page,
  browser,
  outbox,
  platform,
  look,
}, { project, repeatEachIndex }) => {
  const name = `Gruhapravesam ${project.name} ${repeatEachIndex}`;
  await offerHomePooja(platform.url, name);
  const email = await registered(page, outbox);
  const family = new DevoteePortal(page);
  await family.open(`/pooja-services?view=request&temple=${TEMPLE}`, email, OWN_PASSWORD);
  const form = page.getByRole('form', { name: 'Request a pooja' });
  await form.getByLabel('What would you like?').fill(name);
  await form.getByLabel('Addressed to').fill('Lakshmi Natarajan');
  await form.getByLabel('Street and number').fill('1 Main Street');
  await form.getByLabel('City').fill('Princeton');
  await form.getByLabel('State').selectOption('NJ');
  await form.getByLabel('ZIP code').fill('08540');
  await form.getByLabel('Date 1').fill(today());
  await form.getByLabel('Name', { exact: true }).fill('Lakshmi Natarajan');
  await look('home-pooja-request');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Requested', { exact: true })).toBeVisible();

  const officeContext = await browser.newContext({ baseURL: platform.url });
  const office = new HomePoojaOffice(await officeContext.newPage());
  await office.enterAs(await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin'));
  await office.quote(name, name);

  // Nobody touches the family's page meanwhile.
  await page.getByRole('button', { name: 'Accept and pay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await new CartPage(page).pay('$101.00').click();
  await new SandboxCheckout(page).pay(CARDS.succeeds);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/bookings?view=requests');
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();

  await office.schedule(name);
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await office.offerTo('Ramachandra Sastry', name);

  const priestContext = await browser.newContext({ baseURL: platform.url });
  const priest = new PriestPortal(await priestContext.newPage());
  await priest.openOffers(platform.url, 'priest@sannidhi.test');
  await priest.card(name).getByRole('button', { name: 'Accept' }).click();
  await expect(priest.page.getByText(`You perform ${name}`)).toBeVisible();
  dueIn(platform, name);
  await priest.performs(name);

  await expect(page.getByText('Performed', { exact: true })).toBeVisible();
  await look('home-pooja-performed');
  await Promise.all([officeContext.close(), priestContext.close()]);
});
