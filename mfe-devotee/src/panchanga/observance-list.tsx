import { Disclosure, formatDate, formatShortDate, styled } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import type { DayWords } from './day-words.ts';
import type { Observance } from './observances.ts';
import type { PanchangaReading } from './reading.ts';

const List = styled('ul')(({ theme }) => ({
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '0 12px',
    padding: '12px 0',
    borderTop: `1px solid ${theme.vars.palette.role.line}`,
    breakInside: 'avoid',
  },
  '&[data-dated] > li': { gridTemplateColumns: '64px minmax(0, 1fr)' },
  '& time': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& b': { fontWeight: 600 },
  '& p': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& summary': theme.typography.caption,
}));

interface ObservanceListProps {
  observed: readonly Observance[];
  reading: PanchangaReading;
  /** Shows each one's date before it. */
  dated?: boolean;
  /** Shows the reason expanded, for the few on one day. */
  open?: boolean;
  /** Shows the fast's end in the day's local time. */
  words?: DayWords;
}

/** Festivals and vratas, each with the rule and the reason for its date. */
export function ObservanceList({ observed, reading, dated = false, open = false, words }: ObservanceListProps) {
  return (
    <List data-dated={dated || undefined}>
      {observed.map((one) => (
        <li key={`${one.id}${one.date}${one.tradition}`}>
          {dated && <time dateTime={one.date}>{formatShortDate(one.date)}</time>}
          <div>
            <ObservanceName observance={one} reading={reading} />
            <Reason observance={one} reading={reading} open={open} />
            {words && one.parana && <Parana observance={one} words={words} />}
          </div>
        </li>
      ))}
    </List>
  );
}

function ObservanceName({ observance, reading }: { observance: Observance; reading: PanchangaReading }) {
  const text = useTexts();
  const { name } = reading.spoken(observance);
  const tradition = observance.tradition === 'both' ? '' : text(`panchanga.traditions.${observance.tradition}`);
  return <b>{tradition ? text('panchanga.ofTradition', { name, tradition }) : name}</b>;
}

function Reason({ observance, reading, open }: { observance: Observance; reading: PanchangaReading; open: boolean }) {
  const text = useTexts();
  const { rule, reason } = reading.spoken(observance);
  const { moved } = observance;
  const why = (
    <>
      {moved && <p>{text('panchanga.moved', { note: moved.note, date: formatDate(moved.computedDate) })}</p>}
      <p>{text('panchanga.rule', { rule })}</p>
      <p>{reason}</p>
    </>
  );
  if (open) return why;
  return (
    <Disclosure>
      <summary>{text('panchanga.why')}</summary>
      {why}
    </Disclosure>
  );
}

function Parana({ observance: { parana }, words }: { observance: Observance; words: DayWords }) {
  const text = useTexts();
  return parana && <p>{text('panchanga.parana', { when: words.range(parana) })}</p>;
}
