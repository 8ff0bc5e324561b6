import { type SlotMove, type StaffedSlot, slotMessage, slotMoveEndpoints, slotMoveSchema } from '@sannidhi/contracts';
import {
  Banner,
  Button,
  CheckboxField,
  Field,
  FieldPair,
  Form,
  notify,
  ScreenStates,
  Stack,
  useFormValues,
  useMessage,
  useRead,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { FormEnd } from '../office/form-end.tsx';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { SkippedTimeNote } from '../office/skipped-time-note.tsx';
import { useProgress } from '../office/use-progress.ts';
import { MoveEffect } from './move-effect.tsx';

interface MoveTimeProps {
  slot: Pick<StaffedSlot, 'id' | 'date' | 'time'>;
  onDone: () => void;
}

/** Moves a time for everybody: what that does to families, priests and the hall is shown before the reason. */
export function MoveTime({ slot: { id, date, time }, onDone }: MoveTimeProps) {
  const text = useOfficeText('assignments');
  const move = useWrite(slotMoveEndpoints.move);
  const [moved, setMoved] = useState<{ date: string; time: string; families: number }>();
  if (moved) return <MoveProgress slotId={id} moved={moved} onDone={onDone} />;
  return (
    <Form
      label={text('move.to.time')}
      schema={slotMoveSchema}
      initialValues={{ date, time, reason: '', anyway: false }}
      onSubmit={async (body) => {
        const { families, left } = await move.mutateAsync({ params: { slotId: id }, body });
        notify({ kind: 'success', title: text('time.done') });
        if (left > 0) setMoved({ date: body.date, time: body.time, families });
        else onDone();
      }}
    >
      <FieldPair>
        <Field name="date" type="date" label={text('time.date')} />
        <Field name="time" type="time" label={text('time.time')} />
      </FieldPair>
      <SkippedTimeNote />
      <Foreseen slotId={id} now={`${date} ${time}`} />
      <Field name="reason" label={text('assign.reason')} help={text('time.reasonHelp')} maxLength={200} />
      <FormEnd onCancel={onDone} submit={text('time.submit')} />
    </Form>
  );
}

const COMPLETE = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/;

/** What the typed time would do. */
function Foreseen({ slotId, now }: { slotId: string; now: string }) {
  const text = useOfficeText('assignments');
  const { date = '', time = '' } = useFormValues<{ date?: string; time?: string }>();
  const isOther = COMPLETE.test(`${date} ${time}`) && `${date} ${time}` !== now;
  const effect = useRead(slotMoveEndpoints.preview, { params: { slotId }, query: { date, time }, enabled: isOther, keepPrevious: true });
  if (!isOther) return <Banner kind="info">{text('time.choose')}</Banner>;
  return (
    <ScreenStates query={effect} failedTitle={text('time.failed')}>
      {(move) => (
        <Stack spacing={2}>
          <Conflicts move={move} />
          <MoveEffect move={move} />
        </Stack>
      )}
    </ScreenStates>
  );
}

function Conflicts({ move: { conflicts } }: { move: SlotMove }) {
  const text = useOfficeText('assignments');
  const say = useMessage();
  const isFirm = conflicts.some(({ firm }) => firm);
  return (
    <>
      {conflicts.map(({ firm, message }) => (
        <Banner key={message.code} kind={firm ? 'error' : 'warning'}>
          {say(slotMessage(message))}
        </Banner>
      ))}
      {conflicts.length > 0 && !isFirm && <CheckboxField name="anyway" label={text('time.anyway')} />}
    </>
  );
}

/** The families are notified one after another. */
function MoveProgress({
  slotId,
  moved: { families, ...when },
  onDone,
}: {
  slotId: string;
  moved: { date: string; time: string; families: number };
  onDone: () => void;
}) {
  const text = useOfficeText('assignments');
  const common = useOfficeText('common');
  const query = useRead(slotMoveEndpoints.preview, { params: { slotId }, query: when });
  const left = query.data?.left ?? families;
  useProgress(query, left > 0);
  return (
    <Stack spacing={2}>
      <div role="status">
        {left > 0 ? text('time.progress', { done: families - left, count: families }) : text('time.over', { count: families })}
      </div>
      <Row align="end">
        <Button onClick={onDone}>{common('close')}</Button>
      </Row>
    </Stack>
  );
}
