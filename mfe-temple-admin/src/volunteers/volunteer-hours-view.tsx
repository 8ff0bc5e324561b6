import { adjustHoursSchema, HOUR_STATUSES, type HourEntry, type HourStatus, hourEntryEndpoints } from '@sannidhi/contracts';
import {
  Button,
  ChoiceFilter,
  CountField,
  Facts,
  Field,
  Form,
  notify,
  RecordListView,
  Stack,
  SubmitButton,
  stateColumn,
  textColumn,
  useErrorSentence,
  useList,
  usePanel,
  useSession,
  useStateWord,
  useWrite,
} from '@sannidhi/kit';
import { useState } from 'react';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { hoursText } from './hours-text.ts';

/** Volunteers' hours: what waits for the coordinator, and what counts. */
export function HoursView() {
  const text = useOfficeText('hours');
  const panel = usePanel('entry');
  const word = useStateWord();
  const { day } = useMoments();
  const hours = useList(hourEntryEndpoints.list);
  const [done, setDone] = useState<{ id: string; title: string }>();
  const confirm = (id: string, title: string) => {
    setDone({ id, title });
    notify({ kind: 'success', title });
  };
  return (
    <RecordListView
      texts={text}
      list={hours}
      panel={panel}
      columns={[
        textColumn('name', text('column.name'), ({ name }: HourEntry) => name, { phone: 'title' }),
        textColumn('title', text('column.shift'), ({ title }: HourEntry) => title, { phone: 'detail' }),
        textColumn('day', text('column.day'), ({ workedOn }: HourEntry) => day(workedOn), { width: 120, phone: 'detail' }),
        textColumn('hours', text('column.hours'), ({ minutes }: HourEntry) => hoursText(minutes), {
          width: 90,
          align: 'end',
          phone: 'value',
        }),
        textColumn('flag', text('column.flag'), ({ isAutoClosed }: HourEntry) => (isAutoClosed ? text('autoClosed') : ''), {
          width: 190,
          low: true,
        }),
        stateColumn(text('column.state'), 'hour-entry', ({ status }: HourEntry) => status, { width: 130 }),
      ]}
      name={({ name }) => name}
      filters={
        <ChoiceFilter
          label={text('column.state')}
          value={hours.query.status}
          onChange={(status) => hours.set({ status: status as HourStatus | undefined })}
          choices={HOUR_STATUSES.map((value) => ({ value, label: word('hour-entry', value) }))}
        />
      }
      record={(entry) => <HoursRecord key={entry.id} entry={entry} onDone={(title) => confirm(entry.id, title)} />}
      done={done?.id === panel.id ? done?.title : undefined}
    />
  );
}

interface HoursProps {
  entry: HourEntry;
  /** Gets what was done. */
  onDone: (done: string) => void;
}

function HoursRecord({ entry, onDone }: HoursProps) {
  const text = useOfficeText('hours');
  const common = useOfficeText('common');
  const manages = useSession().can('volunteers:manage');
  const sentence = useErrorSentence();
  const { day } = useMoments();
  const { id, name, title, workedOn, minutes, recordedMinutes, status, reason, isAutoClosed } = entry;
  // The entry leaves the list before a caller of `mutate` would hear.
  const approve = useWrite(hourEntryEndpoints.approve, { onSuccess: () => onDone(text('approved', { name })) });
  const press = () =>
    approve.mutate({ params: { entryId: id } }, { onError: (error) => notify({ kind: 'error', title: sentence(error) }) });
  return (
    <Stack spacing={4}>
      <Facts
        facts={[
          { label: text('column.shift'), value: title },
          { label: text('column.day'), value: day(workedOn) },
          { label: text('column.hours'), value: hoursText(minutes) },
          { label: text('recorded'), value: recordedMinutes === minutes ? null : hoursText(recordedMinutes) },
          { label: text('column.flag'), value: isAutoClosed ? text('autoClosedMore') : null },
          { label: text('reason'), value: reason || null },
        ]}
      />
      {manages && status === 'pending' && (
        <Row>
          <Button variant="primary" busy={approve.isPending && common('saving')} onClick={press}>
            {text('approve', { count: minutes / 60, hours: hoursText(minutes) })}
          </Button>
        </Row>
      )}
      {manages && <AdjustForm key={minutes} entry={entry} onDone={onDone} />}
    </Stack>
  );
}

function AdjustForm({ entry: { id, name, minutes }, onDone }: HoursProps) {
  const text = useOfficeText('hours');
  const common = useOfficeText('common');
  const adjust = useWrite(hourEntryEndpoints.adjust);
  return (
    <Form
      label={text('adjust.title')}
      schema={adjustHoursSchema}
      initialValues={{ minutes, reason: '' }}
      onSubmit={async (body) => {
        await adjust.mutateAsync({ params: { entryId: id }, body });
        onDone(text('adjust.done', { name }));
      }}
    >
      <CountField name="minutes" label={text('adjust.minutes')} help={text('adjust.help')} digits={4} />
      <Field name="reason" label={text('reason')} maxLength={300} />
      <Row align="end">
        <SubmitButton variant="secondary" busy={common('saving')}>
          {text('adjust.save')}
        </SubmitButton>
      </Row>
    </Form>
  );
}

export { HoursView as Screen };
