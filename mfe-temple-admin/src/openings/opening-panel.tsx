import { canMove, OPENING_TRANSITIONS, openingEndpoints, openingReasonSchema, type PoojaOpening } from '@sannidhi/contracts';
import {
  Button,
  Facts,
  Field,
  Form,
  formatCount,
  IconExternalLink,
  notify,
  Stack,
  SubmitButton,
  useErrorSentence,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { useTemple } from '../office/use-temple.ts';
import { OpeningForm } from './opening-form.tsx';

interface OpeningPanelProps {
  opening: PoojaOpening;
  onDone: () => void;
}

/** One opening: its numbers, and what the office can do with it. */
export function OpeningPanel({ opening, onDone }: OpeningPanelProps) {
  const text = useOfficeText('openings');
  const manages = useSession().can('poojas:manage');
  const [doing, setDoing] = useState<'change' | 'cancel' | null>(null);
  const { status } = opening;
  const back = () => setDoing(null);
  if (doing === 'change') return <OpeningForm opening={opening} onDone={back} />;
  if (doing === 'cancel') return <CancelForm opening={opening} onDone={onDone} />;
  return (
    <Stack spacing={3}>
      <Numbers opening={opening} />
      {manages && (
        <Row>
          {status === 'draft' && <Announce opening={opening} />}
          {(status === 'draft' || status === 'announced') && <Button onClick={() => setDoing('change')}>{text('change')}</Button>}
          {canMove(OPENING_TRANSITIONS, status, 'canceled') && (
            <Button variant="text" onClick={() => setDoing('cancel')}>
              {text('cancel')}
            </Button>
          )}
        </Row>
      )}
    </Stack>
  );
}

function Numbers({ opening }: { opening: PoojaOpening }) {
  const text = useOfficeText('openings');
  const moments = useMoments();
  const { slug } = useTemple();
  const { id, kind, waitsAt, opensAt, closesAt, joined, admitted, lastTurn, status, order, slots, canceledWhy } = opening;
  const isLine = kind === 'line';
  return (
    <>
      <Facts
        facts={[
          { label: text('column.kind'), value: text(`kind.${kind}`) },
          { label: text('roomOpens'), value: waitsAt && moments.relative(waitsAt) },
          { label: text('column.opensAt'), value: moments.relative(opensAt) },
          { label: text('closes'), value: moments.relative(closesAt) },
          { label: text('column.joined'), value: formatCount(joined) },
          { label: text('inLine'), value: isLine && status === 'open' && formatCount(lastTurn - admitted) },
          { label: text('admitted'), value: isLine && formatCount(admitted) },
          { label: text('seedHash'), value: order.seedHash },
          { label: text('seed'), value: order.seed },
          { label: text('why'), value: canceledWhy },
        ].map((fact) => ({ ...fact, value: fact.value || null }))}
      />
      <Facts
        ruled
        facts={slots.map(({ service, startsAt, free, capacity, registered }) => ({
          label: `${service}, ${moments.relative(startsAt)}`,
          value: isLine ? text('free', { free, places: capacity }) : text('registered', { count: registered, places: capacity }),
        }))}
      />
      {status !== 'draft' && (
        <Button icon={IconExternalLink} href={`/temples/${slug}/openings/${id}`}>
          {text('publicPage')}
        </Button>
      )}
    </>
  );
}

function Announce({ opening: { id, name } }: { opening: PoojaOpening }) {
  const text = useOfficeText('openings');
  const sentenceOf = useErrorSentence();
  const { mutateAsync, isPending } = useWrite(openingEndpoints.announce);
  const onSuccess = () => void notify({ kind: 'success', title: text('announced', { name }) });
  const onError = (error: Error) => void notify({ kind: 'error', title: sentenceOf(error) });
  return (
    <Button
      variant="primary"
      busy={isPending && text('announcing')}
      onClick={() => void mutateAsync({ params: { openingId: id } }).then(onSuccess, onError)}
    >
      {text('announce')}
    </Button>
  );
}

function CancelForm({ opening: { id, name }, onDone }: OpeningPanelProps) {
  const text = useOfficeText('openings');
  const cancel = useWrite(openingEndpoints.cancel);
  return (
    <Form
      label={text('cancel')}
      schema={openingReasonSchema}
      initialValues={{ reason: '' }}
      onSubmit={async (body) => {
        await cancel.mutateAsync({ params: { openingId: id }, body });
        notify({ kind: 'success', title: text('canceled', { name }) });
        onDone();
      }}
    >
      <Field name="reason" label={text('why')} help={text('cancelHelp')} />
      <Row>
        <SubmitButton busy={text('canceling')}>{text('cancel')}</SubmitButton>
        <Button onClick={onDone}>{text('keep')}</Button>
      </Row>
    </Form>
  );
}
