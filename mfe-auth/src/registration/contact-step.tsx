import { accountNoun, messagesOf, newPassword, registrationContactSchema } from '@sannidhi/contracts';
import { Field, Form, KeepTyped, PasswordField, PhoneField, SubmitButton } from '@sannidhi/kit';
import { ref, string } from 'yup';
import { PasswordRules } from '../reset/password-rules.tsx';
import { useTexts } from '../use-texts.ts';
import type { Contact } from './registration-draft.ts';

const CONFIRMATION_DIFFERS = messagesOf(accountNoun)('account.new-confirmation-differs');
const schema = registrationContactSchema.shape({
  password: newPassword(),
  confirmPassword: string()
    .oneOf([ref('password')], CONFIRMATION_DIFFERS)
    .required(CONFIRMATION_DIFFERS),
});
const EMPTY: Contact = { fullName: '', office: '', email: '', phone: '' };

interface ContactStepProps {
  contact: Partial<Contact>;
  onKeep: (contact: Contact) => void;
  onNext: (contact: Contact, password: string) => void;
}

/** Step 2: who is responsible for the temple and will own its office. The password stays in memory. */
export function ContactStep({ contact, onKeep, onNext }: ContactStepProps) {
  const text = useTexts();
  return (
    <Form
      schema={schema}
      initialValues={{ ...EMPTY, ...contact, password: '', confirmPassword: '' }}
      label={text('registration.steps.contact')}
      onSubmit={({ fullName, office, email, phone, password }) => onNext({ fullName, office, email, phone }, password)}
    >
      <KeepTyped keep={({ fullName, office, email, phone }: Contact) => onKeep({ fullName, office, email, phone })} />
      <Field name="fullName" label={text('fields.fullName')} autoComplete="name" />
      <Field name="office" label={text('registration.office')} help={text('registration.officeHelp')} autoComplete="organization-title" />
      <Field
        name="email"
        label={text('fields.email')}
        help={text('registration.emailHelp')}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <PhoneField name="phone" label={text('registration.phone')} help={text('registration.phoneHelp')} />
      <PasswordField name="password" label={text('fields.password')} autoComplete="new-password" />
      <PasswordRules />
      <PasswordField name="confirmPassword" label={text('fields.confirmPassword')} autoComplete="new-password" />
      <SubmitButton busy={text('registration.working')} wide>
        {text('registration.next')}
      </SubmitButton>
    </Form>
  );
}
