import { officeStatementEndpoints, type StatementDonor } from '@sannidhi/contracts';
import { Button, Facts, formatCents, IconFileText, notify, useErrorSentence, useSession, useWrite } from '@sannidhi/kit';
import { donorText } from '../office/donor-text.ts';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

/** One donor's year. */
export function StatementDonorFacts({ donor }: { donor: StatementDonor }) {
  const text = useOfficeText('statements');
  const moments = useMoments();
  return (
    <Facts
      facts={[
        { label: text('column.reach'), value: donor.email ?? text(`reach.${donor.reach}`) },
        { label: text('column.gifts'), value: String(donor.giftCount) },
        { label: text('column.total'), value: formatCents(donor.totalCents) },
        { label: text('column.deductible'), value: formatCents(donor.deductibleCents) },
        { label: text('sentAt'), value: donor.sentAt && moments.relative(donor.sentAt) },
      ]}
    />
  );
}

/** Sends one donor's statement, again if it was sent before. */
export function StatementDonorActions({ donor, year }: { donor: StatementDonor; year: number }) {
  const text = useOfficeText('statements');
  const sentence = useErrorSentence();
  const { can } = useSession();
  const run = useWrite(officeStatementEndpoints.run, {
    onSuccess: () => notify({ kind: 'success', title: text('queued', { donor: donorText(donor.donorName) }) }),
  });
  if (!can('statements:send') || donor.reach === 'none') return null;
  const send = () =>
    run.mutate({ body: { year, donorId: donor.id } }, { onError: (error) => notify({ kind: 'error', title: sentence(error) }) });
  return (
    <Row align="end">
      <Button icon={IconFileText} busy={run.isPending && text('sending')} onClick={send}>
        {text(donor.sentAt ? 'resend' : 'sendOne')}
      </Button>
    </Row>
  );
}
