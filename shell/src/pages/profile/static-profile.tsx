import { Button, Card, Field, FieldPair, Form, FormActions, Page, PageHeader, SubmitButton, useText } from '@sannidhi/kit';
import { useArrival } from '@sannidhi/kit/arrival';
import { useNavigate } from 'react-router-dom';
import { object } from 'yup';

/** The form saves nothing, so it validates nothing. */
const ANYTHING = object({});
const EMPTY = { fullName: '', phone: '', city: '', dateOfBirth: '', timeOfBirth: '' };

interface StaticProfileProps {
  title: string;
  lead: string;
  /** The main button's label. */
  done: string;
}

/** The static profile form from the specification: its buttons only lead back to `/`; nothing is sent or saved. */
export function StaticProfile({ title, lead, done }: StaticProfileProps) {
  const text = useText('shell');
  const navigate = useNavigate();
  useArrival(title);
  return (
    <Page reading>
      <PageHeader title={title} lead={lead} />
      <Card>
        <Form schema={ANYTHING} initialValues={EMPTY} onSubmit={() => navigate('/')}>
          <Field name="fullName" label={text('profile.fullName')} autoComplete="name" />
          <FieldPair>
            <Field name="phone" type="tel" label={text('profile.phone')} autoComplete="tel" inputMode="tel" />
            <Field name="city" label={text('profile.city')} autoComplete="address-level2" />
          </FieldPair>
          <FieldPair>
            <Field name="dateOfBirth" type="date" label={text('profile.dateOfBirth')} autoComplete="bday" />
            <Field name="timeOfBirth" type="time" label={text('profile.timeOfBirth')} optional />
          </FieldPair>
          <FormActions>
            <SubmitButton busy={done}>{done}</SubmitButton>
            <Button variant="text" to="/">
              {text('backToHome')}
            </Button>
          </FormActions>
        </Form>
      </Card>
    </Page>
  );
}
