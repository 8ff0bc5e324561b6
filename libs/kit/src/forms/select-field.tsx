import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Chevron } from './chevron.tsx';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldFrameProps {
  name: string;
  choices: readonly Choice[];
  /** The form's value becomes a number: a list knows text only. */
  numeric?: boolean;
  /** Shown before a choice is made; without it, the field is blank until then. */
  placeholder?: string;
  disabled?: boolean;
  autoComplete?: string;
}

/** A native select: the best list on phones and for screen readers. */
export function SelectField({ name, choices, numeric, placeholder, disabled, autoComplete, ...frame }: SelectFieldProps) {
  const field = useFormField<string | number>(name, frame.help !== undefined);
  // A select shows its first option for a value that none of them has, so an empty value needs one.
  const hasBlank = placeholder !== undefined || (!field.value && !choices.some(({ value }) => value === ''));
  const choose = (chosen: string) => field.setValue(numeric && chosen ? Number(chosen) : chosen);
  return (
    <FieldFrame {...frame} id={field.id} error={field.error}>
      <NativeSelect
        fullWidth
        variant="outlined"
        input={<OutlinedInput fullWidth error={field.error !== undefined} />}
        IconComponent={Chevron}
        disabled={disabled}
        value={field.value ?? ''}
        onChange={(event) => choose(event.target.value)}
        onBlur={field.touch}
        inputProps={{ ...field.control, autoComplete }}
      >
        {hasBlank && (
          <option value="" disabled={!frame.optional} hidden={placeholder === undefined}>
            {placeholder}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
