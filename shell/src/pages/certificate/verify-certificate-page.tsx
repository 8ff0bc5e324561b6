import { type CertificateVerification, certificateEndpoints } from '@sannidhi/contracts';
import { EmptyState, formatDate, isMissing, Page, PageHeader, ScreenStates, StatusChip, useRead, useText } from '@sannidhi/kit';
import { useArrival } from '@sannidhi/kit/arrival';
import { useParams } from 'react-router-dom';
import { VerifiedDocument } from '../verified-document.tsx';

/** The page behind a service certificate's QR code: whether it is valid, and which hours it states. */
export function VerifyCertificatePage() {
  const text = useText('shell');
  const { verificationId = '' } = useParams();
  const query = useRead(certificateEndpoints.verify, { params: { verificationId } });
  useArrival(text('certificate.title'));
  return (
    <Page reading>
      <PageHeader title={text('certificate.title')} lead={text('certificate.lead')} />
      {isMissing(query.error) ? (
        <EmptyState title={text('certificate.unknownTitle')}>{text('certificate.unknownBody')}</EmptyState>
      ) : (
        <ScreenStates query={query} failedTitle={text('certificate.failed')}>
          {(certificate) => <Verified certificate={certificate} />}
        </ScreenStates>
      )}
    </Page>
  );
}

function Verified({ certificate }: { certificate: CertificateVerification }) {
  const text = useText('shell');
  const { status, number, person, templeName, from, to, totalMinutes, shifts, issuedOn, digest } = certificate;
  const hours = String(Math.round((totalMinutes / 60) * 100) / 100);
  return (
    <VerifiedDocument
      of="certificate"
      status={status}
      facts={[
        { label: text('certificate.number'), value: number },
        { label: text('certificate.status'), value: <StatusChip of="service-certificate" state={status} /> },
        { label: text('certificate.person'), value: person },
        { label: text('certificate.hours'), value: hours },
        { label: text('certificate.shifts'), value: String(shifts) },
        { label: text('certificate.period'), value: `${formatDate(from)} – ${formatDate(to)}` },
        { label: text('certificate.temple'), value: templeName },
        { label: text('certificate.issuedOn'), value: formatDate(issuedOn) },
        { label: text('certificate.digest'), value: digest },
      ]}
    />
  );
}
