import { screen } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen.tsx';
import { Facts } from './facts.tsx';

it.each([null, undefined, '', false])('prints no label without a value: %p', async (value) => {
  const facts = [
    { label: 'Deposit', value },
    { label: 'Names', value: 0 },
  ];
  await renderScreen(<Facts facts={facts} />);
  expect(screen.getByText('0')).toBeVisible();
  expect(screen.queryByText('Deposit')).toBeNull();
});
