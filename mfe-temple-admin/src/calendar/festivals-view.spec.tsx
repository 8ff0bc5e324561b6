import { type FestivalDate, type FestivalEffects, panchangaEndpoints } from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { FestivalsView } from './festivals-view.tsx';

const ID = 'maha-shivaratri';
const shivaratri: FestivalDate = {
  id: `${ID}.2027-03-06`,
  festivalId: ID,
  computedDate: '2027-03-06',
  date: '2027-03-06',
  tradition: 'both',
  note: null,
};
const OPEN = { at: `/temple-admin/calendar?view=festivals&festival=${ID}.2027-03-06` };
const booking: FestivalEffects['items'][number] = {
  id: testId(2201),
  slotId: testId(2202),
  service: 'Rudrabhisheka',
  startsAt: '2027-03-06T14:00:00.000Z',
  bookedBy: 'Sunitha Hegde',
  people: 3,
  priests: ['R. Sastry'],
  outcome: 'to-move',
};
const counts = { from: '2027-03-06', to: '2027-03-07', times: 2, toMove: 21, people: 60, kept: 0, inOpening: false };
const effects: FestivalEffects = { ...counts, seen: 'first', items: [booking], nextCursor: 'more' };

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork().on(panchangaEndpoints.coming, [shivaratri]).on(panchangaEndpoints.effects, effects);
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

async function openForm() {
  // The names of festivals are loaded first.
  const { user } = await act(() => renderOffice(FestivalsView, OPEN));
  const form = within(await screen.findByRole('form', { name: 'Festival date' }));
  const type = async (label: string, value: string) => {
    await user.clear(form.getByLabelText(label));
    await fill(user, form.getByLabelText(label), value);
  };
  return { user, form, type, save: () => user.click(form.getByRole('button', { name: 'Save date' })) };
}

it('shows the bookings that a date affects before it is saved, and saves what was seen', async () => {
  network.on(panchangaEndpoints.override, []);
  const { user, form, type, save } = await openForm();
  expect(screen.queryByText('Bookings this affects')).toBeNull();
  await type('Date', '2027-03-07');
  expect(await form.findByText(/21 bookings \(60 names\) stay on the old date/)).toBeVisible();
  const list = within(form.getByRole('list', { name: 'Affected bookings' }));
  expect(list.getByText('Mar 6, 2027, 9:00 AM Rudrabhisheka')).toBeVisible();
  expect(list.getByText('Sunitha Hegde, 3 names, R. Sastry')).toBeVisible();
  expect(list.getByText('To be moved')).toBeVisible();
  network.on(panchangaEndpoints.effects, { ...effects, items: [{ ...booking, bookedBy: 'Anil Rao' }], nextCursor: null });
  await user.click(form.getByRole('button', { name: 'Next page' }));
  expect(await form.findByText(/Anil Rao/)).toBeVisible();
  expect(Object.fromEntries(network.callsTo(panchangaEndpoints.effects).at(-1)!.query)).toMatchObject({
    cursor: 'more',
    date: '2027-03-07',
  });
  await type('Reason', 'Families are free on Sunday');
  await save();
  await waitFor(() => expect(network.callsTo(panchangaEndpoints.override)).toHaveLength(1));
  expect(network.callsTo(panchangaEndpoints.override)[0]!.body).toEqual({
    date: '2027-03-07',
    note: 'Families are free on Sunday',
    seen: 'first',
  });
});

it('shows the bookings again where they have changed', async () => {
  network.on(panchangaEndpoints.override, refusal('festival-effects-changed'));
  const { form, type, save } = await openForm();
  await type('Date', '2027-03-07');
  await form.findByText(/21 bookings/);
  await type('Reason', 'Families are free on Sunday');
  network.on(panchangaEndpoints.effects, { ...effects, toMove: 22, seen: 'second' });
  await save();
  expect(await form.findByText(/The bookings that this date affects have changed/)).toBeVisible();
  expect(await form.findByText(/22 bookings/)).toBeVisible();
});

it('returns to the calendar’s date', async () => {
  const moved = { ...shivaratri, date: '2027-03-07', note: 'Families are free on Sunday' };
  network.on(panchangaEndpoints.coming, [moved]).on(panchangaEndpoints.dropOverride, []);
  network.on(panchangaEndpoints.effects, { ...effects, ...counts, toMove: 0, times: 2, seen: '', items: [], nextCursor: null });
  const { user, form, save } = await openForm();
  expect(screen.getAllByText('Instead of Sat, Mar 6, 2027')[0]).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Use the calendar’s date, Mar 6' }));
  expect(await form.findByText(/2 pooja times on the old date will close/)).toBeVisible();
  await save();
  await waitFor(() => expect(network.callsTo(panchangaEndpoints.dropOverride)).toHaveLength(1));
});

it('is read-only for staff who can’t change dates', async () => {
  const user = buildStaff('viewer');
  await renderOffice(FestivalsView, { ...OPEN, user });
  expect((await screen.findAllByText('Maha Shivaratri'))[0]).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

it('names the tradition where two keep a festival on different days', async () => {
  const ekadashi = { festivalId: 'mokshada-ekadashi', note: null };
  const on = (date: string, tradition: FestivalDate['tradition']): FestivalDate => ({
    ...ekadashi,
    id: `mokshada-ekadashi.${date}`,
    computedDate: date,
    date,
    tradition,
  });
  network.on(panchangaEndpoints.coming, [on('2026-12-19', 'smarta'), on('2026-12-20', 'vaishnava'), shivaratri]);
  await act(() => renderOffice(FestivalsView, { at: '/temple-admin/calendar?view=festivals' }));
  expect(await screen.findByText('Mokshada Ekadashi (Smarta)')).toBeVisible();
  expect(screen.getByText('Mokshada Ekadashi (Vaishnava)')).toBeVisible();
  expect(screen.getByText('Maha Shivaratri')).toBeVisible();
});
