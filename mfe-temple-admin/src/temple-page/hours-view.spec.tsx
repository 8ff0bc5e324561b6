import { templeHoursEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { Screen } from './hours-view.tsx';

const AT = { at: '/temple-admin/settings?view=hours' };
const hours = { weekly: [{ weekdays: [0, 6], from: '08:00', until: '20:30' }], special: [], version: 3, replyHours: 4 };

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork().on(templeHoursEndpoints.own, hours).on(templeHoursEndpoints.change, hours);
});
afterEach(() => network.restore());

it('saves hours of the week and a closed festival', async () => {
  const { user } = await renderOffice(Screen, AT);
  await user.click(await screen.findByRole('button', { name: 'Add a special day' }));
  await fill(user, screen.getByLabelText('Date'), '2099-01-14');
  await user.click(screen.getByLabelText('Closed all day'));
  await user.click(screen.getByRole('button', { name: 'Mon' }));
  await user.clear(screen.getByLabelText('Answer messages within (opening hours)'));
  await fill(user, screen.getByLabelText('Answer messages within (opening hours)'), '9');
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  expect(await screen.findByText('Saved the hours')).toBeVisible();
  expect(network.callsTo(templeHoursEndpoints.change)[0]?.body).toEqual({
    version: 3,
    weekly: [{ weekdays: [0, 1, 6], from: '08:00', until: '20:30' }],
    special: [{ date: '2099-01-14', name: '', closed: true, from: null, until: null }],
    replyHours: 9,
  });
});

it('says at the field what overlaps, and what the server refused', async () => {
  network.on(templeHoursEndpoints.change, refusal('invalid-fields', { fields: { 'special[0].date': 'This date has passed.' } }));
  const { user } = await renderOffice(Screen, AT);
  await user.click(await screen.findByRole('button', { name: 'Add hours' }));
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  expect(await screen.findByText('These hours overlap 8:00 AM – 8:30 PM on the same day. Change one of them.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove hours 2' }));
  await user.click(screen.getByRole('button', { name: 'Add a special day' }));
  await fill(user, screen.getByLabelText('Date'), '2099-01-14');
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  await waitFor(() => expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('This date has passed.'));
});

it('shows what somebody else saved in the meantime, keeps what was typed, and replaces theirs when saved again', async () => {
  network.on(templeHoursEndpoints.change, refusal('hours-changed'));
  const { user } = await renderOffice(Screen, AT);
  await user.click(await screen.findByRole('button', { name: 'Mon' }));
  network.on(templeHoursEndpoints.own, { ...hours, weekly: [{ weekdays: [2], from: '06:00', until: '11:00' }], version: 4 });
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  expect(await screen.findByText('Someone else changed the hours in the meantime')).toBeVisible();
  expect(screen.getByText('6:00 AM – 11:00 AM')).toBeVisible();
  network.on(templeHoursEndpoints.change, { ...hours, version: 5 });
  await user.click(screen.getByRole('button', { name: 'Save hours' }));
  expect(await screen.findByText('Saved the hours')).toBeVisible();
  const weekly = [{ weekdays: [0, 1, 6], from: '08:00', until: '20:30' }];
  expect(network.callsTo(templeHoursEndpoints.change)[1]?.body).toEqual({ version: 4, weekly, special: [], replyHours: 4 });
  expect(screen.queryByText('6:00 AM – 11:00 AM')).not.toBeInTheDocument();
});

it('lets the front desk read the hours', async () => {
  await renderOffice(Screen, { ...AT, user: buildStaff('front-desk') });
  expect(await screen.findByText('8:00 AM – 8:30 PM')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
