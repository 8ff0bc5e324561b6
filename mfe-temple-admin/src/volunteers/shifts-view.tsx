import { type ShiftRow, shiftEndpoints } from '@sannidhi/contracts';
import { ChoiceFilter, type Column, RecordListView, stateColumn, textColumn, useList, usePanel, useSession } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { ShiftForm } from './shift-form.tsx';
import { ShiftRecord } from './shift-record.tsx';
import { shiftWhen } from './shift-when.ts';

/** The temple's shifts, with those that lack people on top of a filter. */
export function ShiftsView() {
  const text = useOfficeText('shifts');
  const panel = usePanel('shift');
  const manages = useSession().can('volunteers:manage');
  const shifts = useList(shiftEndpoints.list);
  return (
    <RecordListView
      texts={text}
      list={shifts}
      panel={panel}
      columns={useShiftColumns()}
      name={({ title }) => title}
      create={manages && (() => <ShiftForm onDone={panel.close} />)}
      record={({ id }) => <ShiftRecord key={id} shiftId={id} />}
      filters={
        <>
          <ChoiceFilter
            label={text('when')}
            value={shifts.query.when === 'past' ? 'past' : undefined}
            onChange={(when) => shifts.set({ when: when === 'past' ? 'past' : undefined })}
            choices={[{ value: 'past', label: text('past') }]}
          />
          <ChoiceFilter
            label={text('people')}
            value={shifts.query.gaps ? 'gaps' : undefined}
            onChange={(value) => shifts.set({ gaps: value === 'gaps' ? true : undefined })}
            choices={[{ value: 'gaps', label: text('gaps') }]}
          />
        </>
      }
    />
  );
}

function useShiftColumns(): Column<ShiftRow>[] {
  const text = useOfficeText('shifts');
  const lacks = ({ missing, waiting }: ShiftRow) =>
    missing > 0 ? text('needs', { count: missing }) : waiting > 0 ? text('waiting', { count: waiting }) : '';
  return [
    textColumn('title', text('column.title'), ({ title }) => title, { phone: 'title' }),
    textColumn('when', text('column.when'), shiftWhen, { width: 250, phone: 'detail' }),
    textColumn('people', text('column.people'), ({ taken, target }) => text('ofTarget', { taken, target }), { width: 90, phone: 'value' }),
    textColumn('lacks', text('column.lacks'), lacks, { width: 150, phone: 'status' }),
    textColumn('lead', text('column.lead'), ({ leadName }) => leadName ?? '', { width: 150, low: true }),
    stateColumn(text('column.state'), 'volunteer-shift', ({ status }) => status, { width: 120, low: true }),
  ];
}

export { ShiftsView as Screen };
