import { fireEvent, screen } from '@testing-library/react';
import { keepUnheard } from './unheard.ts';

it('returns what was sent, chosen and pressed, in order, and a form sent twice once', () => {
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

it('[9.07] presses the notices’ key again, and no letter', () => {
  const tell = keepUnheard();
  fireEvent.keyDown(document.body, { key: 'F8' });
  fireEvent.keyDown(document.body, { key: 'a' });
  const heard: string[] = [];
  document.addEventListener('keydown', ({ key }) => heard.push(key));
  tell((control) => control);
  expect(heard).toEqual(['F8']);
});

it('returns what was kept before it ran, first and once', () => {
  document.body.innerHTML = '<form><button type="submit">Sign in</button></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const kept: Event[] = [];
  const keep = (event: Event) => {
    event.preventDefault();
    kept.push(event);
  };
  addEventListener('submit', keep);
  form.requestSubmit();
  removeEventListener('submit', keep);
  const tell = keepUnheard(kept);
  form.requestSubmit();
  const sent = jest.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sent);
  tell((control) => control);
  expect(sent).toHaveBeenCalledTimes(1);
});
