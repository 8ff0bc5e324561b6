import { Field, FieldPair, PhoneField, RowsField } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';

/** What is asked about a child in the temple’s care, at a path of the form’s values. */
export function ChildFields({ at = '' }: { at?: string }) {
  const text = useOfficeText('children');
  const path = at && `${at}.`;
  return (
    <>
      <FieldPair>
        <Field name={`${path}guardian`} label={text('guardian')} autoComplete="off" maxLength={120} />
        <PhoneField name={`${path}guardianPhone`} label={text('phone')} />
      </FieldPair>
      <Field optional name={`${path}needs`} label={text('needs')} help={text('needsHelp')} autoComplete="off" maxLength={200} />
      <Adults name={`${path}mayPickUp`} label={text('mayPickUp')} help={text('mayPickUpHelp')} />
      <Adults name={`${path}mayNotPickUp`} label={text('mayNotPickUp')} help={text('mayNotPickUpHelp')} />
    </>
  );
}

function Adults({ name, label, help }: { name: string; label: string; help: string }) {
  const text = useOfficeText('children');
  return (
    <RowsField name={name} label={label} help={help} add={text('add')} blank="" remove={(number) => text('remove', { number })}>
      {(at) => <Field name={at} label={text('name')} autoComplete="off" maxLength={120} />}
    </RowsField>
  );
}

/** Nothing filled in yet. */
export const BLANK_CHILD = { guardian: '', guardianPhone: '', needs: '', mayPickUp: [], mayNotPickUp: [] };
