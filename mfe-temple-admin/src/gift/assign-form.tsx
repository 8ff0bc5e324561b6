import { type DonationDetail, donationEndpoints, type UnassignedView } from '@sannidhi/contracts';
import { Button, FieldPair, Form, formatCents, MoneyField, notify, SubmitButton, useWrite } from '@sannidhi/kit';
import { array, number, object, string } from 'yup';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { type LineAmount, typedCents, typedTotal } from './refund-schema.ts';

interface AssignFormProps {
  gift: DonationDetail;
  money: UnassignedView;
  onDone: () => void;
}

/** Shares out what the provider took back over the gift's parts, beginning with what we propose. */
export function AssignForm({ gift, money, onDone }: AssignFormProps) {
  const text = useOfficeText();
  const assign = useWrite(donationEndpoints.assign);
  const cents = money.amountCents - money.beyondCents;
  const proposed = new Map(money.proposed.lines.map(({ lineId, amountCents }) => [lineId, amountCents]));
  const send = async ({ lines }: { lines: LineAmount[] }) => {
    const named = lines
      .map((line) => ({ lineId: line.lineId, amountCents: typedCents(line) }))
      .filter(({ amountCents }) => amountCents > 0);
    await assign.mutateAsync({ params: { orderId: gift.id, unassignedId: money.id }, body: { lines: named } });
    notify({ kind: 'success', title: text('gift.toCheck.done') });
    onDone();
  };
  return (
    <Form
      label={text('gift.toCheck.title')}
      schema={assignFormSchema(cents, text('gift.toCheck.sum', { amount: formatCents(cents) }))}
      initialValues={{ lines: gift.lines.map(({ id }) => ({ lineId: id, amountCents: proposed.get(id) })) }}
      onSubmit={send}
    >
      <FieldPair>
        {gift.lines.map((line, index) => (
          <MoneyField
            key={line.id}
            compact
            optional
            withCents
            autoFocus={index === 0}
            name={`lines[${index}].amountCents`}
            label={line.label}
          />
        ))}
      </FieldPair>
      <Row align="end">
        <Button variant="text" onClick={onDone}>
          {text('common.cancel')}
        </Button>
        <SubmitButton busy={text('gift.toCheck.busy')}>{text('gift.toCheck.postAmount', { amount: formatCents(cents) })}</SubmitButton>
      </Row>
    </Form>
  );
}

/** Every cent that left, and no more. */
const assignFormSchema = (cents: number, sum: string) =>
  object({
    lines: array(object({ lineId: string().required(), amountCents: number().typeError(sum).integer(sum).min(0, sum) }))
      .required()
      .test(
        'sum',
        (lines, { createError, path }) =>
          typedTotal(lines ?? []) === cents || createError({ path: `${path}[0].amountCents`, message: sum }),
      ),
  });
