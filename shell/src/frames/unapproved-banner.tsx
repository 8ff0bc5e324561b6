import type { TempleStanding } from '@sannidhi/contracts';
import { Banner, formatDate, Stack, useText } from '@sannidhi/kit';
import { Link } from 'react-router-dom';

/** The state of a temple that is not approved, what its registration lacks, and what comes next. */
export function UnapprovedBanner({ standing: { status, registration } }: { standing: TempleStanding }) {
  const text = useText('shell');
  return (
    <div data-noprint style={{ marginBottom: 24 }}>
      <Banner kind={status === 'changes-requested' ? 'warning' : 'info'} title={text(`standing.${status}.title`)}>
        <Stack component="span" spacing={1} sx={{ mt: 1 }}>
          {registration && <span>{text(`standing.${status}.next`, { email: registration.contactEmail })}</span>}
          {registration && <Registration {...registration} />}
          <span>{text('standing.meanwhile')}</span>
          <Link to="/contact">{text('standing.ask')}</Link>
        </Stack>
      </Banner>
    </div>
  );
}

function Registration({ reference, submittedAt, message, missingPapers }: NonNullable<TempleStanding['registration']>) {
  const text = useText('shell');
  const papers = missingPapers.map((kind) => text(`standing.papers.${kind}`)).join(', ');
  return (
    <>
      {message && <span>{text('standing.message', { message })}</span>}
      {papers && <span>{text('standing.missing', { papers })}</span>}
      <span>{text('standing.sent', { reference, date: formatDate(submittedAt) })}</span>
    </>
  );
}
