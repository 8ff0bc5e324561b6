import { type StaffMemberView, secondRoleSchema, staffMemberEndpoints, staffRoleEndpoints } from '@sannidhi/contracts';
import {
  Button,
  Field,
  Form,
  IconPlus,
  notify,
  ScreenStates,
  SelectField,
  Stack,
  staffRoleWord,
  Typography,
  useRead,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { FormEnd } from '../office/form-end.tsx';
import { PanelSection, Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { WriteButton } from '../office/write-button.tsx';
import { useGivableRoles } from './use-givable-roles.ts';
import { useSecondRoleWords } from './use-second-role-words.ts';

/** A role beside somebody's own for a while: what they have, and a way to give or end it. */
export function SecondRole({ member }: { member: StaffMemberView }) {
  const text = useOfficeText('staff.people.second');
  const words = useSecondRoleWords();
  const [gives, setGives] = useState(false);
  const end = useWrite(staffMemberEndpoints.endSecondRole);
  const { id: staffId, second, fullName: name } = member;
  if (gives)
    return (
      <PanelSection title={text('title')}>
        <GiveForm member={member} onDone={() => setGives(false)} />
      </PanelSection>
    );
  return (
    <PanelSection title={text('title')}>
      {second ? (
        <Stack spacing={2}>
          <Typography>{words(second)}</Typography>
          <Row>
            <Button onClick={() => setGives(true)}>{text('change')}</Button>
            <WriteButton
              destructive
              label={text('end')}
              done={text('endedNow', { name })}
              write={() => end.mutateAsync({ params: { staffId } })}
            />
          </Row>
        </Stack>
      ) : (
        <Stack spacing={2}>
          <Secondary>{text('about')}</Secondary>
          <Row>
            <Button icon={IconPlus} onClick={() => setGives(true)}>
              {text('give')}
            </Button>
          </Row>
        </Stack>
      )}
    </PanelSection>
  );
}

function GiveForm({ member, onDone }: { member: StaffMemberView; onDone: () => void }) {
  const text = useOfficeText('staff.people.second');
  const roles = useRead(staffRoleEndpoints.list);
  const givable = useGivableRoles();
  const give = useWrite(staffMemberEndpoints.giveSecondRole);
  const { id: staffId, second, fullName: name } = member;
  return (
    <ScreenStates query={roles} failedTitle={text('failed')}>
      {(all) => (
        <Form
          label={text('title')}
          schema={secondRoleSchema}
          initialValues={{ role: second?.role ?? '', firstDay: second?.firstDay ?? '', lastDay: second?.lastDay ?? '' }}
          onSubmit={async (body) => {
            await give.mutateAsync({ params: { staffId }, body });
            notify({ kind: 'success', title: text('given', { name }) });
            onDone();
          }}
        >
          <SelectField
            name="role"
            label={text('role')}
            placeholder={text('chooseRole')}
            choices={givable(all)
              .filter(({ id }) => id !== member.role)
              .map((role) => ({ value: role.id, label: staffRoleWord(role.name) }))}
          />
          <Field name="firstDay" type="date" optional label={text('firstDay')} help={text('firstDayHelp')} />
          <Field name="lastDay" type="date" label={text('lastDay')} />
          <FormEnd onCancel={onDone} submit={text('save')} />
        </Form>
      )}
    </ScreenStates>
  );
}
