import { REGISTRATION_CHECKS, type RegistrationCheck, registrationEndpoints, type TempleStanding } from '@sannidhi/contracts';
import {
  Card,
  CardColumns,
  Chip,
  type Column,
  DataTable,
  EmptyState,
  Facts,
  formatDate,
  IconCircleCheck,
  IconCircleDashed,
  Page,
  PageHeader,
  ScreenStates,
  StatusChip,
  useRead,
} from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { type PaperRow, paperRows } from './paper-rows.ts';

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
      width: 128,
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

function Papers({ registration }: { registration: Registration }) {
  const text = useOfficeText();
  const kind = (row: PaperRow) => text(`verification.paper.${row.kind}`);
  const columns: Column<PaperRow>[] = [
    { key: 'kind', header: text('verification.paper.header'), cell: kind, full: kind, phone: 'title' },
    { key: 'file', header: text('verification.file'), cell: ({ name }) => name, full: ({ name }) => name, phone: 'detail' },
    {
      key: 'state',
      header: text('verification.state'),
      cell: ({ name, readAt }) =>
        name ? (
          <Done done={readAt !== null} words={['verification.read', 'verification.unread']} />
        ) : (
          <Chip>{text('verification.notSent')}</Chip>
        ),
      width: 128,
      phone: 'status',
    },
  ];
  return (
    <Card flush title={text('verification.papers')}>
      <DataTable
        caption={text('verification.papers')}
        columns={columns}
        rows={paperRows(registration)}
        rowKey={({ key }) => key}
        rowName={kind}
        empty={null}
      />
    </Card>
  );
}

function Done({ done, words: [yes, no] }: { done: boolean; words: [yes: string, no: string] }) {
  const text = useOfficeText();
  return done ? (
    <Chip kind="success" icon={IconCircleCheck}>
      {text(yes)}
    </Chip>
  ) : (
    <Chip icon={IconCircleDashed}>{text(no)}</Chip>
  );
}

export { VerificationScreen as Screen };
