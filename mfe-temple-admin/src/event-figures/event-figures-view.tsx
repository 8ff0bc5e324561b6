import { type EventDateFigures, eventFigureEndpoints } from '@sannidhi/contracts';
import {
  ChoiceFilter,
  type Column,
  ExportButton,
  formatCents,
  PageHeader,
  RecordListView,
  stateColumn,
  textColumn,
  useList,
} from '@sannidhi/kit';
import { useNavigate } from 'react-router-dom';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';
import { datePeoplePath } from './date-paths.ts';
import { EventGlance } from './event-glance.tsx';

/** The temple's events at a glance, then every date with what it came to. */
function EventFiguresView() {
  const text = useOfficeText('eventFigures');
  const go = useNavigate();
  const dates = useList(eventFigureEndpoints.dates);
  const { when, eventId, search, from, to } = dates.query;
  const pathOf = (id: string) => {
    const date = dates.items?.find((each) => each.id === id);
    return date ? datePeoplePath(date) : '';
  };
  const file = (
    <ExportButton endpoint={eventFigureEndpoints.csv} query={{ when, eventId, search, from, to }} fileName="event-figures.csv" />
  );
  return (
    <RecordListView
      texts={text}
      list={dates}
      panel={{ id: undefined, open: (id) => void go(pathOf(id)), close: () => undefined, link: (id) => ({ to: pathOf(id) }) }}
      columns={useFigureColumns()}
      name={({ title }) => title}
      head={
        <>
          <PageHeader title={text('title')} lead={text('intro')} actions={file} />
          <EventGlance />
        </>
      }
      filters={
        <ChoiceFilter
          label={text('when')}
          value={when === 'past' ? 'past' : undefined}
          onChange={(value) => dates.set({ when: value === 'past' ? 'past' : undefined })}
          choices={[{ value: 'past', label: text('past') }]}
        />
      }
      page={() => null}
    />
  );
}

function useFigureColumns(): Column<EventDateFigures>[] {
  const text = useOfficeText('eventFigures');
  const moments = useMoments();
  const registered = ({ sells, sold, capacity }: EventDateFigures) =>
    !sells ? text('noTickets') : capacity === null ? String(sold) : text('soldOf', { sold, capacity });
  const waits = ({ waiting, toApprove }: EventDateFigures) =>
    [waiting > 0 && text('waitingCount', { count: waiting }), toApprove > 0 && text('approveCount', { count: toApprove })]
      .filter(Boolean)
      .join(', ');
  return [
    textColumn('title', text('column.title'), ({ title }) => title, { phone: 'title' }),
    textColumn('when', text('column.when'), ({ startsAt }) => moments.relative(startsAt), { width: 170, phone: 'detail' }),
    textColumn('registered', text('column.registered'), registered, { width: 130, phone: 'value' }),
    textColumn('received', text('column.received'), ({ sells, receivedCents }) => (sells ? formatCents(receivedCents) : ''), {
      width: 110,
    }),
    textColumn('came', text('column.came'), ({ arrived }) => (arrived === null ? '' : String(arrived)), { width: 80, low: true }),
    textColumn('waits', text('column.waits'), waits, { width: 160, low: true }),
    stateColumn(text('column.status'), 'event-occurrence', ({ status }) => status, { width: 130 }),
  ];
}

export { EventFiguresView as Screen };
