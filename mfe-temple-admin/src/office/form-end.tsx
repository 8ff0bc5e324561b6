import { Button, SubmitButton } from '@sannidhi/kit';
import { Row } from './layout.tsx';
import { useOfficeText } from './namespace.ts';

interface FormEndProps {
  onCancel: () => void;
  /** The button's own label; "Save changes" and "Saving..." by default. */
  submit?: string;
  busy?: string;
  /** The back button's own label; "Cancel" by default. */
  cancel?: string;
  /** Another form of the page has the main action. */
  second?: boolean;
}

/** The end of a record's form: the back button and the submit button. */
export function FormEnd({ onCancel, submit, busy, cancel, second }: FormEndProps) {
  const text = useOfficeText('common');
  return (
    <Row align="end">
      <Button variant="text" onClick={onCancel}>
        {cancel ?? text('cancel')}
      </Button>
      <SubmitButton variant={second ? 'secondary' : 'primary'} busy={busy ?? text('saving')}>
        {submit ?? text('save')}
      </SubmitButton>
    </Row>
  );
}
