import { PERMISSIONS, STAFF_PRESETS, type StaffRoleView, staffRoleEndpoints, staffRoleFormSchema } from '@sannidhi/contracts';
import {
  Banner,
  Box,
  Card,
  Field,
  Form,
  IconTrash,
  KeepTyped,
  notify,
  Stack,
  useFormValues,
  useRead,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { useMemo } from 'react';
import { FormEnd } from '../office/form-end.tsx';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useNewest } from '../office/use-newest.ts';
import { WriteButton } from '../office/write-button.tsx';
import { ComposeNotes } from './compose-notes.tsx';
import { LimitFields } from './limit-fields.tsx';
import { PermissionSentence } from './matrix-cells.tsx';
import { mayOf, NO_LIMITS, type RoleValues, useRoleDraft } from './role-draft.ts';
import { RoleMatrix } from './role-matrix.tsx';
import { StartsFrom } from './starts-from.tsx';

interface ComposeRoleProps {
  /** The columns to compare with. */
  roles: readonly StaffRoleView[];
  /** The role to change; without one a new one is composed. */
  role?: StaffRoleView | undefined;
  onDone: () => void;
}

// The matrix has the room; on narrower screens it is between the name and the button.
const AREAS = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  gridTemplateRows: { lg: 'auto 1fr' },
  gridTemplateAreas: { xs: '"start" "matrix" "end"', lg: '"matrix start" "matrix end"' },
};

/** Composes one of the temple's own roles in its column of the matrix, or changes it for everybody who has it. */
export function ComposeRole({ roles, role, onDone }: ComposeRoleProps) {
  const text = useOfficeText('staff.roles');
  const { can } = useSession();
  const create = useWrite(staffRoleEndpoints.create);
  const update = useWrite(staffRoleEndpoints.update);
  const list = useRead(staffRoleEndpoints.list);
  const own = (all: readonly StaffRoleView[] | undefined) => all?.find(({ id }) => id === role?.id);
  const { version, theirs, onFailure } = useNewest(role, async () => own((await list.refetch()).data), 'role-changed');
  const title = role?.name ?? text('form.titleNew');
  const initial = role?.permissions ?? STAFF_PRESETS.viewer.filter((permission) => can(permission));
  const there: RoleValues = { name: role?.name ?? '', from: 'viewer', may: mayOf(initial), limits: { ...NO_LIMITS, ...role?.limits } };
  const draft = useRoleDraft(there);
  const isKept = !role && draft.isKept;
  const leave = () => {
    if (isKept) draft.discard();
    onDone();
  };
  return (
    <Form
      label={title}
      schema={staffRoleFormSchema}
      initialValues={{ ...(role ? there : draft.values) }}
      onFailure={onFailure}
      onSubmit={async ({ name, may, limits }) => {
        const body = { name, permissions: PERMISSIONS.filter((permission) => may[permission]), limits };
        await (role ? update.mutateAsync({ params: { roleId: role.id }, body: { ...body, version } }) : create.mutateAsync({ body }));
        notify({ kind: 'success', title: text('form.done', { name }) });
        leave();
      }}
    >
      {!role && <KeepTyped<RoleValues> keep={draft.keep} />}
      <Box sx={AREAS}>
        <Box sx={{ gridArea: 'start' }}>
          <Card title={title}>
            <Stack spacing={3}>
              {isKept && <Secondary>{text('form.draft')}</Secondary>}
              <Field name="name" label={text('form.name')} maxLength={60} />
              {!role && <StartsFrom roles={roles} />}
            </Stack>
          </Card>
        </Box>
        <Box sx={{ gridArea: 'matrix' }}>
          <DraftMatrix {...{ roles, role }} />
        </Box>
        <Box sx={{ gridArea: 'end', position: { lg: 'sticky' }, top: { lg: 72 } }}>
          <Stack spacing={3}>
            <LimitFields />
            {theirs && <TheirRole role={theirs} />}
            <ComposeNotes role={role} />
            <FormEnd
              onCancel={leave}
              {...(role ? {} : { submit: text('form.submit') })}
              {...(isKept ? { cancel: text('form.discard') } : {})}
            />
            {role && role.members + role.invited === 0 && <DeleteRole {...{ role, onDone }} />}
          </Stack>
        </Box>
      </Box>
    </Form>
  );
}

function DraftMatrix({ roles, role }: Pick<ComposeRoleProps, 'roles' | 'role'>) {
  const text = useOfficeText('staff.roles');
  const { name } = useFormValues<{ name: string }>();
  const draft = { name: name.trim() || text('form.titleNew'), note: text('matrix.draft') };
  const others = useMemo(() => roles.filter(({ id }) => id !== role?.id), [roles, role?.id]);
  return <RoleMatrix roles={others} draft={draft} />;
}

/** What somebody else saved while this one was open. */
function TheirRole({ role: { name, permissions, limits } }: { role: StaffRoleView }) {
  const text = useOfficeText('staff.roles.form');
  return (
    <Banner kind="warning" title={text('theirs')}>
      <p>{text('theirsMore')}</p>
      <p>{name}</p>
      <ul aria-label={text('theirsSaved')}>
        {permissions.map((permission) => (
          <li key={permission}>
            <PermissionSentence permission={permission} limitCents={limits[permission]} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function DeleteRole({ role, onDone }: { role: StaffRoleView; onDone: () => void }) {
  const text = useOfficeText('staff.roles');
  const remove = useWrite(staffRoleEndpoints.remove);
  const write = async () => {
    await remove.mutateAsync({ params: { roleId: role.id } });
    onDone();
  };
  return (
    <Row align="end">
      <WriteButton destructive icon={IconTrash} label={text('delete')} done={text('deleted', { name: role.name })} write={write} />
    </Row>
  );
}
