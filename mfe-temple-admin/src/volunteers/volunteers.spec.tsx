import {
  type HourEntry,
  hourEntryEndpoints,
  opportunityEndpoints,
  type ShiftDetail,
  type ShiftPerson,
  shiftAssignmentEndpoints,
  shiftEndpoints,
  volunteerEndpoints,
  volunteerTeamEndpoints,
} from '@sannidhi/contracts';
import { buildStaff, fill, type MockNetwork } from '@sannidhi/kit/testing';
import { screen, within } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { holdToday, officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { ShiftsView } from './shifts-view.tsx';
import { SignUpsView } from './sign-ups-view.tsx';
import { TeamsView } from './teams-view.tsx';
import { HoursView } from './volunteer-hours-view.tsx';

const PERSON: ShiftPerson = {
  id: testId(5),
  volunteerId: testId(6),
  name: 'Asha Nair',
  status: 'confirmed',
  isTrainee: false,
  isMinor: false,
  reason: '',
  declinedVia: null,
  missing: { requirements: [], skills: [] },
  overrideReason: null,
  isOverlapAllowed: false,
  isOffered: false,
  checkedInAt: null,
  checkedOutAt: null,
  isAutoClosed: false,
};
const SHIFT: ShiftDetail = {
  id: testId(1),
  opportunityId: testId(2),
  title: 'Serve annadanam',
  startsAt: '2026-12-06T16:00:00.000Z',
  endsAt: '2026-12-06T19:00:00.000Z',
  timeZone: 'America/New_York',
  placeName: 'Dining hall',
  minimum: 6,
  target: 8,
  maximum: 8,
  taken: 3,
  trainees: 0,
  waiting: 0,
  missing: 3,
  status: 'open',
  reason: '',
  leadName: null,
  isPublished: true,
  date: '2026-12-06',
  time: '11:00',
  endDate: null,
  endTime: '14:00',
  note: '',
  leadId: null,
  people: [PERSON, { ...PERSON, id: testId(7), name: 'Ravi Iyer', status: 'declined', reason: 'Flat tire', declinedVia: 'email' }],
  checkIn: { url: 'http://localhost/devotee/volunteer/check-in/1?code=2', qr: 'data:image/svg+xml;base64,' },
};

/** Half an hour before the shift. */
const atArrival = () => jest.setSystemTime(new Date('2026-12-06T15:30:00Z'));

const TEAM = { id: testId(20), name: 'Kitchen', note: 'Saturdays', members: 2, leadId: testId(6), leadName: 'Asha Nair' };

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork()
    .on(shiftEndpoints.list, { items: [SHIFT], nextCursor: null })
    .on(shiftEndpoints.detail, SHIFT)
    .on(opportunityEndpoints.list, { items: [], nextCursor: null })
    .on(volunteerEndpoints.list, { items: [], nextCursor: null })
    .on(volunteerTeamEndpoints.list, { items: [TEAM], nextCursor: null });
  holdToday();
});
afterEach(() => {
  network.restore();
  jest.useRealTimers();
});

