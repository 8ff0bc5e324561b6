import { type PoojaBlackout, poojaScheduleEndpoints } from '@sannidhi/contracts';
import {
  Button,
  type Column,
  formatWallTime,
  IconTrash,
  notify,
  RecordListView,
  Stack,
  textColumn,
  useErrorSentence,
  useList,
  usePanel,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { BlackoutForm } from './blackout-form.tsx';

/** Hours and days without poojas. */
export function BlackoutsView() {
  const panel = usePanel('blackout');
  const manages = useSession().can('poojas:manage');
  return (
    <RecordListView
      texts={useOfficeText('poojaBlackouts')}
      list={useList(poojaScheduleEndpoints.blackouts)}
      panel={panel}
      columns={useBlackoutColumns()}
      name={({ reason }) => reason}
      create={manages && (() => <BlackoutForm onDone={panel.close} />)}
      record={manages && ((blackout) => <RemoveBlackout blackout={blackout} onDone={panel.close} />)}
    />
  );
}

function RemoveBlackout({ blackout: { id, reason }, onDone }: { blackout: PoojaBlackout; onDone: () => void }) {
  const text = useOfficeText('poojaBlackouts');
  const sentenceOf = useErrorSentence();
  const { mutateAsync, isPending } = useWrite(poojaScheduleEndpoints.removeBlackout);
  const onSuccess = () => {
    notify({ kind: 'success', title: text('removed', { reason }) });
    onDone();
  };
  const onError = (error: Error) => notify({ kind: 'error', title: sentenceOf(error) });
  return (
    <Stack spacing={3}>
      <Secondary>{text('removeMore')}</Secondary>
      <Row>
        <Button
          variant="destructive"
          icon={IconTrash}
          busy={isPending && text('removing')}
          onClick={() => void mutateAsync({ params: { blackoutId: id } }).then(onSuccess, onError)}
        >
          {text('remove')}
        </Button>
      </Row>
    </Stack>
  );
}

function useBlackoutColumns(): Column<PoojaBlackout>[] {
  const text = useOfficeText('poojaBlackouts');
  const moments = useMoments();

  const days = ({ from, to }: PoojaBlackout) =>
    from === to ? moments.day(from) : text('span', { from: moments.day(from), to: moments.day(to) });
  const hours = ({ startTime, endTime }: PoojaBlackout) =>
    startTime && endTime ? text('span', { from: formatWallTime(startTime), to: formatWallTime(endTime) }) : text('wholeDay');
  return [
    textColumn('reason', text('column.reason'), ({ reason }) => reason, { phone: 'title' }),
    textColumn('days', text('column.days'), days, { phone: 'detail' }),
    textColumn('place', text('column.place'), ({ place }) => place ?? text('everywhere'), { phone: 'detail' }),
    textColumn('hours', text('column.hours'), hours, { phone: 'value' }),
  ];
}

export { BlackoutsView as Screen };
