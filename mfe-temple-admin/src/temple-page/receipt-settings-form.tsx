import {
  type OwnTemple,
  RECEIPT_PREFIX_MAX,
  type ReceiptSettings,
  receiptSettingsEndpoints,
  receiptSettingsSchema,
} from '@sannidhi/contracts';
import { Facts, Field, FieldPair, Form, FormActions, notify, Stack, SubmitButton, useFormValues, useWrite } from '@sannidhi/kit';
import { Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { ReceiptPreview } from './receipt-preview.tsx';

interface ReceiptSettingsFormProps {
  temple: OwnTemple;
  settings: ReceiptSettings;
}

/** Changes the prefix, while no receipt carries it, and who signs. */
export function ReceiptSettingsForm({ temple, settings }: ReceiptSettingsFormProps) {
  const text = useOfficeText('templePage.receipts');
  const common = useOfficeText('common');
  const change = useWrite(receiptSettingsEndpoints.change);
  return (
    <Form
      label={text('title')}
      schema={receiptSettingsSchema}
      initialValues={valuesOf(settings)}
      onSubmit={async (body) => {
        await change.mutateAsync({ body });
        notify({ kind: 'success', title: text('done') });
      }}
    >
      {settings.prefixLocked ? (
        <Stack spacing={1}>
          <Facts facts={[{ label: text('prefix'), value: settings.prefix }]} />
          <Secondary>{text('prefixFixed')}</Secondary>
        </Stack>
      ) : (
        <Field name="prefix" label={text('prefix')} help={text('prefixHelp')} maxLength={RECEIPT_PREFIX_MAX} />
      )}
      <FieldPair>
        <Field optional name="signerName" label={text('signer')} help={text('signerHelp')} maxLength={80} />
        <Field optional name="signerTitle" label={text('signerTitle')} help={text('signerTitleHelp')} maxLength={80} />
      </FieldPair>
      <TypedPreview temple={temple} />
      <FormActions>
        <SubmitButton busy={common('saving')}>{text('save')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** The receipt as typed so far. */
function TypedPreview({ temple }: Pick<ReceiptSettingsFormProps, 'temple'>) {
  const { prefix, signerName, signerTitle } = useFormValues<ReturnType<typeof valuesOf>>();
  return <ReceiptPreview temple={temple} prefix={prefix.toUpperCase()} signer={{ name: signerName, title: signerTitle }} />;
}

const valuesOf = ({ prefix, signer }: ReceiptSettings) => ({
  prefix,
  signerName: signer?.name ?? '',
  signerTitle: signer?.title ?? '',
});
