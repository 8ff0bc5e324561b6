import { styled } from '@mui/material/styles';
import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { FieldNote } from './field-frame.tsx';
import { Tick } from './tick.tsx';
import { type FormField, useFormField } from './use-form-field.ts';

const Row = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  minHeight: theme.density.control === 36 ? 32 : 44,
  padding: '6px 0',
  cursor: 'pointer',
  '& > .MuiCheckbox-root': { margin: theme.density.control === 36 ? '-4px 0 0 -4px' : '-5px 0 0 -4px' },
}));

/** Help and error are below the label text, not below the box. */
const Under = styled('div')(({ theme }) => ({ margin: theme.density.control === 36 ? '-8px 0 0 30px' : '-14px 0 0 36px' }));

interface CheckboxFieldProps {
  name: string;
  /** A whole sentence: what is true if it is checked. */
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
}

/** One statement that is true or not; starts as the payload's contract says, and is never pre-checked for money. */
export function CheckboxField({ name, label, help, disabled }: CheckboxFieldProps) {
  const field = useFormField<boolean>(name, help !== undefined);
  const latest = useRef(field);
  latest.current = field;
  const { 'aria-invalid': isInvalid, 'aria-describedby': describedBy } = field.control;
  return (
    <div>
      <Row>
        <FieldTick id={field.id} isChecked={field.value === true} field={latest} {...{ name, disabled, isInvalid, describedBy }} />
        <span>{label}</span>
      </Row>
      <Under>
        <FieldNote id={field.id} help={help} error={field.error} />
      </Under>
    </div>
  );
}

interface FieldTickProps {
  id: string;
  name: string;
  isChecked: boolean;
  disabled: boolean | undefined;
  isInvalid: boolean;
  describedBy: string | undefined;
  field: RefObject<FormField<boolean>>;
}

/** The box alone: each key typed anywhere in a form reaches all its fields, and some forms have dozens of boxes. */
const FieldTick = memo(function FieldTick({ id, name, isChecked, disabled, isInvalid, describedBy, field }: FieldTickProps) {
  return (
    <Tick
      checked={isChecked}
      disabled={disabled}
      onChange={(event) => field.current.setValue(event.target.checked)}
      onBlur={() => field.current.touch()}
      slotProps={{ input: { id, name, 'aria-invalid': isInvalid, 'aria-describedby': describedBy } }}
    />
  );
});
