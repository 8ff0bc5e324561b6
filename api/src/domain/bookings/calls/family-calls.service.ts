import { Injectable } from '@nestjs/common';
import type { BodyOf, FamilyCall, familyCallEndpoints, OfficeCards, Page, QueryOf } from '@sannidhi/contracts';
import { type EntityManager, In } from 'typeorm';
import { type Actor, staffOf } from '../../../platform/auth/actor.ts';
import { Database } from '../../../platform/database/database.ts';
import { DomainError, found } from '../../../platform/http/domain-error.ts';
import { Audit } from '../../audit/audit.ts';
import { BookingRow } from '../booking.entity.ts';
import { callOf, familiesToCall, uncalled } from './families-to-call.ts';
import { FamilyCallRow } from './family-call.entity.ts';

/** Calls to families whom no message about a moved or canceled pooja reaches: each is made by one person and ticked off, so that nobody calls twice. */
@Injectable()
export class FamilyCalls {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
  ) {}

  async list(actor: Actor, page: QueryOf<typeof familyCallEndpoints.list>): Promise<Page<FamilyCall>> {
    const { reader } = this.database;
    const { items, nextCursor } = await familiesToCall(reader, staffOf(actor).temple.id, new Date(), page);
    return { items: await viewsOf(reader, items), nextCursor };
  }

  /** For the dashboard. */
  async toMake(actor: Actor): Promise<OfficeCards['familyCalls']> {
    const { reader } = this.database;
    const { count, first } = await uncalled(reader, staffOf(actor).temple.id, new Date());
    return { count, first: (first && (await viewsOf(reader, [first]))[0]) ?? null };
  }

  /** Throws `not-found` for a family that needs no call, and `family-call-changed` where somebody else changed it since. */
  async tick(actor: Actor, id: string, { called, version }: BodyOf<typeof familyCallEndpoints.tick>): Promise<FamilyCall> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    const now = new Date();
    return this.database.transaction(async (tx) => {
      const call = found(await callOf(tx, templeId, id, now));
      const ticked = { calledBy: called ? staff.fullName : null, calledAt: called ? now : null, version: version + 1 };
      if ((await tx.update(FamilyCallRow, { templeId, id, version }, ticked)).affected !== 1) throw new DomainError('family-call-changed');
      const action = called ? 'booking.called' : 'booking.call-taken-back';
      await this.audit.record(tx, { actor: staff, templeId, action, subject: { kind: 'booking', id } });
      return found((await viewsOf(tx, [{ ...call, ...ticked }]))[0]);
    });
  }
}

async function viewsOf(manager: EntityManager, calls: readonly FamilyCallRow[]): Promise<FamilyCall[]> {
  const [first] = calls;
  if (!first) return [];
  const bookings = await manager.findBy(BookingRow, { templeId: first.templeId, id: In(calls.map(({ id }) => id)) });
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  return calls.map(({ id, about, startsAt, knownAt, reason, calledBy, calledAt, version }) => {
    const { bookedBy, phone, service } = found(byId.get(id));
    return {
      ...{ id, bookedBy, phone, pooja: service, about, startsAt: startsAt.toISOString() },
      before: knownAt.getTime() === startsAt.getTime() ? null : knownAt.toISOString(),
      reason: reason ?? '',
      called: calledBy && calledAt ? { by: calledBy, at: calledAt.toISOString() } : null,
      version,
    };
  });
}
