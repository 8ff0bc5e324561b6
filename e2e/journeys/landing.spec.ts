import { expect, test } from '../harness/test.ts';
import { Landing } from '../pages/landing.ts';

test.describe('on a large screen', { tag: '@large-screen' }, () => {
  test('says what is missing and what was wrong', async ({ page, look }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Temple Admin' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Please enter both email and password')).toBeVisible();
    await page.getByLabel('Email').fill('temple@sannidhi.test');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Login Failed')).toBeVisible();
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await look('landing-sign-in-failed');
  });
});

test('[2.04] [2.06] [2.08] leads on to registration, the demo gift and the contact page', async ({ page, look }) => {
  const landing = new Landing(page);
  await landing.open();
  await look('landing');
  await expect(page.getByRole('link', { name: 'Create Devotee Account' })).toHaveAttribute('href', '/devotee/register');
  await expect(page.getByRole('link', { name: 'Register Your Temple' })).toHaveAttribute('href', '/temple-admin/signup');
  await expect(page.getByRole('link', { name: 'Try Demo Donation' })).toHaveAttribute(
    'href',
    /^\/donate\?temple=sri-kamakshi-edison&qr=[^&]+&name=[^&]+&purpose=[^&]+$/,
  );
  await page.getByRole('link', { name: 'Write to us' }).focus();
  await landing.isTakenOver();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeFocused();
});

test('reads before any script runs, in both languages @any-screen', async ({ browser, baseURL }) => {
  for (const [locale, title] of [
    ['hi-IN', 'मंदिरों और दाताओं के बीच सेतु'],
    ['en-US', 'Bridging temples and donors'],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', locale });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('1000+')).toBeVisible();
    await context.close();
  }
});

test('switches to Hindi and stays there @any-screen', async ({ page, look }) => {
  await page.goto('/');
  await page.getByLabel('Language').selectOption('hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('मंदिरों और दाताओं के बीच सेतु');
  await look('landing-hindi');
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('हमसे संपर्क करें');
});

test('keeps a message from the contact page @any-screen', async ({ page, look, outbox }) => {
  const email = `writer-${Date.now()}@example.com`;
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Meera Raghunathan');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('What’s it about?').selectOption('receipt');
  await page.getByLabel('Your message').fill('My receipt names the wrong year.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'We got your message' })).toBeVisible();
  await look('contact-confirmation');
  const { subject, text } = await outbox.waitFor(email);
  expect(subject).toMatch(/^We have your message, [2-9A-HJ-NP-Z]{8}$/);
  expect(text).not.toContain('wrong year');
});
