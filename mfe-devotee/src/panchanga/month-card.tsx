import { Card, formatDate, IconButton, IconChevronLeft, IconChevronRight, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { isDate, monthsLater } from './civil-date.ts';
import { MonthDays, type MonthDaysProps } from './month-days.tsx';

const Steps = styled('span')({ display: 'inline-flex', marginRight: -12 });

/** The month around a date, with steps to the months beside it. */
export function MonthCard(days: MonthDaysProps) {
  const text = useTexts();
  const { date, onSelect } = days;
  const select = (next: string) => isDate(next) && onSelect(next);
  return (
    <Card
      title={formatDate(`${date.slice(0, 7)}-01`, { month: 'long', year: 'numeric' })}
      aside={
        <Steps>
          <IconButton icon={IconChevronLeft} label={text('panchanga.previousMonth')} onClick={() => select(monthsLater(date, -1))} />
          <IconButton icon={IconChevronRight} label={text('panchanga.nextMonth')} onClick={() => select(monthsLater(date, 1))} />
        </Steps>
      }
    >
      <MonthDays {...days} />
    </Card>
  );
}
