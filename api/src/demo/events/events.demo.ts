import { dateAt, daysAfter } from '@sannidhi/panchanga';
import { EventSeriesRow } from '../../domain/events/event.entity.ts';
import { EventOccurrenceRow } from '../../domain/events/event-occurrence.entity.ts';
import { EventPlanner, spanOf } from '../../domain/events/event-planner.service.ts';
import { newDate } from '../../domain/events/series-change.ts';
import { Temple } from '../../domain/temples/temple.entity.ts';
import { insertRows } from '../../platform/database/rows.ts';
import { type DemoStep, demoId } from '../demo-step.ts';
import { DEMO_HOME_TEMPLE } from '../demo-temples.ts';
import { DEMO_EVENTS, type DemoEvent } from './demo-events.ts';

const DAY_MS = 86_400_000;
const CLASS = 'Bala Vihar (classes for children)';
/** The other temples announce the same class without a change, so that there is something to find near other places. */
const ELSEWHERE = DEMO_EVENTS.filter(({ title }) => title === CLASS).map(({ next: _, ...event }) => event);

/** Two years of events at the home temple: series, a draft, a canceled and a postponed date; and a class at the other temples. */
export const eventsDemo: DemoStep = {
  name: 'events',
  async seed({ database, get, now }) {
    const planner = get(EventPlanner);
    const temples = await database.reader.findBy(Temple, { status: 'approved' });
    for (const temple of temples.filter(({ slug }) => !slug.startsWith('scale-'))) {
      const events = temple.slug === DEMO_HOME_TEMPLE ? DEMO_EVENTS : ELSEWHERE;
      await database.transaction(async (tx) => {
        if (await tx.existsBy(EventSeriesRow, { templeId: temple.id })) return;
        for (const demo of events) {
          const series = seriesOf(temple, demo, now);
          await insertRows(tx, EventSeriesRow, [series]);
          await insertRows(tx, EventOccurrenceRow, occurrencesOf(series, planner.datesOf(temple, series), demo, now));
        }
      });
    }
  },
};

function seriesOf(temple: Temple, { fromDay, days, stage, next: _, rule, ...facts }: DemoEvent, now: Date): EventSeriesRow {
  const today = dateAt(now.getTime(), temple.timeZone);
  const startsOn = daysAfter(today, fromDay);
  const createdAt = new Date(now.getTime() + (Math.min(fromDay, 0) - 20) * DAY_MS);
  return {
    templeId: temple.id,
    id: demoId(`event:${temple.slug}:${facts.title}`, createdAt),
    ...facts,
    ...{ place: 'temple', resourceId: null, address: '', link: '', timeZone: temple.timeZone },
    ...spanOf({ rule, startsOn, endsOn: days > 0 ? daysAfter(startsOn, days) : null, count: null }),
    ...{ splitFrom: null, saleId: null, isPublished: stage === 'published' },
    createdAt,
    updatedAt: createdAt,
  };
}

function occurrencesOf(series: EventSeriesRow, dates: readonly string[], { next = [] }: DemoEvent, now: Date): EventOccurrenceRow[] {
  const rows = dates.map((date) => ({
    ...newDate(series, date, series.createdAt),
    // The same on every start: a link to it can be written down.
    id: demoId(`event-date:${series.templeId}:${series.title}:${series.rule.kind === 'once' ? '' : date}`),
  }));
  const ahead = rows.filter(({ startsAt }) => startsAt > now);
  return rows.map((row) => {
    if (row.endsAt <= now) return { ...row, status: series.isPublished ? 'completed' : row.status };
    const differs = next[ahead.indexOf(row)];
    return differs ? { ...row, ...differs, sequence: 1, changedAt: now } : row;
  });
}
