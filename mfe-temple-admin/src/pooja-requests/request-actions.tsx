import { isMarkable, type PoojaRequestDetail, poojaRequestEndpoints, type RequestStatus } from '@sannidhi/contracts';
import {
  Button,
  IconBan,
  IconCalendar,
  IconCircleCheck,
  IconPencil,
  notify,
  Typography,
  useErrorSentence,
  useSession,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { EndForm } from './end-form.tsx';
import { QuoteForm } from './quote-form.tsx';
import { ScheduleForm } from './schedule-form.tsx';

const CANCELED_BY_OFFICE: readonly RequestStatus[] = ['accepted', 'scheduled'];

/** What the office can do with a request now: quote, schedule, complete it, or end it with a reason. */
export function RequestActions({ request }: { request: PoojaRequestDetail }) {
  const text = useOfficeText('poojaRequests');
  const moments = useMoments();
  const { can } = useSession();
  const [form, setForm] = useState<'quote' | 'schedule' | 'decline' | 'cancelFor'>();
  const done = () => setForm(undefined);
  const { next, status, markableFrom } = request;
  const isEarly = markableFrom !== null && !isMarkable(markableFrom, new Date());
  if (form === 'quote') return <QuoteForm request={request} onDone={done} />;
  if (form === 'schedule') return <ScheduleForm request={request} onDone={done} />;
  if (form) return <EndForm request={request} ending={form} onDone={done} />;
  return (
    <>
      {isEarly && next.includes('completed') && <Typography>{text('complete.from', { when: moments.relative(markableFrom) })}</Typography>}
      <Row>
        {next.includes('quoted') && (
          <Button variant="primary" icon={IconPencil} onClick={() => setForm('quote')}>
            {text(status === 'quoted' ? 'quote.again' : 'quote.open')}
          </Button>
        )}
        {next.includes('scheduled') && (
          <Button variant={status === 'accepted' ? 'primary' : 'secondary'} icon={IconCalendar} onClick={() => setForm('schedule')}>
            {text(status === 'accepted' ? 'schedule.open' : 'schedule.again')}
          </Button>
        )}
        {next.includes('completed') && !isEarly && <CompleteButton request={request} />}
        {next.includes('declined') && (
          <Button variant="destructive" icon={IconBan} onClick={() => setForm('decline')}>
            {text('decline.open')}
          </Button>
        )}
        {CANCELED_BY_OFFICE.includes(status) && can('bookings:cancel') && (
          <Button variant="destructive" icon={IconBan} onClick={() => setForm('cancelFor')}>
            {text('cancelFor.open')}
          </Button>
        )}
      </Row>
    </>
  );
}

function CompleteButton({ request: { id, title } }: { request: PoojaRequestDetail }) {
  const text = useOfficeText('poojaRequests');
  const common = useOfficeText('common');
  const sentenceOf = useErrorSentence();
  const { mutateAsync, isPending } = useWrite(poojaRequestEndpoints.complete);
  const onSuccess = () => notify({ kind: 'success', title: text('complete.done', { what: title }) });
  const onError = (error: Error) => notify({ kind: 'error', title: sentenceOf(error) });
  return (
    <Button
      variant="primary"
      icon={IconCircleCheck}
      busy={isPending && common('saving')}
      onClick={() => void mutateAsync({ params: { requestId: id } }).then(onSuccess, onError)}
    >
      {text('complete.open')}
    </Button>
  );
}
