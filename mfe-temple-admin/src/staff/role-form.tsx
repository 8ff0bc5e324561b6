import { changeRoleSchema, type StaffMemberView, staffMemberEndpoints, staffRoleEndpoints } from '@sannidhi/contracts';
import { Field, Form, notify, ScreenStates, SelectField, SubmitButton, staffRoleWord, useRead, useWrite } from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useGivableRoles } from './use-givable-roles.ts';

/** Gives somebody another role. Ownership is offered instead, because it takes consent. */
export function RoleForm({ member }: { member: StaffMemberView }) {
  const text = useOfficeText('staff.people.role');
  const roles = useRead(staffRoleEndpoints.list);
  const givable = useGivableRoles();
  const change = useWrite(staffMemberEndpoints.changeRole);
  return (
    <ScreenStates query={roles} failedTitle={text('failed')}>
      {(all) => (
        <Form
          key={`${member.role} ${member.firstDay} ${member.lastDay}`}
          label={text('title')}
          schema={changeRoleSchema}
          initialValues={{ role: member.role, firstDay: member.firstDay ?? '', lastDay: member.lastDay ?? '' }}
          onSubmit={async (body) => {
            await change.mutateAsync({ params: { staffId: member.id }, body });
            notify({ kind: 'success', title: text('done', { name: member.fullName }) });
          }}
        >
          <SelectField
            name="role"
            label={text('label')}
            help={text('help')}
            choices={givable(all, member.role).map(({ id, name }) => ({ value: id, label: staffRoleWord(name) }))}
          />
          {(member.firstDay || member.ended) && (
            <Field name="firstDay" type="date" optional label={text('firstDay')} help={text('firstDayHelp')} />
          )}
          <Field name="lastDay" type="date" optional label={text('lastDay')} help={text('lastDayHelp')} />
          <Row align="end">
            <SubmitButton busy={text('saving')}>{text('save')}</SubmitButton>
          </Row>
        </Form>
      )}
    </ScreenStates>
  );
}
