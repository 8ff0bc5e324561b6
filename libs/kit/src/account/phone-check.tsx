import { formatPhone, messageConsentEndpoints, ownPhoneCodeSchema, type PhoneCodeSent } from '@sannidhi/contracts';
import { useState } from 'react';
import { Field } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notify/notices.ts';
import { useWrite } from '../query/use-write.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useErrorSentence } from '../ui/use-error-sentence.ts';
import { AccountStack, Beside, Quiet } from './account-layout.ts';

/** Verifies the phone of one's own account by a texted code, before temples may text it. */
export function PhoneCheck({ phone }: { phone: string }) {
  const text = useText('kit-account');
  const sentenceOf = useErrorSentence();
  const [sent, setSent] = useState<PhoneCodeSent>();
  const { mutate, isPending } = useWrite(messageConsentEndpoints.sendPhoneCode);
  const onError = (error: Error) => void notify({ kind: 'error', title: sentenceOf(error) });
  return (
    <Card title={text('news.channel.sms')}>
      <AccountStack>
        <p>{sent ? text('news.phone.codeSent', { phone: sent.sentTo }) : text('news.phone.verify', { phone: formatPhone(phone) })}</p>
        <Quiet>{text('news.phone.noCode')}</Quiet>
        {sent && <CodeForm />}
        <Beside>
          <Button busy={isPending && text('news.phone.sendingCode')} onClick={() => mutate({}, { onSuccess: setSent, onError })}>
            {text(sent ? 'news.phone.another' : 'news.phone.sendCode')}
          </Button>
        </Beside>
      </AccountStack>
    </Card>
  );
}

function CodeForm() {
  const text = useText('kit-account');
  const verify = useWrite(messageConsentEndpoints.verifyPhone);
  return (
    <Form
      label={text('news.phone.check')}
      schema={ownPhoneCodeSchema}
      initialValues={{ code: '' }}
      onSubmit={async (body) => {
        await verify.mutateAsync({ body });
        notify({ kind: 'success', title: text('news.phone.verified') });
      }}
    >
      <Field name="code" label={text('news.phone.code')} inputMode="numeric" autoComplete="one-time-code" maxLength={6} autoFocus />
      <SubmitButton busy={text('news.phone.checking')}>{text('news.phone.check')}</SubmitButton>
    </Form>
  );
}
