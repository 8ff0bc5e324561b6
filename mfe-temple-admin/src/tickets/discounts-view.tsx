import { type OfficeDiscount, ticketDiscountEndpoints } from '@sannidhi/contracts';
import {
  AddButton,
  Button,
  Chip,
  type Column,
  Facts,
  formatCents,
  formatDate,
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
import { useOfficeText } from '../office/namespace.ts';
import { CodeForm } from './code-form.tsx';
import { EventHead } from './event-head.tsx';
import { useEventDate } from './use-event-dates.ts';

/** The discount codes of an event, with how often each was used. */
function CodesView() {
  const { event, eventId } = useEventDate();
  const panel = usePanel('code');
  const manages = useSession().can('events:manage');
  const text = useOfficeText('discountCodes');
  const create = <AddButton panel={panel}>{text('add')}</AddButton>;
  return (
    <RecordListView
      texts={text}
      list={useList(ticketDiscountEndpoints.list, { eventId })}
      panel={panel}
      columns={useCodeColumns()}
      name={({ discountCode }) => discountCode}
      head={<EventHead eventId={eventId} title={event.data?.title} view="discounts" actions={manages && create} />}
      create={manages && (() => <CodeForm eventId={eventId} onDone={panel.close} />)}
      record={(discount) => <CodeRecord discount={discount} />}
    />
  );
}

function CodeRecord({ discount }: { discount: OfficeDiscount }) {
  const text = useOfficeText('discountCodes');
  const common = useOfficeText('common');
  const sentence = useErrorSentence();
  const manages = useSession().can('events:manage');
  const close = useWrite(ticketDiscountEndpoints.close);
  const { id, startsOn, endsOn, maxUses, perOrder, uses, closedAt } = discount;
  const onSuccess = () => notify({ kind: 'success', title: text('closed') });
  const onError = (error: Error) => notify({ kind: 'error', title: sentence(error) });
  return (
    <Stack spacing={3}>
      <Facts
        facts={[
          { label: text('column.off'), value: offOf(discount) },
          { label: text('column.uses'), value: maxUses === null ? String(uses) : text('usesOf', { uses, max: maxUses }) },
          { label: text('form.perOrder'), value: perOrder === null ? null : String(perOrder) },
          { label: text('form.startsOn'), value: startsOn && formatDate(startsOn) },
          { label: text('form.endsOn'), value: endsOn && formatDate(endsOn) },
        ]}
      />
      {manages && closedAt === null && (
        <div>
          <Button
            busy={close.isPending && common('saving')}
            onClick={() => close.mutate({ params: { discountId: id } }, { onSuccess, onError })}
          >
            {text('close')}
          </Button>
          <p>{text('closeHelp')}</p>
        </div>
      )}
    </Stack>
  );
}

const offOf = ({ percent, offCents }: OfficeDiscount): string => (percent === null ? formatCents(offCents ?? 0) : `${percent}%`);

function useCodeColumns(): Column<OfficeDiscount>[] {
  const text = useOfficeText('discountCodes');
  const usesOf = ({ uses, maxUses }: OfficeDiscount) => (maxUses === null ? String(uses) : text('usesOf', { uses, max: maxUses }));
  return [
    textColumn('code', text('column.code'), ({ discountCode }) => discountCode, { phone: 'title' }),
    textColumn('off', text('column.off'), offOf, { phone: 'detail' }),
    textColumn('uses', text('column.uses'), usesOf, { width: 130, phone: 'value' }),
    {
      key: 'state',
      header: text('column.state'),
      cell: ({ state }) => <Chip kind={state === 'open' ? 'success' : 'neutral'}>{text(`state.${state}`)}</Chip>,
      width: 130,
    },
  ];
}

export { CodesView as Screen };
