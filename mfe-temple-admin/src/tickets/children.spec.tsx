import {
  type DoorTicket,
  doorEndpoints,
  NEW_TICKET_TYPE,
  pickupHash,
  ticketChildEndpoints,
  ticketEndpoints,
  ticketTypeEndpoints,
} from '@sannidhi/contracts';
import { fill, mockNetwork, NETWORK_DOWN } from '@sannidhi/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HandOver } from '../door/hand-over.tsx';
import type { OfficeDoor } from '../door/use-office-door.ts';
import { renderOffice } from '../testing/render-office.tsx';
import { AttendeeChild } from './attendee-child.tsx';
import { CounterForm } from './counter-form.tsx';
import { PickupSlips } from './pickup-slips.tsx';

const id = (n: number) => `01a206b7-7bd3-72b0-8914-0000000000${String(n).padStart(2, '0')}`;
const CHILD = { guardian: 'Meera', guardianPhone: '+17325550148', needs: 'Peanuts', mayPickUp: [], mayNotPickUp: ['Ravi Kumar'] };

let network: ReturnType<typeof mockNetwork>;
beforeEach(() => {
  network = mockNetwork();
});
afterEach(() => network.restore());

it('asks at the counter about a child in care, and no longer once another ticket is chosen', async () => {
  const types = [
    { ...NEW_TICKET_TYPE, id: id(1), name: 'Child', isDropOff: true },
    { ...NEW_TICKET_TYPE, id: id(2), name: 'Adult' },
  ];
  const terms = { isOpen: true, capacity: null, refundHours: 48, passOnHours: 12, questions: [], quotas: [] };
  network
    .on(ticketTypeEndpoints.sale, { ...terms, types, isSet: true, dates: [] })
    .on(ticketEndpoints.register, { tickets: 1, slipsOf: null });
  const { user } = await renderOffice(() => <CounterForm eventId={id(3)} occurrenceId={id(4)} onDone={() => undefined} />);
  await fill(user, await screen.findByLabelText('Registered by'), 'Meera');
  await fill(user, screen.getByLabelText('Name'), 'Anika');
  await fill(user, screen.getByLabelText('Parent or guardian'), 'Meera');
  await fill(user, screen.getByLabelText('Phone during the event'), '7325550148');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(network.callsTo(ticketEndpoints.register)).toHaveLength(1));
  const child = { ...CHILD, needs: '', mayNotPickUp: [] };
  expect(network.callsTo(ticketEndpoints.register)[0]?.body).toMatchObject({ people: [{ name: 'Anika', child }] });
  await user.selectOptions(screen.getByLabelText('Ticket'), 'Adult');
  await waitFor(() => expect(screen.queryByLabelText('Parent or guardian')).not.toBeInTheDocument());
  await user.selectOptions(screen.getByLabelText('Ticket'), 'Child');
  expect(await screen.findByLabelText('Parent or guardian')).toHaveValue('Meera');
  await user.selectOptions(screen.getByLabelText('Ticket'), 'Adult');
  await waitFor(() => expect(screen.queryByLabelText('Parent or guardian')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(network.callsTo(ticketEndpoints.register)).toHaveLength(2));
  expect(network.callsTo(ticketEndpoints.register)[1]?.body).toMatchObject({ people: [{ name: 'Anika', child: null }] });
});

it('prints nothing while the slips aren’t there: the whole screen would go to paper', async () => {
  network.on(ticketChildEndpoints.slips, NETWORK_DOWN);
  await renderOffice(() => <PickupSlips orderId={id(9)} onDone={() => undefined} />);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Print slips' })).not.toBeInTheDocument();
});

it('shows a child’s pickup code after a registration without an email, and prints it', async () => {
  const types = [{ ...NEW_TICKET_TYPE, id: id(1), name: 'Child', isDropOff: true }];
  const terms = { isOpen: true, capacity: null, refundHours: 48, passOnHours: 12, questions: [], quotas: [] };
  const date = { event: 'Garland class', temple: 'Sri Kamakshi', startsAt: '2026-12-01T23:30:00.000Z', timeZone: 'America/New_York' };
  network
    .on(ticketTypeEndpoints.sale, { ...terms, types, isSet: true, dates: [] })
    .on(ticketEndpoints.register, { tickets: 1, slipsOf: id(9) })
    .on(ticketChildEndpoints.slips, [{ id: id(8), child: 'Anika', guardian: 'Meera', pickupCode: 'K7M 4PX', ...date }]);
  const done = jest.fn();
  window.print = jest.fn();
  const { user } = await renderOffice(() => <CounterForm eventId={id(3)} occurrenceId={id(4)} onDone={done} />);
  await fill(user, await screen.findByLabelText('Registered by'), 'Meera');
  await fill(user, screen.getByLabelText('Name'), 'Anika');
  await fill(user, screen.getByLabelText('Parent or guardian'), 'Meera');
  await fill(user, screen.getByLabelText('Phone during the event'), '7325550148');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('K7M 4PX')).toBeVisible();
  expect(screen.getByText('Pickup code of Anika')).toBeVisible();
  expect(network.callsTo(ticketChildEndpoints.slips)[0]?.params).toMatchObject({ orderId: id(9) });
  await user.click(screen.getByRole('button', { name: 'Print slips' }));
  expect(window.print).toHaveBeenCalled();
  expect(done).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(done).toHaveBeenCalled();
});

it('shows and changes what is known of a child', async () => {
  network.on(ticketChildEndpoints.of, CHILD).on(ticketChildEndpoints.changeFor, CHILD);
  const { user } = await renderOffice(() => <AttendeeChild ticketId={id(5)} mayChange />);
  expect(await screen.findByText('Ravi Kumar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await user.clear(screen.getByLabelText(/^Allergies or needs/));
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(network.callsTo(ticketChildEndpoints.changeFor)).toHaveLength(1));
  expect(network.callsTo(ticketChildEndpoints.changeFor)[0]?.body).toEqual({ ...CHILD, needs: '' });
});

it('hands a child over at the desk by its code alone, or for a reason', async () => {
  const known = { ...CHILD, codeHash: await pickupHash(id(5), 'K7M4PX') };
  const ticket: DoorTicket = {
    ...{ id: id(5), version: 1, name: 'Anika', type: 'Child', takesSeat: true, status: 'valid', partyId: id(5) },
    ...{ isDropOff: true, child: known },
  };
  const save = jest.fn(async () => undefined);
  const door = { save } as unknown as OfficeDoor;
  const { user } = await renderOffice(() => <HandOver ticket={ticket} door={door} onDone={() => undefined} />);
  expect(screen.getByText('May not be picked up by: Ravi Kumar')).toBeVisible();
  await fill(user, screen.getByLabelText('Pickup code'), 'K7M4PY');
  await user.click(screen.getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText('This isn’t the pickup code of this child')).toBeVisible();
  await user.click(within(screen.getByRole('group', { name: 'How you know' })).getByRole('radio', { name: 'Without a code' }));
  await fill(user, screen.getByLabelText('Why without the code'), 'Known, ID seen');
  await user.click(screen.getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(save).toHaveBeenCalledWith(
    expect.objectContaining({ ticketId: id(5), act: 'out', handover: { to: 'Meera', why: 'Known, ID seen' } }),
  );
  expect(network.callsTo(doorEndpoints.officeSync)).toHaveLength(0);
});
