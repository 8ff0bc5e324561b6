import { type ReceiptVerification, receiptEndpoints } from '@sannidhi/contracts';
import {
  Banner,
  Card,
  EmptyState,
  Facts,
  formatDate,
  isMissing,
  Page,
  PageHeader,
  ScreenStates,
  StatusChip,
  useRead,
  useText,
} from '@sannidhi/kit';
import { useArrival } from '@sannidhi/kit/arrival';
import { useParams } from 'react-router-dom';

/** The page behind a receipt's QR code: whether the receipt is valid. It reveals nothing about the donor. */
export function VerifyReceiptPage() {
  const text = useText('shell');
  const { verificationId = '' } = useParams();
  const query = useRead(receiptEndpoints.verify, { params: { verificationId } });
  useArrival(text('receipt.title'));
  const unknown = isMissing(query.error);
  return (
    <Page reading>
      <PageHeader title={text('receipt.title')} lead={text('receipt.lead')} />
      {unknown ? (
        <EmptyState title={text('receipt.unknownTitle')}>{text('receipt.unknownBody')}</EmptyState>
      ) : (
        <ScreenStates query={query} failedTitle={text('receipt.failed')}>
          {(receipt) => <Verified receipt={receipt} />}
        </ScreenStates>
      )}
    </Page>
  );
}

const KINDS = { valid: 'success', void: 'warning', replaced: 'warning' } as const;

function Verified({ receipt }: { receipt: ReceiptVerification }) {
  const text = useText('shell');
  const { status, number, templeName, issuedOn, replacedByNumber, digest } = receipt;
  return (
    <>
      <Banner kind={KINDS[status]} title={text(`receipt.${status}Title`)}>
        {text(`receipt.${status}Body`, { replacement: replacedByNumber ?? '' })}
      </Banner>
      <Card>
        <Facts
          ruled
          facts={[
            { label: text('receipt.number'), value: number },
            { label: text('receipt.status'), value: <StatusChip of="receipt" state={status} /> },
            { label: text('receipt.temple'), value: templeName },
            { label: text('receipt.issuedOn'), value: formatDate(issuedOn) },
            { label: text('receipt.replacedBy'), value: replacedByNumber },
            { label: text('receipt.digest'), value: digest },
          ]}
        />
      </Card>
      <p>{text('receipt.compare')}</p>
    </>
  );
}
