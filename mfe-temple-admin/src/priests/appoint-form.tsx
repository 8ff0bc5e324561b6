import { appointPriestSchema, priestEndpoints } from '@sannidhi/contracts';
import { Field, Form, notify, useWrite } from '@sannidhi/kit';
import { Link } from 'react-router-dom';
import { FormEnd } from '../office/form-end.tsx';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** Appoints somebody who has a priest account. */
export function AppointForm({ onDone }: { onDone: () => void }) {
  const text = useOfficeText('priests');
  const appoint = useWrite(priestEndpoints.appoint);
  return (
    <Form
      label={text('form.titleNew')}
      schema={appointPriestSchema}
      initialValues={{ email: '' }}
      onSubmit={async (body) => {
        const { fullName } = await appoint.mutateAsync({ body });
        notify({ kind: 'success', title: text('appoint.done', { name: fullName }) });
        onDone();
      }}
    >
      <Secondary>{text('appoint.about')}</Secondary>
      <Field name="email" type="email" autoComplete="off" label={text('column.email')} autoFocus />
      <p>
        <Link to="/temple-admin/priest-management?view=invitations&invitation=new">{text('appoint.invite')}</Link>
      </p>
      <FormEnd onCancel={onDone} submit={text('appoint.submit')} />
    </Form>
  );
}
