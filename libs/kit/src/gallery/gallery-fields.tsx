import { PHONE_CODE, phone } from '@sannidhi/contracts';
import { useState } from 'react';
import { boolean, number, object, string } from 'yup';
import { CheckboxField } from '../forms/checkbox-field.tsx';
import { CodeField } from '../forms/code-field.tsx';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { FieldPair } from '../forms/form-stack.ts';
import { MoneyField } from '../forms/money-field.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { PhoneField } from '../forms/phone-field.tsx';
import { RadioCardsField } from '../forms/radio-cards-field.tsx';
import { ResendCountdown } from '../forms/resend-countdown.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Specimen } from './specimen.tsx';

const AMOUNTS = [1100, 2100, 5100, 10_100, 25_100];
const schema = object({
  gotra: string().max(60),
  email: string().email('Please enter a valid email address').required('Please enter a valid email address'),
  password: string().required('Password is required'),
  amount: number().min(100, 'A gift is at least $1.00').required('Please choose an amount'),
  repeat: string(),
  purpose: string().required('Choose a purpose'),
  phone: phone().required('Enter your mobile number'),
  code: string().length(PHONE_CODE.length, 'The code has 6 digits'),
  note: string(),
  cover: boolean(),
});
const START = {
  gotra: 'Bharadwaja',
  email: 'meera@example',
  password: '',
  amount: 10_800,
  repeat: 'ekadashi',
  purpose: 'annadanam',
  phone: '',
  code: '4072',
  note: '',
  cover: false,
};

/** A form with every kind of field; blur a field to see its error, or submit to see all of them. */
export function GalleryFields() {
  const [sentAt] = useState(() => Date.now());
  return (
    <Specimen name="Fields">
      <Form schema={schema} initialValues={START} onSubmit={() => new Promise((resolve) => setTimeout(resolve, 1500))}>
        <FieldPair>
          <Field name="gotra" label="Gotra (family lineage)" optional help="If you do not know it, leave it empty." />
          <Field name="email" label="Email" type="email" autoComplete="email" />
        </FieldPair>
        <FieldPair>
          <MoneyField name="amount" label="Amount" help="Between $1.00 and $100,000.00." />
          <SelectField
            name="repeat"
            label="Repeat"
            help="Next: December 4, then December 20"
            choices={[
              { value: 'once', label: 'Once' },
              { value: 'ekadashi', label: 'Every Ekadashi' },
            ]}
          />
        </FieldPair>
        <MoneyField name="amount" label="Your gift" quickAmounts={AMOUNTS} />
        <RadioCardsField
          name="purpose"
          label="Purpose"
          cards={[
            { value: 'annadanam', label: 'Annadanam', note: 'Food for all, every day', aside: <Chip kind="primary">From the code</Chip> },
            { value: 'general', label: 'General' },
            { value: 'building', label: 'Building' },
          ]}
        />
        <CheckboxField name="cover" label="Add $1.83 for card costs, so the temple receives the full $51.00" />
        <PhoneField name="phone" />
        <CodeField name="code" submitWhenComplete={false} />
        <ResendCountdown seconds={PHONE_CODE.resendAfterSeconds} sentAt={sentAt} onResend={() => undefined} />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <Field name="note" label="Note for the priest" optional rows={3} />
        <div>
          <SubmitButton busy="Sending...">Send the form</SubmitButton>
        </div>
      </Form>
    </Specimen>
  );
}
