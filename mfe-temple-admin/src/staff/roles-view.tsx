import { type StaffRoleView, staffRoleEndpoints } from '@sannidhi/contracts';
import {
  AddButton,
  Box,
  ChoiceFilter,
  IconButton,
  IconPencil,
  NEW_RECORD,
  Page,
  type Panel,
  ScreenStates,
  Stack,
  staffRoleWord,
  TypedGuard,
  usePanel,
  useRead,
  useSession,
} from '@sannidhi/kit';
import { useEffect, useRef, useState } from 'react';
import { useOfficeText } from '../office/namespace.ts';
import { ComposeRole } from './compose-role.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { StaffHead } from './staff-head.tsx';

/** What each role may do, side by side; one of the temple's own is composed and changed in its column. */
export function RolesView() {
  const text = useOfficeText('staff.roles');
  const panel = usePanel('role');
  const manages = useSession().can('staff:manage');
  const roles = useRead(staffRoleEndpoints.list);
  const part = useFocusBack(panel.id);
  const add = manages && panel.id !== NEW_RECORD && (
    <span data-edits={NEW_RECORD}>
      <AddButton panel={panel}>{text('add')}</AddButton>
    </span>
  );
  return (
    <div ref={part}>
      <Page>
        <StaffHead view="roles" actions={add} />
        <ScreenStates query={roles} failedTitle={text('failed')}>
          {(all) => <Roles roles={all.filter(({ id }) => id !== 'owner')} {...{ panel, manages }} />}
        </ScreenStates>
      </Page>
    </div>
  );
}

interface RolesProps {
  roles: readonly StaffRoleView[];
  panel: Panel;
  manages: boolean;
}

function Roles({ roles, panel, manages }: RolesProps) {
  const text = useOfficeText('staff.roles');
  const [picked, pick] = useState<string>();
  const chosen = roles.find(({ id }) => id === panel.id);
  // A new role is kept as a draft; leaving it loses nothing.
  if (manages && panel.id === NEW_RECORD) return <ComposeRole roles={roles} onDone={panel.close} />;
  if (manages && chosen && !chosen.preset)
    return (
      <TypedGuard key={panel.id}>
        <ComposeRole roles={roles} role={chosen} onDone={panel.close} />
      </TypedGuard>
    );
  const shown = roles.find(({ id }) => id === picked) ?? chosen ?? roles[0];
  const edit = (role: StaffRoleView) =>
    manages &&
    !role.preset && (
      <span data-edits={role.id}>
        <IconButton size={18} icon={IconPencil} label={text('matrix.edit', { name: role.name })} onClick={() => panel.open(role.id)} />
      </span>
    );
  return (
    <Stack spacing={3}>
      <Box sx={{ display: { md: 'none' } }}>
        <ChoiceFilter
          label={text('matrix.shown')}
          choices={roles.map(({ id, name }) => ({ value: id, label: staffRoleWord(name) }))}
          value={picked}
          onChange={pick}
        />
      </Box>
      <RoleMatrix roles={roles} shownId={shown?.id} edit={edit} />
    </Stack>
  );
}

/** Once a role is saved or left, the focus returns to the button that opened it. */
function useFocusBack(openId: string | undefined) {
  const part = useRef<HTMLDivElement>(null);
  const last = useRef(openId);
  useEffect(() => {
    if (openId === undefined && last.current) part.current?.querySelector<HTMLElement>(`[data-edits="${last.current}"] button`)?.focus();
    last.current = openId;
  }, [openId]);
  return part;
}

export { RolesView as Screen };
