import { Card, formatDate, IconButton, IconChevronLeft, IconChevronRight } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { isDate, monthsLater } from './civil-date.ts';
import { MonthSheet } from './month-sheet.tsx';
import type { ViewProps } from './view-props.ts';

/** The month as it hangs on a wall: every day with its limbs and festivals. On paper it fills one sheet. */
export function MonthView({ reading, place, ownDates, date, onSelect }: ViewProps) {
  const text = useTexts();
  const month = date.slice(0, 7);
  const select = (next: string) => isDate(next) && onSelect(next);
  return (
    <Card
      title={formatDate(`${month}-01`, { month: 'long', year: 'numeric' })}
      aside={
        <span>
          <IconButton icon={IconChevronLeft} label={text('panchanga.previousMonth')} onClick={() => select(monthsLater(date, -1))} />
          <IconButton icon={IconChevronRight} label={text('panchanga.nextMonth')} onClick={() => select(monthsLater(date, 1))} />
        </span>
      }
    >
      <MonthSheet {...{ reading, place, ownDates, month }} />
    </Card>
  );
}
