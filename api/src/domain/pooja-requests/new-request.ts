import {
  type BodyOf,
  messagesOf,
  OPEN_REQUESTS,
  type poojaRequestEndpoints,
  poojaRequestNoun,
  REQUEST_WITHIN_DAYS,
  REQUESTS_OPEN_MAX,
} from '@sannidhi/contracts';
import { dateAt, daysAfter, instantOf } from '@sannidhi/panchanga';
import { type EntityManager, In } from 'typeorm';
import type { AccountActor } from '../../platform/auth/actor.ts';
import { DomainError, fieldError } from '../../platform/http/domain-error.ts';
import { PoojaServiceRow } from '../poojas/pooja-service.entity.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { PoojaRequestRow } from './pooja-request.entity.ts';
import { searchTextOf } from './request-search-text.ts';

const say = messagesOf(poojaRequestNoun);
const TITLE_MAX = 80;

type Body = BodyOf<typeof poojaRequestEndpoints.make>;

/** The row of a new request. Throws what `OwnRequests.make` throws of its body. */
export async function newRequest(
  tx: EntityManager,
  account: AccountActor,
  temple: Temple,
  body: Body,
  id: string,
): Promise<PoojaRequestRow> {
  const now = new Date();
  assertDates(temple, body, now);
  const { accountId, fullName, email } = account;
  const open = await tx.countBy(PoojaRequestRow, { accountId, templeId: temple.id, status: In([...OPEN_REQUESTS]) });
  if (open >= REQUESTS_OPEN_MAX) throw new DomainError('too-many-requests-open');
  const title = await titleOf(tx, temple, body);
  const { serviceId, wish, place, preferred, language, participants, intention, inAbsentia } = body;
  const last =
    preferred
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '';
  return {
    templeId: temple.id,
    id,
    accountId,
    bookedBy: fullName,
    email,
    status: 'requested',
    serviceId: serviceId ?? null,
    title,
    wish,
    place,
    address: place === 'home' ? (body.address ?? null) : null,
    preferred,
    language,
    participants,
    nameCount: participants.length,
    intention,
    inAbsentia,
    quote: null,
    quoteVersion: 0,
    totalCents: 0,
    depositCents: 0,
    paidCents: 0,
    payLineId: null,
    chosen: null,
    slotId: null,
    bookingId: null,
    startsAt: null,
    reason: null,
    // Nobody answers a request whose dates have passed.
    dueAt: endOf(last, temple),
    searchText: searchTextOf({ bookedBy: fullName, email, title, participants }),
    createdAt: now,
    updatedAt: now,
  };
}

/** The end of a day at the temple. */
export const endOf = (date: string, { timeZone }: Pick<Temple, 'timeZone'>): Date =>
  new Date(instantOf(daysAfter(date, 1), '00:00', timeZone));

function assertDates({ timeZone }: Temple, { preferred }: Body, now: Date): void {
  const today = dateAt(now.getTime(), timeZone);
  preferred.forEach(({ date }, index) => {
    if (date < today) throw fieldError(`preferred[${index}].date`, say('pooja-request.date-passed'));
    if (date > daysAfter(today, REQUEST_WITHIN_DAYS)) throw fieldError(`preferred[${index}].date`, say('pooja-request.date-too-far'));
  });
}

async function titleOf(tx: EntityManager, { id: templeId }: Temple, { serviceId, wish }: Body): Promise<string> {
  if (!serviceId) return wish.split(/\r?\n/u)[0]?.slice(0, TITLE_MAX) ?? '';
  const service = await tx.findOneBy(PoojaServiceRow, { templeId, id: serviceId, active: true });
  if (!service) throw fieldError('serviceId', say('pooja-request.service-required'));
  return service.name;
}
