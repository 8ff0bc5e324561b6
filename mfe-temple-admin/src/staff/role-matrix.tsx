import type { Permission, StaffRoleView } from '@sannidhi/contracts';
import { Icon, IconLock, Stack, staffRoleWord } from '@sannidhi/kit';
import { memo, type ReactNode } from 'react';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { InLine, MayBox, MayMark, PermissionSentence } from './matrix-cells.tsx';
import { MatrixFrame } from './matrix-frame.tsx';
import { PERMISSION_GROUPS } from './permission-groups.ts';

interface RoleMatrixProps {
  /** The columns, in order. */
  roles: readonly StaffRoleView[];
  /** The only column on a phone. */
  shownId?: string | undefined;
  /** Beside a role's name: how to edit it. */
  edit?: (role: StaffRoleView) => ReactNode;
  /** A last column of boxes, in a form that has `may`. */
  draft?: { name: string; note: string };
}

/** What each role may do: a sentence per row, a role per column. Owners may do everything and have no column. */
export function RoleMatrix({ roles, shownId, edit, draft }: RoleMatrixProps) {
  const text = useOfficeText('staff.roles');
  const people = usePeople();
  return (
    <Stack spacing={2}>
      <MatrixFrame label={text('matrix.label')}>
        <table aria-label={text('matrix.label')}>
          <thead>
            <tr>
              <th scope="col">{text('matrix.permission')}</th>
              {roles.map((role) => (
                <th key={role.id} scope="col" {...columnOf(role, shownId)}>
                  {staffRoleWord(role.name)} {edit?.(role)}
                  <small>{people(role)}</small>
                </th>
              ))}
              {draft && (
                <th scope="col" {...DRAFT}>
                  {draft.name}
                  <small>{draft.note}</small>
                </th>
              )}
            </tr>
          </thead>
          {PERMISSION_GROUPS.map(({ area, permissions }) => (
            <tbody key={area}>
              <tr data-area>
                <th scope="colgroup" colSpan={roles.length + (draft ? 2 : 1)}>
                  {text(`area.${area}`)}
                </th>
              </tr>
              {permissions.map((permission) => (
                <PermissionRow key={permission} {...{ permission, roles, shownId }} boxed={draft !== undefined} />
              ))}
            </tbody>
          ))}
        </table>
      </MatrixFrame>
      <Secondary>
        <InLine>
          <Icon of={IconLock} size="sm" />
        </InLine>{' '}
        {text('matrix.secondFactor')}
      </Secondary>
    </Stack>
  );
}

interface PermissionRowProps extends Pick<RoleMatrixProps, 'roles' | 'shownId'> {
  permission: Permission;
  boxed: boolean;
}

/** Typing in the form around a draft changes its box alone. */
const PermissionRow = memo(function PermissionRow({ permission, roles, shownId, boxed }: PermissionRowProps) {
  return (
    <tr>
      <th scope="row">
        <PermissionSentence permission={permission} />
      </th>
      {roles.map((role) => (
        <td key={role.id} {...columnOf(role, shownId)}>
          <MayMark may={role.permissions.includes(permission)} limitCents={role.limits[permission]} />
        </td>
      ))}
      {boxed && (
        <td {...DRAFT}>
          <MayBox permission={permission} />
        </td>
      )}
    </tr>
  );
});

const DRAFT = { 'data-role': true, 'data-shown': true, 'data-draft': true };

const columnOf = ({ id }: StaffRoleView, shownId: string | undefined) => ({
  'data-role': true,
  ...(id === shownId ? { 'data-shown': true } : {}),
});

/** "2 people, 1 invited"; "1 invited" if nobody has it yet. */
function usePeople(): (role: StaffRoleView) => string {
  const text = useOfficeText('staff.roles');
  return ({ members, invited }) =>
    [
      ...(members > 0 || invited === 0 ? [text('members', { count: members })] : []),
      ...(invited > 0 ? [text('invited', { count: invited })] : []),
    ].join(', ');
}
