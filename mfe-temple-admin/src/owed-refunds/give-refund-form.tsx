import { giveRefundSchema, type OwedRefund, owedRefundEndpoints } from '@sannidhi/contracts';
import { Field, FieldPair, Form, formatCents, labelText, notify, SubmitButton, useWrite } from '@sannidhi/kit';
import { FundField } from '../office/fund-field.tsx';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useTemple } from '../office/use-temple.ts';

/** Records that the payer gave the refund to the temple, and how they said so: it becomes a donation with a receipt. */
export function GiveRefundForm({ refund: { id, payer, payerMessage, amountCents } }: { refund: OwedRefund }) {
  const text = useOfficeText('owedRefunds.gift');
  const { today } = useTemple();
  const give = useWrite(owedRefundEndpoints.give);
  const amount = formatCents(amountCents);
  return (
    <Form
      label={text('title')}
      schema={giveRefundSchema}
      initialValues={{ fundId: '', agreement: '', agreedOn: today }}
      onSubmit={async (body) => {
        await give.mutateAsync({ params: { refundId: id }, body });
        notify({ kind: 'success', title: text('done', { amount, who: labelText(payer, payerMessage) }) });
      }}
    >
      <Secondary>{text('about', { amount })}</Secondary>
      <FieldPair>
        <FundField label={text('fund')} />
        <Field name="agreedOn" type="date" label={text('agreedOn')} />
      </FieldPair>
      <Field name="agreement" label={text('agreement')} help={text('agreementHelp')} maxLength={200} />
      <Row align="end">
        <SubmitButton busy={text('busy')}>{text('submit', { amount })}</SubmitButton>
      </Row>
    </Form>
  );
}
