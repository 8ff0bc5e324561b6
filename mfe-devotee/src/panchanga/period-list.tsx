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
    gridTemplateColumns: '26px minmax(0, 1fr) auto',
    gap: '0 12px',
    padding: '10px 0',
    borderTop: `1px solid ${theme.vars.palette.role.line}`,
    breakInside: 'avoid',
  },
  '& small': { ...theme.typography.caption, gridColumn: '2 / -1', color: theme.vars.palette.text.secondary },
  '& b': { fontWeight: 600, textAlign: 'right', fontVariantNumeric: 'tabular-nums lining-nums' },
  '@media (max-width:359.95px)': { '& b': { gridColumn: '2', textAlign: 'left' } },
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
            <span>{text(`panchanga.periods.${kind}.name`)}</span>
            <b>{words.range({ startsAt, endsAt })}</b>
            <small>{text(`panchanga.periods.${kind}.gloss`)}</small>
          </li>
        ))}
      </List>
      {children}
    </Card>
  );
}
