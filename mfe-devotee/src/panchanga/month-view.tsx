import { Card } from '@sannidhi/kit';
import { MonthSheet } from './month-sheet.tsx';
import type { ViewProps } from './view-props.ts';

/** The month as a wall calendar: every day with its limbs and festivals. Printed, it fills one sheet. */
export function MonthView({ reading, place, ownDates, date }: ViewProps) {
  return (
    <Card>
      <MonthSheet {...{ reading, place, ownDates, month: date.slice(0, 7) }} />
    </Card>
  );
}
