import { type DayCancellation, dayCancellationSchema, slotCancellationEndpoints } from '@sannidhi/contracts';
import {
  Banner,
  Card,
  EmptyState,
  Field,
  Form,
  formatTime,
  IconBan,
  notify,
  Page,
  PageHeader,
  ScreenStates,
  Stack,
  StatusChip,
  SubmitButton,
  useAddress,
  useFormValues,
  useRead,
  useWrite,
} from '@sannidhi/kit';
import { BackLink } from '../office/back-link.tsx';
import { CancelLimit } from '../office/cancel-limit.tsx';
import { CashOwed } from '../office/cash-owed.tsx';
import { Row, Secondary } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useProgress } from '../office/use-progress.ts';
import { useTemple } from '../office/use-temple.ts';
import { Effect } from './cancel-time.tsx';

/** Cancels all times of a day that aren't over: first what that does to families, money and messages, then the reason, then how far it is. */
export function CancelDayView() {
  const text = useOfficeText('cancelDay');
  const times = useOfficeText('poojaTimes');
  const { today } = useTemple();
  const date = useAddress().parameters.get('date') ?? today;
  const cancel = useWrite(slotCancellationEndpoints.cancelDay);
  return (
    <Page>
      <BackLink to="/temple-admin/pooja-management?view=times">{times('title')}</BackLink>
      <PageHeader title={text('title')} lead={text('intro')} />
      <Card>
        <Form
          label={text('title')}
          schema={dayCancellationSchema}
          initialValues={{ date, reason: '' }}
          onSubmit={async (body) => {
            const { families } = await cancel.mutateAsync({ body });
            notify({ kind: 'success', title: text('done', { count: families }) });
          }}
        >
          <Field name="date" type="date" label={text('date')} />
          <Day />
        </Form>
      </Card>
    </Page>
  );
}

/** What canceling the chosen day does, or how far it is. */
function Day() {
  const text = useOfficeText('cancelDay');
  const { date } = useFormValues<{ date: string }>();
  const effect = useRead(slotCancellationEndpoints.previewDay, { query: { date }, keepPrevious: true });
  const isClosed = effect.data?.times.every(({ status }) => status === 'canceled') ?? false;
  useProgress(effect, isClosed && (effect.data?.families ?? 0) > 0);
  return (
    <ScreenStates
      query={effect}
      failedTitle={text('failed')}
      isEmpty={({ times }) => times.length === 0}
      empty={
        <EmptyState plain title={text('none')}>
          {text('noneMore')}
        </EmptyState>
      }
    >
      {(cancellation) => (
        <Stack spacing={3}>
          {isClosed && <Progress cancellation={cancellation} />}
          <Effect cancellation={cancellation} />
          <Times cancellation={cancellation} />
          {(!isClosed || cancellation.families > 0) && <Reason cancellation={cancellation} />}
        </Stack>
      )}
    </ScreenStates>
  );
}

function Progress({ cancellation: { families, canceled } }: { cancellation: DayCancellation }) {
  const text = useOfficeText('poojaTimes');
  return (
    <Banner kind={families > 0 ? 'warning' : 'info'}>
      {families > 0 ? text('cancel.progress', { done: canceled, count: canceled + families }) : text('cancel.over', { count: canceled })}
    </Banner>
  );
}

function Times({ cancellation: { times } }: { cancellation: DayCancellation }) {
  const text = useOfficeText('cancelDay');
  const { timeZone } = useTemple();
  return (
    <Stack component="ul" aria-label={text('times')} spacing={1} sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {times.map(({ id, service, startsAt, status, families }) => (
        <li key={id}>
          <Row align="spread">
            <span>{`${formatTime(startsAt, { timeZone })} ${service}`}</span>
            <Row inline>
              <Secondary>{text('families', { count: families })}</Secondary>
              <StatusChip of="pooja-slot" state={status} />
            </Row>
          </Row>
        </li>
      ))}
    </Stack>
  );
}

function Reason({ cancellation: { refundCents, times } }: { cancellation: DayCancellation }) {
  const text = useOfficeText('poojaTimes');
  const day = useOfficeText('cancelDay');
  const common = useOfficeText('common');
  const open = times.filter(({ status }) => status !== 'canceled').length;
  return (
    <>
      <Field name="reason" label={text('cancel.reason')} help={text('cancel.reasonHelp')} maxLength={200} />
      {refundCents > 0 && <CashOwed />}
      {refundCents > 0 && <CancelLimit />}
      <Row align="end">
        <SubmitButton variant="destructive" icon={IconBan} busy={common('saving')}>
          {open > 0 ? day('submit', { count: open }) : day('goOn')}
        </SubmitButton>
      </Row>
    </>
  );
}

export { CancelDayView as Screen };
