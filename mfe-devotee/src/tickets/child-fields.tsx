import { Field, PhoneField, RowsField, Stack } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

interface ChildFieldsProps {
  at?: string;
  /** Where a press opened them. */
  autoFocus?: boolean;
}

/** What the temple asks about a child in its care, at a path of the form’s values. */
export function ChildFields({ at = '', autoFocus = false }: ChildFieldsProps) {
  const text = useTexts();
  const path = at && `${at}.`;
  return (
    <Stack spacing={4}>
      <Field name={`${path}guardian`} label={text('tickets.child.guardian')} autoComplete="name" maxLength={120} autoFocus={autoFocus} />
      <PhoneField name={`${path}guardianPhone`} label={text('tickets.child.phone')} help={text('tickets.child.phoneHelp')} />
      <Field
        optional
        name={`${path}needs`}
        label={text('tickets.child.needs')}
        help={text('tickets.child.needsHelp')}
        autoComplete="off"
        maxLength={200}
      />
      <Adults name={`${path}mayPickUp`} list="mayPickUp" />
      <Adults name={`${path}mayNotPickUp`} list="mayNotPickUp" />
    </Stack>
  );
}

function Adults({ name, list }: { name: string; list: 'mayPickUp' | 'mayNotPickUp' }) {
  const text = useTexts();
  return (
    <RowsField
      name={name}
      label={text(`tickets.child.${list}`)}
      help={text(`tickets.child.${list}Help`)}
      add={text('tickets.child.add')}
      blank=""
      remove={(number) => text('tickets.child.remove', { number })}
    >
      {(at) => <Field name={at} label={text('tickets.name')} autoComplete="off" maxLength={120} />}
    </RowsField>
  );
}
