import { Button, Facts } from '@sannidhi/kit';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { BelowForm } from '../parts/below-form.tsx';
import { useTexts } from '../use-texts.ts';

/** The registration was submitted: its reference and the next steps. */
export function Registered({ reference, email }: { reference: string; email: string | undefined }) {
  const text = useTexts();
  return (
    <AuthFrame title={text('registration.sentHeading')} lead={text('registration.sentLead')}>
      <div role="status" style={{ marginBottom: 20 }}>
        <Facts
          facts={[
            { label: text('registration.reference'), value: <b>{reference}</b> },
            { label: text('fields.email'), value: email },
          ]}
        />
      </div>
      <Button variant="primary" wide to={`/temple-admin/registration-status?reference=${reference}`}>
        {text('registration.seeStatus')}
      </Button>
      <BelowForm>{text('registration.confirmEmail')}</BelowForm>
    </AuthFrame>
  );
}
