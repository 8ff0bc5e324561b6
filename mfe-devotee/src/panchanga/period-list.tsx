import { Card, PeriodMark, type PeriodTone, styled } from '@sannidhi/kit';
import type { ReactNode } from 'react';
import { useTexts } from '../use-texts.ts';
import type { DayPeriod } from './day-periods.ts';
import type { DayWords } from './day-words.ts';

const List = styled('ul')(({ theme }) => ({
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '26px minmax(0, 1fr)',
    gap: 12,
    padding: '10px 0',
    borderTop: `1px solid ${theme.vars.palette.role.line}`,
    breakInside: 'avoid',
  },
  // The times go below the name where both don't fit: names break between words only.
  '& > li > div': { display: 'flex', flexWrap: 'wrap', gap: '0 12px' },
  '& > li > div > span': { flex: '1 0 7.5rem', overflowWrap: 'normal' },
  '& small': { ...theme.typography.caption, flex: '1 0 100%', color: theme.vars.palette.text.secondary },
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
}));

interface PeriodListProps {
  title: string;
  tone: PeriodTone;
  periods: readonly DayPeriod[];
  words: DayWords;
  children?: ReactNode;
}

/** The good times or those to avoid as a list: each with its letter, what it is, and when. */
export function PeriodList({ title, tone, periods, words, children }: PeriodListProps) {
  const text = useTexts();
  return (
    <Card title={title}>
      <List>
        {periods.map(({ kind, startsAt, endsAt }) => (
          <li key={`${kind}${startsAt}`}>
            <PeriodMark tone={tone} letter={text(`panchanga.periods.${kind}.letter`)} />
            <div>
              <span>{text(`panchanga.periods.${kind}.name`)}</span>
              <b>{words.range({ startsAt, endsAt })}</b>
              <small>{text(`panchanga.periods.${kind}.gloss`)}</small>
            </div>
          </li>
        ))}
      </List>
      {children}
    </Card>
  );
}
