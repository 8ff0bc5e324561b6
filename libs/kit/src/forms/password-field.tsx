import { useState } from 'react';
import { IconEye, IconEyeOff } from '../icons/icons.ts';
import { useKitText } from '../text/use-kit-text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Field, type FieldProps } from './field.tsx';

type PasswordFieldProps = Pick<FieldProps, 'name' | 'label' | 'help' | 'aside' | 'autoFocus'> & {
  /** `current-password` on sign-in, `new-password` when choosing one. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a show button. */
export function PasswordField(props: PasswordFieldProps) {
  const text = useKitText();
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? IconEyeOff : IconEye}
          label={text(shown ? 'field.hidePassword' : 'field.showPassword')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
