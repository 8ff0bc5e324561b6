import { eHundiEndpoints } from '@sannidhi/contracts';
import type { MockNetwork } from '@sannidhi/kit/testing';
import { act, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { officeNetwork, renderOffice } from '../testing/render-office.tsx';
import { Screen } from './donation-management-screen.tsx';

let network: MockNetwork;
beforeEach(() => {
  network = officeNetwork().on(eHundiEndpoints.list, []);
});
afterEach(() => network.restore());

let go: (to: string) => void;
function Office() {
  const navigate = useNavigate();
  go = (to) => void navigate(to);
  return <Screen />;
}

it('names the page after each view, and moves the focus to the heading of one that follows another', async () => {
  await renderOffice(Office, { at: '/temple-admin/donation-management?view=funds' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Funds' })).not.toHaveFocus();
  expect(document.title).toBe('Funds · Sannidhi');
  act(() => go('/temple-admin/donation-management?view=codes'));
  expect(await screen.findByRole('heading', { level: 1, name: 'E-hundi codes' })).toHaveFocus();
  expect(document.title).toBe('E-hundi codes · Sannidhi');
});
