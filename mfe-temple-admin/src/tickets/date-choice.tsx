import type { EventDate } from '@sannidhi/contracts';
import { ChoiceFilter } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

interface DateChoiceProps {
  dates: readonly EventDate[];
  value: string | undefined;
  onChange: (id: string) => void;
}

/** Which of an event's dates is shown. Nothing for an event with one. */
export function DateChoice({ dates, value, onChange }: DateChoiceProps) {
  const text = useOfficeText('tickets');
  const moments = useMoments();
  if (dates.length < 2) return null;
  return (
    <ChoiceFilter
      label={text('date')}
      value={value}
      onChange={(id) => id && onChange(id)}
      choices={dates.map(({ id, startsAt }) => ({ value: id, label: moments.relative(startsAt) }))}
    />
  );
}
