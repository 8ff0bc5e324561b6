import { DISCOUNT_KINDS, ticketDiscountEndpoints, ticketDiscountSchema, ticketTypeEndpoints } from '@sannidhi/contracts';
import { CountField, Field, FieldPair, Form, MoneyField, notify, SelectField, useFormValues, useRead, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { TogglesField } from '../office/toggles-field.tsx';

interface CodeFormProps {
  eventId: string;
  onDone: () => void;
}

const EMPTY = {
  code: '',
  kind: 'percent' as const,
  percent: null,
  offCents: null,
  typeIds: [],
  startsOn: null,
  endsOn: null,
  maxUses: null,
  perOrder: null,
};

/** A new discount code: what it takes off which tickets, when and how often. */
export function CodeForm({ eventId, onDone }: CodeFormProps) {
  const text = useOfficeText('discountCodes');
  const create = useWrite(ticketDiscountEndpoints.create);
  const sale = useRead(ticketTypeEndpoints.sale, { params: { eventId } });
  const types = (sale.data?.types ?? []).filter(({ pricing }) => pricing === 'fixed');
  return (
    <Form
      label={text('form.titleNew')}
      schema={ticketDiscountSchema}
      initialValues={EMPTY}
      onSubmit={async (body) => {
        const { discountCode } = await create.mutateAsync({ params: { eventId }, body });
        notify({ kind: 'success', title: text('form.done', { code: discountCode }) });
        onDone();
      }}
    >
      <Field name="code" label={text('column.code')} help={text('form.codeHelp')} maxLength={24} autoComplete="off" />
      <SelectField
        name="kind"
        label={text('column.off')}
        choices={DISCOUNT_KINDS.map((value) => ({ value, label: text(`form.kind.${value}`) }))}
      />
      <Off />
      {types.length > 1 && (
        <TogglesField name="typeIds" label={text('form.types')} choices={types.map(({ id, name }) => ({ value: id, label: name }))} />
      )}
      <FieldPair>
        <Field optional name="startsOn" type="date" label={text('form.startsOn')} />
        <Field optional name="endsOn" type="date" label={text('form.endsOn')} />
      </FieldPair>
      <FieldPair>
        <CountField optional name="maxUses" label={text('form.maxUses')} />
        <CountField optional name="perOrder" label={text('form.perOrder')} />
      </FieldPair>
      <FormEnd onCancel={onDone} submit={text('form.submitNew')} />
    </Form>
  );
}

function Off() {
  const text = useOfficeText('discountCodes');
  const { kind } = useFormValues<{ kind: string }>();
  if (kind === 'fixed') return <MoneyField compact name="offCents" label={text('form.offCents')} />;
  return <CountField name="percent" label={text('form.percent')} />;
}
