import { registrationEndpoints } from '@sannidhi/contracts';
import { Banner, Skeletons, useErrorSentence, useWrite } from '@sannidhi/kit';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { BelowForm } from '../parts/below-form.tsx';
import { RegistrationWizard } from '../registration/registration-wizard.tsx';
import { useTexts } from '../use-texts.ts';

/** Registers a temple. With the reference and key from an email that requested changes, it opens the earlier submission. */
function TempleSignup() {
  const [search] = useSearchParams();
  const [reference, key] = [search.get('reference'), search.get('key')];
  return reference && key ? <Change reference={reference} openedBy={key} /> : <RegistrationWizard />;
}

function Change({ reference, openedBy: key }: { reference: string; openedBy: string }) {
  const text = useTexts();
  const sentenceOf = useErrorSentence();
  const { mutate, data, error } = useWrite(registrationEndpoints.draft);
  useEffect(() => mutate({ body: { reference, key } }), [mutate, reference, key]);
  if (data) return <RegistrationWizard sent={{ draft: data, key }} />;
  if (!error) {
    return (
      <AuthFrame title={text('registration.changeHeading')}>
        <Skeletons rows={6} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={text('registration.linkEnded')} lead={text('registration.linkEndedMore')}>
      <Banner kind="error">{sentenceOf(error)}</Banner>
      <BelowForm>
        <Link to={`/temple-admin/registration-status?reference=${reference}`}>{text('registration.seeStatus')}</Link>
      </BelowForm>
    </AuthFrame>
  );
}

export { TempleSignup as Screen };
