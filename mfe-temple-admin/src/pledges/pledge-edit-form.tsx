import { type PledgeDetail, pledgeChangeSchema, pledgeEndpoints } from '@sannidhi/contracts';
import {
  Button,
  CheckboxField,
  Field,
  FieldPair,
  Form,
  formatCents,
  IconButton,
  IconPlus,
  IconTrash,
  MoneyField,
  notify,
  Stack,
  styled,
  useFormField,
  useWrite,
} from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

interface EditedInstallment {
  id?: string;
  dueOn: string;
  amountCents: number | undefined;
}

const Installment = styled('fieldset')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'end',
});

/** Changes a pledge to exactly what is listed. Gifts that were received stay matched. */
export function PledgeEditForm({ pledge, onDone }: { pledge: PledgeDetail; onDone: () => void }) {
  const text = useOfficeText('pledges');
  const change = useWrite(pledgeEndpoints.change);
  const { id, amountCents, installments, reminders, note } = pledge;
  return (
    <Form
      label={text('edit.title')}
      schema={pledgeChangeSchema}
      initialValues={{
        amountCents,
        installments: installments.map(({ id: each, dueOn, amountCents: cents }) => ({ id: each, dueOn, amountCents: cents })),
        reminders,
        note,
      }}
      onSubmit={async (body) => {
        const saved = await change.mutateAsync({ params: { pledgeId: id }, body });
        notify({ kind: 'success', title: text('edit.done', { amount: formatCents(saved.amountCents) }) });
        onDone();
      }}
    >
      <MoneyField compact withCents autoFocus name="amountCents" label={text('column.amount')} />
      <Installments paidCents={pledge.paidCents} />
      <CheckboxField name="reminders" label={text('form.reminders')} help={text('form.remindersHelp')} />
      <Field optional name="note" label={text('note')} rows={2} maxLength={300} />
      <FormEnd onCancel={onDone} />
    </Form>
  );
}

function Installments({ paidCents }: { paidCents: number }) {
  const text = useOfficeText('pledges');
  const moments = useMoments();
  const { value, setValue, error } = useFormField<EditedInstallment[]>('installments', false);
  const sumCents = value.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);
  return (
    <Stack spacing={2}>
      {value.map((installment, index) => (
        <Installment key={installment.id ?? `new-${index}`} aria-label={text('edit.installment', { number: index + 1 })}>
          <FieldPair>
            <Field name={`installments[${index}].dueOn`} type="date" label={text('form.dueOn')} />
            <MoneyField compact withCents name={`installments[${index}].amountCents`} label={text('edit.amount')} />
          </FieldPair>
          <IconButton
            icon={IconTrash}
            label={text('edit.remove', { date: installment.dueOn ? moments.day(installment.dueOn) : String(index + 1) })}
            onClick={() => setValue(value.filter((other) => other !== installment))}
          />
        </Installment>
      ))}
      <div>
        <Button variant="text" flush icon={IconPlus} onClick={() => setValue([...value, { dueOn: '', amountCents: undefined }])}>
          {text('edit.add')}
        </Button>
      </div>
      {value.length > 0 && <Secondary>{text('edit.sum', { sum: formatCents(sumCents), paid: formatCents(paidCents) })}</Secondary>}
      {error && <p role="alert">{error}</p>}
    </Stack>
  );
}
