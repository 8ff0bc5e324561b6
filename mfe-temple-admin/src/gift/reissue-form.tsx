import { type DonationDetail, type ReceiptRef, receiptEndpoints, reissueSchema } from '@sannidhi/contracts';
import { Banner, Field, Form, IconReplace, notify, useWrite } from '@sannidhi/kit';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';

interface ReissueFormProps {
  receipt: Pick<ReceiptRef, 'id' | 'number'>;
  /** The name currently on the receipt. */
  legalName: DonationDetail['legalName'];
  onDone: () => void;
}

/** Voids a receipt and issues its replacement, with a different name if the first was wrong or missing. */
export function ReissueForm({ receipt, legalName, onDone }: ReissueFormProps) {
  const text = useOfficeText();
  const reissue = useWrite(receiptEndpoints.reissue);
  return (
    <Form
      label={text('gift.reissue.title')}
      schema={reissueSchema}
      initialValues={{ legalName: legalName ?? '', reason: '' }}
      onSubmit={async (body) => {
        const issued = await reissue.mutateAsync({ params: { receiptId: receipt.id }, body });
        notify({ kind: 'success', title: text('gift.reissue.done', { receipt: issued.number }) });
        onDone();
      }}
    >
      <Field optional name="legalName" label={text('gift.reissue.name')} help={text('gift.reissue.nameHelp')} maxLength={120} />
      <Field name="reason" label={text('gift.reissue.reason')} maxLength={200} />
      <Banner kind="info">{text('gift.reissue.effect', { receipt: receipt.number })}</Banner>
      <FormEnd destructive icon={IconReplace} onCancel={onDone} busy={text('gift.reissue.busy')} submit={text('gift.reissue.submit')} />
    </Form>
  );
}
