import { Button, formatDate, Stack, Typography, useFormField } from '@sannidhi/kit';

/** The date of a Sunday, to name the days of the week by. */
const SUNDAY = 1;
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** One day of the week, as its number: 0 Sunday … 6 Saturday. */
export function DayField({ name, label }: { name: string; label: string }) {
  const { value, setValue } = useFormField<number>(name, false);
  return (
    <fieldset>
      <Typography component="legend" sx={{ mb: 0.5, fontSize: '0.9375rem', fontWeight: 600, lineHeight: 20 / 15 }}>
        {label}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {DAYS.map((day) => (
          <Button key={day} small aria-pressed={value === day} aria-label={dayName(day, 'long')} onClick={() => setValue(day)}>
            {dayName(day, 'short')}
          </Button>
        ))}
      </Stack>
    </fieldset>
  );
}

const dayName = (day: number, weekday: 'long' | 'short'): string => formatDate(`2026-11-0${SUNDAY + day}`, { weekday });
