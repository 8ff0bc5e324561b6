import { type DonationDetail, donationEndpoints, donationNoun, messagesOf, REFUND_REASONS, refundSchema } from '@sannidhi/contracts';
import {
  Banner,
  Button,
  Field,
  FieldPair,
  Form,
  formatCents,
  IconReceiptRefund,
  MoneyField,
  notify,
  SelectField,
  SubmitButton,
  useFormField,
  useMessage,
  useWrite,
} from '@sannidhi/kit';
import { type InferType, number, object, string } from 'yup';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { type RefundEffect, refundEffect } from './refund-effect.ts';

/** The choice that opens a free-text field. */
const OTHER_REASON = 'other';

interface RefundFormProps {
  gift: DonationDetail;
  onDone: () => void;
}

/** Refunds a gift in full or in part; explains the effect on the receipt before the button is pressed. */
export function RefundForm({ gift, onDone }: RefundFormProps) {
  const text = useOfficeText();
  const sentenceOf = useMessage();
  const refund = useWrite(donationEndpoints.refund);
  const send = async ({ amountCents, reason, ownWords }: InferType<ReturnType<typeof formSchema>>) => {
    const body = { amountCents, reason: reason === OTHER_REASON ? (ownWords ?? '') : reason };
    await refund.mutateAsync({ params: { orderId: gift.id }, body });
    notify({ kind: 'success', title: doneSentence(gift, formatCents(amountCents), text) });
    onDone();
  };
  return (
    <Form
      label={text('gift.refund.title')}
      schema={formSchema(gift, (amount) => text('gift.refund.tooMuch', { amount }))}
      initialValues={{ amountCents: gift.refundableCents, reason: '', ownWords: '' }}
      onSubmit={send}
    >
      <FieldPair>
        <MoneyField
          compact
          name="amountCents"
          label={text('gift.refund.amount')}
          help={text('gift.refund.amountHelp', { amount: formatCents(gift.refundableCents) })}
        />
        <SelectField
          name="reason"
          label={text('gift.refund.reason')}
          placeholder={text('gift.refund.choose')}
          choices={[
            ...REFUND_REASONS.map((reason) => ({ value: reason.sentence, label: sentenceOf(reason) })),
            { value: OTHER_REASON, label: text('gift.refund.other') },
          ]}
        />
      </FieldPair>
      <RefundConsequence gift={gift} onCancel={onDone} />
    </Form>
  );
}

function RefundConsequence({ gift, onCancel }: { gift: DonationDetail; onCancel: () => void }) {
  const text = useOfficeText();
  const typed = useFormField<number | undefined>('amountCents', false).value;
  const reason = useFormField<string>('reason', false).value;
  const amount = typed !== undefined && Number.isFinite(typed) ? typed : 0;
  return (
    <>
      {reason === OTHER_REASON && <Field name="ownWords" label={text('gift.refund.reasonOther')} maxLength={200} />}
      <Banner kind="info">
        {effectSentence(refundEffect(gift, amount), text)} {text(reachOf(gift))}
      </Banner>
      <Row align="end">
        <Button variant="text" onClick={onCancel}>
          {text('common.cancel')}
        </Button>
        <SubmitButton variant="destructive" icon={IconReceiptRefund} busy={text('gift.refund.busy')}>
          {text('gift.refund.submit', { amount: formatCents(amount) })}
        </SubmitButton>
      </Row>
    </>
  );
}

function effectSentence(effect: RefundEffect, text: ReturnType<typeof useOfficeText>): string {
  if (effect.kind === 'no-receipt') return text('gift.refund.effectNoReceipt');
  if (effect.kind === 'void') return text('gift.refund.effectVoid', { receipt: effect.receipt.number });
  return text('gift.refund.effectCorrected', { receipt: effect.receipt.number, amount: formatCents(effect.remainingCents) });
}

/** How the donor is notified of a refund: by email, otherwise by text. */
const reachOf = ({ email, phone }: DonationDetail) =>
  email ? 'gift.refund.donorByEmail' : phone ? 'gift.refund.donorByText' : 'gift.refund.donorUnreachable';

/** Only a card or bank payment is returned automatically; the office returns what was given at the counter. */
function doneSentence({ method, paidWith }: DonationDetail, amount: string, text: ReturnType<typeof useOfficeText>): string {
  if (method !== 'card' && method !== 'ach') return text('gift.refund.doneByHand', { amount });
  return paidWith ? text('gift.refund.doneTo', { amount, paidWith: paidWith }) : text('gift.refund.done', { amount });
}

/** The payload's contract with this gift's own limit, and free text if none of the reasons fits. */
const formSchema = (gift: DonationDetail, tooMuch: (amount: string) => string) =>
  refundSchema.concat(
    object({
      amountCents: number()
        .required()
        .max(gift.refundableCents, tooMuch(formatCents(gift.refundableCents))),
      ownWords: string()
        .trim()
        .max(200)
        .when('reason', ([reason], field) =>
          reason === OTHER_REASON ? field.required(messagesOf(donationNoun)('donation.refund-reason-required')) : field,
        ),
    }),
  );
