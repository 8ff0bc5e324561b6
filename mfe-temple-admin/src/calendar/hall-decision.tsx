import { resourceUseEndpoints, type SeriesUse, type UseSeries, type UseSeriesDecision, useDecisionSchema } from '@sannidhi/contracts';
import { Button, Field, Form, notify, SubmitButton, useErrorSentence, useRead, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { PanelSection, Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

interface HallDecisionProps {
  useId: string;
  isOfEvent: boolean;
  onDone: () => void;
}

/** Approves or declines what waits for a hall; of an event with several such dates, one or all of them. */
export function HallDecision({ useId, isOfEvent, onDone }: HallDecisionProps) {
  const text = useOfficeText('calendar');
  const series = useRead(resourceUseEndpoints.series, { params: { useId }, enabled: isOfEvent });
  const several = series.data && series.data.waiting.length + series.data.clashing.length > 1 ? series.data : undefined;
  return (
    <PanelSection title={text('waiting')}>
      <OneDate useId={useId} onDone={onDone} />
      {several && several.waiting.length > 1 && <AllDates useId={useId} series={several} onDone={onDone} />}
    </PanelSection>
  );
}

function OneDate({ useId, onDone }: Omit<HallDecisionProps, 'isOfEvent'>) {
  const text = useOfficeText('calendar');
  const sentence = useErrorSentence();
  const decide = useWrite(resourceUseEndpoints.decide);
  const params = { useId };
  const decided = (approved: boolean) => {
    notify({ kind: 'success', title: text(approved ? 'decision.approved' : 'decision.declined') });
    onDone();
  };
  const onError = (error: Error) => notify({ kind: 'error', title: sentence(error) });
  // It waits no longer once the calendar is read again: callbacks of `mutate` would be gone with it.
  const approve = () => void decide.mutateAsync({ params, body: { approve: true, reason: '' } }).then(() => decided(true), onError);
  return (
    <>
      <Row>
        <Button variant="primary" onClick={approve}>
          {text('decision.approve')}
        </Button>
      </Row>
      <Form
        label={text('decision.decline')}
        schema={useDecisionSchema}
        initialValues={{ approve: false, reason: '' }}
        onSubmit={async (body) => {
          await decide.mutateAsync({ params, body });
          decided(false);
        }}
      >
        <Field name="reason" label={text('decision.reason')} maxLength={200} />
        <Row>
          <SubmitButton variant="destructive" busy={text('decision.declining')}>
            {text('decision.decline')}
          </SubmitButton>
        </Row>
      </Form>
    </>
  );
}

interface AllDatesProps {
  useId: string;
  series: UseSeries;
  onDone: () => void;
}

/** Names the dates and what is in conflict before it decides, and afterward those that somebody else decided meanwhile. */
function AllDates({ useId, series: { waiting, clashing }, onDone }: AllDatesProps) {
  const text = useOfficeText('calendar');
  const sentence = useErrorSentence();
  const { relative } = useMoments();
  const decide = useWrite(resourceUseEndpoints.decideSeries);
  const [left, setLeft] = useState<readonly SeriesUse[]>([]);
  const count = waiting.length;
  const answered = (approved: boolean, done: UseSeriesDecision) => {
    notify({ kind: 'success', title: text(approved ? 'decision.approvedAll' : 'decision.declinedAll', { count: done.decided.length }) });
    if (done.left.length === 0) onDone();
    else setLeft(done.left);
  };
  const body = { reason: '', useIds: waiting.map(({ id }) => id) };
  const onError = (error: Error) => notify({ kind: 'error', title: sentence(error) });
  const listed = (uses: readonly SeriesUse[]) => uses.map(({ startsAt }) => relative(startsAt)).join(' · ');
  const conflicts = clashing.map(({ startsAt, clashes }) => [relative(startsAt), ...clashes.map(({ title }) => title)].join(': '));
  return (
    <>
      {left.length > 0 && <p role="status">{text('decision.left', { dates: listed(left) })}</p>}
      <p>{text('decision.all', { count, dates: listed(waiting) })}</p>
      {conflicts.length > 0 && <p>{text('decision.conflicts', { count: conflicts.length, dates: conflicts.join(' · ') })}</p>}
      <Row>
        <Button
          onClick={() =>
            void decide.mutateAsync({ params: { useId }, body: { ...body, approve: true } }).then((done) => answered(true, done), onError)
          }
        >
          {text('decision.approveAll', { count })}
        </Button>
      </Row>
      <Form
        label={text('decision.declineAll', { count })}
        schema={useDecisionSchema}
        initialValues={{ approve: false, reason: '' }}
        onSubmit={async (values) => answered(false, await decide.mutateAsync({ params: { useId }, body: { ...body, ...values } }))}
      >
        <Field name="reason" label={text('decision.reason')} maxLength={200} />
        <Row>
          <SubmitButton variant="destructive" busy={text('decision.declining')}>
            {text('decision.declineAll', { count })}
          </SubmitButton>
        </Row>
      </Form>
    </>
  );
}
