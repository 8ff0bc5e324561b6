import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useKitText } from '../text/use-kit-text.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';
import { formatPhoneInput, phoneValue } from './phone-number.ts';
import { useFormField } from './use-form-field.ts';

const Prefix = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  paddingRight: 2,
}));

interface PhoneFieldProps extends Partial<FieldFrameProps> {
  name: string;
  autoFocus?: boolean;
  /** `off` where somebody else's number is typed. */
  autoComplete?: string;
}

/** A US or Canadian mobile number; the form's value is E.164. */
export function PhoneField({ name, label, help, optional, autoFocus, autoComplete = 'tel-national' }: PhoneFieldProps) {
  const text = useKitText();
  const field = useFormField<string>(name, true);
  return (
    <FieldFrame
      id={field.id}
      label={label ?? text('phone.label')}
      help={help ?? text('phone.help')}
      optional={optional}
      error={field.error}
    >
      <OutlinedInput
        fullWidth
        type="tel"
        autoFocus={autoFocus}
        error={field.error !== undefined}
        startAdornment={<Prefix>+1</Prefix>}
        value={formatPhoneInput(field.value?.replace(/^\+1/, '') ?? '')}
        onChange={(event) => field.setValue(phoneValue(event.target.value))}
        onBlur={field.touch}
        inputProps={{ ...field.control, autoComplete, inputMode: 'tel' }}
      />
    </FieldFrame>
  );
}
