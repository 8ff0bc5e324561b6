import { canonicalPath, type TempleStanding } from '@sannidhi/contracts';
import { Banner, formatDate, Stack, useText } from '@sannidhi/kit';
import { Link, useLocation } from 'react-router-dom';

const DASHBOARD = '/temple-admin/dashboard';
const VERIFICATION = '/temple-admin/verification-status';
/** Stacked links need the height of a touch target. */
const TARGET = { paddingBlock: 6 };

/**
 * The status of a temple that is not approved: on the dashboard with what its registration lacks and the next step, elsewhere in one line.
 */
export function UnapprovedBanner({ standing }: { standing: TempleStanding }) {
  const text = useText('shell');
  const { pathname } = useLocation();
  const { status, registration } = standing;
  if (canonicalPath(pathname) === DASHBOARD) return <WholeStanding {...standing} />;
  return (
    <div data-noprint style={{ marginBottom: 24 }}>
      <Banner kind={status === 'changes-requested' ? 'warning' : 'info'} title={text(`standing.${status}.title`)}>
        {registration && pathname !== VERIFICATION && <Link to={VERIFICATION}>{text('standing.verification')}</Link>}
      </Banner>
    </div>
  );
}

function WholeStanding({ status, suspension, registration }: TempleStanding) {
  const text = useText('shell');
  return (
    <div data-noprint style={{ marginBottom: 24 }}>
      <Banner kind={status === 'changes-requested' ? 'warning' : 'info'} title={text(`standing.${status}.title`)}>
        <Stack component="span" spacing={1} sx={{ mt: 1 }}>
          {suspension && <span>{text('standing.reason', { reason: suspension.reason, date: formatDate(suspension.since) })}</span>}
          {registration && <span>{text(`standing.${status}.next`, { email: registration.contactEmail })}</span>}
          {registration && status !== 'suspended' && <Registration {...registration} />}
          <span>{text(status === 'suspended' ? 'standing.suspended.meanwhile' : 'standing.meanwhile')}</span>
          {registration && (
            <Link to={VERIFICATION} style={TARGET}>
              {text('standing.verification')}
            </Link>
          )}
          <Link to="/contact" style={TARGET}>
            {text('standing.ask')}
          </Link>
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
