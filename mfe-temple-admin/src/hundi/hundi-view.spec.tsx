import { counterEndpoints, fundEndpoints } from '@sannidhi/contracts';
import { fill, type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { buildHundiCount, general, page } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { HundiView } from './hundi-view.tsx';

const AT = '/temple-admin/donation-management?view=hundi';

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork()
    .on(counterEndpoints.hundiCounts, page(buildHundiCount()))
    .on(counterEndpoints.countHundi, buildHundiCount({ number: 8 }));
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

async function fillIn() {
  const { user } = await renderOffice(HundiView, { at: `${AT}&count=new` });
  const form = within(await screen.findByRole('form', { name: 'Record a hundi count' }));
  await fill(user, form.getByLabelText('Hundi'), 'Main hall');
  await fill(user, form.getByLabelText('Seal number'), 'A-119');
  await waitFor(() => expect(form.getByRole('option', { name: 'General' })).toBeInTheDocument());
  await user.selectOptions(form.getByLabelText('Fund'), 'General');
  await fill(user, form.getByLabelText('Counter 1'), 'Sowmya Reddy');
  await fill(user, form.getByLabelText('Counter 2'), 'Hari Joshi');
  await user.type(form.getByLabelText('$20.00'), '5');
  await user.type(form.getByLabelText('$0.25'), '4');
  return { user, form };
}

it('records a count whose notes and coins agree with what was stated', async () => {
  const { user, form } = await fillIn();
  expect(form.getByRole('status', { name: 'Counted' })).toHaveTextContent('$101.00');
  await fill(user, form.getByLabelText('Stated total'), '101');
  await user.click(form.getByRole('button', { name: 'Record count' }));
  expect(await screen.findByText('Recorded hundi count 8')).toBeVisible();
  expect(network.callsTo(counterEndpoints.countHundi)[0]?.body).toEqual({
    hundi: 'Main hall',
    sealNumber: 'A-119',
    fundId: general.id,
    countedOn: '2026-11-20',
    counters: ['Sowmya Reddy', 'Hari Joshi'],
    denominations: [
      { denominationCents: 2000, count: 5 },
      { denominationCents: 25, count: 4 },
    ],
    statedTotalCents: 10_100,
  });
});

it('asks for the reason where the counts differ', async () => {
  const { user, form } = await fillIn();
  await fill(user, form.getByLabelText('Stated total'), '111');
  expect(await form.findByText('Notes and coins are $10.00 under the stated total.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Record count' }));
  expect(await form.findByText("The notes and coins don't match the stated total. Enter a reason.")).toBeVisible();
  expect(network.callsTo(counterEndpoints.countHundi)).toHaveLength(0);
  await fill(user, form.getByLabelText('Reason for the difference'), 'A ten fell behind the box');
  await user.click(form.getByRole('button', { name: 'Record count' }));
  await waitFor(() =>
    expect(network.callsTo(counterEndpoints.countHundi)[0]?.body).toMatchObject({
      statedTotalCents: 11_100,
      discrepancyReason: 'A ten fell behind the box',
    }),
  );
});

it('lets nobody count alone', async () => {
  const { user } = await renderOffice(HundiView, { at: `${AT}&count=new` });
  const form = within(await screen.findByRole('form', { name: 'Record a hundi count' }));
  expect(form.queryByRole('button', { name: /Remove counter/ })).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Add counter' }));
  expect(form.getByLabelText('Counter 3')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Remove counter 3' }));
  await user.click(form.getByRole('button', { name: 'Record count' }));
  expect(await form.findAllByText('Enter the name of each counter')).toHaveLength(2);
});

it('shows what a count found and leads to its donation', async () => {
  const { user } = await renderOffice(HundiView, { at: AT });
  await user.click(await screen.findByRole('row', { name: /Main hall/ }));
  const panel = within(await screen.findByRole('complementary', { name: 'Hundi count 7' }));
  expect(panel.getByText('5 × $20.00')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Open donation' })).toHaveAttribute(
    'href',
    expect.stringContaining('/temple-admin/donations?gift='),
  );
});

it('leaves the list its place while it fails, whatever panel the address names', async () => {
  network.on(counterEndpoints.hundiCounts, refusal('unavailable'));
  await renderOffice(HundiView, { at: `${AT}&count=7` });
  expect(await screen.findByText('We couldn’t load the hundi counts')).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('says why no fund can be chosen, and gets them again', async () => {
  network.on(fundEndpoints.list, refusal('unavailable'));
  const { user } = await renderOffice(HundiView, { at: `${AT}&count=new` });
  const form = within(await screen.findByRole('form', { name: 'Record a hundi count' }));
  await waitFor(() => expect(form.getByLabelText('Fund')).toHaveAccessibleDescription(/We couldn’t load the funds/));
  network.on(fundEndpoints.list, [general]);
  await user.click(form.getByRole('button', { name: 'Try again' }));
  expect(await form.findByRole('option', { name: 'General' })).toBeInTheDocument();
  expect(form.getByLabelText('Fund')).not.toHaveAccessibleDescription();
});
