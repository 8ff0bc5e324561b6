import { templeEndpoints, templeLocationEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { ownTemple } from '../testing/builders.ts';
import { officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { Screen } from './location-view.tsx';

const AT = { at: '/temple-admin/settings?view=location' };
const CITY = { latitude: 33.4484, longitude: -112.074, exact: true };
const PHOENIX = { city: 'Phoenix', state: 'AZ', latitude: 33.45, longitude: -112.07, timeZone: 'America/Phoenix' };
let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork()
    .on(templeEndpoints.own, ownTemple)
    .on(templeLocationEndpoints.lookUp, { center: CITY, timeZone: 'America/Phoenix' })
    .on(templeLocationEndpoints.zip, ({ query }) => ({ place: query.get('zip') === '85004' ? PHOENIX : null }))
    .on(templeLocationEndpoints.change, ownTemple);
});
afterEach(() => network.restore());

it('takes city, state and pin from the ZIP code, moves the pin by key, and warns that the time zone changes', async () => {
  const { user } = await renderOffice(Screen, AT);
  const zip = await screen.findByLabelText('ZIP code');
  await user.clear(zip);
  await fill(user, zip, '85004');
  await waitFor(() => expect(screen.getByLabelText('State')).toHaveTextContent('Arizona'));
  expect(screen.getByLabelText('City')).toHaveValue('Phoenix');
  expect(screen.getByLabelText('Latitude')).toHaveValue(33.45);
  await user.click(screen.getByRole('button', { name: 'Put the pin in the middle of the city' }));
  for (let back = 0; back < 5; back++) await user.tab({ shift: true });
  await user.keyboard('{ArrowUp}');
  expect(screen.getByLabelText('Latitude')).toHaveValue(33.44912);
  expect(await screen.findByText(/Times change from Eastern Time to Mountain Standard Time/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Saved the address')).toBeVisible();
  expect(network.callsTo(templeLocationEndpoints.change)[0]?.body).toEqual({
    street: '108 Oak Tree Road',
    city: 'Phoenix',
    state: 'AZ',
    zip: '85004',
    latitude: 33.44912,
    longitude: -112.074,
    timeZone: 'America/Phoenix',
    version: 3,
  });
});

it('leaves the address as it is typed if it doesn’t know the ZIP code', async () => {
  const { user } = await renderOffice(Screen, AT);
  const zip = await screen.findByLabelText('ZIP code');
  await user.clear(zip);
  await fill(user, zip, '00000');
  await waitFor(() => expect(network.callsTo(templeLocationEndpoints.zip)).toHaveLength(1));
  await fill(user, screen.getByLabelText('City'), ' Township');
  expect(screen.getByLabelText('City')).toHaveValue('Edison Township');
  expect(screen.getByLabelText('State')).toHaveTextContent('New Jersey');
});

it('lets the front desk read the address', async () => {
  await renderOffice(Screen, { ...AT, user: buildStaff('front-desk') });
  expect(await screen.findByText(ownTemple.address)).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
