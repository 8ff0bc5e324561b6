import { useFormikContext } from 'formik';
import type { IconShape } from '../icons/icon.tsx';
import { Button } from '../ui/button.tsx';
import type { ButtonVariant } from '../ui/button-root.ts';

interface SubmitButtonProps {
  /** Verb + object. */
  children: string;
  /** The specified progress label: "Signing in...". */
  busy: string;
  variant?: ButtonVariant;
  icon?: IconShape;
  wide?: boolean;
  disabled?: boolean;
  /** Says nearby what is missing while it is disabled. */
  'aria-describedby'?: string;
}

/** Submits its form; disabled and showing its progress label while the call runs. */
export function SubmitButton({ children, busy, variant = 'primary', ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant={variant} busy={isSubmitting && busy} {...rest}>
      {children}
    </Button>
  );
}
