import { accountEndpoints, registerFormSchema } from '@sannidhi/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { request } from '../http/request.ts';
import { fill, mockNetwork, refusal, renderScreen } from '../testing/index.ts';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

const EMPTY = { fullName: '', email: '', password: '', confirmPassword: '' };
const register = (onSubmit: (values: unknown) => Promise<unknown>) => (
  <Form schema={registerFormSchema} initialValues={EMPTY} onSubmit={onSubmit}>
    <Field name="fullName" label="Full name" help="As on your receipts." />
    <Field name="email" label="Email" type="email" />
    <PasswordField name="password" label="Password" autoComplete="new-password" />
    <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
    <SubmitButton busy="Creating account...">Create account</SubmitButton>
  </Form>
);
const fillForm = async ({ user }: Awaited<ReturnType<typeof renderScreen>>, email = 'meera@example.com') => {
  await fill(user, screen.getByLabelText('Full name'), '  Meera R ');
  await fill(user, screen.getByLabelText('Email'), email);
  await fill(user, screen.getByLabelText('Password'), 'Namaste-108');
  await fill(user, screen.getByLabelText('Confirm password'), 'Namaste-108');
};

describe('Form', () => {
  it('names what is wrong only after a field was left, then live', async () => {
    const page = await renderScreen(register(async () => {}));
    const email = screen.getByLabelText('Email');
    await fill(page.user, email, 'meera');
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
    await page.user.tab();
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await fill(page.user, email, '@example.com');
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  });

  it('shows help until an error takes its place', async () => {
    const page = await renderScreen(register(async () => {}));
    const name = screen.getByLabelText('Full name');
    expect(name).toHaveAccessibleDescription('As on your receipts.');
    await page.user.click(name);
    await page.user.tab();
    expect(await screen.findByText('Full name must be at least 2 characters')).toBeVisible();
    expect(screen.queryByText('As on your receipts.')).toBeNull();
  });

  it('moves focus to the first error on submit and sends nothing', async () => {
    const sent = jest.fn();
    const page = await renderScreen(register(sent));
    await page.user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText("Passwords don't match")).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it('returns at the head of a long form everything that is wrong, each a link to its field, until little is left', async () => {
    const page = await renderScreen(
      <Form long schema={registerFormSchema} initialValues={EMPTY} onSubmit={async () => {}}>
        <Field name="fullName" label="Full name" />
        <Field name="email" label="Email" type="email" />
        <SubmitButton busy="Creating account...">Create account</SubmitButton>
      </Form>,
    );
    await page.user.click(screen.getByRole('button', { name: 'Create account' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Check 2 fields');
    await page.user.click(screen.getByRole('link', { name: 'Email: Please enter a valid email address' }));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await fill(page.user, screen.getByLabelText('Email'), 'meera@example.com');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('[4.20] disables the button under its progress label while the call runs, and sends once', async () => {
    let finish = () => {};
    const sent = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const page = await renderScreen(register(sent));
    await fillForm(page);
    await page.user.dblClick(screen.getByRole('button', { name: 'Create account' }));
    const busy = await screen.findByRole('button', { name: 'Creating account...' });
    expect(busy).toBeDisabled();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ fullName: 'Meera R', email: 'meera@example.com' }), expect.anything());
    finish();
    expect(await screen.findByRole('button', { name: 'Create account' })).toBeEnabled();
  });

  it('shows a refused field until its value changes, and keeps what was typed', async () => {
    const network = mockNetwork().on(
      accountEndpoints.register,
      refusal('invalid-fields', { fields: { email: 'This email has an account already.' } }),
    );
    const page = await renderScreen(register((values) => request('/api/auth/register', { method: 'POST', body: values })));
    await fillForm(page);
    await page.user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('This email has an account already.')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    await page.user.tab();
    expect(screen.getByText('This email has an account already.')).toBeVisible();
    await fill(page.user, screen.getByLabelText('Email'), '.org');
    expect(screen.queryByText('This email has an account already.')).toBeNull();
    expect(screen.getByLabelText('Password')).toHaveValue('Namaste-108');
    network.restore();
  });

  it('says in a banner what happened when no field is to blame', async () => {
    const network = mockNetwork().on(accountEndpoints.register, refusal('unavailable'));
    const page = await renderScreen(register((values) => request('/api/auth/register', { method: 'POST', body: values })));
    await fillForm(page);
    await page.user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('alert')).toHaveTextContent("The service isn't ready yet. Please try again in a moment.");
    network.restore();
  });

  it('brings what failed into sight, and gives the pressed button its focus back', async () => {
    const seen = jest.fn(() => Promise.resolve());
    Element.prototype.scrollIntoView = seen as () => void;
    let refuse = (_: Error) => {};
    const page = await renderScreen(register(() => new Promise((_, reject) => (refuse = reject))));
    await fillForm(page);
    const button = screen.getByRole('button', { name: 'Create account' });
    act(() => button.focus());
    await page.user.keyboard('{Enter}');
    expect(await screen.findByText('Creating account...')).toBeVisible();
    // What a browser does to a focused button that gets disabled.
    act(() => button.blur());
    await act(async () => refuse(new TypeError('Failed to fetch')));
    const failure = await screen.findByRole('alert');
    expect(button).toHaveFocus();
    expect(seen).toHaveBeenCalledWith({ block: 'nearest' });
    expect(seen.mock.contexts[0]).toContainElement(failure);
    await page.user.click(button);
    await act(async () => refuse(new TypeError('Failed to fetch')));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('  Meera R ');
  });

  it('shows and hides a password without losing it', async () => {
    const page = await renderScreen(register(async () => {}));
    await fill(page.user, screen.getByLabelText('Password'), 'secret');
    await page.user.click(screen.getAllByRole('button', { name: 'Show password' })[0]!);
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Password')).toHaveValue('secret');
  });
});
