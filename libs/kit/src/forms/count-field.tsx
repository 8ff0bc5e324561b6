import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

interface CountFieldProps extends FieldFrameProps {
  name: string;
  /** Maximum number of digits; 6 by default. */
  digits?: number;
  disabled?: boolean;
}

/** A quantity: whole numbers from zero. The form's value is a number, undefined while empty; anything but digits is ignored. */
export function CountField({ name, label, help, optional, digits = 6, disabled }: CountFieldProps) {
  const field = useFormField<number | undefined>(name, help !== undefined);
  return (
    <FieldFrame id={field.id} label={label} help={help} optional={optional} error={field.error}>
      <OutlinedInput
        fullWidth
        value={field.value ?? ''}
        error={field.error !== undefined}
        disabled={disabled}
        onChange={(event) => field.setValue(countOf(event.target.value, digits))}
        onBlur={field.touch}
        inputProps={{ ...field.control, inputMode: 'numeric', autoComplete: 'off' }}
      />
    </FieldFrame>
  );
}

function countOf(typed: string, digits: number): number | undefined {
  const plain = typed.replace(/\D/g, '').slice(0, digits);
  return plain === '' ? undefined : Number(plain);
}
