import { type PoojaSlot, type SlotCancellation, slotCancellationEndpoints, slotReasonSchema } from '@sannidhi/contracts';
import { Banner, Facts, Field, Form, formatCents, IconBan, notify, ScreenStates, useRead, useWrite } from '@sannidhi/kit';
import { CancelLimit } from '../office/cancel-limit.tsx';
import { CashOwed } from '../office/cash-owed.tsx';
import { FormEnd } from '../office/form-end.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { toCallText } from '../office/to-call.ts';
import { useProgress } from '../office/use-progress.ts';

interface CancelTimeProps {
  slot: PoojaSlot;
  onDone: () => void;
}

/** Cancels a time for everybody: first what that does to families, money and messages, then the reason. */
export function CancelTime({ slot, onDone }: CancelTimeProps) {
  const text = useOfficeText('poojaTimes');
  const effect = useRead(slotCancellationEndpoints.preview, { params: { slotId: slot.id } });
  return (
    <ScreenStates query={effect} failedTitle={text('cancel.failed')}>
      {(cancellation) => (
        <>
          <Effect cancellation={cancellation} />
          <CancelForm slot={slot} cancellation={cancellation} onDone={onDone} />
        </>
      )}
    </ScreenStates>
  );
}

/** What is left to do of a canceled time, as it happens: its families follow one after another. Once it is over, what became of them. */
export function CanceledTime({ slot, isOver, onDone }: CancelTimeProps & { isOver: boolean }) {
  const text = useOfficeText('poojaTimes');
  const effect = useRead(slotCancellationEndpoints.preview, { params: { slotId: slot.id } });
  useProgress(effect, !isOver && (effect.data?.families ?? 0) > 0);
  return (
    <ScreenStates query={effect} failedTitle={text('cancel.failed')}>
      {(cancellation) => (
        <>
          <Banner kind={cancellation.families > 0 ? 'warning' : 'info'}>
            {cancellation.families > 0
              ? text('cancel.left', { count: cancellation.families })
              : text('cancel.over', { count: cancellation.canceled })}
          </Banner>
          {cancellation.families > 0 && (
            <div role="status">
              {text('cancel.progress', { done: cancellation.canceled, count: cancellation.canceled + cancellation.families })}
            </div>
          )}
          {cancellation.toCall.length > 0 && <Facts facts={[{ label: text('cancel.toCall'), value: toCallText(cancellation.toCall) }]} />}
          {!isOver && cancellation.families > 0 && <CancelForm slot={slot} cancellation={cancellation} onDone={onDone} />}
        </>
      )}
    </ScreenStates>
  );
}

/** What canceling does to families, money and messages. */
export function Effect({ cancellation }: { cancellation: Omit<SlotCancellation, 'status'> }) {
  const { families, names, refundCents, notified, waiting, paying = 0, shippedCents = 0 } = cancellation;
  const text = useOfficeText('poojaTimes');
  return (
    <Facts
      facts={[
        {
          label: text('cancel.families'),
          value: text('cancel.familiesWithNames', { count: families, names: text('cancel.names', { count: names }) }),
        },
        { label: text('cancel.refund'), value: formatCents(refundCents) },
        ...(shippedCents > 0
          ? [{ label: text('cancel.shipped'), value: text('cancel.shippedKept', { amount: formatCents(shippedCents) }) }]
          : []),
        ...(paying > 0 ? [{ label: text('cancel.paying'), value: text('cancel.payingBack', { count: paying }) }] : []),
        { label: text('cancel.notified'), value: String(notified) },
        { label: text('cancel.toCall'), value: toCallText(cancellation.toCall) },
        { label: text('column.waiting'), value: waiting > 0 ? String(waiting) : '' },
      ]}
    />
  );
}

function CancelForm({ slot, cancellation, onDone }: CancelTimeProps & { cancellation: SlotCancellation }) {
  const text = useOfficeText('poojaTimes');
  const common = useOfficeText('common');
  const cancel = useWrite(slotCancellationEndpoints.cancel);
  return (
    <Form
      label={text('cancel.open')}
      schema={slotReasonSchema}
      initialValues={{ reason: '' }}
      onSubmit={async (body) => {
        await cancel.mutateAsync({ params: { slotId: slot.id }, body });
        // The panel stays open: the canceled time shows how far its families are.
        notify({ kind: 'success', title: text('cancel.done', { count: cancellation.families }) });
        if (cancellation.families === 0) onDone();
      }}
    >
      <Field name="reason" label={text('cancel.reason')} help={text('cancel.reasonHelp')} maxLength={200} />
      {cancellation.refundCents > 0 && <CashOwed />}
      {cancellation.refundCents > 0 && <CancelLimit />}
      <FormEnd destructive icon={IconBan} onCancel={onDone} cancel={common('close')} submit={text('cancel.open')} />
    </Form>
  );
}
