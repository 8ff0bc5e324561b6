import { join } from 'node:path';
import Database from 'better-sqlite3';
import { askedBy, type Question } from '../scale/questions.ts';

const DAY_MS = 86_400_000;
const date = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const office = askedBy('temple-admin', 'frontdesk@sannidhi.test', 'temple-admin');
const devotee = askedBy('donor', 'devotee@sannidhi.test', 'devotee');
const anyone = askedBy(undefined, '', 'public');

/** The lists, calendars and dashboards of events whose time must not grow with the registrations of many years. */
export function registrationQuestions(demoDir: string): readonly Question[] {
  const busiest = busiestDate(demoDir);
  const [today, month] = [date(0), date(31)];
  return [
    office('events', '/events?limit=50'),
    // As many as the demo has of these: a page of the same length.
    office('events searched', '/events?search=dee&limit=7'),
    office('events searched in vain', '/events?search=never&limit=50'),
    office('the dashboard’s sums', '/event-figures/summary'),
    office('the dashboard’s approvals', '/event-figures/waiting'),
    office('figures of dates to come', '/event-figures?limit=50'),
    office('figures of past dates', '/event-figures?when=past&limit=50'),
    office('people of the fullest date', `/tickets?occurrenceId=${busiest}&limit=50`),
    office('people of a date searched by name', `/tickets?occurrenceId=${busiest}&search=rao&limit=50`),
    office('a date’s waitlist', `/ticket-waits?occurrenceId=${busiest}&limit=50`),
    office('people to call', '/event-calls?limit=50'),
    office('the calendar of a month', `/calendar?from=${today}&to=${month}`),
    devotee('one’s own tickets', '/tickets?limit=20'),
    devotee('one’s own past tickets', '/tickets?when=past&limit=20'),
    anyone('events of all temples', '/events?limit=20'),
  ];
}

/** The date of the demo's home temple with the most registrations. */
function busiestDate(demoDir: string): string {
  const database = new Database(join(demoDir, 'sannidhi.sqlite'), { readonly: true });
  const fullest = `SELECT occurrenceId FROM tickets WHERE templeId = (SELECT id FROM temples WHERE slug = 'sri-kamakshi-edison')
    GROUP BY occurrenceId ORDER BY COUNT(*) DESC LIMIT 1`;
  const { occurrenceId } = database.prepare(fullest).get() as { occurrenceId: string };
  database.close();
  return occurrenceId;
}
