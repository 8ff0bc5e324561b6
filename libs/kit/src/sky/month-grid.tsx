import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { MoonPhase } from '../motifs/moon-phase.tsx';
import { color } from '../theme/color-tokens.ts';
import { radius } from '../theme/scale-tokens.ts';
import { hiddenText } from '../ui/hidden-text.ts';
import { dateAfterKey } from './grid-keys.ts';

const DAYS_IN_WEEK = 7;
/** A phone or a small tablet is read at arm's length. */
const SMALL = '@media (max-width:820px)';

const Table = styled('table')({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', fontVariantNumeric: 'lining-nums' });
const Weekday = styled('th')(({ theme }) => ({
  padding: 0,
  fontSize: '0.8125rem',
  lineHeight: '26px',
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  [SMALL]: { fontSize: '0.875rem' },
  '& > span:last-of-type': hiddenText,
}));
const Cell = styled('td')(({ theme }) => ({ padding: 0, borderTop: `1px solid ${theme.vars.palette.role.line}` }));
const Day = styled('button')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  minHeight: 74,
  padding: '8px 0 6px',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 5,
  border: 0,
  borderRadius: radius.panel,
  background: 'none',
  color: theme.vars.palette.role.text,
  font: 'inherit',
  fontSize: '0.9375rem',
  lineHeight: 1.2,
  fontWeight: 500,
  cursor: 'pointer',
  '& > span': {
    minHeight: '0.875rem',
    fontSize: '0.75rem',
    lineHeight: '0.875rem',
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
  '& > i': {
    position: 'absolute',
    top: 6,
    right: 'calc(50% - 20px)',
    width: 7,
    height: 7,
    borderRadius: '50%',
    background: theme.vars.palette.role.brassLine,
  },
  '&:hover': { background: theme.vars.palette.role.hover },
  '&[data-outside]': { color: theme.vars.palette.role.textTertiary },
  '&[aria-current="date"]': { boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.role.control}` },
  '&[aria-pressed="true"]': {
    background: theme.vars.palette.role.primary,
    color: theme.vars.palette.role.onPrimary,
    '--mui-palette-role-moonLit': color.sky.noon,
    '--mui-palette-role-moonDark': theme.vars.palette.role.primaryActive,
    '& > span': { color: 'inherit' },
  },
  [SMALL]: { '& > span': { fontSize: '0.875rem', lineHeight: '1rem' } },
  '@media (forced-colors: active)': { '&[aria-pressed="true"]': { outline: '2px solid', outlineOffset: -4 } },
}));

/** One cell: the civil date, its description, and what is shown under the number. */
export interface MonthGridDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** The whole day in words: "Friday, November 20, Shukla Ekadashi, Prabodhini Ekadashi". */
  label: string;
  /** Moon minus Sun in degrees at the start of the day; determines its phase. */
  elongation?: number;
  /** Small under the Moon: the tithi's number. */
  note?: string;
  /** A dot: a festival, a birth star. */
  marked?: boolean;
  /** Belongs to the previous or next month. */
  outside?: boolean;
}

interface MonthGridProps {
  /** "November 2026". */
  label: string;
  /** From the first day of the week: the letter shown and the name announced. */
  weekdays: readonly { short: string; long: string }[];
  /** Whole weeks. */
  days: readonly MonthGridDay[];
  /** The chosen date; the only one in the tab order. */
  selected: string;
  today?: string;
  /** Selects a date; false if it can't be shown. It may take a moment: keys pressed meanwhile continue from it. */
  onSelect: (date: string) => unknown;
}

/**
 * A month of days with the Moon. Arrow keys move by day and week, Home and End within the week, Page Up and Page Down by month; each step
 * selects, so that a date outside the grid lets the caller show its month.
 */
export function MonthGrid({ label, weekdays, days, selected, today, onSelect }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    if (awaited.current !== selected) return;
    awaited.current = undefined;
    table.current?.querySelector<HTMLElement>(`[data-date="${selected}"]`)?.focus();
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent) => {
    const focused = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
    const next = focused && dateAfterKey(awaited.current ?? focused, event.key);
    if (!next) return;
    event.preventDefault();
    if (onSelect(next) !== false) awaited.current = next;
  };
  const tabStop = days.some(({ date }) => date === selected) ? selected : days.find(({ outside }) => !outside)?.date;
  return (
    <Table ref={table} role="grid" aria-label={label} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <Weekday key={long} scope="col">
              <span aria-hidden="true">{short}</span>
              <span>{long}</span>
            </Weekday>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr key={week[0]?.date}>
            {week.map(({ date, label: words, elongation, note, marked, outside }) => (
              <Cell key={date}>
                <Day
                  type="button"
                  data-date={date}
                  data-outside={outside || undefined}
                  aria-label={words}
                  aria-pressed={date === selected}
                  aria-current={date === today ? 'date' : undefined}
                  tabIndex={date === tabStop ? 0 : -1}
                  onClick={() => {
                    awaited.current = undefined;
                    onSelect(date);
                  }}
                >
                  {Number(date.slice(-2))}
                  {elongation !== undefined && <MoonPhase elongation={elongation} size={17} />}
                  {note !== undefined && <span>{note}</span>}
                  {marked && <i />}
                </Day>
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function weeksOf(days: readonly MonthGridDay[]): MonthGridDay[][] {
  return Array.from({ length: Math.ceil(days.length / DAYS_IN_WEEK) }, (_, week) =>
    days.slice(week * DAYS_IN_WEEK, (week + 1) * DAYS_IN_WEEK),
  );
}
