import { type AskedTeam, askTeamSchema, type ShiftDetail, volunteerTeamEndpoints } from '@sannidhi/contracts';
import { Button, Form, Stack, useMessage, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { FormEnd } from '../office/form-end.tsx';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { NamePicker } from './name-picker.tsx';
import { useTeamNames } from './use-names.ts';

/** Asks everyone on a team to help, then says who wasn't asked and why. */
export function AskTeam({ shift, onDone }: { shift: ShiftDetail; onDone: () => void }) {
  const text = useOfficeText('volunteerTeams');
  const ask = useWrite(volunteerTeamEndpoints.ask);
  const [result, setResult] = useState<AskedTeam>();
  if (result) return <Asked result={result} onDone={onDone} />;
  return (
    <Form
      label={text('ask')}
      schema={askTeamSchema}
      initialValues={{ teamId: '', teamIdSearch: '' }}
      onSubmit={async (body) => setResult(await ask.mutateAsync({ params: { shiftId: shift.id }, body }))}
    >
      <NamePicker name="teamId" label={text('team')} help={text('askHelp')} useNames={useTeamNames} />
      <FormEnd onCancel={onDone} submit={text('ask')} />
    </Form>
  );
}

function Asked({ result: { asked, skipped }, onDone }: { result: AskedTeam; onDone: () => void }) {
  const text = useOfficeText('volunteerTeams');
  const common = useOfficeText('common');
  const sentenceOf = useMessage();
  return (
    <Stack spacing={2}>
      <strong role="status">{text('askedCount', { count: asked })}</strong>
      {skipped.map(({ name, reason }) => (
        <div key={name}>
          {name} <Secondary>{sentenceOf(reason)}</Secondary>
        </div>
      ))}
      <Row align="end">
        <Button onClick={onDone}>{common('close')}</Button>
      </Row>
    </Stack>
  );
}
