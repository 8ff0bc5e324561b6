import { randomUUID } from 'node:crypto';
import type { CurrentUser } from '@sannidhi/contracts';
import { signIn } from '../harness/api-client.ts';
import { giveAndPay } from '../harness/give.ts';
import { expect, test } from '../harness/test.ts';
import { acceptInvitation } from '../pages/accept-invitation.ts';
import { DevoteePortal, PASSWORD } from '../pages/devotee-portal.ts';
import { newEin, OWNER_PASSWORD, registerTemple } from '../pages/registered-temple.ts';
import { StaffDesk } from '../pages/staff-desk.ts';
import { TempleOffice } from '../pages/temple-office.ts';
import { newEmail } from '../pages/visitor.ts';

const pathOf = (link: string) => {
  const { pathname, search } = new URL(link);
  return pathname + search;
};

/** A temple that nobody has registered before, and who registers it. */
function newTemple() {
  const unique = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  return { name: `Sri Varadaraja Perumal ${unique}`, email: `sudha-${unique}@example.com` };
}

test('[2.32] a temple registers', async ({ page, look }) => {
  const { name, email } = newTemple();
  await page.goto('/temple-admin/signup');
  await expect(page.getByRole('heading', { level: 1, name: 'Register your temple' })).toBeVisible();
  await page.getByLabel('Temple name').fill(name);
  await page.getByLabel('Legal name').fill(`${name}, Inc.`);
  await page.getByLabel('EIN').fill(newEin());
  await page.getByLabel('Tax status').selectOption('public-charity');
  await page.getByLabel('Street address').fill('4410 Green Level Road');
  await page.getByLabel('City').fill('Cary');
  await page.getByLabel('State', { exact: true }).selectOption('NC');
  await page.getByLabel('ZIP code').fill('27519');
  await page.reload();
  await expect(page.getByLabel('Temple name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await look('temple-signup-contact');
  await page.getByLabel('Full name').fill('Sudha Varadan');
  await page.getByLabel('Your role at the temple').fill('Secretary');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Mobile number').fill('7325550148');
  await page.getByLabel('Password', { exact: true }).fill(OWNER_PASSWORD);
  await page.getByLabel('Confirm password').fill(OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByLabel('Add IRS letter')
    .first()
    .setInputFiles({ name: 'irs-letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
  await expect(page.getByText('irs-letter.pdf, 1 KB')).toBeVisible();
  await look('temple-signup-documents');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: /I’m authorized to act for this temple/ }).check();
  await look('temple-signup-review');
  await page.getByRole('button', { name: 'Submit registration' }).click();
  await expect(page.getByRole('heading', { name: 'Registration submitted' })).toBeVisible();
  await look('temple-signup-sent');
});

test('[2.32] [2.36] a temple is asked for changes, is approved, and its owner hands it over to the treasurer @any-screen', async ({
  page,
  outbox,
  look,
  browser,
  baseURL,
  platform,
}) => {
  const { name, email } = newTemple();
  await registerTemple(platform.url, { name, email });
  const mailWith = async (part: string) => {
    const { links } = await outbox.waitFor(email, (message) => message.links.some((link) => link.includes(part)));
    return pathOf(links.find((link) => link.includes(part)) ?? '');
  };

  await page.goto(await mailWith('verify-email?token'));
  await expect(page.getByRole('heading', { name: 'Email Verified' })).toBeVisible();
  await page.goto('/temple-admin/login');
  await new DevoteePortal(page).signIn(email, OWNER_PASSWORD);
  await expect(page).toHaveURL('/temple-admin/dashboard');
  const standing = page.getByRole('status').filter({ hasText: 'it can’t take donations' });
  await expect(standing).toContainText('Your registration is waiting for review.');
  await expect(standing).toContainText('Not submitted yet: articles of incorporation');
  await look('office-unapproved');
  await page.goto('/temple-admin/donation-management?view=funds');
  await expect(page.getByText('Annadanam').first()).toBeVisible();

  const desk = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() })).newPage();
  await desk.goto('/admin/temple-approvals');
  await new DevoteePortal(desk).signIn('superadmin@sannidhi.test', PASSWORD);
  await desk.getByRole('link', { name: new RegExp(name) }).click();
  await desk.getByRole('button', { name: 'Start review' }).click();
  await desk.getByLabel('Message to the temple').fill('Please write the legal name as on the letter.');
  await expect(desk.getByRole('heading', { level: 1, name: 'Temple approvals' })).toBeVisible();
  await look('approvals-open', desk);
  await desk.getByRole('button', { name: 'Request changes' }).click();
  await expect(desk.getByText(`Requested changes from ${name}`)).toBeVisible();

  await page.goto('/temple-admin/dashboard');
  await expect(standing).toContainText('Message from our team: Please write the legal name as on the letter.');
  await page.goto(await mailWith('signup?reference'));
  await expect(page.getByText('Please write the legal name as on the letter.')).toBeVisible();
  await page.getByLabel('Legal name').fill(`${name} of Cary, Inc.`);
  await look('temple-signup-change');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: /I’m authorized to act for this temple/ }).check();
  await page.getByRole('button', { name: 'Submit registration' }).click();
  await page.getByRole('link', { name: 'Check status' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Check status' }).click();
  await expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible();
  await look('temple-registration-status');

  await desk.goto('/admin/temple-approvals');
  await desk.getByRole('link', { name: new RegExp(name) }).click();
  await desk.getByRole('button', { name: 'Start review' }).click();
  await expect(desk.getByRole('table', { name: 'What changed since we asked' })).toContainText(`${name} of Cary, Inc.`);
  await desk.getByRole('button', { name: 'View IRS letter' }).click();
  await expect(desk.getByTitle(/^IRS letter/).or(desk.getByText(/can’t show a PDF here/))).toBeVisible();
  await look('approvals-changes', desk);
  await expect(desk.getByRole('checkbox')).toHaveCount(5);
  for (const box of await desk.getByRole('checkbox').all()) await box.check();
  await desk.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(desk.getByText(`Approved ${name}`)).toBeVisible();
  await desk.context().close();

  await page.goto('/temple-admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(standing).toBeHidden();

  await page.goto('/temple-admin/settings?view=payments');
  await page.getByRole('button', { name: 'Set up payments' }).click();
  await page.getByRole('radio', { name: /^Everything is verified/ }).check();
  await page.getByRole('button', { name: 'Return to the temple' }).click();
  await expect(page.getByText('Your temple can take payments')).toBeVisible();

  const colleagueEmail = newEmail();
  const owner = new StaffDesk(page);
  await owner.invite(colleagueEmail, 'Front desk');
  const colleague = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: page.viewportSize() })).newPage();
  await acceptInvitation(colleague, outbox, { portal: 'temple-admin', email: colleagueEmail, fullName: 'Kiran Desai' });
  const slug = await page.evaluate(() => (JSON.parse(localStorage.getItem('user') ?? '{}') as CurrentUser).temple?.slug);
  const devotee = await signIn(platform.url, 'devotee@sannidhi.test', 'donor');
  const { id } = await giveAndPay(devotee.api, 5_100, 'Asha Rao', slug);
  const office = new TempleOffice(colleague);
  const gift = office.panel(/from Asha Rao/);
  await office.donations(`?gift=${id}`);
  await expect(gift.getByText('$51.00').first()).toBeVisible();
  await expect(gift.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
  const authorization = `Bearer ${await colleague.evaluate(() => localStorage.getItem('authToken'))}`;
  const refund = { headers: { authorization, 'idempotency-key': randomUUID() }, data: { reason: 'Wrong amount' } };
  expect((await colleague.request.post(`/api/temple-admin/donations/${id}/refunds`, refund)).status()).toBe(403);

  await owner.openPerson('Kiran Desai');
  await owner.changeRole('Kiran Desai', 'Treasurer');
  await office.donations(`?gift=${id}`);
  await office.refund(gift, 'Wrong amount');
  await expect(colleague.getByText('Refunding $51.00')).toBeVisible();

  await owner.offerOwnership('Kiran Desai', 'leave the staff');
  await colleague.goto('/temple-admin/settings');
  await expect(colleague.getByText(/Sudha Varadan leaves the staff/)).toBeVisible();
  await look('office-ownership-offer', colleague);
  await colleague.getByRole('button', { name: 'Accept ownership' }).click();
  await expect(colleague.getByText('You’re an owner now')).toBeVisible();
  await colleague.goto('/temple-admin/users-roles');
  await expect(colleague.getByText('Only owner').first()).toBeVisible();
  await page.goto('/temple-admin/users-roles');
  await expect(page.getByText('Kiran Desai')).toHaveCount(0);
  await colleague.context().close();
});
