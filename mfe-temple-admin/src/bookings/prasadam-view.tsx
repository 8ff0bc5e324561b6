import { type BookingRow, bookingEndpoints, PRASADAM_STATUSES, type PrasadamStatus } from '@sannidhi/contracts';
import {
  Button,
  ChoiceFilter,
  IconPrinter,
  PageHeader,
  RecordListView,
  StatusChip,
  stateColumn,
  useList,
  usePanel,
  useStateWord,
} from '@sannidhi/kit';
import { OnScreen } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { useBookingColumns } from './booking-columns.ts';
import { BookingRecord } from './booking-record.tsx';
import { PrasadamLabels } from './prasadam-labels.tsx';

const COLUMNS = ['when', 'family', 'pooja'];
const FIRST = { prasadam: 'none' };

/** What is to be packed and mailed, by where it is; the labels of what is shown print from here. */
export function PrasadamView() {
  const text = useOfficeText('prasadam');
  const stateWord = useStateWord();
  const list = useList(bookingEndpoints.list, FIRST);
  const prasadam = list.query.prasadam ?? 'none';
  const prints = prasadam === 'none' || prasadam === 'packed';
  const columns = useBookingColumns().filter(({ key }) => COLUMNS.includes(key));
  return (
    <>
      <OnScreen>
        <RecordListView
          texts={text}
          list={list}
          panel={usePanel('booking')}
          columns={[
            ...columns,
            stateColumn(text('column.status'), 'prasadam', (row: BookingRow) => row.prasadam ?? 'none', { width: 140 }),
          ]}
          name={({ bookedBy, service }) => `${bookedBy}, ${service}`}
          head={
            <PageHeader
              title={text('title')}
              lead={text('intro')}
              actions={
                prints && (
                  <Button icon={IconPrinter} onClick={() => window.print()}>
                    {text('print')}
                  </Button>
                )
              }
            />
          }
          filters={
            <ChoiceFilter
              label={text('column.status')}
              value={prasadam}
              onChange={(value) => list.set({ prasadam: value as PrasadamStatus | undefined })}
              choices={PRASADAM_STATUSES.map((value) => ({ value, label: stateWord('prasadam', value) }))}
            />
          }
          record={({ id }) => <BookingRecord key={id} bookingId={id} />}
          about={(row) => ({ overline: row.prasadam && <StatusChip of="prasadam" state={row.prasadam} /> })}
        />
      </OnScreen>
      {prints && <PrasadamLabels prasadam={prasadam} />}
    </>
  );
}

export { PrasadamView as Screen };
