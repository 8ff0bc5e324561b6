import { PERFORMED_NOTE_MAX } from '@sannidhi/contracts';
import { Button, Dialog, Field, Form, FormActions, IconPencil, SubmitButton, useText } from '@sannidhi/kit';
import { useState } from 'react';
import { object, string } from 'yup';

const schema = object({ note: string().trim().max(PERFORMED_NOTE_MAX).default('') });

/** A note for the families that weren't there, and for the office. */
export function NoteDialog({ note, onChange }: { note: string; onChange: (note: string) => void }) {
  const text = useText('mfe-priest');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={IconPencil} onClick={() => setOpen(true)}>
        {text(note ? 'day.note.change' : 'day.note.add')}
      </Button>
      <Dialog open={isOpen} title={text('day.note.title')} onClose={close} answers={null}>
        <Form
          label={text('day.note.title')}
          schema={schema}
          initialValues={{ note }}
          onSubmit={async (body) => {
            onChange(body.note);
            close();
          }}
        >
          <Field optional name="note" label={text('day.note.label')} help={text('day.note.help')} rows={3} maxLength={PERFORMED_NOTE_MAX} />
          <FormActions>
            <Button variant="text" onClick={close}>
              {text('day.note.cancel')}
            </Button>
            <SubmitButton busy={text('day.mark.busy')}>{text('day.note.keep')}</SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
    </>
  );
}
