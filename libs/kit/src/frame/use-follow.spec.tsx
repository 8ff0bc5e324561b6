import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useFollow } from './use-follow.ts';

const FUNDS = '/temple-admin/donation-management?view=funds';

function Anchor() {
  return (
    <a href={FUNDS} onClick={useFollow()}>
      Funds
    </a>
  );
}

it('follows a plain press inside the app, once, and leaves other presses to the browser', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Anchor /> }], { initialEntries: ['/temple-admin/dashboard'] });
  render(<RouterProvider router={router} />);
  const at = () => router.state.location.pathname + router.state.location.search;
  const link = screen.getByRole('link');
  for (const own of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await act(async () => void fireEvent.click(link, own));
    expect(at()).toBe('/temple-admin/dashboard');
  }
  await act(async () => expect(fireEvent.click(link)).toBe(false));
  expect(at()).toBe(FUNDS);
  await act(async () => void fireEvent.click(link));
  await act(() => router.navigate(-1));
  expect(at()).toBe('/temple-admin/dashboard');
});
