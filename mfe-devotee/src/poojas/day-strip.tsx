import type { OpenSlot } from '@sannidhi/contracts';
import { formatDate, IconButton, IconChevronLeft, IconChevronRight, MoonPhase, styled } from '@sannidhi/kit';
import { useEffect, useRef } from 'react';
import { dayOf } from '../panchanga/chosen-day.ts';
import { elongationAt, tithiName } from '../panchanga/day-words.ts';
import type { PanchangaReading } from '../panchanga/reading.ts';
import { useTexts } from '../use-texts.ts';

const Strip = styled('div')({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', margin: '0 -12px' });
const Days = styled('ul')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(5.25rem, 1fr)',
  gap: 6,
  padding: 3,
  margin: 0,
  listStyle: 'none',
  overflowX: 'auto',
});
const Day = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 2,
  width: '100%',
  height: '100%',
  padding: '8px 4px',
  overflowWrap: 'anywhere',
  border: `1px solid ${theme.vars.palette.role.lineStrong}`,
  borderRadius: 10,
  background: theme.vars.palette.role.surface,
  color: theme.vars.palette.role.text,
  cursor: 'pointer',
  '& b': { ...theme.typography.h3 },
  '&[data-empty]': { background: theme.vars.palette.role.sunken, color: theme.vars.palette.text.secondary },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.role.primary,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.role.primary}`,
    background: theme.vars.palette.role.primaryTint,
    color: theme.vars.palette.role.primary,
  },
}));

interface DayStripProps {
  days: readonly string[];
  slots: readonly OpenSlot[];
  reading: PanchangaReading | undefined;
  selected: string;
  onSelect: (date: string) => void;
  onEarlier: (() => void) | undefined;
  onLater: () => void;
}

/** A week to choose a day from: date, Moon, tithi, and whether there is a time. */
export function DayStrip({ days, slots, reading, selected, onSelect, onEarlier, onLater }: DayStripProps) {
  const text = useTexts();
  return (
    <Strip>
      <IconButton icon={IconChevronLeft} label={text('poojas.time.earlier')} disabled={!onEarlier} onClick={() => onEarlier?.()} />
      <Days aria-label={text('poojas.time.days')}>
        {days.map((date) => (
          <li key={date}>
            <OneDay
              date={date}
              reading={reading}
              empty={!slots.some((slot) => slot.date === date)}
              selected={date === selected}
              onSelect={() => onSelect(date)}
            />
          </li>
        ))}
      </Days>
      <IconButton icon={IconChevronRight} label={text('poojas.time.later')} onClick={onLater} />
    </Strip>
  );
}

interface OneDayProps {
  date: string;
  reading: PanchangaReading | undefined;
  empty: boolean;
  selected: boolean;
  onSelect: () => void;
}

function OneDay({ date, reading, empty, selected, onSelect }: OneDayProps) {
  const text = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // On a phone the strip shows half a week; jsdom has no scrolling.
    if (selected) button.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [selected]);
  const day = reading && dayOf(reading, date);
  const tithi = day && tithiName(day.atSunrise.tithi, reading);
  const under = empty ? text('poojas.time.none') : tithi;
  const label = [formatDate(date, { weekday: 'long', month: 'long', day: 'numeric' }), tithi, empty && under].filter(Boolean).join(', ');
  return (
    <Day ref={button} type="button" aria-pressed={selected} aria-label={label} data-empty={empty || undefined} onClick={onSelect}>
      <span>{formatDate(date, { weekday: 'short' })}</span>
      <b>{formatDate(date, { day: 'numeric' })}</b>
      {day && <MoonPhase elongation={elongationAt(day, day.startsAt)} size={18} />}
      <span>{under}</span>
    </Day>
  );
}
