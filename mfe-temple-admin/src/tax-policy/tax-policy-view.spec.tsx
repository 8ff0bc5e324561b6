import { taxPolicyEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildPolicy, testId } from '../testing/builders.ts';
import { officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { TaxPolicyView } from './tax-policy-view.tsx';

const AT = { at: '/temple-admin/donation-management?view=tax' };

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork().on(taxPolicyEndpoints.list, [buildPolicy(), buildPolicy({ id: testId(700), version: 1 })]);
});
afterEach(() => network.restore());

it('shows the version in force and those before it', async () => {
  const { user } = await renderOffice(TaxPolicyView, AT);
  const rules = await screen.findByRole('table', { name: 'Version 2 rules' });
  expect(within(rules).getByRole('row', { name: /Event ticket/ })).toHaveTextContent('Fee, not deductible');
  await user.click(screen.getByRole('row', { name: /Version 1/ }));
  expect(await screen.findByRole('complementary', { name: 'Version 1' })).toBeVisible();
});

it('approves a version that estimates what a ticket gives in return', async () => {
  network.on(taxPolicyEndpoints.approve, buildPolicy({ version: 3 }));
  const { user } = await renderOffice(TaxPolicyView, AT);
  await user.click(await screen.findByRole('button', { name: 'Prepare a new version' }));
  const form = within(await screen.findByRole('form', { name: 'New tax policy version' }));
  await user.selectOptions(form.getByLabelText('Event ticket'), 'Partly for goods or services');
  await user.click(form.getByRole('button', { name: 'Approve version 3' }));
  expect(await form.findByText('Enter what the donor receives')).toBeVisible();
  await fill(user, form.getByLabelText('Estimated value'), '25');
  await fill(user, form.getByLabelText('What the donor receives'), 'Dinner');
  await user.click(form.getByRole('button', { name: 'Approve version 3' }));
  await waitFor(() => expect(network.callsTo(taxPolicyEndpoints.approve)).toHaveLength(1));
  const { rules } = network.callsTo(taxPolicyEndpoints.approve)[0]!.body as { rules: { kind: string }[] };
  expect(rules.find(({ kind }) => kind === 'ticket')).toEqual({
    kind: 'ticket',
    taxClass: 'partial',
    fairMarketValueCents: 2500,
    benefit: 'Dinner',
  });
  expect(rules.find(({ kind }) => kind === 'fund')).toEqual({ kind: 'fund', taxClass: 'gift' });
});

it('offers a manager no approval', async () => {
  await renderOffice(TaxPolicyView, { ...AT, user: buildStaff('manager') });
  expect(await screen.findByText('Version 2, current')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Prepare a new version' })).not.toBeInTheDocument();
});
