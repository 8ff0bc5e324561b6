import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Icon } from '../icons/icon.tsx';
import { IconChevronDown } from '../icons/icons.ts';
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
  /** Shown before a choice is made; without it, the first option is. */
  placeholder?: string;
  disabled?: boolean;
  autoComplete?: string;
}

const Chevron = ({ className }: { className?: string }) => <Icon of={IconChevronDown} size="sm" className={className} />;

/** A native select: the best list on phones and for screen readers. */
export function SelectField({ name, choices, placeholder, disabled, autoComplete, ...frame }: SelectFieldProps) {
  const field = useFormField<string>(name, frame.help !== undefined);
  return (
    <FieldFrame {...frame} id={field.id} error={field.error}>
      <NativeSelect
        fullWidth
        variant="outlined"
        input={<OutlinedInput fullWidth error={field.error !== undefined} />}
        IconComponent={Chevron}
        disabled={disabled}
        value={field.value ?? ''}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={field.touch}
        inputProps={{ ...field.control, autoComplete }}
      >
        {placeholder !== undefined && (
          <option value="" disabled={!frame.optional}>
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
