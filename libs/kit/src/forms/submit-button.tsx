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
  /** One of several forms of a page: it is the primary action once something in it has changed. */
  onceChanged?: boolean;
  icon?: IconShape;
  wide?: boolean;
  disabled?: boolean;
  /** Says nearby what is missing while it is disabled. */
  'aria-describedby'?: string;
}

/** Submits its form; disabled and showing its progress label while the call runs. */
export function SubmitButton({ children, busy, variant = 'primary', onceChanged = false, ...rest }: SubmitButtonProps) {
  const { isSubmitting, dirty } = useFormikContext();
  return (
    <Button type="submit" variant={onceChanged && !dirty ? 'secondary' : variant} busy={isSubmitting && busy} {...rest}>
      {children}
    </Button>
  );
}
