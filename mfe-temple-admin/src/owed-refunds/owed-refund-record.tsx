import {
  formatPhone,
  HAND_OUT_METHODS,
  type HandOutMethod,
  handOutSchema,
  type OwedRefund,
  owedRefundEndpoints,
} from '@sannidhi/contracts';
import {
  Button,
  Facts,
  Field,
  FieldPair,
  Form,
  formatCents,
  labelText,
  notify,
  orderLabelText,
  SelectField,
  Stack,
  SubmitButton,
  useFormField,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { methodLabel } from '../office/labels.ts';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useTemple } from '../office/use-temple.ts';
import { CheckBounced } from './check-bounced.tsx';
import { GiveRefundForm } from './give-refund-form.tsx';

/** One refund: whose it is and why, how it was handed out, or the form that records it. */
export function OwedRefundRecord({ refund }: { refund: OwedRefund }) {
  const text = useOfficeText('owedRefunds');
  const office = useOfficeText();
  const moments = useMoments();
  const { orderId, phone, what, method, amountCents, reason, owedSince, handedOut } = refund;
  return (
    <Stack spacing={4}>
      <Facts
        facts={[
          { label: text('column.amount'), value: formatCents(amountCents) },
          { label: text('column.what'), value: <Link to={`/temple-admin/donations?gift=${orderId}`}>{orderLabelText(what)}</Link> },
          { label: text('reason'), value: reason },
          { label: text('paidBy'), value: methodLabel(office, method) },
          { label: text('column.day.owed'), value: moments.relative(owedSince) },
          { label: text('phone'), value: phone && formatPhone(phone) },
          { label: text('column.day.handed-out'), value: handedOut && moments.day(handedOut.on) },
          { label: text('by'), value: handedOut?.by },
          { label: text('how'), value: handedOut && text(`method.${handedOut.method}`) },
          { label: text('checkNumber'), value: handedOut?.checkNumber },
        ]}
      />
      {!handedOut && <Ending refund={refund} />}
    </Stack>
  );
}

/** The money is handed out, or its payer gives it to the temple; or its check bounced, and nothing is owed. */
function Ending({ refund }: { refund: OwedRefund }) {
  const text = useOfficeText('owedRefunds.gift');
  const [gives, setGives] = useState(false);
  return (
    <Stack spacing={4}>
      {gives ? <GiveRefundForm refund={refund} /> : <HandOutForm refund={refund} />}
      <Row>
        <Button variant="text" onClick={() => setGives(!gives)}>
          {text(gives ? 'handOut' : 'open')}
        </Button>
        {refund.method === 'check' && <CheckBounced refund={refund} />}
      </Row>
    </Stack>
  );
}

/** Records that the money is in the payer's hands; the books follow at once. */
function HandOutForm({ refund: { id, payer, payerMessage, method, amountCents } }: { refund: OwedRefund }) {
  const text = useOfficeText('owedRefunds');
  const { today } = useTemple();
  const handOut = useWrite(owedRefundEndpoints.handOut);
  const amount = formatCents(amountCents);
  return (
    <Form
      label={text('form.title')}
      schema={handOutSchema}
      initialValues={{ method: method === 'check' ? 'check' : 'cash', checkNumber: '', handedOutOn: today }}
      onSubmit={async (body) => {
        await handOut.mutateAsync({ params: { refundId: id }, body });
        notify({ kind: 'success', title: text('form.done', { amount, who: labelText(payer, payerMessage) }) });
      }}
    >
      <Secondary>{text('form.about', { amount })}</Secondary>
      <FieldPair>
        <SelectField
          name="method"
          label={text('how')}
          choices={HAND_OUT_METHODS.map((value) => ({ value, label: text(`method.${value}`) }))}
        />
        <Field name="handedOutOn" type="date" label={text('column.day.handed-out')} />
      </FieldPair>
      <CheckNumber />
      <Row align="end">
        <SubmitButton busy={text('form.busy')}>{text('form.submit', { amount })}</SubmitButton>
      </Row>
    </Form>
  );
}

function CheckNumber() {
  const text = useOfficeText('owedRefunds');
  const { value: method } = useFormField<HandOutMethod>('method', false);
  return method === 'check' ? <Field name="checkNumber" label={text('checkNumber')} maxLength={40} /> : null;
}
