import { PeriodMark } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';

interface TodayPeriodProps {
  tone: 'good' | 'bad';
  kind: 'rahu' | 'abhijit';
  when: string;
  /** Passed: it says so instead of what it is for, and steps back. */
  isOver: boolean;
}

/** A good or a bad time of the day. */
export function TodayPeriod({ tone, kind, when, isOver }: TodayPeriodProps) {
  const text = useTexts();
  return (
    <li data-over={isOver || undefined}>
      <PeriodMark tone={tone} letter={text(`panchanga.periods.${kind}.letter`)} />
      <span>
        <small>{text(`panchanga.periods.${kind}.name`)}</small>
        <b>{when}</b> {text(isOver ? 'panchanga.over' : `panchanga.periods.${kind}.gloss`)}
      </span>
    </li>
  );
}
