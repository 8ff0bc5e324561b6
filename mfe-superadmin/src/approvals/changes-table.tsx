import { type RegistrationTemple, registrationTempleSchema, TAX_STATUSES } from '@sannidhi/contracts';
import { Banner, type Text, useText } from '@sannidhi/kit';
import { ComparisonFrame } from './comparison-frame.tsx';

const FIELDS = Object.keys(registrationTempleSchema.fields) as (keyof RegistrationTemple)[];

/** What the temple sent before changes were requested, next to what it sends now. */
export function ChangesTable({ before, now }: { before: RegistrationTemple; now: RegistrationTemple }) {
  const text = useText('mfe-superadmin');
  const changed = FIELDS.filter((field) => before[field] !== now[field]);
  if (changed.length === 0) return <Banner kind="warning">{text('approvals.unchanged')}</Banner>;
  return (
    <ComparisonFrame>
      <table aria-label={text('approvals.changes')}>
        <thead>
          <tr>
            <th scope="col">{text('approvals.changed')}</th>
            <th scope="col">{text('approvals.sentBefore')}</th>
            <th scope="col">{text('approvals.sentNow')}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((field) => (
            <tr key={field}>
              <th scope="row">{text(`approvals.field.${field}`)}</th>
              <td>{shown(field, before[field], text)}</td>
              <td>{shown(field, now[field], text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ComparisonFrame>
  );
}

function shown(field: keyof RegistrationTemple, value: string, text: Text): string {
  if (!value) return text('approvals.noneDeclared');
  const isStatus = field === 'taxStatus' && (TAX_STATUSES as readonly string[]).includes(value);
  return isStatus ? text(`approvals.taxStatus.${value}`) : value;
}
