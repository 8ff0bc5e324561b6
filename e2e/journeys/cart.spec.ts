import { fundEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { ApiClient, signIn } from '../harness/api-client.ts';
import { expect, test } from '../harness/test.ts';
import { CartPage } from '../pages/cart-page.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';
import { OWN_PASSWORD, registered } from '../pages/own-account.ts';
import { CARDS, SandboxCheckout } from '../pages/sandbox-checkout.ts';

const HOME = 'sri-kamakshi-edison';
const OTHER = 'sri-venkateswara-bridgewater';

const firstFund = async (url: string, slug: string) =>
  (await new ApiClient(url).call(templeEndpoints.page, { params: { slug } })).funds[0]?.name ?? '';

test('a devotee pays for gifts to two temples one after the other, and sees what changed before paying', async ({
  page,
  outbox,
  platform,
  look,
}, { project }) => {
  const office = (await signIn(platform.url, 'temple@sannidhi.test', 'temple-admin')).api;
  const name = `Kartika lamp ${project.name}`;
  const facts = {
    description: '',
    restricted: false,
    public: true,
    active: true,
    taxedKind: 'fund' as const,
    goalCents: null,
    wording: {},
  };
  const { id: fundId } = await office.call(fundEndpoints.create, { body: { ...facts, name } });

  const email = await registered(page, outbox);
  await new DevoteePortal(page).open('/devotee/donate', email, OWN_PASSWORD);
  const cart = new CartPage(page);
  const first = await firstFund(platform.url, HOME);
  await cart.add(HOME, first, '51');
  await cart.add(HOME, name, '11');
  await cart.add(OTHER, await firstFund(platform.url, OTHER), '21');
  await office.call(fundEndpoints.update, { params: { fundId }, body: { ...facts, name: `${name} hall` } });

  await cart.open();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();
  await expect(cart.temple('Sri Kamakshi Temple').getByText(`Was called “${name}”`)).toBeVisible();
  await expect(cart.temple('Sri Venkateswara Temple').getByText('2 of 2')).toBeVisible();
  await look('cart-two-temples');
  await page
    .getByRole('button', { name: `Change the amount for ${first}` })
    .first()
    .click();
  await page.getByRole('textbox', { name: `Amount for ${first}` }).fill('30');
  await page.getByRole('button', { name: 'Save' }).click();
  await cart.pay('$41.00').click();
  await expect(page.getByText('Check the changes, then tick this box')).toBeVisible();
  await page.getByLabel('I’ve seen what changed, and $41.00 is right').check();
  await cart.pay('$41.00').click();
  await new SandboxCheckout(page).pay(CARDS.succeeds);

  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const receipt = (await page.getByText(/^SKT-\d{4}-\d{6}$/).textContent()) ?? '';
  await page.keyboard.press('Escape');
  await expect(page.getByText('Sri Venkateswara Temple is next.')).toBeVisible();
  await look('cart-next-temple');
  await cart.pay('$21.00').click();
  await new SandboxCheckout(page).pay(CARDS.succeeds);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText('$21.00', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cart, / })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'All receipts' }).click();
  await expect(page.getByRole('link', { name: `Receipt ${receipt} (PDF)` })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Download receipt .* \(PDF\)$/ })).toHaveCount(2);
});

test('what was added signed out is paid for after signing in, and leaving the payment leads back to the cart @any-screen', async ({
  page,
  outbox,
  platform,
  look,
}) => {
  const email = await registered(page, outbox);
  await page.goto(`/donate?temple=${HOME}`);
  await page.getByRole('radio', { name: await firstFund(platform.url, HOME) }).check();
  await page.getByRole('button', { name: '$51', exact: true }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: '1 gift in your cart' })).toBeVisible();
  await look('cart-signed-out');
  await page.getByRole('link', { name: '1 gift in your cart' }).click();
  await new DevoteePortal(page).signIn(email, OWN_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  const cart = new CartPage(page);
  await cart.pay('$51.00').click();
  const checkout = new SandboxCheckout(page);
  await checkout.opens();
  await checkout.leave();
  await expect(page.getByRole('heading', { name: 'You left the payment page' })).toBeVisible();
  await look('cart-left');
  await page.getByRole('button', { name: 'Back to cart' }).click();
  await expect(cart.temple('Sri Kamakshi Temple')).toBeVisible();
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await look('cart-empty');
});
