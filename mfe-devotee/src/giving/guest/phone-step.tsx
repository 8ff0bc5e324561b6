import { email, requiredPhone } from '@sannidhi/contracts';
import { Field, Form, KeepTyped, PhoneField, SubmitButton } from '@sannidhi/kit';
import { useNavigate } from 'react-router-dom';
import { object } from 'yup';
import { useTexts } from '../../use-texts.ts';
import { GiftSummary } from './gift-summary.tsx';
import { StepContent, StepFoot } from './guest-frame.tsx';
import { type StepProps, useStepAddress } from './guest-steps.ts';
import { useSendCode } from './use-send-code.ts';

/** What step 2 takes. */
export const phoneSchema = object({ phone: requiredPhone(), email: email().optional() });
type PhoneValues = { phone: string; email: string };

/** Step 2: the phone that gets a code, and optionally an email for the receipt. */
export function PhoneStep({ draft, change, choice }: StepProps) {
  const text = useTexts();
  const navigate = useNavigate();
  const address = useStepAddress();
  const sendCode = useSendCode(draft, change);
  const submit = async ({ phone: number }: { phone: string }) => {
    await sendCode(number);
    navigate(address('code'));
  };
  return (
    <Form schema={phoneSchema} initialValues={{ phone: draft.phone, email: draft.email }} onSubmit={submit}>
      <KeepTyped<PhoneValues> keep={(values) => change({ phone: values.phone ?? '', email: values.email ?? '' })} />
      <StepContent>
        <GiftSummary totalCents={choice.cost.totalCents} purpose={choice.fund?.name ?? ''} changeTo={address('amount')} />
        <div>
          <h2>{text('phone.heading')}</h2>
          <p>{text('phone.lead')}</p>
        </div>
        <PhoneField name="phone" label={text('phone.label')} help={text('phone.help')} />
        <Field
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={text('phone.email')}
          placeholder={text('phone.emailPlaceholder')}
          optional
        />
      </StepContent>
      <StepFoot>
        <SubmitButton wide busy={text('phone.sending')}>
          {text('phone.send')}
        </SubmitButton>
      </StepFoot>
    </Form>
  );
}
