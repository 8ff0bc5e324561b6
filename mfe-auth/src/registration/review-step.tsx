import { formatPhone, mayAct, type UploadedDocument } from '@sannidhi/contracts';
import { Card, CheckboxField, Facts, Form, Stack, SubmitButton } from '@sannidhi/kit';
import { object } from 'yup';
import { useTexts } from '../use-texts.ts';
import type { Draft } from './registration-draft.ts';

const schema = object({
  mayAct: mayAct(),
});

interface ReviewStepProps {
  draft: Draft;
  /** A changed registration keeps its contact. */
  changing: boolean;
  onSend: () => Promise<unknown>;
}

/** Step 4: a summary of everything, and the statement that the sender may act for the temple. */
export function ReviewStep({ draft: { temple, contact, documents }, changing, onSend }: ReviewStepProps) {
  const text = useTexts();
  const fact = (name: keyof Draft['temple']) => ({ label: text(`registration.${name}`), value: temple[name] });
  return (
    <Form schema={schema} initialValues={{ mayAct: false }} label={text('registration.steps.review')} onSubmit={onSend}>
      <Card title={text('registration.steps.temple')}>
        <Facts
          facts={[
            fact('name'),
            fact('legalName'),
            fact('ein'),
            {
              label: text('registration.taxStatus'),
              value: temple.taxStatus && text(`registration.taxStatuses.${temple.taxStatus}`),
            },
            { label: text('registration.address'), value: `${temple.street}, ${temple.city}, ${temple.state} ${temple.zip}` },
            fact('website'),
            fact('tradition'),
            fact('deities'),
          ]}
        />
      </Card>
      {!changing && (
        <Card title={text('registration.steps.contact')}>
          <Facts
            facts={[
              { label: text('fields.fullName'), value: contact.fullName },
              { label: text('registration.office'), value: contact.office },
              { label: text('fields.email'), value: contact.email },
              { label: text('registration.phone'), value: formatPhone(contact.phone ?? '') },
            ]}
          />
        </Card>
      )}
      <Card title={text('registration.steps.documents')}>
        <Papers documents={documents} />
      </Card>
      <Stack spacing={3}>
        <CheckboxField name="mayAct" label={text('registration.mayAct')} />
        <SubmitButton busy={text('registration.sending')} wide>
          {text('registration.send')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function Papers({ documents }: { documents: readonly UploadedDocument[] }) {
  const text = useTexts();
  if (documents.length === 0) return <p>{text('registration.noPapers')}</p>;
  return <Facts facts={documents.map(({ kind, name }) => ({ label: text(`registration.papers.${kind}`), value: name }))} />;
}
