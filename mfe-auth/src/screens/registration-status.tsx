import { type RegistrationProgress, registrationEndpoints, registrationStatusSchema } from '@sannidhi/contracts';
import { Banner, Button, Card, Facts, Field, Form, formatDate, StatusChip, SubmitButton, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { BelowForm } from '../parts/below-form.tsx';
import { useTexts } from '../use-texts.ts';

/** The status of a temple's registration, for anyone who knows its reference and the applicant's email. */
function RegistrationStatus() {
  const text = useTexts();
  const [search] = useSearchParams();
  const progress = useWrite(registrationEndpoints.progress);
  const [shown, setShown] = useState<RegistrationProgress>();
  const submit = async (body: { reference: string; email: string }) => {
    setShown(undefined);
    setShown(await progress.mutateAsync({ body }));
  };
  return (
    <AuthFrame title={text('status.heading')} lead={text('status.lead')}>
      <Form
        schema={registrationStatusSchema}
        initialValues={{ reference: search.get('reference') ?? '', email: '' }}
        label={text('status.heading')}
        onSubmit={submit}
      >
        <Field name="reference" label={text('registration.reference')} help={text('status.referenceHelp')} autoComplete="off" />
        <Field name="email" label={text('fields.email')} type="email" autoComplete="email" inputMode="email" />
        <SubmitButton busy={text('status.looking')} wide variant={shown ? 'secondary' : 'primary'}>
          {text('status.look')}
        </SubmitButton>
      </Form>
      {shown && <Progress progress={shown} />}
      <BelowForm>
        <Link to="/contact">{text('status.contact')}</Link>
      </BelowForm>
    </AuthFrame>
  );
}

function Progress({ progress: { templeName, status, submittedAt, decidedAt, message } }: { progress: RegistrationProgress }) {
  const text = useTexts();
  return (
    <div role="status" style={{ marginTop: 24, display: 'grid', gap: 16 }}>
      <Card title={templeName}>
        <Facts
          facts={[
            { label: text('status.state'), value: <StatusChip of="temple" state={status} /> },
            { label: text('status.sent'), value: formatDate(submittedAt) },
            { label: text('status.decided'), value: decidedAt && formatDate(decidedAt) },
          ]}
        />
        <p style={{ marginTop: 12 }}>{text(`status.next.${status}`)}</p>
      </Card>
      {message && (
        <Banner kind="info" title={text('status.message')}>
          {message}
        </Banner>
      )}
      {status !== 'rejected' && (
        <Button variant="primary" wide to="/temple-admin/login">
          {text('status.signIn')}
        </Button>
      )}
    </div>
  );
}

export { RegistrationStatus as Screen };
