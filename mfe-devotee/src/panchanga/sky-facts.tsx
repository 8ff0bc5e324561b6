import { styled } from '@sannidhi/kit';
import type { PanchangaDay } from '@sannidhi/panchanga/web';
import { useTexts } from '../use-texts.ts';
import { type DayWords, limbAt } from './day-words.ts';
import type { PanchangaReading } from './reading.ts';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '16px 24px',
  marginTop: 16,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.role.line}`,
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
  '@media (max-width:599.95px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))' },
}));

interface SkyFactsProps {
  day: PanchangaDay;
  dayAfter: PanchangaDay;
  reading: PanchangaReading;
  words: DayWords;
  /** The moment shown, UTC milliseconds. */
  at: number;
}

/** When Sun and Moon rise and set between this sunrise and the next, and their signs. */
export function SkyFacts({ day, dayAfter, reading, words, at }: SkyFactsProps) {
  const text = useTexts();
  const told = (moment: number | null, never: string) => (moment === null ? text(never) : words.time(moment));
  const within = (...moments: (number | null)[]) =>
    moments.find((moment) => moment !== null && moment >= day.startsAt && moment < day.endsAt) ?? null;
  const sign = (limbs: PanchangaDay['sunRashi']) => {
    const index = limbAt(limbs, at)?.index ?? 1;
    return text(`panchanga.signs.${index}`, { name: reading.nameOf('sunRashi', index) });
  };
  const sunNever = day.sun === 'stays-up' ? 'panchanga.sunStaysUp' : 'panchanga.sunStaysDown';
  return (
    <List>
      <Fact label={text('panchanga.sunrise')} value={told(day.sunrise, sunNever)} />
      <Fact label={text('panchanga.sunset')} value={told(day.sunset, sunNever)} />
      <Fact label={text('panchanga.sunIn')} value={sign(day.sunRashi)} />
      <Fact label={text('panchanga.moonrise')} value={told(within(day.moonrise, dayAfter.moonrise), 'panchanga.noMoonrise')} />
      <Fact label={text('panchanga.moonset')} value={told(within(day.moonset, dayAfter.moonset), 'panchanga.noMoonset')} />
      <Fact label={text('panchanga.moonIn')} value={sign(day.moonRashi)} />
    </List>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
