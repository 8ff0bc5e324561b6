import { type OfficeAssignment, priestAssignmentEndpoints, type StaffedSlot } from '@sannidhi/contracts';
import {
  Chip,
  ChoiceFilter,
  type Column,
  RecordListView,
  StatusChip,
  textColumn,
  useAddress,
  useList,
  usePanel,
  useSession,
} from '@sannidhi/kit';
import { FromToday } from '../office/from-today.tsx';
import { Row } from '../office/layout.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { isTaken } from './is-taken.ts';
import { StaffedRecord } from './staffed-record.tsx';
import { useServiceTime } from './use-service-time.ts';
import { WeekProposal } from './week-proposal.tsx';

const DAYS = 7;

/** The temple’s pooja times with their priests, a week from today at first. */
export function StaffedView() {
  return (
    <FromToday days={DAYS}>
      <StaffedList />
    </FromToday>
  );
}

function StaffedList() {
  const text = useOfficeText('assignments');
  const panel = usePanel('service');
  const manages = useSession().can('priests:manage');
  const slots = useList(priestAssignmentEndpoints.staffed);
  const { parameters, change } = useAddress();
  const onlyOpen = parameters.get('open') ?? undefined;
  const when = useServiceTime();
  const { from = '', to = '' } = slots.query;
  const rows = slots.table.rows?.filter(({ open }) => !onlyOpen || open > 0);
  return (
    <RecordListView
      texts={text}
      list={{ ...slots, table: { ...slots.table, rows } }}
      panel={panel}
      columns={useStaffedColumns()}
      name={(slot) => `${slot.service}, ${when(slot)}`}
      filters={
        <ChoiceFilter
          label={text('column.priest')}
          value={onlyOpen}
          onChange={(open) => change({ open }, { replace: true })}
          choices={[{ value: 'yes', label: text('onlyOpen') }]}
        />
      }
      create={manages && (() => <WeekProposal key={`${from}${to}`} from={from} to={to} onDone={panel.close} />)}
      record={(slot) => <StaffedRecord key={slot.id} slot={slot} />}
    />
  );
}

function useStaffedColumns(): Column<StaffedSlot>[] {
  const text = useOfficeText('assignments');
  const when = useServiceTime();
  const names = ({ assignments }: StaffedSlot) =>
    assignments
      .filter(isTaken)
      .map(({ priest }) => priest.fullName)
      .join(', ');
  return [
    textColumn('when', text('column.when'), when, { width: 190, phone: 'detail' }),
    textColumn('pooja', text('column.pooja'), ({ service }) => service, { phone: 'title' }),
    textColumn('families', text('column.families'), ({ families }) => text('families', { count: families }), { width: 130, low: true }),
    textColumn('priest', text('column.priest'), names, { phone: 'value' }),
    {
      key: 'state',
      header: text('column.state'),
      cell: (slot) => <States slot={slot} />,
      width: 210,
      phone: 'status',
    },
  ];
}

function States({ slot: { assignments, open } }: { slot: StaffedSlot }) {
  const text = useOfficeText('assignments');
  const taken: OfficeAssignment[] = assignments.filter(isTaken);
  return (
    <Row>
      {open > 0 && (
        <Chip kind="warning" icon="warning">
          {text('open', { count: open })}
        </Chip>
      )}
      {taken.map(({ id, state }) => (
        <StatusChip key={id} of="priest-assignment" state={state} />
      ))}
    </Row>
  );
}

export { StaffedView as Screen };
