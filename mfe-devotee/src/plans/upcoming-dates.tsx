import { type OwnPlanDetail, planEndpoints } from '@sannidhi/contracts';
import { Button, Card, Dialog, formatDate, StatusChip, styled } from '@sannidhi/kit';
import { useRef, useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { WEEKDAY_DATE } from './plan-dates.ts';
import { usePlanAction } from './use-plan-action.ts';

type Upcoming = OwnPlanDetail['upcoming'][number];

const List = styled('ul')({ padding: 0, margin: 0, listStyle: 'none', '&:focus': { outline: 'none' } });
const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: 56,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.role.line}` },
}));
const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginTop: 8 }));

/** The dates ahead, each of which can be skipped. */
export function UpcomingDates({ plan }: { plan: OwnPlanDetail }) {
  const text = useTexts();
  const list = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<Upcoming>();
  const done = () => {
    setAsked(undefined);
    // Its button is gone.
    list.current?.focus();
  };
  return (
    <Card title={text('plans.next.heading')}>
      <List ref={list} tabIndex={-1} aria-label={text('plans.next.heading')}>
        {plan.upcoming.map((date) => (
          <Row key={date.n}>
            <span>{formatDate(date.on, WEEKDAY_DATE)}</span>
            {date.skipped ? <StatusChip of="occurrence" state="skipped" /> : <SkipButton date={date} onAsk={() => setAsked(date)} />}
          </Row>
        ))}
      </List>
      <Note>{text(plan.upcoming.length > 0 ? 'plans.next.charged' : 'plans.next.none')}</Note>
      {asked && <SkipQuestion planId={plan.id} date={asked} onKeep={() => setAsked(undefined)} onDone={done} />}
    </Card>
  );
}

function SkipButton({ date, onAsk }: { date: Upcoming; onAsk: () => void }) {
  const text = useTexts();
  return (
    <Button small variant="text" aria-label={text('plans.skip.one', { date: formatDate(date.on) })} onClick={onAsk}>
      {text('plans.skip.button')}
    </Button>
  );
}

interface SkipQuestionProps {
  planId: string;
  date: Upcoming;
  onKeep: () => void;
  onDone: () => void;
}

function SkipQuestion({ planId, date, onKeep, onDone }: SkipQuestionProps) {
  const text = useTexts();
  const { busy, run } = usePlanAction(planEndpoints.skip, planId);
  const on = formatDate(date.on);
  const skip = async () => {
    if (await run({ n: date.n }, text('plans.skip.done', { date: on }))) onDone();
    else onKeep();
  };
  return (
    <Dialog
      open
      title={text('plans.skip.ask', { date: on })}
      onClose={onKeep}
      answers={
        <>
          <Button onClick={onKeep}>{text('plans.skip.keep')}</Button>
          <Button variant="primary" busy={busy && text('plans.saving')} onClick={() => void skip()}>
            {text('plans.skip.one', { date: on })}
          </Button>
        </>
      }
    >
      {text('plans.skip.effect')}
    </Dialog>
  );
}
