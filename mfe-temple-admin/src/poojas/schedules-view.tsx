import { type PoojaSchedule, poojaScheduleEndpoints } from '@sannidhi/contracts';
import { type Column, formatWallTime, RecordListView, textColumn, useList, usePanel, useSession } from '@sannidhi/kit';
import { activeColumn } from '../office/active-column.tsx';
import { useOfficeText } from '../office/namespace.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { useRuleWords } from './use-rule-words.ts';

/** The rules that make the temple's pooja times. */
export function SchedulesView() {
  const panel = usePanel('schedule');
  const manages = useSession().can('poojas:manage');
  return (
    <RecordListView
      texts={useOfficeText('poojaSchedules')}
      list={useList(poojaScheduleEndpoints.list)}
      panel={panel}
      columns={useScheduleColumns()}
      name={({ serviceName }) => serviceName}
      create={manages && (() => <ScheduleForm onDone={panel.close} />)}
      record={manages && ((schedule) => <ScheduleForm key={schedule.id} schedule={schedule} onDone={panel.close} />)}
    />
  );
}

function useScheduleColumns(): Column<PoojaSchedule>[] {
  const text = useOfficeText('poojaSchedules');
  const wordsOf = useRuleWords();

  return [
    textColumn('pooja', text('column.pooja'), ({ serviceName }) => serviceName, { phone: 'title' }),
    textColumn('rule', text('column.rule'), ({ rule }) => wordsOf(rule), { phone: 'detail' }),
    textColumn('times', text('column.times'), ({ times }) => times.map(formatWallTime).join(', '), { phone: 'value' }),
    textColumn(
      'split',
      text('column.split'),
      ({ capacity, onlinePlaces, counterPlaces }) => text('split', { capacity, online: onlinePlaces, counter: counterPlaces }),
      { low: true },
    ),
    activeColumn({ header: text('column.state'), active: text('active'), ended: text('ended') }),
  ];
}

export { SchedulesView as Screen };
