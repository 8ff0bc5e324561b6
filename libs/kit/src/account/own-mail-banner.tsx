import { messageConsentEndpoints } from '@sannidhi/contracts';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notify/notices.ts';
import { useRead } from '../query/use-read.ts';
import { useWrite } from '../query/use-write.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { useErrorSentence } from '../ui/use-error-sentence.ts';

/** Says that mail to one's own address came back or was reported as spam, and lets its owner turn broadcasts back on. */
export function OwnMailBanner() {
  const text = useText('kit-account');
  const sentenceOf = useErrorSentence();
  const { data: mail } = useRead(messageConsentEndpoints.mail);
  const { mutate, isPending } = useWrite(messageConsentEndpoints.resumeMail);
  if (!mail?.problem) return null;
  const resume = () =>
    mutate(
      {},
      {
        onSuccess: () => void notify({ kind: 'success', title: text('mail.resumed') }),
        onError: (error) => void notify({ kind: 'error', title: sentenceOf(error) }),
      },
    );
  return (
    <Banner
      kind="warning"
      title={text(`mail.${mail.problem}Title`, { email: mail.email })}
      action={
        <Button variant="secondary" small busy={isPending && text('mail.resuming')} onClick={resume}>
          {text('mail.resume')}
        </Button>
      }
    >
      {text(`mail.${mail.problem}`)}
    </Banner>
  );
}
