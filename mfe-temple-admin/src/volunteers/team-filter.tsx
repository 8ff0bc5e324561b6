import { askTeamSchema, volunteerTeamEndpoints } from '@sannidhi/contracts';
import { Button, ChoiceFilter, Dialog, Form, IconSearch, useFormField, useRead } from '@sannidhi/kit';
import { useEffect, useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { NamePicker } from './name-picker.tsx';
import { useTeamNames } from './use-names.ts';

/** The most that one request returns: a menu of them, and beyond that a search. */
const MANY = 100;

interface TeamFilterProps {
  team: string | undefined;
  onChange: (team: string | undefined) => void;
}

/** The volunteers of one team. */
export function TeamFilter({ team, onChange }: TeamFilterProps) {
  const text = useOfficeText('volunteerTeams');
  const teams = useRead(volunteerTeamEndpoints.list, { query: { limit: MANY } });
  const first = teams.data?.items ?? [];
  const isListed = first.some(({ id }) => id === team);
  const isMany = teams.data !== undefined && teams.data.nextCursor !== null;
  const other = useRead(volunteerTeamEndpoints.list, {
    query: { only: team, limit: 1 },
    enabled: isMany && !isListed && team !== undefined,
  });
  const shown = isMany ? [...(other.data?.items ?? []), ...first].filter(({ id }) => id === team) : first;
  if (first.length === 0) return null;
  if (isMany && !team) return <FindTeam onChange={onChange} />;
  return (
    <ChoiceFilter
      label={text('team')}
      value={team}
      onChange={onChange}
      choices={shown.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

/** Finds one of more teams than a menu has. */
function FindTeam({ onChange }: Pick<TeamFilterProps, 'onChange'>) {
  const text = useOfficeText('volunteerTeams');
  const common = useOfficeText('common');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={IconSearch} onClick={() => setOpen(true)}>
        {text('team')}
      </Button>
      <Dialog
        open={isOpen}
        title={text('team')}
        onClose={() => setOpen(false)}
        answers={<Button onClick={() => setOpen(false)}>{common('cancel')}</Button>}
      >
        <Form label={text('team')} schema={askTeamSchema} initialValues={{ teamId: '', teamIdSearch: '' }} onSubmit={() => undefined}>
          <NamePicker name="teamId" label={text('team')} useNames={useTeamNames} />
          <Chosen onChange={onChange} />
        </Form>
      </Dialog>
    </>
  );
}

/** Filters as soon as a name is chosen. */
function Chosen({ onChange }: Pick<TeamFilterProps, 'onChange'>) {
  const { value } = useFormField<string>('teamId', false);
  useEffect(() => {
    if (value) onChange(value);
  }, [value, onChange]);
  return null;
}
