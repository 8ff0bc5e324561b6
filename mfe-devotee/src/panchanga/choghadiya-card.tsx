import { Card, CardColumns, Disclosure, styled } from '@sannidhi/kit';
import type { Interval, Limb, PanchangaDay } from '@sannidhi/panchanga/web';
import { useTexts } from '../use-texts.ts';
import type { DayWords } from './day-words.ts';
import type { PanchangaReading } from './reading.ts';

const Section = styled(Disclosure)(({ theme }) => ({
  '& ol': { padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    padding: '6px 0',
    borderTop: `1px solid ${theme.vars.palette.role.line}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& li[data-now]': { fontWeight: 600 },
}));

interface ChoghadiyaCardProps {
  day: PanchangaDay;
  reading: PanchangaReading;
  words: DayWords;
  now: number;
}

/** The eighths of day and night with their quality, and the planets' hours. */
export function ChoghadiyaCard({ day, reading: { names }, words, now }: ChoghadiyaCardProps) {
  const text = useTexts();
  const { choghadiya, hora } = day;
  const fortune = (good: boolean) => text(good ? 'panchanga.fortune.good' : 'panchanga.fortune.bad');
  const parts = (list: readonly (Limb & { good: boolean })[]) =>
    list.map(({ index, good, ...span }) => ({ ...span, name: `${names.choghadiya[index - 1] ?? ''} (${fortune(good)})` }));
  const hours = hora.map(({ index, ...span }) => ({ ...span, name: names.graha[index - 1] ?? '' }));
  return (
    <Card title={text('panchanga.choghadiya')}>
      <CardColumns min={260}>
        <Spans label={text('panchanga.choghadiyaDay')} spans={parts(choghadiya.day)} words={words} now={now} />
        <Spans label={text('panchanga.choghadiyaNight')} spans={parts(choghadiya.night)} words={words} now={now} />
        <Spans label={text('panchanga.hora')} spans={hours} words={words} now={now} />
      </CardColumns>
    </Card>
  );
}

interface SpansProps {
  label: string;
  spans: readonly (Interval & { name: string })[];
  words: DayWords;
  now: number;
}

function Spans({ label, spans, words, now }: SpansProps) {
  return (
    <Section>
      <summary>{label}</summary>
      <ol>
        {spans.map(({ name, startsAt, endsAt }) => (
          <li key={startsAt} data-now={now >= startsAt && now < endsAt ? '' : undefined}>
            <span>{name}</span>
            <span>{words.range({ startsAt, endsAt })}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
