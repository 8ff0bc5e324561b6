import { expect, test } from '../harness/test.ts';
import { DEVOTEE } from '../pages/devotee-portal.ts';
import { newEmail, Visitor } from '../pages/visitor.ts';

test.describe('the portal login of the landing page', { tag: '@large-screen' }, () => {
  test('[5.01] [5.02] [5.03] [5.04] “email and password both required … destructive toast Missing Information … Email input type email. No password length rule.” @any-screen', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Devotee Portal' }).click();
    const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];
    await expect(email).toHaveAttribute('type', 'email');
    for (const [typedEmail, typedPassword] of [
      ['', ''],
      [DEVOTEE, ''],
      ['', 'x'],
    ] as const) {
      await email.fill(typedEmail);
      await password.fill(typedPassword);
      await page.getByRole('button', { name: 'Sign in' }).click();
      const toast = page.getByRole('alert').filter({ hasText: 'Missing Information' });
      await expect(toast).toContainText('Please enter both email and password');
      await expect(toast).toHaveAttribute('data-kind', 'error');
      await toast.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast).toHaveCount(0);
    }
    await email.fill(newEmail());
    await password.fill('x');
    const sent = page.waitForRequest('**/api/auth/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect((await sent).postDataJSON().password).toBe('x');
  });
});

test('[5.05] [5.06] “email valid ("Please enter a valid email address"); password required ("Password is required").” @any-screen', async ({
  page,
  look,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('meera@');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await look('auth-sign-in-errors');
});

test('[5.07] [5.08] [5.09] [5.10] “fullName at least 2 characters; email valid; password at least 6 characters; confirm password must match, on the confirm field” @any-screen', async ({
  page,
}) => {
  const visitor = new Visitor(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/auth/register') && calls.push(request.url()));
  await page.goto('/register');
  await visitor.fillRegistration('meera@', { fullName: 'M', password: '12345', confirmation: '54321' });
  await visitor.press('Create account');
  const described = async (label: string, sentence: string) => {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(sentence);
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  };
  await described('Full name', 'Full name must be at least 2 characters');
  await described('Email', 'Please enter a valid email address');
  await described('Password', 'Password must be at least 6 characters');
  await described('Confirm password', "Passwords don't match");
  expect(calls).toEqual([]);
  await visitor.fillRegistration(newEmail(), { fullName: 'Om', password: '123456' });
  await visitor.press('Create account');
  await expect(page).toHaveURL('/donor/dashboard');
});

test('[5.11] [5.12] [5.13] “at least 6 characters; at least one uppercase letter, one lowercase letter, one number; confirmation must match” @any-screen', async ({
  page,
}) => {
  await page.goto('/reset-password?token=never-sent&type=donor');
  for (const [password, sentence] of [
    ['Na-1', 'Password must be at least 6 characters long'],
    ['namaste-108', 'Password must contain at least one uppercase letter'],
    ['NAMASTE-108', 'Password must contain at least one lowercase letter'],
    ['Namaste-om', 'Password must contain at least one number'],
  ] as const) {
    await page.getByLabel('New password').fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Update password' }).click();
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  }
  await page.getByLabel('New password').fill('Namaste-108');
  await page.getByLabel('Confirm password').fill('Namaste-109');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
});

test('[5.14] [5.15] “email and account type required; submit disabled until both filled.” @any-screen', async ({ page }) => {
  await page.goto('/forgot-password');
  const send = page.getByRole('button', { name: 'Send reset link' });
  await expect(send).toBeDisabled();
  await page.getByLabel('Email').fill('meera@example.com');
  await expect(send).toBeDisabled();
  await page.getByLabel('Account type').selectOption('Temple Admin');
  await expect(send).toBeEnabled();
  await page.getByLabel('Email').fill('');
  await expect(send).toBeDisabled();
});

test('[5.16] “email required (toast Email Required: "Please enter your email address").” @any-screen', async ({ page }) => {
  await page.goto('/verify-email');
  await page.getByRole('button', { name: 'Send verification email' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Email Required' });
  await expect(toast).toContainText('Please enter your email address');
});
