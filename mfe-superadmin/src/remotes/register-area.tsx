import { ROLES, registerAreaSchema, remoteDeskEndpoints } from '@sannidhi/contracts';
import { Field, Form, FormActions, notify, SelectField, SidePanel, SubmitButton, useText, useWrite } from '@sannidhi/kit';

/** Registers the area of a remote that another repository builds. It opens with its team's first release. */
export function RegisterArea({ onClose }: { onClose: () => void }) {
  const text = useText('mfe-superadmin');
  const register = useWrite(remoteDeskEndpoints.registerArea);
  return (
    <SidePanel title={text('areas.register')} subtitle={<p>{text('areas.help')}</p>} onClose={onClose}>
      <Form
        label={text('areas.register')}
        schema={registerAreaSchema}
        initialValues={{ remote: '', prefix: '', role: '', title: '', titleHi: '' }}
        onSubmit={async (body) => {
          const { remote } = await register.mutateAsync({ body });
          notify({ kind: 'success', title: text('areas.registered', { remote }) });
          onClose();
        }}
      >
        <Field name="remote" label={text('areas.name')} help={text('areas.nameHelp')} maxLength={40} />
        <Field name="prefix" label={text('areas.prefix')} help={text('areas.prefixHelp')} maxLength={31} />
        <SelectField
          name="role"
          label={text('areas.portal')}
          placeholder={text('areas.choosePortal')}
          choices={ROLES.map((value) => ({ value, label: text(`areas.portals.${value}`) }))}
        />
        <Field name="title" label={text('areas.title')} maxLength={60} />
        <Field name="titleHi" label={text('areas.titleHi')} maxLength={60} />
        <FormActions>
          <SubmitButton busy={text('areas.registering')}>{text('areas.register')}</SubmitButton>
        </FormActions>
      </Form>
    </SidePanel>
  );
}
