import { fundEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { annadanam, general } from '../testing/builders.ts';
import { officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { FundsView } from './funds-view.tsx';

const AT = { at: '/temple-admin/donation-management?view=funds' };

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork();
});
afterEach(() => network.restore());

it('shows what each fund holds and how far it is from its goal', async () => {
  await renderOffice(FundsView, AT);
  const row = await screen.findByRole('row', { name: /Annadanam/ });
  expect(row).toHaveTextContent('$21,000.00');
  expect(row).toHaveTextContent('42% of $50,000.00');
  expect(row).toHaveTextContent('Restricted');
});

it('opens a fund', async () => {
  network.on(fundEndpoints.create, { ...general, name: 'Temple roof' });
  const { user } = await renderOffice(FundsView, AT);
  await user.click(await screen.findByRole('button', { name: 'Create a fund' }));
  const form = within(await screen.findByRole('form', { name: 'Create a fund' }));
  await user.click(form.getByRole('button', { name: 'Create fund' }));
  expect(await form.findByText('Enter a name for the fund')).toBeVisible();
  await fill(user, form.getByLabelText('Name'), 'Temple roof');
  await user.click(form.getByLabelText('Restricted: can only be spent on this purpose'));
  await fill(user, form.getByLabelText('Goal'), '50,000');
  await user.click(form.getByRole('button', { name: 'Create fund' }));
  expect(await screen.findByText('Saved Temple roof')).toBeVisible();
  expect(network.callsTo(fundEndpoints.create)[0]?.body).toEqual({
    name: 'Temple roof',
    wording: {},
    description: '',
    restricted: true,
    public: true,
    active: true,
    taxedKind: 'fund',
    goalCents: 5_000_000,
  });
});

it('closes the fund that was opened, and keeps what a taken name was', async () => {
  network.on(fundEndpoints.update, refusal('duplicate', { fields: { name: 'A fund has this name already' } }));
  const { user } = await renderOffice(FundsView, AT);
  await user.click(await screen.findByRole('row', { name: /Annadanam/ }));
  const form = within(await screen.findByRole('form', { name: 'Annadanam' }));
  await user.click(form.getByLabelText('Open for donations'));
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(network.callsTo(fundEndpoints.update)[0]?.params).toEqual({ fundId: annadanam.id }));
  expect(network.callsTo(fundEndpoints.update)[0]?.body).toMatchObject({ name: annadanam.name, active: false });
  expect(await form.findByText('A fund has this name already')).toBeVisible();
  expect(form.getByLabelText('Name')).toHaveValue('Annadanam');
});

it('lets the front desk read and not change', async () => {
  const { user } = await renderOffice(FundsView, { ...AT, user: buildStaff('front-desk') });
  await user.click(await screen.findByRole('row', { name: /Annadanam/ }));
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create a fund' })).not.toBeInTheDocument();
});
