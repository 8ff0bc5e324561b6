import { type CertificateRow, certificateEndpoints, certificateSchema, type OwnHours, ownVolunteeringEndpoints } from '@sannidhi/contracts';
import {
  addressOf,
  Button,
  Card,
  dateIn,
  EmptyState,
  Facts,
  Field,
  FieldPair,
  Form,
  formatDate,
  IconFileDownload,
  notify,
  ScreenStates,
  Stack,
  StatusChip,
  SubmitButton,
  useRead,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useDownload } from '../use-download.ts';
import { useTexts } from '../use-texts.ts';
import { Actions, ShiftItem, ShiftList } from './shift-list.tsx';
import { VolunteerFrame } from './volunteer-frame.tsx';

const SHOWN = 12;
const hoursText = (minutes: number): string => String(Math.round((minutes / 60) * 100) / 100);

/** What the household gave, and certificates of it. */
function MyHours() {
  const text = useTexts();
  const hours = useRead(ownVolunteeringEndpoints.hours);
  return (
    <VolunteerFrame>
      <ScreenStates
        query={hours}
        failedTitle={text('volunteering.failed')}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={text('volunteering.hours.none')}>{text('volunteering.hours.noneHelp')}</EmptyState>}
      >
        {(rows) => rows.map((row) => <PersonHours key={row.volunteerId} hours={row} />)}
      </ScreenStates>
      <Certificates />
    </VolunteerFrame>
  );
}

function PersonHours({ hours }: { hours: OwnHours }) {
  const text = useTexts();
  const [issues, setIssues] = useState(false);
  const { name, temple, approvedMinutes, pendingMinutes, reached, next, entries } = hours;
  return (
    <Card title={text('volunteering.hours.of', { name, temple: temple.name })}>
      <Stack spacing={2}>
        <Facts
          facts={[
            { label: text('volunteering.hours.approved'), value: hoursText(approvedMinutes) },
            { label: text('volunteering.hours.pending'), value: pendingMinutes ? hoursText(pendingMinutes) : null },
            { label: text('volunteering.hours.milestone'), value: reached ? text('volunteering.hours.reached', { hours: reached }) : null },
            { label: text('volunteering.hours.next'), value: next ? text('volunteering.hours.nextAt', { hours: next }) : null },
          ]}
        />
        <ShiftList>
          {entries.slice(0, SHOWN).map(({ id, title, workedOn, minutes, status, reason, isAutoClosed }) => (
            <ShiftItem key={id}>
              <Actions>
                <span>
                  {title}, {formatDate(workedOn)}: {text('volunteering.hours.count', { hours: hoursText(minutes) })}
                </span>
                <StatusChip of="hour-entry" state={status} />
              </Actions>
              {isAutoClosed && <p>{text('volunteering.hours.autoClosed')}</p>}
              {reason && <p>{text('volunteering.reasonWas', { reason })}</p>}
            </ShiftItem>
          ))}
        </ShiftList>
        {approvedMinutes > 0 &&
          (issues ? (
            <IssueForm hours={hours} onDone={() => setIssues(false)} />
          ) : (
            <Actions>
              <Button onClick={() => setIssues(true)}>{text('volunteering.certificate.issue')}</Button>
            </Actions>
          ))}
      </Stack>
    </Card>
  );
}

function IssueForm({ hours: { volunteerId, entries }, onDone }: { hours: OwnHours; onDone: () => void }) {
  const text = useTexts();
  const issue = useWrite(certificateEndpoints.issue);
  const first = entries.at(-1)?.workedOn ?? '';
  const today = dateIn(Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <Form
      label={text('volunteering.certificate.issue')}
      schema={certificateSchema}
      initialValues={{ volunteerId, from: first, to: today }}
      onSubmit={async (body) => {
        const { number } = await issue.mutateAsync({ body });
        notify({ kind: 'success', title: text('volunteering.certificate.done', { number }) });
        onDone();
      }}
    >
      <FieldPair>
        <Field name="from" type="date" label={text('volunteering.from')} />
        <Field name="to" type="date" label={text('volunteering.to')} />
      </FieldPair>
      <Actions>
        <SubmitButton busy={text('volunteering.saving')}>{text('volunteering.certificate.issue')}</SubmitButton>
        <Button variant="text" onClick={onDone}>
          {text('volunteering.cancel')}
        </Button>
      </Actions>
    </Form>
  );
}

function Certificates() {
  const text = useTexts();
  const certificates = useRead(certificateEndpoints.own);
  const rows = certificates.data ?? [];
  if (rows.length === 0) return null;
  return (
    <Card title={text('volunteering.certificate.title')}>
      <ShiftList>
        {rows.map((row) => (
          <Certificate key={row.id} certificate={row} />
        ))}
      </ShiftList>
    </Card>
  );
}

function Certificate({ certificate }: { certificate: CertificateRow }) {
  const text = useTexts();
  const { busy, link } = useDownload();
  const { id, number, name, temple, from, to, totalMinutes, status, verifyPath } = certificate;
  const file = (paper: 'certificatePdf' | 'letterPdf') =>
    link(addressOf(certificateEndpoints[paper].path, { certificateId: id }), `${number}.pdf`);
  return (
    <ShiftItem>
      <div>
        <h2>{text('volunteering.certificate.of', { count: totalMinutes / 60, hours: hoursText(totalMinutes), name })}</h2>
        <p>
          {temple.name}, {formatDate(from)} – {formatDate(to)}, {number}
        </p>
      </div>
      <Actions>
        <StatusChip of="service-certificate" state={status} />
        <Button small icon={IconFileDownload} disabled={busy} {...file('certificatePdf')}>
          {text('volunteering.certificate.download')}
        </Button>
        <Button small icon={IconFileDownload} disabled={busy} {...file('letterPdf')}>
          {text('volunteering.certificate.letter')}
        </Button>
        <Link to={verifyPath}>{text('volunteering.certificate.verify')}</Link>
      </Actions>
    </ShiftItem>
  );
}

export { MyHours as Screen };
