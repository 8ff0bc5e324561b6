import { invitePriestSchema, priestInvitationEndpoints } from '@sannidhi/contracts';
import { Field, Form, notify, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** Invites a priest, who serves here once they accept, with an account or without one. */
export function InvitePriest({ onDone }: { onDone: () => void }) {
  const text = useOfficeText('priests.invitations');
  const invite = useWrite(priestInvitationEndpoints.invite);
  return (
    <Form
      label={text('form.titleNew')}
      schema={invitePriestSchema}
      initialValues={{ email: '' }}
      onSubmit={async (body) => {
        await invite.mutateAsync({ body });
        notify({ kind: 'success', title: text('form.done', { email: body.email }) });
        onDone();
      }}
    >
      <Field
        name="email"
        label={text('column.email')}
        help={text('form.emailHelp')}
        inputMode="email"
        autoComplete="off"
        autoFocus
        maxLength={254}
      />
      <FormEnd onCancel={onDone} submit={text('form.submit')} />
    </Form>
  );
}
