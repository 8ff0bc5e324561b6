import { correctionSchema, type DonationDetail, donationEndpoints, isProperty } from '@sannidhi/contracts';
import {
  Banner,
  Button,
  Field,
  FieldPair,
  Form,
  IconPencil,
  MoneyField,
  notify,
  SubmitButton,
  useFormField,
  useWrite,
} from '@sannidhi/kit';
import { FeeAccountField } from '../office/fee-account-field.tsx';
import { FundField } from '../office/fund-field.tsx';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { reachOf } from './reach-of.ts';

/** A donation of a closed batch as it should have been: what is typed here takes the place of what was entered. */
export function CorrectForm({ gift, onDone }: { gift: DonationDetail; onDone: () => void }) {
  const text = useOfficeText();
  const correct = useWrite(donationEndpoints.correct);
  const [line] = gift.lines;
  const receipt = gift.receipts.find(({ status }) => status === 'valid');
  return (
    <Form
      label={text('gift.correct.title')}
      schema={correctionSchema}
      initialValues={{
        corrections: gift.corrections.length,
        fundId: line?.purposeId ?? '',
        incomeAccount: line?.incomeAccount ?? undefined,
        amountCents: line?.amountCents,
        receivedOn: gift.receivedOn ?? '',
        legalName: gift.legalName ?? '',
        email: gift.email ?? '',
        reason: '',
      }}
      onSubmit={async (body) => {
        const { receiptNumber } = await correct.mutateAsync({ params: { orderId: gift.id }, body });
        notify({
          kind: 'success',
          title: text(receiptNumber ? 'gift.correct.doneWith' : 'gift.correct.done', { receipt: receiptNumber ?? '' }),
        });
        onDone();
      }}
    >
      <FieldPair>
        <FundField label={text('gift.correct.fund')} offers={({ active, id }) => active || id === line?.purposeId} />
        {!isProperty(gift.method) && <MoneyField compact name="amountCents" label={text('gift.correct.amount')} />}
      </FieldPair>
      <FeeAccountField />
      <Field name="receivedOn" type="date" label={text('gift.correct.receivedOn')} />
      <Field optional name="legalName" label={text('gift.correct.legalName')} maxLength={120} />
      <Field optional name="email" type="email" label={text('gift.correct.email')} />
      <Field name="reason" label={text('gift.correct.reason')} maxLength={200} />
      <Banner kind="info">
        {text('gift.correct.effect')} {receipt && text('gift.correct.effectReceipt', { receipt: receipt.number })}{' '}
        <CorrectionReach gift={gift} />
      </Banner>
      <Row align="end">
        <Button variant="text" onClick={onDone}>
          {text('common.cancel')}
        </Button>
        <SubmitButton variant="primary" icon={IconPencil} busy={text('gift.correct.busy')}>
          {text('gift.correct.submit')}
        </SubmitButton>
      </Row>
    </Form>
  );
}

/** How the donor is notified; a corrected email gets the message, and what is wrong with the earlier one doesn't concern it. */
function CorrectionReach({ gift }: { gift: DonationDetail }) {
  const text = useOfficeText();
  const email = useFormField<string>('email', false).value.trim() || null;
  const mailProblem = email === gift.email ? gift.mailProblem : null;
  return text(`gift.reach.${reachOf({ ...gift, email, mailProblem })}`);
}
