import {
  certificateEndpoints,
  familyEndpoints,
  type OpenShift,
  type OwnShift,
  ownVolunteeringEndpoints,
  shiftLeadEndpoints,
  volunteerTeamEndpoints,
} from '@sannidhi/contracts';
import { buildDonor, fill, type MockNetwork, mockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../test/show.tsx';
import { Screen as Answer } from './answer.tsx';
import { Screen as CheckIn } from './check-in.tsx';
import { Screen as FindShifts } from './find-shifts.tsx';
import { Screen as MyHours } from './my-hours.tsx';
import { Screen as MyShifts } from './my-shifts.tsx';

const testId = (n: number) => `01a206b7-7bd3-72b0-8914-0000000000${String(n).padStart(2, '0')}`;
const temple = { slug: 'sri-kamakshi-edison', name: 'Sri Kamakshi Temple', city: 'Edison', state: 'NJ' };
const times = { startsAt: '2099-12-06T16:00:00.000Z', endsAt: '2099-12-06T19:00:00.000Z', timeZone: 'America/New_York' };
const about = { title: 'Serve annadanam', description: '', placeName: 'Dining hall', note: '', temple, ...times };
const OPEN: OpenShift = {
  id: testId(1),
  ...about,
  skills: [],
  requirements: ['food-handler'],
  minimumAge: 12,
  takesTrainees: false,
  free: 2,
  waiting: 0,
  isNeeded: true,
  opensAt: null,
  signedUp: [],
  offers: [],
};
const PLACE: OwnShift = {
  id: testId(2),
  shiftId: testId(1),
  ...about,
  name: 'Meera Raghunathan',
  person: 'self',
  status: 'assigned',
  isTrainee: false,
  isMinor: false,
  reason: '',
  isOffered: false,
  leadName: null,
  position: null,
};
const user = buildDonor();

let network: MockNetwork;
beforeEach(() => {
  network = mockNetwork().on(familyEndpoints.list, []).on(shiftLeadEndpoints.led, []).on(volunteerTeamEndpoints.own, []);
});
afterEach(() => network.restore());

it('signs up for a shift and says what it asks for', async () => {
  network.on(ownVolunteeringEndpoints.find, { items: [OPEN], nextCursor: null }).on(ownVolunteeringEndpoints.signUp, [PLACE]);
  const page = await show(FindShifts, '/devotee/volunteer', { user });
  expect(await screen.findByText('Asks for: age 12 or older, food handler card')).toBeVisible();
  expect(screen.getByText('2 places left')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Sign up' }));
  await page.user.click(await screen.findByRole('button', { name: 'Sign up' }));
  expect(await screen.findByText('You have a place')).toBeVisible();
  expect(network.callsTo(ownVolunteeringEndpoints.signUp)[0]?.body).toMatchObject({
    shiftId: OPEN.id,
    people: ['self'],
    temple: temple.slug,
  });
});

it('confirms a place, and declines it only with a reason', async () => {
  network
    .on(ownVolunteeringEndpoints.mine, { items: [PLACE], nextCursor: null })
    .on(ownVolunteeringEndpoints.confirm, { ...PLACE, status: 'confirmed' })
    .on(ownVolunteeringEndpoints.decline, { ...PLACE, status: 'declined' });
  const page = await show(MyShifts, '/devotee/volunteer?view=shifts', { user });
  await page.user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Confirmed', { selector: '[role=status] *' })).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'I can’t come' }));
  await page.user.click(await screen.findByRole('button', { name: 'I can’t come' }));
  expect(await screen.findByText('Enter a reason. The coordinator will read it.')).toBeVisible();
  await fill(page.user, screen.getByLabelText('Reason'), 'My mother is ill');
  await page.user.click(screen.getByRole('button', { name: 'I can’t come' }));
  await waitFor(() => expect(network.callsTo(ownVolunteeringEndpoints.decline)[0]?.body).toEqual({ reason: 'My mother is ill' }));
});

it('declines by the link of an email without signing in', async () => {
  network.on(ownVolunteeringEndpoints.answerPage, PLACE).on(ownVolunteeringEndpoints.answer, { ...PLACE, status: 'declined' });
  const page = await show(Answer, '/devotee/volunteer/answer/token');
  await page.user.click(await screen.findByRole('button', { name: 'I can’t come' }));
  await fill(page.user, await screen.findByLabelText('Reason'), 'The car broke down');
  await page.user.click(screen.getByRole('button', { name: 'I can’t come' }));
  await waitFor(() =>
    expect(network.callsTo(ownVolunteeringEndpoints.answer)[0]).toMatchObject({
      params: { token: 'token' },
      body: { comes: false, reason: 'The car broke down' },
    }),
  );
});

it('checks in and out with the code, and celebrates the completed shift', async () => {
  const shown: string[] = [];
  const hear = (event: Event) => shown.push((event as CustomEvent<string>).detail);
  window.addEventListener('sannidhi:celebrate', hear);
  network.on(ownVolunteeringEndpoints.checkIn, [{ ...PLACE, status: 'checked-in' }]);
  const page = await show(CheckIn, `/devotee/volunteer/check-in/${OPEN.id}?code=abc`, { user });
  await page.user.click(await screen.findByRole('button', { name: 'Check in' }));
  expect(await screen.findByText('Meera Raghunathan is checked in')).toBeVisible();
  network.on(ownVolunteeringEndpoints.checkIn, [{ ...PLACE, status: 'checked-out' }]);
  await page.user.click(screen.getByRole('button', { name: 'Check out' }));
  expect(await screen.findByText(/is checked out/)).toBeVisible();
  expect(shown).toEqual(['lotus-pattern']);
  expect(network.callsTo(ownVolunteeringEndpoints.checkIn)[0]?.body).toEqual({ shiftId: OPEN.id, code: 'abc', direction: 'in' });
  window.removeEventListener('sannidhi:celebrate', hear);
});

it('says why a code doesn’t work', async () => {
  network.on(ownVolunteeringEndpoints.checkIn, refusal('shift-not-yours'));
  const page = await show(CheckIn, `/devotee/volunteer/check-in/${OPEN.id}?code=abc`, { user });
  await page.user.click(await screen.findByRole('button', { name: 'Check in' }));
  expect(await screen.findByText('You don’t have a place at this shift. Ask its lead.')).toBeVisible();
});

it('shows hours with the next milestone, and issues a certificate', async () => {
  const entry = {
    id: testId(3),
    title: about.title,
    workedOn: '2026-11-15',
    minutes: 150,
    status: 'approved' as const,
    reason: '',
    isAutoClosed: false,
  };
  const hours = {
    person: 'self',
    volunteerId: testId(4),
    name: 'Meera Raghunathan',
    temple,
    approvedMinutes: 720,
    pendingMinutes: 60,
    reached: 10,
    next: 25,
    entries: [entry],
  };
  const certificate = {
    id: testId(5),
    number: 'SC-2026-1',
    status: 'valid' as const,
    name: hours.name,
    temple,
    from: '2026-11-15',
    to: '2026-11-20',
    totalMinutes: 150,
    shifts: 1,
    issuedAt: '2026-11-20T10:00:00.000Z',
    verifyPath: '/verify-certificate/x',
  };
  network
    .on(ownVolunteeringEndpoints.hours, [hours])
    .on(certificateEndpoints.own, [certificate])
    .on(certificateEndpoints.issue, certificate);
  const page = await show(MyHours, '/devotee/volunteer?view=hours', { user });
  expect(await screen.findByText('10 hours reached')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Verify' })).toHaveAttribute('href', '/verify-certificate/x');
  const files = ['Certificate', 'Letter'].map((name) => screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href'));
  for (const href of files) expect(href).toContain(certificate.id);
  await page.user.click(screen.getByRole('button', { name: 'Issue a certificate' }));
  await page.user.click(await screen.findByRole('button', { name: 'Issue a certificate' }));
  await waitFor(() =>
    expect(network.callsTo(certificateEndpoints.issue)[0]?.body).toMatchObject({ volunteerId: testId(4), from: '2026-11-15' }),
  );
});

it('says that the shifts one leads didn’t load, and loads them again', async () => {
  const led = { id: testId(1), ...about, isCheckInOpen: false, people: [] };
  network.on(ownVolunteeringEndpoints.mine, { items: [], nextCursor: null }).on(shiftLeadEndpoints.led, refusal('internal'));
  const page = await show(MyShifts, '/devotee/volunteer?view=shifts', { user });
  expect(await screen.findByText('We couldn’t load the shifts you lead')).toBeVisible();
  network.on(shiftLeadEndpoints.led, [led]);
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'You lead: Serve annadanam' })).toBeVisible();
});

it('shows a lead who comes to their shift, and checks them in', async () => {
  const person = {
    id: testId(9),
    name: 'Ravi Iyer',
    isTrainee: false,
    isMinor: false,
    checkedInAt: null,
    checkedOutAt: null,
    isAutoClosed: false,
  };
  const led = { id: testId(1), ...about, isCheckInOpen: true, people: [{ ...person, status: 'confirmed' as const }] };
  network
    .on(ownVolunteeringEndpoints.mine, { items: [], nextCursor: null })
    .on(shiftLeadEndpoints.led, [led])
    .on(shiftLeadEndpoints.mark, { ...person, status: 'checked-in' });
  const page = await show(MyShifts, '/devotee/volunteer?view=shifts', { user });
  expect(await screen.findByRole('heading', { name: 'You lead: Serve annadanam' })).toBeVisible();
  network.on(shiftLeadEndpoints.led, [
    { ...led, people: [{ ...person, status: 'checked-in' as const, checkedInAt: '2099-12-06T16:00:00.000Z' }] },
  ]);
  await page.user.click(screen.getByRole('button', { name: 'Check in Ravi Iyer' }));
  expect(await screen.findByText('Ravi Iyer is checked in')).toBeVisible();
  expect(network.callsTo(shiftLeadEndpoints.mark)[0]?.body).toEqual({ mark: 'check-in' });
  expect(await screen.findByRole('button', { name: 'Check out Ravi Iyer' })).toBeVisible();
});

it('shows the teams that the household is on', async () => {
  const team = { id: testId(8), person: 'Meera Raghunathan', name: 'Kitchen', note: 'Saturdays', leadName: 'Ravi Iyer', temple };
  network.on(ownVolunteeringEndpoints.mine, { items: [], nextCursor: null }).on(volunteerTeamEndpoints.own, [team]);
  await show(MyShifts, '/devotee/volunteer?view=shifts', { user });
  expect(await screen.findByRole('heading', { name: 'My teams' })).toBeVisible();
  expect(screen.getByText('Meera Raghunathan, Sri Kamakshi Temple')).toBeVisible();
  expect(screen.getByText('Lead: Ravi Iyer')).toBeVisible();
});
