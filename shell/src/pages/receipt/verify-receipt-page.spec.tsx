import { type MockNetwork, mockNetwork, renderScreen } from '@sannidhi/kit/testing';
import { screen } from '@testing-library/react';
import { loadShellMessages } from '../shell-messages.ts';
import { VerifyReceiptPage } from './verify-receipt-page.tsx';

let network: MockNetwork;
beforeEach(async () => {
  await loadShellMessages();
  network = mockNetwork();
});
afterEach(() => network.restore());

it('says of an unknown code what to check and whom to ask', async () => {
  await renderScreen(<VerifyReceiptPage />, { at: '/verify-receipt/none', path: '/verify-receipt/:verificationId' });
  expect(await screen.findByText(/Check the code and scan it again/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});
