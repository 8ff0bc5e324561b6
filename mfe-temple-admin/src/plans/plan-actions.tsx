import { type PlanRow, planEndpoints, planReasonSchema } from '@sannidhi/contracts';
import { Banner, Button, Field, Form, IconBan, notify, Stack, SubmitButton, Typography, useWrite } from '@sannidhi/kit';
import { useState } from 'react';
import { donorText } from '../office/donor-text.ts';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';

type Action = 'pause' | 'cancel';
const ENDPOINTS = { pause: planEndpoints.pauseFor, cancel: planEndpoints.cancelFor };

/** Pausing and canceling for a donor who asked the office; each needs the reason. */
export function PlanActions({ plan }: { plan: PlanRow }) {
  const text = useOfficeText('plans');
  const [action, setAction] = useState<Action>();
  if (action) return <ReasonForm key={action} plan={plan} action={action} onDone={() => setAction(undefined)} />;
  return (
    <Row align="end">
      {plan.status !== 'paused' && <Button onClick={() => setAction('pause')}>{text('pause.submit')}</Button>}
      <Button variant="destructive" icon={IconBan} onClick={() => setAction('cancel')}>
        {text('cancel.submit')}
      </Button>
    </Row>
  );
}

interface ReasonFormProps {
  plan: PlanRow;
  action: Action;
  onDone: () => void;
}

function ReasonForm({ plan, action, onDone }: ReasonFormProps) {
  const text = useOfficeText('plans');
  const common = useOfficeText('common');
  const write = useWrite(ENDPOINTS[action]);
  const end = action === 'cancel' ? { variant: 'destructive' as const, icon: IconBan } : {};
  return (
    <Stack spacing={2}>
      <Typography variant="h3">{text(`${action}.title`)}</Typography>
      <Form
        label={text(`${action}.title`)}
        schema={planReasonSchema}
        initialValues={{ reason: '' }}
        onSubmit={async (body) => {
          await write.mutateAsync({ params: { planId: plan.id }, body });
          notify({ kind: 'success', title: text(`${action}.done`, { donor: donorText(plan.donorLabel) }) });
          onDone();
        }}
      >
        <Field name="reason" label={text('reason')} help={text('reasonHelp')} maxLength={200} autoFocus />
        <Banner kind="info">{text(`${action}.effect`)}</Banner>
        <Row align="end">
          <Button variant="text" onClick={onDone}>
            {common('close')}
          </Button>
          <SubmitButton busy={common('saving')} {...end}>
            {text(`${action}.submit`)}
          </SubmitButton>
        </Row>
      </Form>
    </Stack>
  );
}
