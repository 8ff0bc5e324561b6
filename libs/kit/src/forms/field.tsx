import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputTypeAttribute, KeyboardEvent, ReactNode } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { useFormField } from './use-form-field.ts';

export interface FieldProps extends FieldFrameProps {
  name: string;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search' | 'url';
  placeholder?: string;
  /** More than one makes it a multi-line text. */
  rows?: number;
  maxLength?: number;
  autoFocus?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  /** Shown inside the control: a currency sign, an icon, a button. */
  start?: ReactNode;
  end?: ReactNode;
  aside?: ReactNode;
  /** What is wrong with the choice that this text searches for, if nothing is wrong with the text itself. */
  error?: string | undefined;
  /** What Enter does here instead of submitting the form. */
  onEnter?: () => void;
}

/** One or more lines of text. */
export function Field({ name, label, help, optional, aside, type = 'text', start, end, rows = 1, error: given, ...input }: FieldProps) {
  const field = useFormField<string>(name, help !== undefined);
  const error = field.error ?? given;
  const refused = error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${field.id}-error` };
  const { autoComplete, inputMode, placeholder, maxLength, autoFocus, disabled, readOnly, onEnter } = input;
  return (
    <FieldFrame id={field.id} label={label} help={help} optional={optional} error={error} aside={aside}>
      <OutlinedInput
        fullWidth
        type={type}
        value={field.value ?? ''}
        error={error !== undefined}
        multiline={rows > 1}
        minRows={rows > 1 ? rows : undefined}
        startAdornment={start}
        endAdornment={end}
        autoFocus={autoFocus}
        disabled={disabled}
        readOnly={readOnly}
        placeholder={placeholder}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={field.touch}
        onKeyDown={onEnter && ((event) => takeEnter(event, onEnter))}
        // `rows` is the height until the text is measured.
        inputProps={{
          ...field.control,
          ...refused,
          'data-empty': field.value ? undefined : '',
          autoComplete,
          inputMode,
          maxLength,
          rows: rows > 1 ? rows : undefined,
        }}
      />
    </FieldFrame>
  );
}

function takeEnter(event: KeyboardEvent, onEnter: () => void) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  onEnter();
}
