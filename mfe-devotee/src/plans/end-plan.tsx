import { type OwnPlanDetail, planEndpoints } from '@sannidhi/contracts';
import { Button, Card, Dialog, IconBan, styled } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { usePlanAction } from './use-plan-action.ts';

const Choices = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start' });

/** A break, or the end: both are one press and one plain question away. */
export function EndPlan({ plan }: { plan: OwnPlanDetail }) {
  const text = useTexts();
  const [ending, setEnding] = useState(false);
  return (
    <Card title={text('plans.end.heading')}>
      <Choices>
        {plan.status !== 'paused' && <Pause planId={plan.id} />}
        <p>{text('plans.end.help')}</p>
        <Button variant="destructive" icon={IconBan} onClick={() => setEnding(true)}>
          {text('plans.end.cancel')}
        </Button>
      </Choices>
      {ending && <CancelQuestion plan={plan} onClose={() => setEnding(false)} />}
    </Card>
  );
}

function Pause({ planId }: { planId: string }) {
  const text = useTexts();
  const pause = usePlanAction(planEndpoints.pause, planId);
  return (
    <>
      <p>{text('plans.pause.help')}</p>
      <Button busy={pause.busy && text('plans.saving')} onClick={() => void pause.run(undefined, text('plans.pause.done'))}>
        {text('plans.pause.button')}
      </Button>
    </>
  );
}

function CancelQuestion({ plan, onClose }: { plan: OwnPlanDetail; onClose: () => void }) {
  const text = useTexts();
  const cancel = usePlanAction(planEndpoints.cancel, plan.id);
  return (
    <Dialog
      open
      title={text('plans.end.ask')}
      onClose={onClose}
      answers={
        <>
          <Button onClick={onClose}>{text('plans.end.keep')}</Button>
          <Button
            variant="destructive"
            icon={IconBan}
            busy={cancel.busy && text('plans.saving')}
            onClick={() => void cancel.run(undefined, text('plans.end.done')).then(onClose)}
          >
            {text('plans.end.cancel')}
          </Button>
        </>
      }
    >
      {text('plans.end.effect', { temple: plan.temple.name })}
    </Dialog>
  );
}
