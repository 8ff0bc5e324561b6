import { AMOUNT_LIMITED_PERMISSIONS, type Permission } from '@sannidhi/contracts';
import { Card, MoneyField, Stack, useFormField } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { usePermissionText } from './permission-groups.ts';

/** Up to which amount the role goes, for each thing it may do that moves one. */
export function LimitFields() {
  const text = useOfficeText('staff.roles');
  const sentence = usePermissionText();
  const { value: may } = useFormField<Partial<Record<Permission, boolean>>>('may', false);
  const limited = AMOUNT_LIMITED_PERMISSIONS.filter((permission) => may[permission]);
  if (limited.length === 0) return null;
  return (
    <Card title={text('form.limits')}>
      <Stack spacing={3}>
        {limited.map((permission) => (
          <MoneyField
            key={permission}
            compact
            optional
            withCents
            name={`limits.${permission}`}
            label={text('form.limitOf', { what: sentence(permission) })}
            help={text('form.limitHelp')}
          />
        ))}
      </Stack>
    </Card>
  );
}
