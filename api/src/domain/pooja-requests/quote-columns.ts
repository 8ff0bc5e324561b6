import { type BodyOf, messagesOf, type poojaRequestEndpoints, poojaRequestNoun, totalOfQuote } from '@sannidhi/contracts';
import { dateAt } from '@sannidhi/panchanga';
import { fieldError } from '../../platform/http/domain-error.ts';
import type { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { endOf } from './new-request.ts';
import type { PoojaRequestRow } from './pooja-request.entity.ts';
import { momentOf } from './quoted-times.ts';

const say = messagesOf(poojaRequestNoun);

type Body = BodyOf<typeof poojaRequestEndpoints.quote>;
type Columns = Pick<PoojaRequestRow, 'quote' | 'quoteVersion' | 'totalCents' | 'depositCents' | 'title' | 'dueAt'>;

/**
 * A quote as it is kept: valid until its day ends, and no longer than its last date is ahead. Throws `invalid-fields` for dates that have
 * passed, and for a quote that ends in the past.
 */
export function quoteColumns(temple: Temple, service: PoojaServiceRow, body: Body, version: number, now: Date): Columns {
  const today = dateAt(now.getTime(), temple.timeZone);
  const moments = body.dates.map((quoted) => momentOf(quoted, temple));
  moments.forEach((moment, index) => {
    if (moment <= now) throw fieldError(`dates[${index}].date`, say('pooja-request.date-passed'));
  });
  if (body.validUntil < today) throw fieldError('validUntil', say('pooja-request.date-passed'));
  const { priceCents, ownTransport, miles, depositCents, priests, note } = body;
  // A date that was entered twice is one.
  const dates = body.dates.filter((_at, index) => moments.findIndex((each) => each.getTime() === moments[index]?.getTime()) === index);
  const last = Math.max(...moments.map((moment) => moment.getTime()));
  const lastDay = dateAt(last, temple.timeZone);
  const [validUntil = lastDay] = [body.validUntil, lastDay].sort();
  const dueAt = new Date(Math.min(endOf(validUntil, temple).getTime(), last));
  const travelCents = ownTransport ? 0 : body.travelCents;
  const totalCents = totalOfQuote(body);
  const { cancelHours } = service;
  const costs = { priceCents, ownTransport, miles: miles ?? null, travelCents, totalCents, depositCents };
  const quote = { version, service: { id: service.id, name: service.name }, ...costs, priests, dates, validUntil, note, cancelHours };
  return { quote, quoteVersion: version, totalCents, depositCents, title: service.name, dueAt };
}
