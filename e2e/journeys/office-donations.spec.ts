import { randomUUID } from 'node:crypto';
import { donationEndpoints } from '@sannidhi/contracts';
import { type SignedInPerson, signIn } from '../harness/api-client.ts';
import { giveAndPay, takeCheck } from '../harness/give.ts';
import { expect, test } from '../harness/test.ts';
import { DEVOTEE } from '../pages/devotee-portal.ts';
import { scanPdf } from '../pages/scanned-pdf.ts';
import { TempleOffice } from '../pages/temple-office.ts';

const OWNER = 'temple@sannidhi.test';
const TREASURER = 'treasurer@sannidhi.test';

/** The worker writes what donations are found by, and an open list isn't loaded again. */
const isFound = ({ api }: SignedInPerson, search: string) =>
  expect.poll(async () => (await api.call(donationEndpoints.list, { query: { search } })).items.length).toBe(1);

test.beforeEach(async ({ page, platform }) => {
  await new TempleOffice(page).enterAs(await signIn(platform.url, OWNER, 'temple-admin'));
});

test('[2.33] [2.35] the office opens on what came in, what needs somebody, and books that agree @any-screen', async ({ page }) => {
  await page.goto('/temple-admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Balanced', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Needs your attention' })).toBeVisible();
  await page.goto('/temple-admin/horoscopes');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('the office finds a gift, refunds a part of it and then the rest', async ({ page, platform, look }, info) => {
  const donor = `Anjali ${info.project.name}`;
  await giveAndPay((await signIn(platform.url, DEVOTEE, 'donor')).api, 5_283, donor);
  await isFound(await signIn(platform.url, OWNER, 'temple-admin'), donor);
  const office = new TempleOffice(page);

  await office.donations();
  await expect(page.getByText(/^\d[\d,]* donations$/)).toBeVisible();
  await page.getByRole('searchbox', { name: /^Search names, emails/ }).fill(donor);
  await expect(page).toHaveURL(/search=Anjali/);
  await expect(page.getByText('1 donation', { exact: true })).toBeVisible();

  const panel = await office.openGift(donor);
  await expect(panel.getByText('Gift, no goods or services').first()).toBeVisible();
  await expect(panel.getByRole('row', { name: 'Balanced 52.83 52.83' })).toBeVisible();
  await look('office-gift');

  await office.refund(panel, 'Wrong amount', '12.83');
  await expect(page.getByText('Refunding $12.83')).toBeVisible();
  await office.seesAfterReload(panel, 'Partially refunded');
  await expect(panel.getByText('Replaced').first()).toBeVisible();

  await panel.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(panel.getByText(/will be voided/)).toBeVisible();
  await look('office-refund');
  await panel.getByLabel('Reason').selectOption({ label: 'The donor asked for it' });
  await panel.getByRole('button', { name: 'Refund $40.00' }).click();
  await expect(page.getByText('Refunding $40.00')).toBeVisible();
  await office.seesAfterReload(panel, 'Refunded');
  await expect(panel.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
});

test('a receipt’s printed code opens a public page that says whether it is valid @any-screen', async ({ page, platform, look }, info) => {
  const donor = `Ravi ${info.project.name}`;
  const { id } = await giveAndPay((await signIn(platform.url, DEVOTEE, 'donor')).api, 10_800, donor);
  const office = new TempleOffice(page);
  await office.donations(`?gift=${id}`);
  const panel = office.panel(new RegExp(donor));
  const [pdf] = await Promise.all([page.waitForEvent('download'), panel.getByRole('link', { name: 'Download PDF' }).click()]);
  const address = await scanPdf(await pdf.path());
  expect(address).toContain('/verify-receipt/');

  await page.goto(new URL(address ?? '').pathname);
  await expect(page.getByText('Sri Kamakshi Temple').first()).toBeVisible();
  await expect(page.getByText(donor)).toHaveCount(0);
  await look('office-receipt-verification');
});

test('a counter batch closes only when entries and count agree', async ({ page, platform, look }, info) => {
  const office = new TempleOffice(page);
  await office.view('batches');
  await page.getByRole('button', { name: 'Open a batch' }).click();
  await page.getByLabel('Name').fill(`Sunday ${info.project.name}`);
  await page.getByLabel('Number of donations counted').fill('2');
  await page.getByLabel('Total counted').fill('1,284');
  await page.getByRole('button', { name: 'Open batch', exact: true }).click();

  const form = page.getByRole('form', { name: 'Add a donation' });
  await form.getByLabel('Method').selectOption('Check');
  await form.getByLabel('Fund').selectOption('Building');
  await form.getByLabel('Amount').fill('1116');
  await form.getByLabel('Check number').fill('1042');
  await form.getByLabel('Name on the receipt').fill('Family of S. Reddy');
  await form.getByRole('button', { name: 'Add donation' }).click();
  await expect(page.getByText('1 donation is missing. $168.00 is missing.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close batch' })).toBeDisabled();
  await look('office-batch');

  await form.getByLabel('Method').selectOption('Cash');
  await form.getByLabel('Amount').fill('168');
  await form.getByRole('button', { name: 'Add donation' }).click();
  await page.getByRole('button', { name: 'Close batch' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close batch' }).click();
  await expect(page.getByText(/and issued its receipts/)).toBeVisible();
  await expect(form).toHaveCount(0);
  await isFound(await signIn(platform.url, OWNER, 'temple-admin'), 'S. Reddy');
  await office.donations(`?search=${encodeURIComponent('S. Reddy')}`);
  await expect(office.item(/Family of S. Reddy/)).toBeVisible();
});

test('two people count a hundi and say why they differ @any-screen', async ({ page, look }, info) => {
  const office = new TempleOffice(page);
  await office.view('hundi');
  await page.getByRole('button', { name: 'Record a count' }).click();
  const form = page.getByRole('form', { name: 'Record a hundi count' });
  await form.getByLabel('Hundi', { exact: true }).fill(`Main hall ${info.project.name}`);
  await form.getByLabel('Seal number').fill(`S-${randomUUID().slice(0, 8)}`);
  await form.getByLabel('Fund').selectOption('General');
  await form.getByLabel('Counter 1').fill('Lakshmi Natarajan');
  await form.getByLabel('Counter 2').fill('Suresh Rao');
  await form.getByLabel('$20.00').fill('25');
  await form.getByLabel('$1.00').fill('1');
  await form.getByLabel('Stated total').fill('511');
  await form.getByRole('button', { name: 'Record count' }).click();
  await expect(form.getByText("The notes and coins don't match the stated total. Enter a reason.")).toBeVisible();
  await look('office-hundi');
  await form.getByLabel('Reason for the difference').fill('A ten was counted twice');
  await form.getByRole('button', { name: 'Record count' }).click();
  await expect(page.getByText(/Recorded hundi count \d+/)).toBeVisible();
});

test('an e-hundi poster carries a code that opens the gift page of its place @any-screen', async ({ page, look }, info) => {
  const place = `Parking lot ${info.project.name}`;
  const office = new TempleOffice(page);
  await office.view('codes');
  await page.getByRole('button', { name: 'Create a code' }).click();
  const form = page.getByRole('form', { name: 'Create a code' });
  await form.getByLabel('Location').fill(place);
  await form.getByLabel('Fund').selectOption('Annadanam');
  await form.getByRole('button', { name: 'Create code' }).click();
  const panel = office.panel(place);
  const [pdf] = await Promise.all([page.waitForEvent('download'), panel.getByRole('link', { name: 'Download poster' }).click()]);
  await look('office-code');
  const scanned = new URL((await scanPdf(await pdf.path())) ?? '');
  expect(scanned.pathname).toBe('/donate');
  expect(scanned.searchParams.get('temple')).toBe('sri-kamakshi-edison');

  await page.goto(scanned.pathname + scanned.search);
  await expect(page.getByText(/Annadanam/).first()).toBeVisible();
});

test('[2.38] the ledger, its trial balance and the proof agree @any-screen', async ({ page }) => {
  await page.goto('/temple-admin/financial-management?view=trial-balance');
  await expect(page.getByText('Debits equal credits.')).toBeVisible();
  await page.getByRole('tab', { name: 'Proof' }).click();
  await expect(page.getByText('Everything matches')).toBeVisible();
});

test('a colleague lowers what was mistyped in a closed batch, and the check is found by its number @any-screen', async ({
  page,
  platform,
  look,
}) => {
  const owner = await signIn(platform.url, OWNER, 'temple-admin');
  const treasurer = await signIn(platform.url, TREASURER, 'temple-admin');
  const office = new TempleOffice(page);
  const donor = 'Padma Correction';
  const checkNumber = '77120940';
  await takeCheck(treasurer.api, { legalName: donor, checkNumber, amountCents: 51_00 });
  await isFound(owner, checkNumber);

  await office.donations();
  await page.getByRole('searchbox', { name: /^Search names, emails/ }).fill(checkNumber);
  await expect(page.getByText('1 donation', { exact: true })).toBeVisible();
  const panel = await office.openGift(donor);
  await expect(panel.getByText(checkNumber)).toBeVisible();
  await expect(panel.getByRole('link', { name: /Correction journey/ })).toBeVisible();

  await panel.getByRole('button', { name: 'Correct', exact: true }).click();
  await panel.getByLabel('Amount').fill('15');
  await panel.getByLabel('Why is it corrected?').fill('The slip says $15.00');
  await look('office-correction');
  await panel.getByRole('button', { name: 'Save correction' }).click();
  await expect(page.getByText(/^Donation corrected\. The new receipt is /)).toBeVisible();
  await expect(panel.getByText('$51.00 → $15.00')).toBeVisible();
  await expect(panel.getByText('Replaced').first()).toBeVisible();

  await panel.getByRole('link', { name: /Correction journey/ }).click();
  await expect(page.getByRole('link', { name: 'Corrected' })).toBeVisible();
});
