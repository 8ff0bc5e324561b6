import { Button, FormActions, SubmitButton } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

/** The end of a plan's form. */
export function FormEnd({ onCancel, submit }: { onCancel: () => void; submit?: string }) {
  const text = useTexts();
  return (
    <FormActions>
      <Button variant="text" onClick={onCancel}>
        {text('plans.dontChange')}
      </Button>
      <SubmitButton busy={text('plans.saving')}>{submit ?? text('plans.save')}</SubmitButton>
    </FormActions>
  );
}
