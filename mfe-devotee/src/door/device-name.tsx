import { doorSyncSchema } from '@sannidhi/contracts';
import { Button, Dialog, Field, Form, FormActions, IconPencil, SubmitButton } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';

const KEY = 'door-device';

/** What this device was called last; empty the first time. */
export function storedDevice(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function storeDevice(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage it's called that until the page is closed.
  }
}

/** The name of this door, by which others know where somebody came in. */
export function DeviceName({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const text = useTexts();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="text" icon={IconPencil} onClick={() => setOpen(true)}>
        {value}
      </Button>
      <Dialog open={isOpen} title={text('door.device.title')} onClose={close} answers={null}>
        <Form
          schema={doorSyncSchema.pick(['device'])}
          initialValues={{ device: value }}
          label={text('door.device.title')}
          onSubmit={async ({ device }) => {
            storeDevice(device);
            onChange(device);
            close();
          }}
        >
          <Field name="device" label={text('door.device.label')} help={text('door.device.help')} autoComplete="off" />
          <FormActions>
            <SubmitButton busy={text('door.device.busy')}>{text('door.device.save')}</SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
    </>
  );
}
