import { type AskedTeam, askTeamSchema, type ShiftDetail, volunteerTeamEndpoints } from '@sannidhi/contracts';
import { Button, Form, SelectField, Stack, useMessage, useRead, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { FormEnd } from '../office/form-end.tsx';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

const MANY = 100;

/** Asks everyone on a team to help, then says who wasn't asked and why. */
export function AskTeam({ shift, onDone }: { shift: ShiftDetail; onDone: () => void }) {
  const text = useOfficeText('volunteerTeams');
  const ask = useWrite(volunteerTeamEndpoints.ask);
  const teams = useRead(volunteerTeamEndpoints.list, { query: { limit: MANY } });
  const [result, setResult] = useState<AskedTeam>();
  if (result) return <Asked result={result} onDone={onDone} />;
  const choices = (teams.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Form
      label={text('ask')}
      schema={askTeamSchema}
      initialValues={{ teamId: '' }}
      onSubmit={async (body) => setResult(await ask.mutateAsync({ params: { shiftId: shift.id }, body }))}
    >
      <SelectField name="teamId" label={text('team')} help={text('askHelp')} placeholder={text('choose')} choices={choices} />
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
