import { renderScreen } from '@sannidhi/kit/testing';
import { act, screen } from '@testing-library/react';
import { speak } from '../words/words.ts';
import { LanguageChoice } from './language-choice.tsx';

afterEach(() => act(() => speak('en')));

it('shows the page’s language once its texts have arrived', async () => {
  await renderScreen(<LanguageChoice />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('English');
  await act(() => speak('hi'));
  expect(screen.getByRole('combobox')).toHaveDisplayValue('हिन्दी');
});
