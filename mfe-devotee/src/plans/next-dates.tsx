import { planEndpoints } from '@sannidhi/contracts';
import { Button, formatDate, styled, useErrorSentence, useFormValues, useRead } from '@sannidhi/kit';
import { useTexts } from '../use-texts.ts';
import { WEEKDAY_DATE } from './plan-dates.ts';
import { scheduleSchema } from './schedule-schema.ts';
import { type ScheduleValues, schedulePayload } from './schedule-values.ts';

const SHOWN = 6;
const Frame = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '14px 16px',
  borderRadius: 10,
  background: theme.vars.palette.role.sunken,
  '& h3': theme.typography.h4,
  '& ol': { margin: '6px 0 0', padding: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& p': { color: theme.vars.palette.text.secondary },
}));

interface NextDatesProps {
  /** The temple's slug. */
  temple: string;
  /** Dates a plan has had, which count toward the number after which it ends. */
  past?: number;
}

/** The first dates of what is filled in, worked out by the API as it would charge them. */
export function NextDates({ temple, past = 0 }: NextDatesProps) {
  const text = useTexts();
  const sentenceOf = useErrorSentence();
  const values = useFormValues<ScheduleValues>();
  const complete = scheduleSchema.isValidSync(values);
  const { rule, endsAfter, ...schedule } = schedulePayload(values);
  const left = endsAfter && Math.max(1, endsAfter - past);
  const preview = useRead(planEndpoints.preview, {
    query: { ...rule, ...schedule, endsAfter: left, temple, count: SHOWN },
    enabled: complete,
    keepPrevious: true,
  });
  if (!complete) return null;
  return (
    <Frame aria-live="polite" aria-label={text('plans.next.heading')} aria-busy={preview.isFetching}>
      <h3>{text('plans.next.heading')}</h3>
      {preview.error && (
        <p>
          {sentenceOf(preview.error)}{' '}
          <Button small variant="text" onClick={() => void preview.refetch()}>
            {text('plans.tryAgain')}
          </Button>
        </p>
      )}
      {preview.data && !preview.error && <Dates dates={preview.data.dates} lastOn={preview.data.lastOn} />}
    </Frame>
  );
}

function Dates({ dates, lastOn }: { dates: readonly string[]; lastOn: string | null }) {
  const text = useTexts();
  if (dates.length === 0) return <p>{text('plans.next.none')}</p>;
  return (
    <>
      <ol>
        {dates.map((on) => (
          <li key={on}>{formatDate(on, WEEKDAY_DATE)}</li>
        ))}
      </ol>
      <p>{lastOn ? text('plans.next.lastOn', { date: formatDate(lastOn) }) : text('plans.next.on')}</p>
    </>
  );
}
