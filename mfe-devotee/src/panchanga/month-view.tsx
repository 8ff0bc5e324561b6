import { Card, styled } from '@sannidhi/kit';
import { MonthDay } from './month-day.tsx';
import { MonthDays } from './month-days.tsx';
import { MonthSheet } from './month-sheet.tsx';
import type { ViewProps } from './view-props.ts';

/** Up to here seven columns of sentences would have to be scrolled sideways. */
const SMALL = '@media screen and (max-width:820px)';

const Large = styled('div')({ [SMALL]: { display: 'none' } });
const Small = styled('div')(({ theme }) => ({
  display: 'none',
  gap: theme.density.gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [SMALL]: { display: 'grid' },
}));

/**
 * The month as a wall calendar: every day with its limbs and festivals, on paper one sheet. A small screen has days to tap and the one that
 * was tapped below them.
 */
export function MonthView(view: ViewProps) {
  const { reading, place, ownDates, date, today, onSelect } = view;
  return (
    <>
      <Large>
        <Card>
          <MonthSheet {...{ reading, place, ownDates, month: date.slice(0, 7) }} />
        </Card>
      </Large>
      <Small>
        <Card>
          <MonthDays {...{ reading, ownDates, date, today, onSelect }} />
        </Card>
        <MonthDay {...view} />
      </Small>
    </>
  );
}
