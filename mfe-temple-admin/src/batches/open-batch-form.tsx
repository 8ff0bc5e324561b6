import { type CounterBatch, counterBatchSchema, counterEndpoints } from '@sannidhi/contracts';
import { CountField, Field, FieldPair, Form, MoneyField, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { LateReason } from '../office/late-reason.tsx';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';

interface OpenBatchFormProps {
  onOpened: (batch: CounterBatch) => void;
  onCancel: () => void;
}

/** Opens a batch with the count made before the first entry. */
export function OpenBatchForm({ onOpened, onCancel }: OpenBatchFormProps) {
  const text = useOfficeText();
  const { today } = useTemple();
  const open = useWrite(counterEndpoints.open);
  return (
    <Form
      label={text('batches.form.titleNew')}
      schema={counterBatchSchema}
      initialValues={{ name: '', receivedOn: today, receivedReason: '', expectedCount: undefined, expectedTotalCents: undefined }}
      onSubmit={async ({ receivedReason, ...body }) =>
        onOpened(await open.mutateAsync({ body: { ...body, ...(receivedReason ? { receivedReason } : {}) } }))
      }
    >
      <Field name="name" label={text('batches.form.name')} help={text('batches.form.nameHelp')} maxLength={60} />
      <Field name="receivedOn" type="date" label={text('batches.form.receivedOn')} />
      <LateReason day="receivedOn" name="receivedReason" />
      <FieldPair>
        <CountField name="expectedCount" label={text('batches.form.expectedCount')} />
        <MoneyField compact name="expectedTotalCents" label={text('batches.form.expectedTotal')} />
      </FieldPair>
      <Secondary>{text('batches.form.expectedTotalHelp')}</Secondary>
      <FormEnd onCancel={onCancel} submit={text('batches.form.submit')} busy={text('batches.form.busy')} />
    </Form>
  );
}
