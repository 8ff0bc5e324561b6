import { receiptSettingsEndpoints, templeEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { ownTemple } from '../testing/builders.ts';
import { officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { Screen } from './receipt-settings-view.tsx';

const AT = { at: '/temple-admin/settings?view=receipts' };
const fresh = { prefix: 'SKT', prefixLocked: false, signer: null };
let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork()
    .on(templeEndpoints.own, ownTemple)
    .on(receiptSettingsEndpoints.own, fresh)
    .on(receiptSettingsEndpoints.change, fresh);
});
afterEach(() => network.restore());

it('previews the number and the signature as typed, and shows whose prefix is taken at the field', async () => {
  network.on(receiptSettingsEndpoints.change, refusal('duplicate', { fields: { prefix: 'Taken.' } }));
  const { user } = await renderOffice(Screen, AT);
  const prefix = await screen.findByLabelText('Number prefix');
  await user.clear(prefix);
  await fill(user, prefix, 'kam');
  await fill(user, screen.getByLabelText(/Signed by/), 'Lakshmi Iyer');
  await fill(user, screen.getByLabelText(/Title/), 'Treasurer');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview).toHaveTextContent(/No\. KAM-\d{4}-000001.*Signed for the templeLakshmi IyerTreasurer/);
  await user.click(screen.getByRole('button', { name: 'Save receipt settings' }));
  await waitFor(() => expect(screen.getByLabelText('Number prefix')).toHaveAccessibleDescription(/Taken\./));
  const [call] = network.callsTo(receiptSettingsEndpoints.change);
  expect(call?.body).toEqual({ prefix: 'KAM', signerName: 'Lakshmi Iyer', signerTitle: 'Treasurer' });
});

it('says why the prefix can’t change once a receipt carries it', async () => {
  network.on(receiptSettingsEndpoints.own, { ...fresh, prefixLocked: true });
  await renderOffice(Screen, AT);
  expect(await screen.findByText(/Receipts already carry this prefix/)).toBeVisible();
  expect(screen.queryByLabelText('Number prefix')).not.toBeInTheDocument();
});

it('lets the front desk look, and says who can change it', async () => {
  await renderOffice(Screen, { ...AT, user: buildStaff('front-desk') });
  expect(await screen.findByText('Owners, managers and treasurers change these.')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
