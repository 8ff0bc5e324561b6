import { CONTACT_TOPICS, contactSchema, supportEndpoints } from '@sannidhi/contracts';
import { Card, Field, Form, FormActions, Page, PageHeader, SelectField, SubmitButton, useSession, useText, useWrite } from '@sannidhi/kit';
import { useArrival } from '@sannidhi/kit/arrival';
import { useNavigate } from 'react-router-dom';

/** A message to the platform team. Signed-in users don't have to type their name and address again. */
export function ContactPage() {
  const text = useText('shell');
  const navigate = useNavigate();
  const { user } = useSession();
  const { mutateAsync } = useWrite(supportEndpoints.contact, {
    onSuccess: ({ reference }) => void navigate(`/contact-confirmation?reference=${reference}`),
  });
  useArrival(text('contact.title'));
  return (
    <Page reading>
      <PageHeader title={text('contact.title')} lead={text('contact.lead')} />
      <Card>
        <Form
          schema={contactSchema}
          initialValues={{ name: user?.fullName ?? '', email: user?.email ?? '', topic: '', message: '' }}
          onSubmit={(body) => mutateAsync({ body })}
        >
          <Field name="name" label={text('contact.name')} autoComplete="name" />
          <Field name="email" type="email" label={text('contact.email')} autoComplete="email" inputMode="email" />
          <SelectField
            name="topic"
            label={text('contact.topic')}
            placeholder={text('contact.chooseTopic')}
            choices={CONTACT_TOPICS.map((value) => ({ value, label: text(`contact.topics.${value}`) }))}
          />
          <Field name="message" label={text('contact.message')} help={text('contact.messageHelp')} rows={6} />
          <FormActions>
            <SubmitButton busy={text('contact.sending')}>{text('contact.send')}</SubmitButton>
          </FormActions>
        </Form>
      </Card>
    </Page>
  );
}
