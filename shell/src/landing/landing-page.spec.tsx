import { demoGiftPath } from '@sannidhi/contracts';
import { mockNetwork, renderScreen } from '@sannidhi/kit/testing';
import { screen, within } from '@testing-library/react';
import { BootContext, EMPTY_BOOT } from '../boot/boot-context.ts';
import { LandingPage } from './landing-page.tsx';

const DEMO = {
  temple: 'sri-kamakshi-edison',
  qr: 'k7',
  name: 'Sri Kamakshi Temple',
  purpose: 'Annadanam',
  code: { path: 'M0 0h1v1h-1z', size: 1 },
};
const network = mockNetwork();
afterAll(() => network.restore());

const show = (demo: typeof DEMO | null = DEMO) =>
  renderScreen(
    <BootContext value={{ ...EMPTY_BOOT, demo }}>
      <LandingPage />
    </BootContext>,
  );
const welcome = () => within(screen.getByRole('region', { name: 'Welcome Back' }));

it('[2.02] has four rows under Welcome Back that open to an email and a password each', async () => {
  const { user } = await show();
  expect(welcome().getByText('Choose your portal to continue')).toBeVisible();
  const rows = welcome().getAllByRole('button', { expanded: false });
  expect(rows.map((row) => row.textContent)).toEqual([
    'Devotee PortalDonations & Services',
    'Temple AdminOperations & Events',
    'Priest PortalService Management',
    'Platform AdminSystem Management',
  ]);
  for (const row of rows) {
    await user.click(row);
    expect(welcome().getAllByLabelText('Email')).toHaveLength(1);
    expect(welcome().getAllByLabelText('Password')).toHaveLength(1);
  }
});

it('[2.03] has two ghost buttons below the rows', async () => {
  await show();
  for (const [name, path] of [
    ['Create Devotee Account', '/devotee/register'],
    ['Register Your Temple', '/temple-admin/signup'],
  ] as const) {
    const button = welcome().getByRole('link', { name });
    expect(button).toHaveAttribute('href', path);
    expect(button).toHaveClass('ghost');
  }
});

it('leads guests to temples without an account', async () => {
  await show();
  expect(welcome().getByRole('link', { name: 'Find a temple without an account' })).toHaveAttribute('href', '/donate');
});

it('[2.04] [2.05] has three cards for small screens, none of them the platform’s', async () => {
  await show();
  const cards = welcome()
    .getAllByRole('listitem')
    .filter((item) => item.className === 'portal-card')
    .map((card) => within(card).getByRole('link'));
  expect(cards.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Enter Portal', '/devotee/login'],
    ['Admin Portal', '/temple-admin/login'],
    ['Priest Portal', '/priest/login'],
  ]);
});

it('[2.06] [2.07] [3.16] opens the demo temple’s e-hundi, by the button and by the code', async () => {
  const { user, address } = await show();
  const demo = within(screen.getByRole('region', { name: 'Demo: QR Code E-Hundi' }));
  const button = demo.getByRole('link', { name: 'Try Demo Donation' });
  const target = new URL(button.getAttribute('href') ?? '', 'http://localhost');
  expect([target.pathname, ...target.searchParams.keys()]).toEqual(['/donate', 'temple', 'qr', 'name', 'purpose']);
  await user.click(button);
  expect(address()).toBe(demoGiftPath(DEMO));
});

it('promises no demo where there is none', async () => {
  await show(null);
  expect(screen.queryByText('Try Demo Donation')).toBeNull();
});

it('[2.08] leads from the Contact Us banner to the contact page', async () => {
  await show();
  const banner = within(screen.getByRole('region', { name: 'Contact Us' }));
  expect(banner.getByRole('link')).toHaveAttribute('href', '/contact');
});

it('shows the figures of the specification until the platform’s desk gives others', async () => {
  await show();
  for (const figure of ['1000+', '$2.5M+', '15K+', '500+']) expect(screen.getByText(figure)).toBeVisible();
});
