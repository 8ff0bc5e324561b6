import { completionSchema, type DonationDetail, donationEndpoints, messagesOf, receiptNoun } from '@sannidhi/contracts';
import { Banner, Button, Field, Form, IconReceipt, MoneyField, notify, SubmitButton, useMessage, useWrite } from '@sannidhi/kit';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

const say = messagesOf(receiptNoun);

/** Adds what a refused receipt lacked and issues it. What the temple itself lacks is fixed elsewhere; then there is nothing to type. */
export function CompleteForm({ gift, onDone }: { gift: DonationDetail; onDone: () => void }) {
  const text = useOfficeText();
  const sentenceOf = useMessage();
  const complete = useWrite(donationEndpoints.complete);
  const lacks = (part: DonationDetail['receiptLacks'][number]) => gift.receiptLacks.includes(part);
  const partial = gift.lines.filter(({ taxClass }) => lacks('return-value') && taxClass === 'partial');
  const undescribed = gift.lines.filter(({ amountCents }) => lacks('gift') && amountCents === 0);
  const asked = [...new Set([...partial, ...undescribed])];
  return (
    <Form
      label={text('gift.complete.title')}
      schema={completionSchema}
      initialValues={{
        legalName: gift.legalName ?? '',
        lines: asked.map(({ id }) => ({ lineId: id, propertyDescription: '', benefit: '', fairMarketValueCents: undefined })),
      }}
      onSubmit={async (body) => {
        const { receiptNumber } = await complete.mutateAsync({ params: { orderId: gift.id }, body });
        notify({ kind: 'success', title: text('gift.reissue.done', { receipt: receiptNumber }) });
        onDone();
      }}
    >
      {gift.receiptLacks.length > 0 && (
        <Banner kind="warning">{gift.receiptLacks.map((part) => sentenceOf(say(`receipt.missing-${part}`))).join(' ')}</Banner>
      )}
      <Field optional={!lacks('donor')} name="legalName" label={text('gift.reissue.name')} maxLength={120} />
      {asked.map((line, index) =>
        partial.includes(line) ? (
          <div key={line.id}>
            <Field name={`lines[${index}].benefit`} label={text('gift.complete.benefit', { fund: line.label })} maxLength={120} />
            <MoneyField compact name={`lines[${index}].fairMarketValueCents`} label={text('gift.complete.value')} />
          </div>
        ) : (
          <Field key={line.id} name={`lines[${index}].propertyDescription`} label={text('batches.entry.property')} maxLength={300} />
        ),
      )}
      <Row align="end">
        <Button variant="text" onClick={onDone}>
          {text('common.cancel')}
        </Button>
        <SubmitButton variant="primary" icon={IconReceipt} busy={text('gift.complete.busy')}>
          {text('gift.complete.submit')}
        </SubmitButton>
      </Row>
    </Form>
  );
}
