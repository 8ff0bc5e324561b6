import type { EventCard, EventRule } from '@sannidhi/contracts';
import { currentLanguage, formatDate, type Text } from '@sannidhi/kit';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { ordinal } from '../plans/ordinal.ts';
import { useTexts } from '../use-texts.ts';
import { eventPath } from './event-paths.ts';

/** Rules of the Moon bring the calendar's words along; most series have none. */
const MoonRule = lazy(async () => ({ default: (await import('./moon-rule.tsx')).MoonRule }));

const BETWEEN = ' · ';

/** How often an event is, and its other dates, which are on its page; nothing for an event on a single date. */
export function SeriesLine({ event: { id, series, temple } }: { event: EventCard }) {
  const text = useTexts();
  if (!series || series.more === 0) return null;
  const { kind } = series.rule;
  return (
    <p>
      {kind === 'tithi' || kind === 'nakshatra' ? (
        <Suspense fallback={null}>
          <MoonRule rule={series.rule} />
          {BETWEEN}
        </Suspense>
      ) : (
        ruleWords(series.rule, text) + BETWEEN
      )}
      <Link to={eventPath(temple.slug, id)}>{text('events.more', { count: series.more })}</Link>
    </p>
  );
}

function ruleWords({ kind, days = [], monthDay = 1, week = '1' }: EventRule, text: Text): string {
  if (kind === 'monthly-day') return text('plans.rule.monthlyOn', { day: ordinal(monthDay, text) });
  if (kind === 'monthly-weekday') return text('events.rule.monthly', { week: text(`events.rule.week.${week}`), day: listed(days) });
  if (kind !== 'weekly') return text('events.rule.dates');
  return days.length === DAYS ? text('events.rule.daily') : text('events.rule.weekly', { days: listed(days) });
}

const DAYS = 7;
/** January 4, 2026 was a Sunday. */
const weekday = (day: number): string => formatDate(`2026-01-0${4 + day}`, { weekday: 'long' });
const listed = (days: readonly number[]): string => new Intl.ListFormat(currentLanguage()).format(days.map(weekday));
