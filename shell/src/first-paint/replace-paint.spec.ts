import { PAINT_ID_PREFIX } from '@sannidhi/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { keepUnheard } from '../early/unheard.ts';
import { firstPaint, replacePaint } from './replace-paint.ts';

const FORM = (prefix: string) => `<form>
  <label for="${prefix}-email">Email</label><input id="${prefix}-email" name="email" type="email">
  <label for="${prefix}-note">Note</label><textarea id="${prefix}-note" name="note"></textarea>
  <label><input type="radio" name="fund" value="food">Food</label>
  <button type="button">Show</button><button type="submit">Send</button></form>`;
const released = async () => undefined;

function openPage(): HTMLElement {
  document.body.innerHTML = `<div id="paint"><h1>Contact</h1>${FORM('painted')}</div><div id="root"></div>`;
  return document.getElementById('root') as HTMLElement;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const begin = (root: HTMLElement, pressDone = released) => replacePaint(firstPaint() as HTMLElement, root, pressDone);
const inApp = <Control extends Element>(selector: string) => document.querySelector<Control>(`#root ${selector}`);

function type(field: HTMLElement, value: string) {
  field.focus();
  fireEvent.input(field, { target: { value } });
}

afterEach(() => {
  globalThis.sannidhiEarly = undefined;
});

it('stays until the app’s screen has everything', async () => {
  const root = openPage();
  begin(root);
  await settled();
  root.innerHTML = '<div data-pending=""></div>';
  await settled();
  root.innerHTML = '<h1>Contact</h1><div aria-busy="true">Loading...</div>';
  await settled();
  expect(firstPaint()).not.toBeNull();
  root.innerHTML = FORM('app');
  await settled();
  expect(firstPaint()).toBeNull();
});

it('keeps what was typed and chosen, the focus and the caret', async () => {
  const root = openPage();
  type(screen.getByLabelText('Email'), 'asha@example.com');
  fireEvent.click(screen.getByLabelText('Food'));
  const note = screen.getByLabelText<HTMLTextAreaElement>('Note');
  type(note, 'Namaste');
  note.setSelectionRange(2, 4);
  root.innerHTML = FORM('app');
  begin(root);
  await settled();
  expect(inApp<HTMLInputElement>('[name=email]')).toHaveValue('asha@example.com');
  expect(inApp('[name=fund]')).toBeChecked();
  expect(inApp('[name=note]')).toHaveFocus();
  expect(inApp<HTMLTextAreaElement>('[name=note]')).toMatchObject({ value: 'Namaste', selectionStart: 2, selectionEnd: 4 });
});

it('keeps what a painted form says is wrong', async () => {
  const root = openPage();
  screen.getByLabelText('Email').setAttribute('aria-invalid', 'true');
  screen.getByLabelText('Email').focus();
  root.innerHTML = FORM('app');
  const left: string[] = [];
  root.addEventListener('focusout', ({ target }) => left.push((target as HTMLInputElement).name));
  begin(root);
  await settled();
  expect(left).toEqual(['email']);
  expect(inApp('[name=email]')).toHaveFocus();
});

it.each([`${PAINT_ID_PREFIX}page-heading`, 'page-heading'])('keeps the focus where a skip link led: %s', async (painted) => {
  const heading = (id: string) => `<h1 id="${id}" tabindex="-1">Contact</h1>`;
  const root = openPage();
  const paint = firstPaint() as HTMLElement;
  paint.innerHTML = heading(painted) + FORM('painted');
  paint.querySelector('h1')?.focus();
  root.innerHTML = heading('page-heading') + FORM('app');
  begin(root);
  await settled();
  expect(inApp('#page-heading')).toHaveFocus();
});

it('keeps what a password manager fills into a field that it found before', async () => {
  const root = openPage();
  const email = screen.getByLabelText('Email');
  root.innerHTML = FORM('app');
  begin(root);
  await settled();
  expect(email.isConnected).toBe(false);
  fireEvent.input(email, { target: { value: 'asha@example.com' } });
  expect(inApp<HTMLInputElement>('[name=email]')).toHaveValue('asha@example.com');
});

it('gives the app the presses that nobody heard, at its own controls', async () => {
  const root = openPage();
  const heard: string[] = [];
  const tell = keepUnheard();
  globalThis.sannidhiEarly = { handOver: tell } as unknown as typeof globalThis.sannidhiEarly;
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  root.innerHTML = FORM('app');
  inApp('button')?.addEventListener('click', () => heard.push('shown'));
  inApp('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push('sent');
  });
  begin(root);
  await settled();
  expect(heard).toEqual(['shown', 'sent']);
});

it('waits for the end of a press', async () => {
  const root = openPage();
  let release = () => {};
  root.innerHTML = FORM('app');
  begin(
    root,
    () =>
      new Promise((resolve) => {
        release = () => resolve(undefined);
      }),
  );
  await settled();
  expect(firstPaint()).not.toBeNull();
  release();
  await settled();
  expect(firstPaint()).toBeNull();
});

it('keeps only what has the same name when the app shows another screen', async () => {
  const root = openPage();
  type(screen.getByLabelText('Email'), 'asha@example.com');
  root.innerHTML = '<form><input name="code"><input name="email" type="email"></form>Enter your code';
  begin(root);
  await settled();
  expect(inApp('[name=code]')).toHaveValue('');
  expect(inApp('[name=email]')).toHaveValue('asha@example.com');
});

it('takes the page-wide rules along that the app did not adopt', async () => {
  const root = openPage();
  document.head.innerHTML =
    '<style data-emotion="k-global"></style><style data-emotion="k-global 1ab"></style><style id="paint-styles"></style>';
  root.innerHTML = FORM('app');
  begin(root);
  await settled();
  expect([...document.head.children].map((style) => style.getAttribute('data-emotion'))).toEqual(['k-global']);
});
