import { REGISTRATION_CHECKS, type RegistrationCheck, registrationEndpoints, type TempleStanding } from '@sannidhi/contracts';
import {
  Card,
  CardColumns,
  type Column,
  DataTable,
  EmptyState,
  Facts,
  formatDate,
  Page,
  PageHeader,
  ScreenStates,
  StatusChip,
  useRead,
} from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { Done } from './done.tsx';
import { Papers } from './papers.tsx';

type Registration = NonNullable<TempleStanding['registration']>;

/** The review of the temple's registration: what was submitted, and what the platform team has confirmed so far. */
function VerificationScreen() {
  const text = useOfficeText();
  const standing = useRead(registrationEndpoints.standing);
  return (
    <Page>
      <PageHeader title={text('verification.title')} lead={text('verification.intro')} />
      <ScreenStates query={standing} failedTitle={text('verification.failed')}>
        {({ status, registration }) => (
          <>
            <Card title={text('verification.temple')}>
              <Facts
                facts={[
                  { label: text('verification.status'), value: <StatusChip of="temple" state={status} /> },
                  { label: text('verification.reference'), value: registration?.reference },
                  { label: text('verification.sent'), value: registration && formatDate(registration.submittedAt) },
                  { label: text('verification.decided'), value: registration?.decidedAt && formatDate(registration.decidedAt) },
                  { label: text('verification.message'), value: registration?.message },
                ]}
              />
            </Card>
            {registration ? (
              <CardColumns min={360}>
                <Checks registration={registration} />
                <Papers registration={registration} />
              </CardColumns>
            ) : (
              <EmptyState title={text('verification.none')}>{text('verification.noneMore')}</EmptyState>
            )}
          </>
        )}
      </ScreenStates>
    </Page>
  );
}

function Checks({ registration: { checks } }: { registration: Registration }) {
  const text = useOfficeText();
  const name = (check: RegistrationCheck) => text(`verification.check.${check}`);
  const columns: Column<RegistrationCheck>[] = [
    { key: 'check', header: text('verification.check.header'), cell: name, full: name, phone: 'title' },
    {
      key: 'state',
      header: text('verification.state'),
      cell: (check) => <Done done={checks.includes(check)} words={['verification.confirmed', 'verification.open']} />,
      width: 152,
      phone: 'status',
    },
  ];
  return (
    <Card flush title={text('verification.checks')}>
      <DataTable
        caption={text('verification.checks')}
        columns={columns}
        rows={REGISTRATION_CHECKS}
        rowKey={(check) => check}
        rowName={name}
        empty={null}
      />
    </Card>
  );
}

export { VerificationScreen as Screen };
