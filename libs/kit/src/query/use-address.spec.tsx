import { act, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { type Address, useAddress } from './use-address.ts';

let panel: Address;
let search: Address;

function Page() {
  panel = useAddress();
  search = useAddress();
  return <p>{panel.parameters.toString()}</p>;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/support?state=open');
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />);
});

it('keeps a record that was opened before a search was sent', async () => {
  const drawnBefore = search;
  await act(async () => panel.change({ message: '1' }, { notes: { panel: 'message' } }));
  await act(async () => drawnBefore.change({ search: 'Meera' }, { replace: true }));
  expect(screen.getByText('state=open&message=1&search=Meera')).toBeVisible();
  expect(panel.notes).toEqual({ panel: 'message' });
});

it('knows nothing of where a panel was opened in an entry of its own', async () => {
  await act(async () => panel.change({ message: '1' }, { notes: { panel: 'message' } }));
  await act(async () => panel.change({ state: 'closed', message: undefined }));
  expect(screen.getByText('state=closed')).toBeVisible();
  expect(panel.notes).toEqual({});
});
