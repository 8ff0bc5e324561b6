import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { object, string } from 'yup';
import { fill, renderScreen } from '../testing/index.ts';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { discardDrafts, forgetKeptForms, formsGivenBack, formsSettled, hasUnsavedForm, keepForms } from './unsaved-forms.ts';

const schema = object({ note: string(), reference: string(), password: string() });

function Note({ onSubmit = () => {} }: { onSubmit?: () => unknown }) {
  return (
    <Form schema={schema} initialValues={{ note: '', reference: '', password: '' }} onSubmit={onSubmit}>
      <Field name="note" label="Note" />
      <Field name="reference" label="Reference" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <SubmitButton busy="Saving...">Save</SubmitButton>
    </Form>
  );
}

/** A page that can be unmounted and rendered again, as when its release changes. */
function Page({ onSubmit }: { onSubmit?: () => unknown }) {
  const [drawing, draw] = useState(0);
  return (
    <>
      <Note key={drawing} onSubmit={onSubmit} />
      <button type="button" onClick={() => draw(drawing + 1)}>
        Render again
      </button>
    </>
  );
}

const open = async (onSubmit?: () => unknown) => (await renderScreen(<Page onSubmit={onSubmit} />)).user;
const note = () => screen.getByLabelText('Note');
const renderAgain = () => screen.getByRole('button', { name: 'Render again' });
afterEach(forgetKeptForms);

it('is unsaved from the first letter until it is saved or taken back', async () => {
  const user = await open();
  expect(hasUnsavedForm()).toBe(false);
  await user.type(note(), 'a');
  expect(hasUnsavedForm()).toBe(true);
  await user.clear(note());
  expect(hasUnsavedForm()).toBe(false);
  await fill(user, note(), 'For the feast');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(hasUnsavedForm()).toBe(false));
  await user.type(note(), '!');
  expect(hasUnsavedForm()).toBe(true);
});

it('gets back what was kept when it is rendered again, once, and counts as unsaved again', async () => {
  const user = await open();
  await fill(user, note(), 'For the feast');
  keepForms();
  await user.click(renderAgain());
  expect(await screen.findByDisplayValue('For the feast')).toBe(note());
  expect(hasUnsavedForm()).toBe(true);
  await user.click(renderAgain());
  expect(note()).toHaveValue('');
});

it('gets nothing back that was not kept, was let be, or belongs to a page that was left', async () => {
  const user = await open();
  for (const end of [() => {}, () => [keepForms(), discardDrafts()], () => [keepForms(), forgetKeptForms()]]) {
    await fill(user, note(), 'For the feast');
    end();
    await user.click(renderAgain());
    expect(note()).toHaveValue('');
  }
});

it('never keeps a password, hidden or shown, nor a number like a card’s', async () => {
  const user = await open();
  await fill(user, note(), 'For the feast');
  await fill(user, screen.getByLabelText('Reference'), '4242 4242 4242 4242');
  await fill(user, screen.getByLabelText('Password'), 'Namaste-108');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  keepForms();
  await user.click(renderAgain());
  expect(await screen.findByDisplayValue('For the feast')).toBe(note());
  expect(screen.getByLabelText('Reference')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

it('returns what forms got back, and whether something they never get back was filled in', async () => {
  const user = await open();
  await fill(user, note(), 'For the feast');
  keepForms();
  expect(formsGivenBack()).toBe('nothing');
  await user.click(renderAgain());
  expect(formsGivenBack()).toBe('everything');
  await fill(user, screen.getByLabelText('Password'), 'Namaste-108');
  keepForms();
  expect(formsGivenBack()).toBe('nothing');
  await user.click(renderAgain());
  expect(formsGivenBack()).toBe('without-secrets');
  forgetKeptForms();
  expect(formsGivenBack()).toBe('nothing');
});

it('keeps nothing of a form that is being sent; once it is sent there is nothing to keep', async () => {
  let arrive = () => {};
  const user = await open(
    () =>
      new Promise<void>((done) => {
        arrive = done;
      }),
  );
  await fill(user, note(), 'For the feast');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  keepForms();
  const settled = formsSettled();
  await act(async () => arrive());
  await settled;
  keepForms();
  await user.click(renderAgain());
  expect(note()).toHaveValue('');
});
