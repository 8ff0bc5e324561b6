import { Card, Disclosure, formatCount, formatDate, Tabs } from '@sannidhi/kit';
import { useState } from 'react';
import { useTexts } from '../use-texts.ts';
import { yearOf } from './civil-date.ts';
import { ObservanceList } from './observance-list.tsx';
import { type Observance, observedInYear } from './observances.ts';
import type { ViewProps } from './view-props.ts';

const KINDS = ['festivals', 'vratas', 'all'] as const;
type Kind = (typeof KINDS)[number];

/** A civil year's festivals in the place, month by month, each date with its reason. This year opens at today; what has passed is a press away. */
export function FestivalsView({ reading, ownDates, date, today }: ViewProps) {
  const text = useTexts();
  const [kind, setKind] = useState<Kind>('festivals');
  const year = yearOf(date);
  const observed = observedInYear(reading.calendar, year, ownDates, kind);
  const before = year === yearOf(today) ? observed.filter((one) => one.date < today) : [];
  return (
    <>
      <Tabs
        label={text('panchanga.kinds.label')}
        tabs={KINDS.map((value) => ({ value, label: text(`panchanga.kinds.${value}`) }))}
        value={kind}
        onChange={(next) => setKind(KINDS.find((known) => known === next) ?? 'festivals')}
      />
      <p>{text('panchanga.countInYear', { count: observed.length, shown: formatCount(observed.length) })}</p>
      {before.length > 0 && (
        <Disclosure>
          <summary>{text('panchanga.earlierInYear', { year: String(year), shown: formatCount(before.length) })}</summary>
          <Months observed={before} reading={reading} passedOf={today.slice(0, 7)} />
        </Disclosure>
      )}
      <Months observed={observed.slice(before.length)} reading={reading} />
    </>
  );
}

interface MonthsProps {
  observed: readonly Observance[];
  reading: ViewProps['reading'];
  /** The month of which this is what has passed: the rest of it has a card of its own. */
  passedOf?: string;
}

function Months({ observed, reading, passedOf }: MonthsProps) {
  const text = useTexts();
  return byMonth(observed).map(([key, ofMonth]) => {
    const month = formatDate(`${key}-01`, { month: 'long', year: 'numeric' });
    return (
      <Card key={key} title={key === passedOf ? text('panchanga.earlierInMonth', { month }) : month}>
        <ObservanceList observed={ofMonth} reading={reading} dated />
      </Card>
    );
  });
}

function byMonth(observed: readonly Observance[]): [month: string, Observance[]][] {
  const months = new Map<string, Observance[]>();
  for (const one of observed) {
    const month = one.date.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), one]);
  }
  return [...months];
}
