import { sheetEndpoints, undoReasonSchema } from '@sannidhi/contracts';
import { Button, Field, Form, IconArrowBackUp, notify, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';

/** Takes back that a service was performed, with a reason. */
export function UndoMark({ markId }: { markId: string }) {
  const text = useOfficeText('sheets');
  const [isOpen, setOpen] = useState(false);
  const undo = useWrite(sheetEndpoints.undo);
  const close = () => setOpen(false);
  if (!isOpen)
    return (
      <Button small variant="text" icon={IconArrowBackUp} onClick={() => setOpen(true)}>
        {text('undo.open')}
      </Button>
    );
  return (
    <Form
      label={text('undo.open')}
      schema={undoReasonSchema}
      initialValues={{ reason: '' }}
      onSubmit={async (body) => {
        await undo.mutateAsync({ params: { markId }, body });
        notify({ kind: 'success', title: text('undo.done') });
      }}
    >
      <Field name="reason" label={text('undo.reason')} help={text('undo.help')} maxLength={200} autoFocus />
      <FormEnd onCancel={close} submit={text('undo.open')} />
    </Form>
  );
}
