import type { EventDate } from '@sannidhi/contracts';
import { ChoiceFilter } from '@sannidhi/kit';
import { useOfficeText } from '../office/namespace.ts';
import { useMoments } from '../office/use-moments.ts';

interface DateChoiceProps {
  dates: readonly EventDate[];
  /** The date that is shown unless another one is chosen. */
  first: string | undefined;
  value: string | undefined;
  /** Undefined: the first one again. */
  onChange: (id: string | undefined) => void;
}

/** Which of an event's dates is shown. Nothing for an event with one. */
export function DateChoice({ dates, first, value, onChange }: DateChoiceProps) {
  const text = useOfficeText('tickets');
  const moments = useMoments();
  if (dates.length < 2) return null;
  const shown = dates.find(({ id }) => id === first)?.startsAt;
  return (
    <ChoiceFilter
      label={shown ? moments.relative(shown) : text('date')}
      value={value === first ? undefined : value}
      onChange={onChange}
      choices={dates.map(({ id, startsAt }) => ({ value: id, label: moments.relative(startsAt) }))}
    />
  );
}
