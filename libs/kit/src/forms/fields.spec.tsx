import { phone, phoneCodeCheckSchema } from '@sannidhi/contracts';
import { screen } from '@testing-library/react';
import { boolean, number, object, string } from 'yup';
import { HttpError } from '../http/http-error.ts';
import { renderScreen } from '../testing/index.ts';
import { CheckboxField } from './checkbox-field.tsx';
import { CodeField } from './code-field.tsx';
import { Form } from './form.tsx';
import { MoneyField } from './money-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { RadioCardsField } from './radio-cards-field.tsx';
import { SelectField } from './select-field.tsx';
import { SubmitButton } from './submit-button.tsx';

const LIMITS = 'Enter an amount from $1.00 to $100,000.00';
const money = object({
  cents: number().typeError(LIMITS).integer().min(100, LIMITS).max(10_000_000, LIMITS).required('Please choose an amount'),
});
const send = <SubmitButton busy="Sending...">Send</SubmitButton>;

describe('MoneyField', () => {
  const show = (sent: jest.Mock, cents?: number) =>
    renderScreen(
      <Form schema={money} initialValues={{ cents }} onSubmit={sent}>
        <MoneyField name="cents" label="Amount" quickAmounts={[1100, 5100]} />
        {send}
      </Form>,
    );

  it.each([
    ['1,116', 111_600],
    ['1116.5', 111_650],
    ['$51', 5100],
    ['0.01', undefined],
    ['1.005', undefined],
    ['ten', undefined],
    ['-5', undefined],
    ['1e15', undefined],
  ])('reads %s as %s cents', async (typed, cents) => {
    const sent = jest.fn();
    const page = await show(sent);
    await page.user.type(screen.getByLabelText('Amount'), typed);
    await page.user.click(screen.getByRole('button', { name: 'Send' }));
    if (cents === undefined) {
      expect(await screen.findByText(LIMITS)).toBeVisible();
      expect(sent).not.toHaveBeenCalled();
    } else expect(sent).toHaveBeenCalledWith({ cents }, expect.anything());
  });

  it('takes a quick amount in one tap and shows it as pressed', async () => {
    const sent = jest.fn();
    const page = await show(sent);
    await page.user.click(screen.getByRole('button', { name: '$51' }));
    expect(screen.getByRole('button', { name: '$51' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByLabelText('Amount')).toHaveValue('51');
    await page.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledWith({ cents: 5100 }, expect.anything());
  });

  it('empties and focuses the amount for Other', async () => {
    const page = await show(jest.fn(), 5100);
    await page.user.click(screen.getByRole('button', { name: 'Other' }));
    expect(screen.getByLabelText('Amount')).toHaveFocus();
    expect(screen.getByLabelText('Amount')).toHaveValue('');
    await page.user.keyboard('108');
    expect(screen.getByRole('button', { name: 'Other' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('groups what was typed once it is left, and asks for a decimal keyboard', async () => {
    const page = await show(jest.fn());
    const amount = screen.getByLabelText('Amount');
    await page.user.type(amount, '1116.5');
    await page.user.tab();
    expect(amount).toHaveValue('1,116.50');
    expect(amount).toHaveAttribute('inputmode', 'decimal');
  });
});

describe('CodeField', () => {
  const schema = phoneCodeCheckSchema.pick(['code']);
  const show = (sent: (values: unknown) => unknown) =>
    renderScreen(
      <Form schema={schema} initialValues={{ code: '' }} onSubmit={sent} blames={{ 'phone-code-wrong': 'code' }}>
        <CodeField name="code" />
      </Form>,
    );

  it('is one input for one-time codes that sends itself when complete', async () => {
    const sent = jest.fn();
    const page = await show(sent);
    const code = screen.getByLabelText('Verification code');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await page.user.type(code, '12a3456');
    expect(sent).toHaveBeenCalledWith({ code: '123456' }, expect.anything());
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('takes a pasted code with spaces', async () => {
    const sent = jest.fn();
    const page = await show(sent);
    await page.user.click(screen.getByLabelText('Verification code'));
    await page.user.paste('408 217');
    expect(sent).toHaveBeenCalledWith({ code: '408217' }, expect.anything());
  });

  it('clears a refused code, keeps focus and shows how many tries are left', async () => {
    const body = JSON.stringify({
      statusCode: 401,
      code: 'phone-code-wrong',
      message: 'That code did not match. 4 tries left.',
      requestId: 'r',
    });
    const page = await show(async () => Promise.reject(new HttpError(401, '', body)));
    const code = screen.getByLabelText('Verification code');
    await page.user.type(code, '123456');
    expect(await screen.findByText('That code did not match. 4 tries left.')).toBeVisible();
    expect(code).toHaveValue('');
    expect(code).toHaveFocus();
    await page.user.type(code, '1');
    expect(screen.queryByText('That code did not match. 4 tries left.')).toBeNull();
  });
});

describe('other fields', () => {
  it('PhoneField shows a number as people write it and sends E.164', async () => {
    const sent = jest.fn();
    const page = await renderScreen(
      <Form schema={object({ phone: phone().required() })} initialValues={{ phone: '' }} onSubmit={sent}>
        <PhoneField name="phone" />
        {send}
      </Form>,
    );
    await page.user.type(screen.getByLabelText('Mobile number'), '7325550148');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('(732) 555-0148');
    await page.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledWith({ phone: '+17325550148' }, expect.anything());
  });

  it('shows no choice of a select while its value is empty', async () => {
    await renderScreen(
      <Form schema={object({ rashi: string(), how: string() })} initialValues={{ rashi: '', how: '' }} onSubmit={async () => {}}>
        <SelectField name="rashi" label="Rashi" choices={[{ value: 'mesha', label: 'Mesha' }]} />
        <SelectField name="how" label="Repeat" choices={[{ value: '', label: 'Once' }]} />
      </Form>,
    );
    expect(screen.getByLabelText('Rashi')).toHaveDisplayValue('');
    expect(screen.getByLabelText('Repeat')).toHaveDisplayValue('Once');
  });

  it('choices and statements are reached by their labels', async () => {
    const sent = jest.fn();
    const schema = object({ fund: string().required('Choose a purpose'), how: string(), cover: boolean() });
    const page = await renderScreen(
      <Form schema={schema} initialValues={{ fund: '', how: '', cover: false }} onSubmit={sent}>
        <RadioCardsField
          name="fund"
          label="Purpose"
          cards={[
            { value: 'a', label: 'Annadanam', note: 'Food for all' },
            { value: 'b', label: 'Building' },
          ]}
        />
        <SelectField name="how" label="Repeat" optional placeholder="Once" choices={[{ value: 'e', label: 'Every Ekadashi' }]} />
        <CheckboxField name="cover" label="Add the card costs" />
        {send}
      </Form>,
    );
    await page.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Choose a purpose')).toBeVisible();
    await page.user.click(screen.getByRole('radio', { name: /Annadanam/ }));
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Repeat' }), 'Every Ekadashi');
    await page.user.click(screen.getByRole('checkbox', { name: 'Add the card costs' }));
    await page.user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toHaveBeenCalledWith({ fund: 'a', how: 'e', cover: true }, expect.anything());
    expect(screen.getByRole('group', { name: 'Purpose' })).toBeVisible();
  });
});
