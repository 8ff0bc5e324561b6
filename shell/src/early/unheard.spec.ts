import { fireEvent, screen } from '@testing-library/react';
import { keepUnheard } from './unheard.ts';

it('tells what was sent, chosen and pressed, in order, and a form sent twice once', () => {
  document.body.innerHTML = `
    <form aria-label="Devotee Portal"><button type="submit">Sign in</button></form>
    <select aria-label="Language"><option value="en">English</option><option value="hi">हिन्दी</option></select>
    <button type="button">Show password</button>`;
  const tell = keepUnheard();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'hi' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));

  const heard: string[] = [];
  for (const type of ['submit', 'change', 'click']) {
    document.addEventListener(type, (event) => {
      event.preventDefault();
      heard.push(type);
    });
  }
  tell((control) => control);
  expect(heard).toEqual(['submit', 'change', 'click']);
  expect(screen.getByLabelText('Language')).toHaveValue('hi');
});
