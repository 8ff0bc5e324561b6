import { accountDeskEndpoints } from '@sannidhi/contracts';
import { Banner, Button, useErrorSentence, useWrite } from '@sannidhi/kit';
import { Link, useSearchParams } from 'react-router-dom';
import { AuthFrame } from '../parts/auth-frame.tsx';
import { BelowForm } from '../parts/below-form.tsx';
import { useTexts } from '../use-texts.ts';

/** “This wasn't me”: cancels an operator's reset of the reader's second factor. Opening the emailed link alone changes nothing. */
function SecondFactorResetPage() {
  const text = useTexts();
  const sentenceOf = useErrorSentence();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const cancel = useWrite(accountDeskEndpoints.cancelResetByLink);
  if (cancel.isSuccess) {
    return (
      <AuthFrame title={text('secondFactorReset.doneHeading')} lead={text('secondFactorReset.doneLead')}>
        <Button variant="primary" wide to="/forgot-password">
          {text('secondFactorReset.newPassword')}
        </Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={text('secondFactorReset.heading')} lead={text('secondFactorReset.lead')}>
      {cancel.error && (
        <div style={{ marginBottom: 20 }}>
          <Banner kind="error">{sentenceOf(cancel.error)}</Banner>
        </div>
      )}
      <Button
        variant="primary"
        wide
        busy={cancel.isPending && text('secondFactorReset.busy')}
        onClick={() => cancel.mutate({ body: { token } })}
      >
        {text('secondFactorReset.confirm')}
      </Button>
      <BelowForm>{text('secondFactorReset.keep')}</BelowForm>
      <BelowForm>
        <Link to="/">{text('links.backToHome')}</Link>
      </BelowForm>
    </AuthFrame>
  );
}

export { SecondFactorResetPage as Screen };
