import {
  type EventDetail,
  eventEndpoints,
  type OfficeDiscount,
  type TicketSale,
  ticketDiscountEndpoints,
  ticketTypeEndpoints,
} from '@sannidhi/contracts';
import { fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { Screen as CodesView } from './discounts-view.tsx';

const EVENT = { id: testId(1), title: 'Kartika Deepotsavam', dates: [] } as unknown as EventDetail;
const CODE: OfficeDiscount = {
  id: testId(2),
  discountCode: 'DEEPAM-2026',
  kind: 'percent',
  percent: 20,
  offCents: null,
  typeIds: [],
  perOrder: 4,
  startsOn: null,
  endsOn: '2026-11-20',
  maxUses: 100,
  uses: 7,
  closedAt: null,
  state: 'open',
  createdAt: '2026-11-01T15:00:00.000Z',
};
const TYPES = [3, 4].map((n) => ({ id: testId(n), name: n === 3 ? 'Adult' : 'Dinner', pricing: 'fixed', priceCents: 2_500 }));
const AT = `/temple-admin/events/${EVENT.id}/manage?view=discounts`;

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork().on(eventEndpoints.detail, EVENT).on(ticketDiscountEndpoints.list, [CODE]);
  network.on(ticketTypeEndpoints.sale, { types: TYPES } as unknown as TicketSale);
  holdToday();
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('lists an event’s codes with their uses, and closes one', async () => {
  network.on(ticketDiscountEndpoints.close, { ...CODE, closedAt: '2026-11-02T15:00:00.000Z', state: 'closed' });
  const { user } = await renderOffice(CodesView, { at: `${AT}&code=${CODE.id}` });
  const row = await screen.findByRole('row', { name: /DEEPAM-2026/ });
  expect(within(row).getByText('20%')).toBeVisible();
  expect(within(row).getByText('7 of 100')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close code' }));
  await waitFor(() => expect(network.callsTo(ticketDiscountEndpoints.close)).toHaveLength(1));
});

it('creates a code for some of the tickets', async () => {
  network.on(ticketDiscountEndpoints.create, CODE);
  const { user } = await renderOffice(CodesView, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'New code' }));
  await fill(user, screen.getByLabelText('Code'), 'deepam-2026');
  await user.selectOptions(screen.getByLabelText('Discount'), 'A fixed amount per ticket');
  await fill(user, screen.getByLabelText('Amount'), '5');
  await user.click(await screen.findByRole('button', { name: 'Dinner' }));
  await user.click(screen.getByRole('button', { name: 'Create code' }));
  await waitFor(() => expect(network.callsTo(ticketDiscountEndpoints.create)).toHaveLength(1));
  expect(network.callsTo(ticketDiscountEndpoints.create)[0]?.body).toMatchObject({
    code: 'DEEPAM-2026',
    kind: 'fixed',
    offCents: 500,
    typeIds: [testId(4)],
    maxUses: null,
  });
});
