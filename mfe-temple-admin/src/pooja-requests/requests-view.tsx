import { poojaRequestEndpoints, REQUEST_STATUSES, type RequestStatus } from '@sannidhi/contracts';
import { ChoiceFilter, RecordListView, StatusChip, useList, usePanel, useStateWord } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useRequestColumns } from './request-columns.ts';
import { RequestRecord } from './request-record.tsx';

/** What families ask for, newest first, with one request's quote and date next to the list. */
export function RequestsView() {
  const text = useOfficeText('poojaRequests');
  const stateWord = useStateWord();
  const requests = useList(poojaRequestEndpoints.list);
  return (
    <RecordListView
      texts={text}
      list={requests}
      panel={usePanel('request')}
      columns={useRequestColumns()}
      name={({ bookedBy, title }) => `${bookedBy}, ${title}`}
      filters={
        <ChoiceFilter
          label={text('column.status')}
          value={requests.query.status}
          onChange={(status) => requests.set({ status: status as RequestStatus | undefined })}
          choices={REQUEST_STATUSES.map((value) => ({ value, label: stateWord('pooja-request', value) }))}
        />
      }
      record={({ id }) => <RequestRecord key={id} requestId={id} />}
      about={({ status }) => ({ overline: <StatusChip of="pooja-request" state={status} /> })}
    />
  );
}

export { RequestsView as Screen };
