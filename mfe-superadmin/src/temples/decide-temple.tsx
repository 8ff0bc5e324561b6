import { type DeskTemple, reinstateTempleSchema, suspendTempleSchema, templeDeskEndpoints } from '@sannidhi/contracts';
import { Button, Dialog, Field, Form, FormActions, notify, SubmitButton, useText, useWrite } from '@sannidhi/kit';
import { useState } from 'react';

const SCHEMAS = { suspend: suspendTempleSchema, reinstate: reinstateTempleSchema } as const;

interface DecideTempleProps {
  temple: DeskTemple;
  decision: keyof typeof SCHEMAS;
}

/** Suspends or reinstates a temple, after a dialog that says what follows and asks for the reason. */
export function DecideTemple({ temple: { id, name: temple }, decision }: DecideTempleProps) {
  const text = useText('mfe-superadmin');
  const [asking, setAsking] = useState(false);
  const write = useWrite(templeDeskEndpoints[decision]);
  const close = () => setAsking(false);
  const send = async ({ reason }: { reason: string }) => {
    await write.mutateAsync({ params: { templeId: id }, body: { reason } });
    close();
    notify({ kind: 'success', title: text(`temples.${decision}.done`, { temple }) });
  };
  const button = text(`temples.${decision}.button`);
  return (
    <>
      <Button variant={decision === 'suspend' ? 'destructive' : 'primary'} onClick={() => setAsking(true)}>
        {button}
      </Button>
      <Dialog open={asking} title={text(`temples.${decision}.title`, { temple })} onClose={close} answers={null}>
        <Form label={button} schema={SCHEMAS[decision]} initialValues={{ reason: '' }} onSubmit={send}>
          <p>{text(`temples.${decision}.effects`)}</p>
          <Field name="reason" label={text(`temples.${decision}.reason`)} help={text(`temples.${decision}.help`)} rows={3} />
          <FormActions>
            <Button variant="text" onClick={close}>
              {text('temples.cancel')}
            </Button>
            <SubmitButton busy={text('temples.saving')}>{button}</SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
    </>
  );
}
