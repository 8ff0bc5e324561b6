import { type DoorTicket, pickupHash } from '@sannidhi/contracts';
import { fill } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { show } from '../test/show.tsx';
import { testId } from '../test/tickets.ts';
import { HandOver } from './hand-over.tsx';
import type { Scanning } from './use-scanning.ts';

const ID = testId(5);
const CODE = 'K7M4PX';
const handOver = jest.fn(async () => undefined);
const scanning = { handOver, close: () => undefined } as unknown as Scanning;
const ticket = (child?: DoorTicket['child']): DoorTicket => ({
  ...{ id: ID, version: 1, name: 'Anika', type: 'Child', takesSeat: true, status: 'valid', partyId: ID, isDropOff: true },
  ...(child ? { child } : {}),
});
const known = async (more: object = {}) =>
  ticket({
    ...{ guardian: 'Meera', guardianPhone: '+17325550148', needs: 'Peanuts', mayPickUp: ['Lakshmi', 'Ravi Kumar'] },
    ...{ mayNotPickUp: ['Ravi Kumar'], codeHash: await pickupHash(ID, CODE) },
    ...more,
  });
const open = async (child: DoorTicket) => show(() => <HandOver ticket={child} scanning={scanning} />, '/devotee/door/1');
const press = (user: Awaited<ReturnType<typeof open>>['user']) => user.click(screen.getByRole('button', { name: 'Hand over' }));
beforeEach(() => handOver.mockClear());

it('says first what a child needs and who may not take it, whom it can’t be handed to', async () => {
  await open(await known());
  expect(screen.getByText('Allergies or needs: Peanuts')).toBeVisible();
  expect(screen.getByText('May not be picked up by: Ravi Kumar')).toBeVisible();
  expect(screen.getByRole('link', { name: '(732) 555-0148' })).toHaveAttribute('href', 'tel:+17325550148');
  expect(screen.getByRole('radio', { name: 'Lakshmi' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Ravi Kumar' })).not.toBeInTheDocument();
});

it('hands a child over by its code without asking a server, however it is typed, and not by another', async () => {
  const child = await known();
  const { user } = await open(child);
  await fill(user, screen.getByLabelText('Pickup code'), 'K7M 4PY');
  await press(user);
  expect(await screen.findByText('This isn’t the pickup code of this child')).toBeVisible();
  expect(handOver).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Pickup code'));
  await fill(user, screen.getByLabelText('Pickup code'), 'k7m-4px');
  await user.click(screen.getByRole('radio', { name: 'Lakshmi' }));
  await press(user);
  await waitFor(() => expect(handOver).toHaveBeenCalledWith(child, { to: 'Lakshmi', why: '' }));
});

it('asks for a reason without a code, and refuses the name of somebody who may not', async () => {
  const child = await known();
  const { user } = await open(child);
  await user.click(screen.getByRole('radio', { name: 'Without a code' }));
  await user.click(screen.getByRole('radio', { name: 'Somebody else' }));
  await fill(user, screen.getByLabelText('Name of this adult'), ' RAVI  kumar');
  await press(user);
  expect(await screen.findByText('Enter why you hand over the child without the code')).toBeVisible();
  expect(screen.getByText('This adult may not pick up the child. Call the office.')).toBeVisible();
  await user.clear(screen.getByLabelText('Name of this adult'));
  await fill(user, screen.getByLabelText('Name of this adult'), 'Latha');
  await fill(user, screen.getByLabelText('Why without the code'), 'Aunt, ID seen');
  await press(user);
  await waitFor(() => expect(handOver).toHaveBeenCalledWith(child, { to: 'Latha', why: 'Aunt, ID seen' }));
});

it('hands over a child nobody described only for a reason, and says so', async () => {
  const { user } = await open(ticket());
  expect(screen.getByText(/We don’t know here who may pick up this child/)).toBeVisible();
  expect(screen.queryByLabelText('Pickup code')).not.toBeInTheDocument();
  await press(user);
  expect(await screen.findByText('Enter who takes the child')).toBeVisible();
  expect(handOver).not.toHaveBeenCalled();
});
