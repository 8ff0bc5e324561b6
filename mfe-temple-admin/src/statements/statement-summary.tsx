import { officeStatementEndpoints, type StatementSummary } from '@sannidhi/contracts';
import {
  Button,
  Card,
  Dialog,
  ExportButton,
  Facts,
  formatCents,
  formatCount,
  IconFileText,
  notify,
  ScreenStates,
  Stack,
  useErrorSentence,
  useRead,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useProgress } from '../office/use-progress.ts';

/** A year's statements in figures, the run that is under way, and the report of those whom none reached. */
export function StatementSummaryCard({ year }: { year: number }) {
  const text = useOfficeText('statements');
  const summary = useRead(officeStatementEndpoints.summary, { query: { year }, keepPrevious: true });
  useProgress(summary, summary.data?.run?.status === 'running');
  return (
    <Card title={text('summary', { year })}>
      <ScreenStates query={summary} failedTitle={text('failed')}>
        {(data) => <Figures summary={data} />}
      </ScreenStates>
    </Card>
  );
}

function Figures({ summary }: { summary: StatementSummary }) {
  const text = useOfficeText('statements');
  const { can } = useSession();
  const { year, states, donorCount, totalCents, deductibleCents } = summary;
  const unreached = states.unreachable + states.undelivered;
  return (
    <Stack spacing={2}>
      <Facts
        ruled
        facts={[
          { label: text('donors'), value: formatCount(donorCount) },
          { label: text('column.total'), value: formatCents(totalCents) },
          { label: text('column.deductible'), value: formatCents(deductibleCents) },
          { label: text('current'), value: formatCount(states.sent + states.sending) },
          { label: text('unreached'), value: formatCount(unreached) },
        ]}
      />
      <Secondary>
        <RunWords summary={summary} />
      </Secondary>
      {can('statements:send') && (
        <Row>
          <SendAll summary={summary} />
          {unreached > 0 && (
            <ExportButton endpoint={officeStatementEndpoints.unreached} query={{ year }} fileName={`statements-${year}.csv`}>
              {text('report')}
            </ExportButton>
          )}
        </Row>
      )}
    </Stack>
  );
}

function RunWords({ summary: { over, run } }: { summary: StatementSummary }) {
  const text = useOfficeText('statements');
  const moments = useMoments();
  if (!over) return text('notOver');
  if (!run) return text('neverSent');
  if (run.status === 'running') return text('progress', { done: formatCount(run.done), total: formatCount(run.total) });
  return text('lastRun', { when: moments.relative(run.startedAt), who: run.startedBy, count: run.total, shown: formatCount(run.total) });
}

/** Sends every statement that is missing or out of date, after saying to how many. */
function SendAll({ summary: { year, over, run, states } }: { summary: StatementSummary }) {
  const text = useOfficeText('statements');
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const write = useWrite(officeStatementEndpoints.run);
  const due = states.unsent + states.changed + states.undelivered;
  if (!over || due === 0) return null;
  const send = () =>
    write.mutate(
      { body: { year } },
      { onError: (error) => notify({ kind: 'error', title: sentence(error) }), onSettled: () => setAsking(false) },
    );
  return (
    <>
      <Button variant="primary" icon={IconFileText} disabled={run?.status === 'running'} onClick={() => setAsking(true)}>
        {text('send', { count: due, shown: formatCount(due) })}
      </Button>
      <Dialog
        open={asking}
        title={text('question', { year })}
        onClose={() => setAsking(false)}
        answers={
          <>
            <Button onClick={() => setAsking(false)}>{text('notNow')}</Button>
            <Button variant="primary" icon={IconFileText} busy={write.isPending && text('sending')} onClick={send}>
              {text('send', { count: due, shown: formatCount(due) })}
            </Button>
          </>
        }
      >
        {text('effect')}
      </Dialog>
    </>
  );
}
