import { Card, formatCount, formatDate, IconButton, IconChevronLeft, IconChevronRight, Tabs } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { FIRST_DATE, LAST_DATE, yearOf } from './civil-date.ts';
import { ObservanceList } from './observance-list.tsx';
import { type Observance, observedInYear } from './observances.ts';
import type { ViewProps } from './view-props.ts';

const KINDS = ['festivals', 'vratas', 'all'] as const;
type Kind = (typeof KINDS)[number];

/** What is kept in a civil year at the place, month by month, each date with its reason. */
export function FestivalsView({ reading, ownDates, date, onSelect }: ViewProps) {
  const text = useTexts();
  const [kind, setKind] = useState<Kind>('festivals');
  const year = yearOf(date);
  const observed = observedInYear(reading.calendar, year, ownDates, kind);
  const toYear = (next: number) => onSelect(`${next}-01-01`);
  return (
    <>
      <Tabs
        label={text('panchanga.kinds.label')}
        tabs={KINDS.map((value) => ({ value, label: text(`panchanga.kinds.${value}`) }))}
        value={kind}
        onChange={(next) => setKind(KINDS.find((known) => known === next) ?? 'festivals')}
      />
      <Card
        title={text('panchanga.inYear', { year })}
        aside={
          <span>
            <IconButton
              icon={IconChevronLeft}
              label={text('panchanga.previousYear')}
              disabled={year <= yearOf(FIRST_DATE)}
              onClick={() => toYear(year - 1)}
            />
            <IconButton
              icon={IconChevronRight}
              label={text('panchanga.nextYear')}
              disabled={year >= yearOf(LAST_DATE)}
              onClick={() => toYear(year + 1)}
            />
          </span>
        }
      >
        <p>{text('panchanga.countInYear', { count: observed.length, shown: formatCount(observed.length) })}</p>
      </Card>
      {byMonth(observed).map(([month, ofMonth]) => (
        <Card key={month} title={formatDate(`${month}-01`, { month: 'long', year: 'numeric' })}>
          <ObservanceList observed={ofMonth} reading={reading} dated />
        </Card>
      ))}
    </>
  );
}

function byMonth(observed: readonly Observance[]): [month: string, Observance[]][] {
  const months = new Map<string, Observance[]>();
  for (const one of observed) {
    const month = one.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), one]);
  }
  return [...months];
}
