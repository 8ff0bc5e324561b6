import { DAKSHINA_METHODS, type DakshinaMethod, type DakshinaTotal, dakshinaEndpoints, payDakshinaSchema } from '@sannidhi/contracts';
import { Field, FieldPair, Form, formatCents, notify, SelectField, SubmitButton, useFormField, useWrite } from '@sannidhi/kit';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';

/** Notes that all that is owed to a priest was paid; the books follow at once. */
export function PayForm({ total: { id, fullName, owedCents } }: { total: DakshinaTotal }) {
  const text = useOfficeText('dakshina');
  const { today } = useTemple();
  const pay = useWrite(dakshinaEndpoints.pay);
  const amount = formatCents(owedCents);
  return (
    <Form
      label={text('pay.title')}
      schema={payDakshinaSchema}
      initialValues={{ accountId: id, cents: owedCents, method: 'check', reference: '', paidOn: today }}
      onSubmit={async (body) => {
        await pay.mutateAsync({ body });
        notify({ kind: 'success', title: text('pay.done', { amount, name: fullName }) });
      }}
    >
      <Secondary>{text('pay.about', { amount })}</Secondary>
      <FieldPair>
        <SelectField
          name="method"
          label={text('pay.method')}
          choices={DAKSHINA_METHODS.map((value) => ({ value, label: text(`method.${value}`) }))}
        />
        <Field name="paidOn" type="date" label={text('pay.paidOn')} />
      </FieldPair>
      <Reference />
      <Row align="end">
        <SubmitButton busy={text('pay.busy')}>{text('pay.submit', { amount })}</SubmitButton>
      </Row>
    </Form>
  );
}

function Reference() {
  const text = useOfficeText('dakshina');
  const { value: method } = useFormField<DakshinaMethod>('method', false);
  if (method === 'cash') return null;
  return <Field name="reference" optional={method !== 'check'} label={text(`pay.reference.${method}`)} maxLength={40} />;
}
