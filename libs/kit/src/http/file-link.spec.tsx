import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../testing/index.ts';
import { Button } from '../ui/button.tsx';
import { fileLink } from './file-link.ts';

it('is a link whose plain click downloads, while other ways to open it are the browser’s', async () => {
  const start = jest.fn();
  await renderScreen(<Button {...fileLink('/api/devotee/receipts/r-1/pdf', start)}>Download receipt</Button>);
  const link = screen.getByRole('link', { name: 'Download receipt' });
  expect(link).toHaveAttribute('href', '/api/devotee/receipts/r-1/pdf');
  for (const own of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, own);
  }
  expect(start).not.toHaveBeenCalled();
  expect(fireEvent.click(link)).toBe(false);
  expect(start).toHaveBeenCalledTimes(1);
});