it('shows which shifts need people, and filters those below the minimum', async () => {
  const { user } = await renderOffice(ShiftsView, { at: '/temple-admin/volunteer-management' });
  const row = await screen.findByRole('row', { name: /Serve annadanam/ });
  expect(row).toHaveTextContent('Sun, Dec 6, 11:00 AM – 2:00 PM');
  expect(row).toHaveTextContent('Needs 3 more');
  await user.click(screen.getByRole('button', { name: 'People' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Below the minimum' }));
  expect(network.callsTo(shiftEndpoints.list).at(-1)?.query.get('gaps')).toBe('true');
});

it('says when a shift is, and offers a mark once the temple takes it', async () => {
  await renderOffice(ShiftsView, { at: `/temple-admin/volunteer-management?shift=${SHIFT.id}` });
  expect(await screen.findByText('You can check people in from Dec 6, 10:00 AM on.')).toBeVisible();
  const panel = within(screen.getByRole('complementary'));
  expect(panel.getByText('Sun, Dec 6, 11:00 AM – 2:00 PM')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Check in' })).not.toBeInTheDocument();
  expect(panel.queryByRole('button', { name: 'No-show' })).not.toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Record a decline' })).toBeVisible();
});

it('checks people in from the lead’s list, and shows why someone declined', async () => {
  atArrival();
  network.on(shiftAssignmentEndpoints.mark, { ...PERSON, status: 'checked-in' });
  const { user } = await renderOffice(ShiftsView, { at: '/temple-admin/volunteer-management' });
  await user.click(await screen.findByRole('row', { name: /Serve annadanam/ }));
  expect(await screen.findByText('Declined by the link in the email: Flat tire')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Check in' }));
  expect(await screen.findByText('Checked in Asha Nair')).toBeVisible();
  expect(network.callsTo(shiftAssignmentEndpoints.mark)[0]).toMatchObject({
    params: { assignmentId: PERSON.id },
    body: { mark: 'check-in' },
  });
});

it('lets the front desk check in and not plan', async () => {
  atArrival();
  const { user } = await renderOffice(ShiftsView, { at: '/temple-admin/volunteer-management', user: buildStaff('front-desk') });
  await user.click(await screen.findByRole('row', { name: /Serve annadanam/ }));
  expect(await screen.findByRole('button', { name: 'Check in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel shift' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a shift' })).not.toBeInTheDocument();
});

it('warns of what a sign-up lacks and takes the reason for accepting it', async () => {
  const signUp = {
    ...PERSON,
    status: 'requested' as const,
    missing: { requirements: ['food-handler' as const], skills: ['Cooking'] },
    shiftId: SHIFT.id,
    title: SHIFT.title,
    startsAt: SHIFT.startsAt,
    timeZone: SHIFT.timeZone,
    askedAt: '2026-11-20T10:00:00.000Z',
  };
  network.on(shiftAssignmentEndpoints.signUps, { items: [signUp], nextCursor: null }).on(shiftAssignmentEndpoints.accept, PERSON);
  const { user } = await renderOffice(SignUpsView, { at: '/temple-admin/volunteer-management?view=sign-ups' });
  await user.click(await screen.findByRole('row', { name: /Asha Nair/ }));
  expect(await screen.findByText('Food handler card, Cooking', { selector: '[role=status] *, [role=alert] *, p, div' })).toBeVisible();
  const form = within(await screen.findByRole('form', { name: 'Accept' }));
  await fill(user, form.getByLabelText('Why without what is missing'), 'Cooks at home');
  await user.click(form.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Accepted Asha Nair')).toBeVisible();
  expect(network.callsTo(shiftAssignmentEndpoints.accept)[0]?.body).toEqual({ overrideReason: 'Cooks at home' });
});

it('approves hours, and corrects them with a reason', async () => {
  const entry: HourEntry = {
    id: testId(9),
    volunteerId: testId(6),
    name: 'Asha Nair',
    title: 'Serve annadanam',
    workedOn: '2026-11-15',
    minutes: 150,
    recordedMinutes: 150,
    status: 'pending',
    reason: '',
    isAutoClosed: true,
  };
  network
    .on(hourEntryEndpoints.list, { items: [entry], nextCursor: null })
    .on(hourEntryEndpoints.approve, { ...entry, status: 'approved' })
    .on(hourEntryEndpoints.adjust, { ...entry, status: 'adjusted', minutes: 90 });
  const { user } = await renderOffice(HoursView, { at: '/temple-admin/volunteers?view=hours' });
  await user.click(await screen.findByRole('row', { name: /Asha Nair/ }));
  await user.click(await screen.findByRole('button', { name: 'Approve 2.5 hours' }));
  expect(await screen.findByText('Approved the hours of Asha Nair')).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Adjust' }));
  await user.click(form.getByRole('button', { name: 'Save adjustment' }));
  expect(await form.findByText('Enter a reason. The volunteer will read it.')).toBeVisible();
});

it('says that hours are approved when a filter leaves them out, and offers the next ones', async () => {
  const pending = (id: number, name: string): HourEntry => ({
    id: testId(id),
    volunteerId: testId(id),
    name,
    title: 'Serve annadanam',
    workedOn: '2026-11-15',
    minutes: 150,
    recordedMinutes: 150,
    status: 'pending',
    reason: '',
    isAutoClosed: false,
  });
  const asha = pending(9, 'Asha Nair');
  const ravi = pending(10, 'Ravi Iyer');
  network.on(hourEntryEndpoints.list, { items: [asha, ravi], nextCursor: null });
  const { user } = await renderOffice(HoursView, { at: `/temple-admin/volunteers?view=hours&status=pending&entry=${asha.id}` });
  const approve = await screen.findByRole('button', { name: 'Approve 2.5 hours' });
  network.on(hourEntryEndpoints.approve, { ...asha, status: 'approved' }).on(hourEntryEndpoints.list, { items: [ravi], nextCursor: null });
  await user.click(approve);
  const next = await screen.findByRole('button', { name: 'Next: Ravi Iyer' });
  expect(within(screen.getByRole('complementary', { name: 'Asha Nair' })).getByText('Approved the hours of Asha Nair')).toBeVisible();
  await user.click(next);
  expect(screen.getByRole('heading', { name: 'Ravi Iyer' })).toHaveFocus();
});

it('asks a team for a shift, and says who wasn’t asked and why', async () => {
  const reason = { code: 'shift-overlap', sentence: 'This person already helps at another shift at this time.' };
  network.on(volunteerTeamEndpoints.ask, { asked: 1, skipped: [{ name: 'Ravi Iyer', reason }] });
  const { user } = await renderOffice(ShiftsView, { at: '/temple-admin/volunteer-management' });
  await user.click(await screen.findByRole('row', { name: /Serve annadanam/ }));
  await user.click(await screen.findByRole('button', { name: 'Ask a team' }));
  const form = within(await screen.findByRole('form', { name: 'Ask a team' }));
  await user.click(await form.findByRole('button', { name: 'Kitchen' }));
  await user.click(form.getByRole('button', { name: 'Ask a team' }));
  expect(await screen.findByText('1 person was asked')).toBeVisible();
  expect(screen.getByText(reason.sentence)).toBeVisible();
});

it('takes people off a team and chooses its lead among them', async () => {
  const people = [
    { id: testId(6), name: 'Asha Nair' },
    { id: testId(8), name: 'Ravi Iyer' },
  ];
  network.on(volunteerTeamEndpoints.members, people).on(volunteerTeamEndpoints.removeMember, TEAM).on(volunteerTeamEndpoints.change, TEAM);
  const { user } = await renderOffice(TeamsView, { at: '/temple-admin/volunteers?view=teams' });
  await user.click(await screen.findByRole('row', { name: /Kitchen/ }));
  const form = within(await screen.findByRole('form', { name: 'Change team' }));
  await user.selectOptions(form.getByLabelText(/^Lead/), 'Ravi Iyer');
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved Kitchen')).toBeVisible();
  expect(network.callsTo(volunteerTeamEndpoints.change)[0]?.body).toMatchObject({ leadId: testId(8) });
  await user.click(screen.getByRole('button', { name: 'Remove Asha Nair' }));
  expect(network.callsTo(volunteerTeamEndpoints.removeMember)[0]?.params).toEqual({ teamId: TEAM.id, volunteerId: testId(6) });
});
