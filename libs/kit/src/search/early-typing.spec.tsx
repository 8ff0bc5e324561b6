import { fireEvent, screen } from '@testing-library/react';
import { buildStaff, renderScreen } from '../testing/index.ts';
import en from './en.json' with { type: 'json' };
import { OfficeSearch } from './office-search.tsx';

const messages = { 'kit-search': { en: async () => ({ default: en }) } };

it('keeps what is typed before its dialog has loaded, whatever had the focus', async () => {
  const pressed = jest.fn();
  const page = (
    <>
      <OfficeSearch pages={[]} />
      <button type="button" onClick={pressed}>
        Refund
      </button>
    </>
  );
  await renderScreen(page, { user: buildStaff('owner'), messages });
  const refund = screen.getByRole('button', { name: 'Refund' });
  refund.focus();
  const press = (key: string, ctrlKey = false) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ctrlKey });
  press('k', true);
  expect(screen.queryByRole('combobox')).toBeNull();
  for (const key of ['m', 'e', 'x', 'Backspace', 'e', ' ', 'r']) expect([key, press(key)]).toEqual([key, false]);
  expect(press('Enter')).toBe(false);
  expect(await screen.findByRole('combobox')).toHaveValue('mee r');
  expect(pressed).not.toHaveBeenCalled();
});
