import { eHundiEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { annadanam, buildCode } from '../testing/builders.ts';
import { officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { CodesView } from './codes-view.tsx';

const AT = { at: '/temple-admin/donation-management?view=codes' };
const code = buildCode();

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork().on(eHundiEndpoints.list, [code]);
});
afterEach(() => network.restore());

it('shows what each poster brought, its link and its file', async () => {
  const { user } = await renderOffice(CodesView, AT);
  await user.click(await screen.findByRole('row', { name: /Main hall/ }));
  const panel = within(await screen.findByRole('complementary', { name: 'Main hall' }));
  expect(panel.getByText('$630.00 in 12 donations')).toBeVisible();
  expect(panel.getByText(code.url)).toBeVisible();
  await user.click(panel.getByRole('link', { name: 'Download poster' }));
  await waitFor(() => expect(network.callsTo(eHundiEndpoints.poster)).toHaveLength(1));
  expect(await screen.findByText('The poster didn’t download. Try again.')).toBeVisible();
});

it('makes a code and shows it', async () => {
  const made = buildCode({ id: code.id.replace(/.$/, '9'), name: 'Parking lot' });
  network.on(eHundiEndpoints.create, () => {
    network.on(eHundiEndpoints.list, [code, made]);
    return made;
  });
  const { user } = await renderOffice(CodesView, AT);
  await user.click(await screen.findByRole('button', { name: 'Create a code' }));
  const form = within(await screen.findByRole('form', { name: 'Create a code' }));
  await fill(user, form.getByLabelText('Location'), 'Parking lot');
  await waitFor(() => expect(form.getByRole('option', { name: 'Annadanam' })).toBeInTheDocument());
  await user.selectOptions(form.getByLabelText('Fund'), 'Annadanam');
  await user.click(form.getByRole('button', { name: 'Create code' }));
  expect(await screen.findByRole('complementary', { name: 'Parking lot' })).toBeVisible();
  expect(network.callsTo(eHundiEndpoints.create)[0]?.body).toEqual({ name: 'Parking lot', fundId: annadanam.id, active: true });
});

it('retires a code', async () => {
  network.on(eHundiEndpoints.update, { ...code, active: false });
  const { user } = await renderOffice(CodesView, { at: `${AT.at}&code=${code.id}` });
  const form = within(await screen.findByRole('form', { name: 'Main hall' }));
  await user.click(form.getByLabelText('In use'));
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(network.callsTo(eHundiEndpoints.update)[0]?.body).toMatchObject({ active: false }));
});

it('lets a viewer see the poster and change nothing', async () => {
  await renderOffice(CodesView, { at: `${AT.at}&code=${code.id}`, user: buildStaff('viewer') });
  expect(await screen.findByRole('link', { name: 'Download poster' })).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
