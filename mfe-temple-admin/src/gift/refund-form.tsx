import { type DonationDetail, donationEndpoints, donationNoun, messagesOf, type OfficeLine, REFUND_REASONS } from '@sannidhi/contracts';
import {
  Banner,
  Facts,
  Field,
  FieldPair,
  Form,
  formatCents,
  IconReceiptRefund,
  MoneyField,
  notify,
  SelectField,
  useFormField,
  useMessage,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { paidWithIn } from './paid-with.ts';
import { reachOf } from './reach-of.ts';
import { type RefundEffect, refundEffect } from './refund-effect.ts';
import {
  CHECK_RETURNED,
  type LineAmount,
  OTHER_REASON,
  type RefundFormValues,
  refundableLines,
  refundFormSchema,
  typedCents,
  typedTotal,
} from './refund-schema.ts';

interface RefundFormProps {
  gift: DonationDetail;
  /** With what happened; without it where nothing did. */
  onDone: (sentence?: string) => void;
}

/** Refunds a gift's lines in full or in part; explains the effect on the receipt before the button is pressed. */
export function RefundForm({ gift, onDone }: RefundFormProps) {
  const text = useOfficeText();
  const sentenceOf = useMessage();
  const refund = useWrite(donationEndpoints.refund);
  const lines = refundableLines(gift);
  const limitCents = useSession().user?.limits?.['donations:refund'];
  const send = async ({ lines: typed, reason, ownWords }: RefundFormValues) => {
    if (reason === CHECK_RETURNED) {
      await refund.mutateAsync({ params: { orderId: gift.id }, body: { cause: CHECK_RETURNED, reason: BOUNCED.sentence } });
      notify({ kind: 'success', title: text('gift.refund.bouncedDone') });
      return onDone();
    }
    const chosen = typed.map((line) => ({ lineId: line.lineId, amountCents: typedCents(line) })).filter((line) => line.amountCents > 0);
    const body = { lines: chosen, reason: reason === OTHER_REASON ? (ownWords ?? '') : reason };
    await refund.mutateAsync({ params: { orderId: gift.id }, body });
    onDone(doneSentence(gift, formatCents(typedTotal(chosen)), text));
  };
  return (
    <Form
      label={text('gift.refund.title')}
      schema={refundFormSchema(gift, (amount) => text('gift.refund.tooMuch', { amount }))}
      initialValues={{
        lines: lines.map(({ id, refundableCents }) => ({ lineId: id, amountCents: refundableCents })),
        reason: '',
        ownWords: '',
      }}
      onSubmit={send}
    >
      {limitCents !== undefined && <Banner kind="info">{text('gift.refund.roleLimit', { amount: formatCents(limitCents) })}</Banner>}
      <FieldPair>
        <LineAmounts lines={lines} />
        <SelectField
          name="reason"
          label={text('gift.refund.reason')}
          placeholder={text('gift.refund.choose')}
          choices={[
            ...REFUND_REASONS.map((reason) => ({ value: reason.sentence, label: sentenceOf(reason) })),
            ...(gift.method === 'check' ? [{ value: CHECK_RETURNED, label: sentenceOf(BOUNCED) }] : []),
            { value: OTHER_REASON, label: text('gift.refund.other') },
          ]}
        />
      </FieldPair>
      <RefundConsequence gift={gift} lines={lines} onCancel={() => onDone()} />
    </Form>
  );
}

/** How much goes back of each line; a check bounces as a whole. */
function LineAmounts({ lines }: { lines: OfficeLine[] }) {
  const text = useOfficeText();
  if (useFormField<string>('reason', false).value === CHECK_RETURNED) return null;
  return lines.map((line, index) => (
    <MoneyField
      key={line.id}
      compact
      withCents
      autoFocus={index === 0}
      name={`lines[${index}].amountCents`}
      label={lines.length > 1 ? line.label : text('gift.refund.amount')}
      help={text('gift.refund.amountHelp', { amount: formatCents(line.refundableCents) })}
    />
  ));
}

const BOUNCED = messagesOf(donationNoun)('donation.refund-reason-bounced');

function RefundConsequence({ gift, lines, onCancel }: { gift: DonationDetail; lines: OfficeLine[]; onCancel: () => void }) {
  const text = useOfficeText();
  const typed = useFormField<LineAmount[]>('lines', false).value;
  const reason = useFormField<string>('reason', false).value;
  const bounced = reason === CHECK_RETURNED;
  const amount = bounced ? gift.refundableCents : typedTotal(typed);
  const over = bounced
    ? undefined
    : lines.find(({ refundableCents }, index) => typedCents(typed[index] ?? { lineId: '' }) > refundableCents);
  const beyond = over && { line: over.label, amount: formatCents(over.refundableCents) };
  return (
    <>
      {reason === OTHER_REASON && <Field name="ownWords" label={text('gift.refund.reasonOther')} maxLength={200} />}
      {beyond ? (
        <Banner kind="warning">{text('gift.refund.tooMuchOf', beyond)}</Banner>
      ) : (
        <Banner kind="info">
          {bounced && text('gift.refund.bouncedEffect')} {effectSentence(refundEffect(gift, amount), text)}{' '}
          {text(`gift.reach.${reachOf(gift)}`)}
          {lines.length > 1 && !bounced && <LineEffects lines={lines} typed={typed} />}
        </Banner>
      )}
      <FormEnd
        destructive
        icon={IconReceiptRefund}
        onCancel={onCancel}
        busy={text('gift.refund.busy')}
        submit={bounced ? text('gift.refund.bouncedSubmit') : text('gift.refund.submit', { amount: formatCents(amount) })}
      />
    </>
  );
}

/** What each line gives back and keeps. */
function LineEffects({ lines, typed }: { lines: OfficeLine[]; typed: LineAmount[] }) {
  const text = useOfficeText();
  return (
    <Facts
      facts={lines.map(({ id, label, refundableCents }, index) => {
        const cents = typedCents(typed[index] ?? { lineId: id });
        const amounts = { refunded: formatCents(cents), left: formatCents(Math.max(0, refundableCents - cents)) };
        return { label, value: text('gift.refund.lineEffect', amounts) };
      })}
    />
  );
}

function effectSentence(effect: RefundEffect, text: ReturnType<typeof useOfficeText>): string {
  if (effect.kind === 'no-receipt') return text('gift.refund.effectNoReceipt');
  if (effect.kind === 'void') return text('gift.refund.effectVoid', { receipt: effect.receipt.number });
  return text('gift.refund.effectCorrected', { receipt: effect.receipt.number, amount: formatCents(effect.remainingCents) });
}

/** Only a card or bank payment is returned automatically; the office returns what was given at the counter, or what was a refund before. */
function doneSentence({ method, source, paidWith }: DonationDetail, amount: string, text: ReturnType<typeof useOfficeText>): string {
  if ((method !== 'card' && method !== 'ach') || source === 'refund') return text('gift.refund.doneByHand', { amount });
  return paidWith ? text('gift.refund.doneTo', { amount, paidWith: paidWithIn(paidWith, text) }) : text('gift.refund.done', { amount });
}
