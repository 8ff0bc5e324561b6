import {
  fundEndpoints,
  type PoojaSchedule,
  type PoojaService,
  type PoojaSlot,
  poojaScheduleEndpoints,
  poojaServiceEndpoints,
  poojaServiceSchema,
  poojaSlotEndpoints,
} from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { annadanam, testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { BlackoutsView } from './blackouts-view.tsx';
import { PoojasView } from './poojas-view.tsx';
import { SchedulesView } from './schedules-view.tsx';
import { SlotsView } from './slots-view.tsx';

const AT = '/temple-admin/pooja-management';
const pooja = {
  ...poojaServiceSchema.getDefault(),
  id: testId(1001),
  name: 'Satyanarayana Pooja',
  durationMinutes: 90,
  priceCents: 15_100,
  capacity: 8,
} as PoojaService;
const places = { capacity: 8, onlinePlaces: 5, counterPlaces: 2 };
const named = { serviceId: pooja.id, serviceName: pooja.name };
const schedule: PoojaSchedule = {
  ...named,
  ...places,
  id: testId(1002),
  rule: { kind: 'weekly', days: [0, 6] },
  times: ['09:00', '16:00'],
  startsOn: '2026-11-01',
  endsOn: null,
  except: [],
  active: true,
};
const slot: PoojaSlot = {
  ...named,
  ...places,
  id: testId(1003),
  scheduleId: schedule.id,
  startsAt: '2026-11-21T14:00:00.000Z',
  endsAt: '2026-11-21T15:30:00.000Z',
  date: '2026-11-21',
  time: '09:00',
  place: 'Main hall',
  status: 'open',
  held: 1,
  onlineSold: 3,
  counterSold: 1,
  waiting: 2,
  toBeMoved: false,
  isRetired: false,
  overBy: 0,
};

let network: MockNetwork;
beforeEach(() => {
  holdToday();
  network = officeNetwork()
    .on(poojaServiceEndpoints.list, [pooja])
    .on(poojaScheduleEndpoints.list, [schedule])
    .on(poojaSlotEndpoints.list, [slot, { ...slot, id: testId(1004), time: '16:00', capacity: 3, overBy: 2 }])
    .on(poojaScheduleEndpoints.blackouts, []);
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('adds a pooja with the contract’s own terms', async () => {
  network.on(poojaServiceEndpoints.add, pooja).on(fundEndpoints.list, [annadanam]);
  const { user } = await renderOffice(PoojasView, { at: AT });
  await user.click(await screen.findByRole('button', { name: 'Add a pooja' }));
  const form = within(await screen.findByRole('form', { name: 'Add a pooja' }));
  await user.click(form.getByRole('button', { name: 'Add pooja' }));
  expect((await form.findAllByText(/Enter a name for the pooja/))[0]).toBeVisible();
  await fill(user, form.getByLabelText('Pooja'), pooja.name);
  await fill(user, form.getByLabelText('Minutes'), '90');
  await fill(user, form.getByLabelText('Places'), '8');
  await fill(user, form.getByLabelText('Price'), '151');
  await fill(user, form.getByLabelText('Skills a priest needs'), 'Satyanarayana, Homam, ');
  await user.click(form.getByRole('button', { name: 'Telugu' }));
  expect(form.getByLabelText('Income account')).toHaveDisplayValue('Income, poojas');
  await user.selectOptions(form.getByLabelText(/^Fund/), 'Annadanam');
  expect(form.queryByLabelText('Income account')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Rashi' }));
  await user.click(form.getByRole('button', { name: 'Add pooja' }));
  expect(await screen.findByText('Saved Satyanarayana Pooja')).toBeVisible();
  expect(network.callsTo(poojaServiceEndpoints.add)[0]?.body).toMatchObject({
    name: pooja.name,
    priceCents: 15_100,
    sankalpamFields: ['gotra', 'nakshatra', 'rashi'],
    skills: ['Satyanarayana', 'Homam'],
    languages: ['te'],
    waitlistMax: null,
    prasadamCents: null,
    creditsFundId: annadanam.id,
  });
});

it('says on which date the clocks skip a schedule’s time, unless its rule leaves that date out', async () => {
  const { user } = await renderOffice(SchedulesView, { at: `${AT}?view=schedules` });
  await user.click(await screen.findByRole('button', { name: 'Add a schedule' }));
  const form = within(await screen.findByRole('form', { name: 'Add a schedule' }));
  await fill(user, form.getByLabelText('Time 1'), '02:30');
  await user.click(form.getByRole('button', { name: 'Sat' }));
  expect(form.queryByText(/clocks go forward/)).toBeNull();
  await user.click(form.getByRole('button', { name: 'Sun' }));
  const note = 'On Sun, Mar 14, 2027 the clocks go forward and skip 2:30 AM. On that day it starts at 3:30 AM.';
  expect(await form.findByText(note)).toBeVisible();
  await fill(user, form.getByLabelText('Until'), '2027-03-13');
  await waitFor(() => expect(form.queryByText(note)).toBeNull());
});

it('says what a single time that the clocks skip becomes', async () => {
  const { user } = await renderOffice(SlotsView, { at: `${AT}?view=times` });
  await user.click(await screen.findByRole('button', { name: 'Add a time' }));
  const form = within(await screen.findByRole('form', { name: 'Add a time' }));
  await fill(user, form.getByLabelText('Date'), '2027-03-14');
  await fill(user, form.getByLabelText('Time'), '02:15');
  expect(await form.findByText(/skip 2:15 AM\. On that day it starts at 3:15 AM\./)).toBeVisible();
});

it('adds a weekly schedule and shows its next dates first', async () => {
  network.on(poojaScheduleEndpoints.preview, { dates: ['2026-11-21', '2026-11-28'] }).on(poojaScheduleEndpoints.add, schedule);
  const { user } = await renderOffice(SchedulesView, { at: `${AT}?view=schedules` });
  expect(await screen.findByRole('row', { name: /Satyanarayana/ })).toHaveTextContent('Sun, Sat');
  await user.click(screen.getByRole('button', { name: 'Add a schedule' }));
  const form = within(await screen.findByRole('form', { name: 'Add a schedule' }));
  await user.selectOptions(form.getByLabelText('Pooja'), pooja.id);
  await user.click(form.getByRole('button', { name: 'Sat' }));
  await fill(user, form.getByLabelText('Time 1'), '09:00');
  await user.click(form.getByRole('button', { name: 'Show the next dates' }));
  expect(await form.findByText('Sat, Nov 21 · Sat, Nov 28')).toBeVisible();
  await fill(user, form.getByLabelText('Places at each time'), '8');
  await fill(user, form.getByLabelText('Online'), '5');
  await user.clear(form.getByLabelText('At the counter'));
  await fill(user, form.getByLabelText('At the counter'), '2');
  expect(form.getByText('1 place held back')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Add schedule' }));
  await waitFor(() => expect(network.callsTo(poojaScheduleEndpoints.add)).toHaveLength(1));
  expect(network.callsTo(poojaScheduleEndpoints.add)[0]?.body).toMatchObject({
    serviceId: pooja.id,
    rule: { kind: 'weekly', days: [6] },
    times: ['09:00'],
    startsOn: '2026-11-20',
    ...places,
  });
});

it('adds a schedule on every full moon', async () => {
  network.on(poojaScheduleEndpoints.add, schedule);
  const { user } = await renderOffice(SchedulesView, { at: `${AT}?view=schedules` });
  await user.click(await screen.findByRole('button', { name: 'Add a schedule' }));
  const form = within(await screen.findByRole('form', { name: 'Add a schedule' }));
  await user.selectOptions(form.getByLabelText('Pooja'), pooja.id);
  await user.selectOptions(form.getByLabelText('How often'), 'tithi');
  await user.selectOptions(form.getByLabelText('Tithi'), '15');
  await fill(user, form.getByLabelText('Time 1'), '09:00');
  await fill(user, form.getByLabelText('Places at each time'), '8');
  await fill(user, form.getByLabelText('Online'), '8');
  await user.clear(form.getByLabelText('At the counter'));
  await fill(user, form.getByLabelText('At the counter'), '0');
  await user.click(form.getByRole('button', { name: 'Add schedule' }));
  await waitFor(() => expect(network.callsTo(poojaScheduleEndpoints.add)).toHaveLength(1));
  expect(network.callsTo(poojaScheduleEndpoints.add)[0]?.body).toMatchObject({ rule: { kind: 'tithi', paksha: 'shukla', tithi: 15 } });
});

it('shows a week of times, and by how many families one is over', async () => {
  network.on(poojaSlotEndpoints.change, slot);
  const { user } = await renderOffice(SlotsView, { at: `${AT}?view=times` });
  expect(await screen.findByText('Over by 2')).toBeVisible();
  expect(network.callsTo(poojaSlotEndpoints.list)[0]?.query.get('to')).toBe('2026-11-26');
  await user.click(screen.getAllByRole('row', { name: /Satyanarayana/ })[0]!);
  const form = within(await screen.findByRole('form', { name: pooja.name }));
  await user.clear(form.getByLabelText('Places at each time'));
  await fill(user, form.getByLabelText('Places at each time'), '4');
  expect(form.getByText(/^Over by 1/)).toBeVisible();
  await user.clear(form.getByLabelText('Online'));
  await fill(user, form.getByLabelText('Online'), '2');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(network.callsTo(poojaSlotEndpoints.change)[0]?.body).toEqual({ capacity: 4, onlinePlaces: 2, counterPlaces: 2, open: true }),
  );
});

it('adds hours without poojas, and says how many families booked in them', async () => {
  const arati = {
    id: testId(1005),
    reason: 'Arati',
    from: '2026-11-20',
    to: '2026-12-31',
    startTime: '20:45',
    endTime: '21:15',
    place: null,
  };
  network.on(poojaScheduleEndpoints.addBlackout, { ...arati, bookedSlots: 2 });
  const { user } = await renderOffice(BlackoutsView, { at: `${AT}?view=blackouts` });
  await user.click(await screen.findByRole('button', { name: 'Add a time without poojas' }));
  const form = within(await screen.findByRole('form', { name: 'Add a time without poojas' }));
  await fill(user, form.getByLabelText('Reason'), 'Arati');
  await user.click(form.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(/^Families booked 2 times/)).toBeVisible();
  expect(network.callsTo(poojaScheduleEndpoints.addBlackout)[0]?.body).toMatchObject({
    from: '2026-11-20',
    startTime: null,
    endTime: null,
    place: null,
  });
});

it('adds hours in which one hall has no poojas, where there are several', async () => {
  network.on(poojaServiceEndpoints.list, [
    { ...pooja, place: 'Main hall' },
    { ...pooja, id: testId(1006), place: 'Homa kundam' },
  ]);
  network.on(poojaScheduleEndpoints.blackouts, []).on(poojaScheduleEndpoints.addBlackout, { id: testId(1005), bookedSlots: 0 } as never);
  const { user } = await renderOffice(BlackoutsView, { at: `${AT}?view=blackouts` });
  await user.click(await screen.findByRole('button', { name: 'Add a time without poojas' }));
  const form = within(await screen.findByRole('form', { name: 'Add a time without poojas' }));
  await fill(user, form.getByLabelText('Reason'), 'Wedding');
  await user.selectOptions(await form.findByLabelText('Where'), 'Homa kundam');
  await user.click(form.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(network.callsTo(poojaScheduleEndpoints.addBlackout)[0]?.body).toMatchObject({ place: 'Homa kundam' }));
});

it('lets the front desk read and not change', async () => {
  await renderOffice(PoojasView, { at: AT, user: buildStaff('front-desk') });
  expect(await screen.findByRole('row', { name: /Satyanarayana/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a pooja' })).toBeNull();
});
