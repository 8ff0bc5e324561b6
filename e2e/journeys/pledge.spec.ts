import { expect, test } from '../harness/test.ts';
import { DevoteePortal } from '../pages/devotee-portal.ts';
import { OWN_PASSWORD, registered } from '../pages/own-account.ts';
import { CARDS, SandboxCheckout } from '../pages/sandbox-checkout.ts';

test('a devotee pledges, gives the first installment and sees it counted', async ({ page, look, outbox }) => {
  const portal = new DevoteePortal(page);
  const email = await registered(page, outbox);
  await portal.open('/devotee/activity?view=new-pledge&temple=sri-kamakshi-edison', email, OWN_PASSWORD);
  const form = page.getByRole('form', { name: 'Make a pledge' });
  await form.getByLabel('Amount in US dollars').fill('1200');
  await form.getByLabel('First due date').fill('2035-01-31');
  await look('devotee-new-pledge');
  await form.getByRole('button', { name: 'Make pledge' }).click();
  await expect(page).toHaveURL('/devotee/activity?view=pledges');
  await expect(page.getByText('$0.00 of $1,200.00 paid')).toBeVisible();
  await expect(page.getByText('February 28, 2035')).toBeVisible();
  await look('devotee-pledges');

  await page.getByRole('link', { name: 'Give $100.00' }).click();
  await page.getByRole('button', { name: 'Pay $100.00' }).click();
  await new SandboxCheckout(page).pay(CARDS.succeeds);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/devotee/activity?view=pledges');
  await expect(page.getByText('$100.00 of $1,200.00 paid')).toBeVisible();
});
