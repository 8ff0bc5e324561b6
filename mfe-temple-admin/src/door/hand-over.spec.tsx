import { type DoorList, type DoorTicket, doorEndpoints } from '@sannidhi/contracts';
import { fill, mockNetwork, NETWORK_DOWN } from '@sannidhi/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderOffice } from '../testing/render-office.tsx';
import { HandOver } from './hand-over.tsx';
import { useOfficeDoor } from './use-office-door.ts';

const ID = '01a206b7-7bd3-72b0-8914-000000000005';
const ANIKA: DoorTicket = {
  ...{ id: ID, version: 1, name: 'Anika', type: 'Child', takesSeat: true, status: 'valid', partyId: ID, isDropOff: true },
};
const LIST: DoorList = {
  event: {
    ...{ id: ID, eventId: ID, title: 'Bala Vihar', startsAt: '2026-07-04T14:00:00.000Z', endsAt: '2026-07-04T17:00:00.000Z' },
    ...{ placeName: 'Main hall', timeZone: 'America/New_York', temple: 'Bridgewater' },
  },
  publicKey: '',
  serverTime: '2026-07-04T15:00:00.000Z',
  tickets: [ANIKA],
};

function Desk({ onDone }: { onDone: () => void }) {
  return <HandOver ticket={ANIKA} door={useOfficeDoor(LIST)} onDone={onDone} />;
}

it('keeps the form with what was typed while the handover isn’t saved, and saves it once however often it is sent', async () => {
  const network = mockNetwork().on(doorEndpoints.officeSync, NETWORK_DOWN);
  const onDone = jest.fn();
  const { user } = await renderOffice(() => <Desk onDone={onDone} />);
  await fill(user, screen.getByLabelText('Why without the code'), 'Known, ID seen');
  await fill(user, screen.getByLabelText('Who takes the child'), 'Meera');
  await user.click(screen.getByRole('button', { name: 'Hand over' }));
  expect(await screen.findByText(/We couldn’t reach the server/)).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Why without the code')).toHaveValue('Known, ID seen');

  network.on(doorEndpoints.officeSync, { scans: [], last: 0, more: false, serverTime: LIST.serverTime });
  await user.click(screen.getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  const sent = network.callsTo(doorEndpoints.officeSync).flatMap(({ body }) => (body as { scans: { id: string; act: string }[] }).scans);
  expect([sent.length, new Set(sent.map(({ id }) => id)).size]).toEqual([2, 1]);
  network.restore();
});
