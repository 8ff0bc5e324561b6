import { accountEndpoints } from '@sannidhi/contracts';
import { Banner, Button, useErrorSentence, useWrite } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { BelowForm } from '../parts/below-form.tsx';
import { useTexts } from '../use-texts.ts';

/** “This wasn't me”: deletes the unverified account someone opened with the reader's address. Opening the link alone changes nothing. */
export function Disown({ token }: { token: string }) {
  const text = useTexts();
  const sentenceOf = useErrorSentence();
  const disown = useWrite(accountEndpoints.disown);
  const home = (
    <BelowForm>
      <Link to="/">{text('links.backToHome')}</Link>
    </BelowForm>
  );
  if (disown.isSuccess) {
    return (
      <AuthFrame title={text('disown.doneHeading')} lead={text('disown.doneLead')}>
        {home}
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={text('disown.heading')} lead={text('disown.lead')}>
      {disown.error && (
        <div style={{ marginBottom: 20 }}>
          <Banner kind="error">{sentenceOf(disown.error)}</Banner>
        </div>
      )}
      <Button variant="primary" wide busy={disown.isPending && text('disown.busy')} onClick={() => disown.mutate({ body: { token } })}>
        {text('disown.confirm')}
      </Button>
      <BelowForm>{text('disown.keep')}</BelowForm>
      {home}
    </AuthFrame>
  );
}
