import { type OwnPlanDetail, planEndpoints } from '@sannidhi/contracts';
import { Button, Card, Dialog, IconBan, styled } from '@sannidhi/kit';
import { useState } from 'react';
import { usePlanAction } from './use-plan-action.ts';
import { usePlanTexts } from './use-plan-texts.ts';

const Choices = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start' });

/** A break, or the end: both are one press and one plain question away. */
export function EndPlan({ plan }: { plan: OwnPlanDetail }) {
  const text = usePlanTexts(plan);
  const [ending, setEnding] = useState(false);
  return (
    <Card title={text('end.heading')}>
      <Choices>
        {plan.status !== 'paused' && <Pause plan={plan} />}
        <p>{text('end.help')}</p>
        <Button variant="destructive" icon={IconBan} onClick={() => setEnding(true)}>
          {text('end.cancel')}
        </Button>
      </Choices>
      {ending && <CancelQuestion plan={plan} onClose={() => setEnding(false)} />}
    </Card>
  );
}

function Pause({ plan }: { plan: OwnPlanDetail }) {
  const text = usePlanTexts(plan);
  const pause = usePlanAction(planEndpoints.pause, plan.id);
  return (
    <>
      <p>{text('pause.help')}</p>
      <Button busy={pause.busy && text('saving')} onClick={() => void pause.run(undefined, text('pause.done'))}>
        {text('pause.button')}
      </Button>
    </>
  );
}

function CancelQuestion({ plan, onClose }: { plan: OwnPlanDetail; onClose: () => void }) {
  const text = usePlanTexts(plan);
  const cancel = usePlanAction(planEndpoints.cancel, plan.id);
  return (
    <Dialog
      open
      title={text('end.ask')}
      onClose={onClose}
      answers={
        <>
          <Button onClick={onClose}>{text('end.keep')}</Button>
          <Button
            variant="destructive"
            icon={IconBan}
            busy={cancel.busy && text('saving')}
            onClick={() => void cancel.run(undefined, text('end.done')).then(onClose)}
          >
            {text('end.cancel')}
          </Button>
        </>
      }
    >
      {text('end.effect', { temple: plan.temple.name })}
    </Dialog>
  );
}
