import { Button, type IconShape, SubmitButton } from '@sannidhi/kit';
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
  /** It ends or takes something back. */
  destructive?: boolean;
  icon?: IconShape;
}

/** The end of a record's form: the back button and the submit button. */
export function FormEnd({ onCancel, submit, busy, cancel, second, destructive, icon }: FormEndProps) {
  const text = useOfficeText('common');
  const rank = second ? 'secondary' : 'primary';
  return (
    <Row align="end">
      <Button variant="text" onClick={onCancel}>
        {cancel ?? text('cancel')}
      </Button>
      <SubmitButton variant={destructive ? 'destructive' : rank} {...(icon ? { icon } : {})} busy={busy ?? text('saving')}>
        {submit ?? text('save')}
      </SubmitButton>
    </Row>
  );
}
