import { EVENT_STAGES, type EventRow, type EventStage, eventEndpoints } from '@sannidhi/contracts';
import {
  Button,
  ChoiceFilter,
  type Column,
  IconPlus,
  PageHeader,
  RecordListView,
  stateColumn,
  textColumn,
  useList,
  useSession,
} from '@sannidhi/kit';
import { useNavigate } from 'react-router-dom';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

const PATH = '/temple-admin/events';
const pathOf = (id: string) => `${PATH}/${id}/manage`;

/** The temple's events, newest first. Each has a page of its own. */
export function EventsView() {
  const text = useOfficeText('events');
  const go = useNavigate();
  const { can } = useSession();
  const events = useList(eventEndpoints.list);
  const calls = useOfficeText('eventCalls');
  const actions = (
    <>
      {can('tickets:read') && <Button to={`${PATH}?view=calls`}>{calls('title')}</Button>}
      {can('events:manage') && (
        <Button variant="primary" icon={IconPlus} to={`${PATH}/create`}>
          {text('add')}
        </Button>
      )}
    </>
  );
  return (
    <RecordListView
      texts={text}
      list={events}
      panel={{ id: undefined, open: (id) => void go(pathOf(id)), close: () => undefined, link: (id) => ({ to: pathOf(id) }) }}
      columns={useEventColumns()}
      name={({ title }) => title}
      head={<PageHeader title={text('title')} lead={text('intro')} actions={actions} />}
      filters={
        <ChoiceFilter
          label={text('column.state')}
          value={events.query.stage}
          onChange={(stage) => events.set({ stage: stage as EventStage | undefined })}
          choices={EVENT_STAGES.map((value) => ({ value, label: text(value) }))}
        />
      }
      page={() => null}
    />
  );
}

function useEventColumns(): Column<EventRow>[] {
  const text = useOfficeText('events');
  const moments = useMoments();
  const next = ({ nextAt }: EventRow) => (nextAt ? moments.relative(nextAt) : text('noNext'));
  return [
    textColumn('title', text('column.title'), ({ title }) => title, { phone: 'title' }),
    textColumn('place', text('column.place'), ({ place, placeName }) => placeName || text(`place.${place}`), { low: true }),
    textColumn('next', text('column.next'), next, { width: 180, phone: 'detail' }),
    textColumn('dates', text('column.dates'), ({ dates }) => String(dates), { width: 90, low: true }),
    stateColumn(text('column.state'), 'event-occurrence', ({ stage }) => stage),
  ];
}

export { EventsView as Screen };
