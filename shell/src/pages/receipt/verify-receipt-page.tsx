import { type ReceiptVerification, receiptEndpoints } from '@sannidhi/contracts';
import { EmptyState, formatDate, isMissing, Page, PageHeader, ScreenStates, StatusChip, useRead, useText } from '@sannidhi/kit';
import { useArrival } from '@sannidhi/kit/arrival';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { VerifiedDocument } from '../verified-document.tsx';

/** The page behind a receipt's QR code: whether the receipt is valid. It reveals nothing about the donor. */
export function VerifyReceiptPage() {
  const text = useText('shell');
  const { verificationId = '' } = useParams();
  const query = useRead(receiptEndpoints.verify, { params: { verificationId } });
  useArrival(text('receipt.title'));
  return (
    <ReceiptCheck>
      {isMissing(query.error) ? (
        <UnknownReceipt />
      ) : (
        <ScreenStates query={query} failedTitle={text('receipt.failed')}>
          {(receipt) => <Verified receipt={receipt} issued={formatDate(receipt.issuedOn)} />}
        </ScreenStates>
      )}
    </ReceiptCheck>
  );
}

/** The page around what was found. */
export function ReceiptCheck({ children }: { children: ReactNode }) {
  const text = useText('shell');
  return (
    <Page reading>
      <PageHeader title={text('receipt.title')} lead={text('receipt.lead')} />
      {children}
    </Page>
  );
}

/** Nobody issued a receipt with this code. */
export function UnknownReceipt() {
  const text = useText('shell');
  return (
    <EmptyState title={text('receipt.unknownTitle')} action={<Link to="/contact">{text('receipt.contact')}</Link>}>
      {text('receipt.unknownBody')}
    </EmptyState>
  );
}

/** A receipt's state and facts; `issued` is its date in words. */
export function Verified({ receipt, issued }: { receipt: Omit<ReceiptVerification, 'issuedOn'>; issued: string }) {
  const text = useText('shell');
  const { status, number, templeName, replacedByNumber, digest } = receipt;
  return (
    <VerifiedDocument
      of="receipt"
      status={status}
      replacement={replacedByNumber}
      facts={[
        { label: text('receipt.number'), value: number },
        { label: text('receipt.status'), value: <StatusChip of="receipt" state={status} /> },
        { label: text('receipt.temple'), value: templeName },
        { label: text('receipt.issuedOn'), value: issued },
        { label: text('receipt.replacedBy'), value: replacedByNumber },
        { label: text('receipt.digest'), value: digest },
      ]}
    />
  );
}
