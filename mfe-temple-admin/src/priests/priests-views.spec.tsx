import {
  type DakshinaTotal,
  dakshinaEndpoints,
  priestEndpoints,
  priestInvitationEndpoints,
  type TemplePriest,
  type TemplePriestDetail,
} from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { DakshinaView } from './dakshina-view.tsx';
import { PriestsView } from './priests-view.tsx';

const AT = '/temple-admin/priest-management';
const priest: TemplePriest = {
  id: testId(1301),
  fullName: 'Ramachandra Sastry',
  email: 'priest@sannidhi.test',
  since: '2024-11-20T00:00:00.000Z',
  languages: ['te', 'sa'],
  traditions: ['Smarta'],
  skills: ['Satyanarayana'],
  photo: null,
  skillsHere: ['Rudra homa'],
  travelMiles: 60,
  maxPerDay: 6,
  maxPerWeek: 30,
  servicesThisMonth: 12,
  hoursThisMonth: 14.5,
  offered: 2,
};
const detail: TemplePriestDetail = {
  ...priest,
  weekly: [{ weekday: 1, from: '06:00', until: '13:00' }],
  exceptions: [],
  daysOff: [{ from: '2026-12-24', until: '2026-12-26' }],
  ahead: [
    { id: testId(1302), state: 'accepted', service: 'Archana', startsAt: '2026-11-24T15:00:00.000Z', endsAt: '2026-11-24T15:15:00.000Z' },
  ],
};
const total: DakshinaTotal = { id: priest.id, fullName: priest.fullName, services: 3, owedCents: 6_300, paidCents: 21_000 };
const treasurer = buildStaff('treasurer');

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork()
    .on(priestEndpoints.list, [priest])
    .on(priestEndpoints.detail, detail)
    .on(priestInvitationEndpoints.invite, [])
    .on(priestEndpoints.change, priest)
    .on(dakshinaEndpoints.totals, [total])
    .on(dakshinaEndpoints.list, { items: [], nextCursor: null })
    .on(dakshinaEndpoints.pay, { ...total, owedCents: 0 });
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

describe('priests', () => {
  const manager = buildStaff('manager');

  it('are listed with their load, offers and what they are owed', async () => {
    await renderOffice(PriestsView, { at: AT, user: manager });
    const row = await screen.findByRole('row', { name: /Ramachandra Sastry/ });
    for (const shown of ['12 services, 14.5 h', '2 to answer', '$63.00']) expect(within(row).getByText(shown)).toBeVisible();
  });

  it('show their hours, days off and next services', async () => {
    await renderOffice(PriestsView, { at: `${AT}?priest=${priest.id}`, user: manager });
    const panel = await screen.findByRole('complementary');
    for (const shown of ['06:00–13:00', 'Dec 24, 2026 – Dec 26, 2026', 'Archana'])
      expect(await within(panel).findByText(shown)).toBeVisible();
  });

  it('are invited by email, whether they have an account or not', async () => {
    const { user } = await renderOffice(PriestsView, { at: `${AT}?priest=new`, user: manager });
    await fill(user, await screen.findByRole('textbox', { name: 'Email' }), 'joshi@priests.test');
    await user.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Send invitation' }));
    await waitFor(() => expect(network.callsTo(priestInvitationEndpoints.invite)[0]?.body).toEqual({ email: 'joshi@priests.test' }));
  });
});

it('the treasurer records that everything owed was paid', async () => {
  const { user } = await renderOffice(DakshinaView, { at: `${AT}?view=dakshina&priest=${priest.id}`, user: treasurer });
  await fill(user, await screen.findByRole('textbox', { name: 'Check number' }), '1042');
  await user.click(screen.getByRole('button', { name: 'Record $63.00 as paid' }));
  await waitFor(() => expect(network.callsTo(dakshinaEndpoints.pay)).toHaveLength(1));
  expect(network.callsTo(dakshinaEndpoints.pay)[0]?.body).toMatchObject({
    accountId: priest.id,
    cents: 6_300,
    method: 'check',
    reference: '1042',
  });
});
