import { askVolunteerSchema, opportunityEndpoints, shiftEndpoints, volunteerEndpoints, volunteerTeamEndpoints } from '@sannidhi/contracts';
import { Form } from '@sannidhi/kit';
import { fill, type MockNetwork, refusal } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { testId } from '../testing/builders.ts';
import { officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { NamePicker } from './name-picker.tsx';
import { ShiftForm } from './shift-form.tsx';
import { useVolunteerNames } from './use-names.ts';
import { Screen as VolunteersView } from './volunteers-view.tsx';

const volunteer = (n: number, name: string) => ({ id: testId(n), name, awayUntil: null });
const NAMES = ['Asha', 'Bala', 'Chitra', 'Devi', 'Esha', 'Farid', 'Gauri'].map((name, n) => volunteer(n + 1, name));

let network: MockNetwork;
let sent: unknown;
beforeEach(() => {
  sent = undefined;
  network = officeNetwork();
  answer(NAMES, 'more');
});
afterEach(() => network.restore());

const answer = (items: object[], nextCursor: string | null = null) => network.on(volunteerEndpoints.list, { items, nextCursor } as never);

const Picker = () => (
  <Form
    label="Ask"
    schema={askVolunteerSchema}
    initialValues={{ volunteerId: '', volunteerIdSearch: '' }}
    onSubmit={(body) => {
      sent = body;
    }}
  >
    <NamePicker name="volunteerId" label="Volunteer" useNames={useVolunteerNames} omits={({ name }) => name === 'Bala'} />
    <button type="submit">Send</button>
  </Form>
);
const field = () => screen.findByRole('searchbox', { name: 'Volunteer' });

it('finds someone whom the first hundred names don’t include, and chooses them with Enter', async () => {
  const { user } = await renderOffice(Picker);
  expect(await screen.findByText('The first 6 are shown. Type more letters to find others.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bala' })).not.toBeInTheDocument();
  answer([volunteer(40, 'Zarina Ali')]);
  await fill(user, await field(), 'zar');
  expect(await screen.findByText('1 match')).toBeVisible();
  expect(network.callsTo(volunteerEndpoints.list).at(-1)?.query.get('search')).toBe('zar');
  await user.type(await field(), '{Enter}');
  const chosen = within(await screen.findByRole('group', { name: 'Volunteer' }));
  expect(chosen.getByText('Zarina Ali')).toBeVisible();
  expect(chosen.getByRole('button', { name: 'Change Volunteer' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toMatchObject({ volunteerId: testId(40) });
});

it('keeps who was chosen while another is only typed', async () => {
  const { user } = await renderOffice(Picker);
  await user.click(await screen.findByRole('button', { name: 'Asha' }));
  await user.click(screen.getByRole('button', { name: 'Change Volunteer' }));
  expect(await field()).toHaveFocus();
  await fill(user, await field(), 'Devi');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toMatchObject({ volunteerId: testId(1) });
  await user.click(screen.getByRole('button', { name: 'Keep Asha' }));
  expect(within(await screen.findByRole('group', { name: 'Volunteer' })).getByText('Asha')).toBeVisible();
});

it('says that nobody matches, and that names didn’t load', async () => {
  const { user } = await renderOffice(Picker);
  answer([]);
  await fill(user, await field(), 'xyz');
  expect(await screen.findByText('No matches. Try fewer letters.')).toBeVisible();
  network.on(volunteerEndpoints.list, refusal('unavailable'));
  await fill(user, await field(), 'xy');
  expect(await screen.findByText('We couldn’t load the names')).toBeVisible();
  answer([volunteer(41, 'Xyla')]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: 'Xyla' }));
  expect(await screen.findByRole('group', { name: 'Volunteer' })).toBeVisible();
});

it('says at the field that a choice is missing', async () => {
  const { user } = await renderOffice(Picker);
  await field();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const search = await field();
  await waitFor(() => expect(search).toHaveAccessibleDescription('Choose a volunteer'));
  expect(search).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toBeUndefined();
});

it('refuses a lead who is typed and not chosen, instead of leaving them out', async () => {
  network.on(opportunityEndpoints.list, { items: [{ id: testId(50), title: 'Serve annadanam' }], nextCursor: null } as never);
  network.on(shiftEndpoints.create, { created: 1 } as never);
  const { user } = await renderOffice(() => <ShiftForm onDone={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Serve annadanam' }));
  await fill(user, screen.getByLabelText(/^Start time/), '09:00');
  await fill(user, screen.getByLabelText(/^End time/), '12:00');
  const lead = screen.getByRole('searchbox', { name: /^Lead/ });
  await fill(user, lead, 'Asha');
  const add = screen.getByRole('button', { name: 'Add a shift' });
  await user.click(add);
  await waitFor(() => expect(lead).toHaveAccessibleDescription(/Choose one of the matches, or clear the name/));
  expect(network.callsTo(shiftEndpoints.create)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Asha' }));
  await user.click(add);
  await waitFor(() => expect(network.callsTo(shiftEndpoints.create)[0]?.body).toMatchObject({ leadId: testId(1) }));
  expect(network.callsTo(shiftEndpoints.create)[0]?.body).not.toHaveProperty('leadIdSearch');
});

it('filters by a team that the first hundred don’t include', async () => {
  const [kitchen, parking] = [
    { id: testId(60), name: 'Kitchen' },
    { id: testId(61), name: 'Parking' },
  ];
  answer([]);
  network.on(volunteerTeamEndpoints.list, { items: [kitchen], nextCursor: 'more' } as never);
  const { user } = await renderOffice(VolunteersView, { at: '/temple-admin/volunteer-management?view=volunteers' });
  await user.click(await screen.findByRole('button', { name: 'Team' }));
  network.on(volunteerTeamEndpoints.list, { items: [parking], nextCursor: null } as never);
  await fill(user, await screen.findByRole('searchbox', { name: 'Team' }), 'park');
  await user.click(await screen.findByRole('button', { name: 'Parking' }));
  await waitFor(() => expect(network.callsTo(volunteerEndpoints.list).at(-1)?.query.get('team')).toBe(parking.id));
});
