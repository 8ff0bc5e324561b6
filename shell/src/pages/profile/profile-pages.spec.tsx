import { fill, mockNetwork, renderScreen } from '@sannidhi/kit/testing';
import { screen } from '@testing-library/react';
import { ProfilePage, ProfileSetupPage } from './profile-pages.tsx';

const messages = { shell: { en: () => import('../../messages/en.json'), hi: () => import('../../messages/hi.json') } };
const PAGES = [
  ['/profile-setup', ProfileSetupPage, 'Continue'],
  ['/profile', ProfilePage, 'Done'],
] as const;

describe.each(PAGES)('%s', (at, Page, button) => {
  it('[2.26] [3.14] asks for name, phone, city and date of birth, and for the time of birth if wished', async () => {
    await renderScreen(<Page />, { at, messages });
    const fields = [...document.querySelectorAll('input')].map(({ name, type }) => [name, type]);
    expect(fields).toEqual([
      ['fullName', 'text'],
      ['phone', 'tel'],
      ['city', 'text'],
      ['dateOfBirth', 'date'],
      ['timeOfBirth', 'time'],
    ]);
    expect(screen.getAllByText('Optional')).toHaveLength(1);
    expect(screen.getByLabelText(/Time of birth/)).toHaveAttribute('name', 'timeOfBirth');
  });

  it.each([button, 'Back to Home'])('[2.27] leads to / by “%s”, calls nobody and keeps nothing', async (name) => {
    localStorage.clear();
    const network = mockNetwork();
    const { user, address } = await renderScreen(<Page />, { at, path: at, messages });
    const kept = { ...localStorage };
    await fill(user, screen.getByLabelText(/Full name/), 'Meera Raghunathan');
    await user.click(screen.queryByRole('button', { name }) ?? screen.getByRole('link', { name }));
    expect(address()).toBe('/');
    expect(network.calls).toEqual([]);
    expect({ ...localStorage }).toEqual(kept);
    network.restore();
  });
});
