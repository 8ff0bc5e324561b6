import { expect, type Page, test } from '../harness/test.ts';
import { GuestGift, newPhone, posterAddress } from '../pages/guest-gift.ts';
import { CARDS, SandboxCheckout } from '../pages/sandbox-checkout.ts';

test('[1.10] [4.25] a guest gives by the code on the wall with a phone alone, and has the receipt', async ({
  page,
  platform,
  outbox,
  look,
}) => {
  const gift = new GuestGift(page, outbox);
  const phone = newPhone();

  await page.goto(await posterAddress(platform.url));
  await expect(page.getByRole('heading', { level: 1, name: 'Sri Kamakshi Temple' })).toBeVisible();
  await expect(page.getByText('From the code')).toBeVisible();
  await look('guest-1-amount');
  await gift.choose('$51');
  await expect(page.getByRole('checkbox', { name: /to cover card fees/ })).not.toBeChecked();
  await gift.coverCosts();
  await gift.continueWith('$52.83');
  await look('guest-2-phone');

  await gift.askForCode(phone);
  await gift.enterCode('000000');
  await expect(page.getByText(/That code didn't match.*4 tries left/)).toBeVisible();
  await expect(gift.code).toBeFocused();
  await expect(page.getByRole('region', { name: 'Before you pay' })).toContainText('Sri Kamakshi Temple of Edison, Inc.');
  await look('guest-3-code');

  await page.reload();
  await expect(page.getByText('$52.83').first()).toBeVisible();
  await gift.proveItIs(phone);
  await new SandboxCheckout(page).pay(CARDS.succeeds);

  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText('The temple has received your gift of $52.83.')).toBeVisible();
  await expect(page.getByText(/^SKT-\d{4}-\d{6}$/)).toBeVisible();
  await expectBlessingToCoverNoAction(page);
  await page.keyboard.press('Escape');
  await look('guest-4-thanks');
  const [pdf] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download receipt (PDF)' }).click()]);
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
});

test('a guest puts a name on the receipt afterwards: the first is void, the second takes its place @small-screen', async ({
  page,
  platform,
  outbox,
  look,
}) => {
  const gift = new GuestGift(page, outbox);
  const phone = newPhone();
  await page.goto(await posterAddress(platform.url));
  await gift.choose('$21');
  await gift.continueWith('$21.00');
  await gift.askForCode(phone);
  await gift.proveItIs(phone);
  await new SandboxCheckout(page).pay(CARDS.succeeds);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const number = page.getByText(/^SKT-\d{4}-\d{6}$/);
  const first = (await number.textContent()) ?? '';

  await page.getByRole('button', { name: 'Add name and email' }).click();
  await expect(page.getByText(`Receipt ${first} will be voided and replaced.`)).toBeVisible();
  await page.getByRole('button', { name: 'Reissue receipt' }).click();
  await expect(page.getByText('Enter your legal name')).toBeVisible();
  await look('guest-5-name');
  await page.getByLabel('Legal name').fill('Meera Raghunathan');
  await page.getByRole('textbox', { name: 'Email' }).fill('meera.guest@example.com');
  await page.getByRole('button', { name: 'Reissue receipt' }).click();
  await expect(page.getByText('Your receipt was reissued')).toBeVisible();
  await expect(page.getByText('The receipt is in the name of Meera Raghunathan.')).toBeVisible();
  await expect(number).not.toHaveText(first);
  await look('guest-6-reissued');

  const again = page.getByRole('link', { name: 'Give again' });
  await expect.poll(() => again.evaluate(isUncovered)).toBe(true);
  await again.click();
  await page.getByRole('button', { name: 'Continue with $21.00' }).click();
  await expect(page.getByText('Your number is confirmed')).toBeVisible();
});

test('[7.05] a payment that is confirmed late is waited for live, and a declined or left one charges nothing @small-screen', async ({
  page,
  platform,
  outbox,
  look,
}) => {
  const gift = new GuestGift(page, outbox);
  const checkout = new SandboxCheckout(page);
  const phone = newPhone();
  await page.goto(await posterAddress(platform.url));
  await gift.choose('$11');
  await gift.continueWith('$11.00');
  await gift.askForCode(phone);
  await gift.proveItIs(phone);

  await checkout.opens();
  await checkout.leave();
  await expect(page.getByRole('heading', { name: 'You left the payment page' })).toBeVisible();
  await expect(page.getByText(/Nothing was charged/)).toBeVisible();
  await look('guest-left');

  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await checkout.pay(CARDS.late);
  await expect(page.getByRole('heading', { name: 'Confirming your gift' })).toBeVisible();
  await look('guest-waiting');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('wrong input is named in words and nothing is sent @small-screen', async ({ page, platform, outbox, look }) => {
  await page.goto(await posterAddress(platform.url));
  const amount = page.getByLabel('Your gift in US dollars');
  for (const [typed, sentence] of [
    ['', 'Enter an amount like 51 or 1,116.50'],
    ['om', 'Enter an amount like 51 or 1,116.50'],
    ['0.5', 'Enter an amount from $1.00 to $5,000.00'],
    ['5000.01', 'Enter an amount from $1.00 to $5,000.00'],
  ] as const) {
    await amount.fill(typed);
    await page.getByRole('button', { name: /^Continue/ }).click();
    await expect(page.getByText(sentence).filter({ visible: true })).toBeVisible();
    await expect(amount).toBeFocused();
  }
  await look('guest-wrong-amount');
  await amount.fill('51');
  const gift = new GuestGift(page, outbox);
  await gift.continueWith('$51.00');
  await page.getByLabel('Mobile number').fill('+91 98765 43210');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.getByText(/10-digit US or Canadian mobile number/).filter({ visible: true })).toBeVisible();
});

test('[2.25] without a temple one is chosen first, and an unknown one is no dead end @small-screen', async ({ page, look }) => {
  await page.goto('/donate?temple=no-such-temple&name=Fake');
  await expect(page.getByText('We couldn’t find the temple for this link')).toBeVisible();
  await page.getByRole('link', { name: 'Choose a temple' }).click();
  await page.getByRole('searchbox', { name: 'Temple or city' }).fill('Edison');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/search=Edison/);
  await look('guest-choose-temple');
  await page.getByRole('link', { name: 'Give to Sri Kamakshi Temple' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sri Kamakshi Temple' })).toBeVisible();
});

test('another browser sees nothing of a guest’s gift @any-screen', async ({ page, look }) => {
  await page.goto('/donate?gift=0192f0c1-7d1a-7c3e-8a55-0000000000d1&outcome=paid');
  await expect(page.getByText('We can’t show this gift here')).toBeVisible();
  await look('guest-unknown-gift');
});

/** Whether a press in its middle reaches the element. */
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** The blessing after a gift is in sight, and no link or button lies under it. */
async function expectBlessingToCoverNoAction(page: Page) {
  await expect(page.locator('[data-celebration="om-symbol"]')).toBeInViewport();
  const covered = await page.evaluate(() => {
    const blessing = document.querySelector('[data-celebration]')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll('main a, main button, header a, header button')]
      .filter((action) => {
        const { left, right, top, bottom, width } = action.getBoundingClientRect();
        const apart = right <= blessing.left || left >= blessing.right || bottom <= blessing.top || top >= blessing.bottom;
        return width > 0 && !apart;
      })
      .map(({ textContent }) => textContent);
  });
  expect(covered).toEqual([]);
}
