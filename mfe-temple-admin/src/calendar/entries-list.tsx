import type { CalendarEntry, Resource } from '@sannidhi/contracts';
import { Card, DataTable, EmptyState, formatDate, textColumn } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useEntryWords } from './use-entry-words.ts';

interface EntriesListProps {
  entries: readonly CalendarEntry[];
  resources: readonly Resource[];
  labelOf: (layer: string) => string;
  onOpen: (entryId: string) => void;
}

/** The same as the grid, as a list: each row opens what the block opens. */
export function EntriesList({ entries, resources, labelOf, onOpen }: EntriesListProps) {
  const text = useOfficeText('calendar');
  const words = useEntryWords();
  const when = (entry: CalendarEntry) =>
    `${formatDate(entry.date, { weekday: 'short', month: 'short', day: 'numeric' })}, ${words.time(entry)}`;
  const where = ({ resourceId, place }: CalendarEntry) => resources.find(({ id }) => id === resourceId)?.name ?? place;
  const state = (entry: CalendarEntry) =>
    [words.detail(entry), entry.clashes[0] && text('clashWith', { title: entry.clashes[0].title })].filter(Boolean).join(', ');
  return (
    <Card flush>
      <DataTable<CalendarEntry>
        caption={text('listLabel')}
        columns={[
          textColumn('when', text('column.when'), when, { width: 250, phone: 'detail' }),
          textColumn('title', text('column.title'), ({ title }) => title, { phone: 'title' }),
          textColumn('layer', text('column.layer'), ({ layer }) => labelOf(layer), { width: 140, low: true }),
          textColumn('where', text('column.where'), where, { width: 180, low: true }),
          textColumn('state', text('column.state'), state, { width: 220 }),
        ]}
        rows={entries.filter(({ person }) => !person)}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        onOpen={onOpen}
        empty={<EmptyState title={text('emptyWeek')}>{text('emptyMore')}</EmptyState>}
        failedTitle={text('failed')}
      />
    </Card>
  );
}
