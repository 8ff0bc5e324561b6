import { useFormikContext } from 'formik';
import type { IconShape } from '../icons/icon.tsx';
import { Button } from '../ui/button.tsx';
import type { ButtonVariant } from '../ui/button-root.ts';

interface SubmitButtonProps {
  /** Verb + object. */
  children: string;
  /** The progress label of the specification: "Signing in...". */
  busy: string;
  variant?: ButtonVariant;
  icon?: IconShape;
  wide?: boolean;
  disabled?: boolean;
  /** Says nearby what is missing while it is disabled. */
  'aria-describedby'?: string;
}

/** Submits the form it stands in; while the call runs it is disabled and reads its progress label. */
export function SubmitButton({ children, busy, variant = 'primary', ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant={variant} busy={isSubmitting && busy} {...rest}>
      {children}
    </Button>
  );
}
