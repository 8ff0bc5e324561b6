import { AMOUNT_LIMITED_PERMISSIONS, PERMISSIONS, type PermissionLimits, type StaffRoleView } from '@sannidhi/contracts';
import { SelectField, staffRoleWord, useFormField, useSession } from '@sannidhi/kit';
import { useEffect, useRef } from 'react';
import { useOfficeText } from '../office/namespace.ts';

/** Checks what another role may do, as a start; never more than the signed-in person may do. */
export function StartsFrom({ roles }: { roles: readonly StaffRoleView[] }) {
  const text = useOfficeText('staff.roles');
  const { can } = useSession();
  const { value: from } = useFormField<string>('from', false);
  const may = useFormField<Record<string, boolean>>('may', false);
  const limits = useFormField<PermissionLimits>('limits', false);
  const applied = useRef(from);
  useEffect(() => {
    const chosen = roles.find(({ id }) => id === from);
    if (applied.current === from || !chosen) return;
    applied.current = from;
    may.setValue(
      Object.fromEntries(PERMISSIONS.map((permission) => [permission, can(permission) && chosen.permissions.includes(permission)])),
    );
    limits.setValue(Object.fromEntries(AMOUNT_LIMITED_PERMISSIONS.map((permission) => [permission, chosen.limits[permission]])));
  }, [from, roles, can, may, limits]);
  return (
    <SelectField name="from" label={text('form.from')} choices={roles.map(({ id, name }) => ({ value: id, label: staffRoleWord(name) }))} />
  );
}
