import { MONEY_MOVING_PERMISSIONS, type Permission, type StaffRoleView, staffMemberEndpoints } from '@sannidhi/contracts';
import { Banner, Typography, useFormField, useRead } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

type May = Partial<Record<Permission, boolean>>;
/** Together they let one person take money and give it back unseen. */
const RISKY = ['donations:record', 'donations:refund'] as const;

/** What the role that is being composed means for the people who have it. */
export function ComposeNotes({ role }: { role?: StaffRoleView | undefined }) {
  const text = useOfficeText('staff.roles');
  const { value: may, error } = useFormField<May>('may', false);
  return (
    <>
      {RISKY.every((permission) => may[permission]) && <Banner kind="warning">{text('form.risky')}</Banner>}
      {MONEY_MOVING_PERMISSIONS.some((permission) => may[permission]) && <Banner kind="info">{text('form.secondFactor')}</Banner>}
      {role && role.members > 0 && <WhoHasIt roleId={role.id} />}
      {error && (
        <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      )}
    </>
  );
}

function WhoHasIt({ roleId }: { roleId: string }) {
  const text = useOfficeText('staff.roles');
  const staff = useRead(staffMemberEndpoints.list);
  const names = staff.data?.filter(({ role, second }) => role === roleId || second?.role === roleId).map(({ fullName }) => fullName);
  if (!names?.length) return null;
  return <Banner kind="info">{text('form.whoHasIt', { names: names.join(', ') })}</Banner>;
}
