import { Injectable } from '@nestjs/common';
import { type BodyOf, messagesOf, type PoojaService, type poojaServiceEndpoints, poojaServiceNoun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { isDuplicate } from '../../platform/database/database-errors.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { fieldError, found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { FundsService } from '../funds/funds.service.ts';
import { PoojaServiceRow } from './pooja-service.entity.ts';

const say = messagesOf(poojaServiceNoun);

type ServiceBody = BodyOf<typeof poojaServiceEndpoints.add>;

/** Each temple's catalog. A pooja is no longer offered, never deleted. */
@Injectable()
export class PoojaCatalog {
  constructor(
    private readonly database: Database,
    private readonly funds: FundsService,
    private readonly audit: Audit,
  ) {}

  /** Every pooja of the actor's temple, by name. */
  async list(actor: Actor): Promise<PoojaService[]> {
    const where = { templeId: staffOf(actor).temple.id };
    return (await this.database.reader.find(PoojaServiceRow, { where, order: { name: 'ASC' } })).map(serviceView);
  }

  /** Throws `duplicate` if the temple has a pooja with this name, and `fund-closed`. */
  async add(actor: Actor, body: ServiceBody): Promise<PoojaService> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      await this.assertFund(tx, templeId, body);
      const at = new Date();
      const row: PoojaServiceRow = { templeId, id: newId(), ...body, createdAt: at, updatedAt: at };
      await insertRow(tx, PoojaServiceRow, row).catch(refuseDouble);
      const subject = { kind: 'pooja-service', id: row.id };
      await this.audit.record(tx, { actor: staff, templeId, action: 'pooja-service.added', subject, after: body });
      return serviceView(row);
    });
  }

  /** Changes a pooja; what was booked keeps its price, and a fund that was closed since may stay. Throws `not-found`, `duplicate` and `fund-closed`. */
  async change(actor: Actor, serviceId: string, body: ServiceBody): Promise<PoojaService> {
    const staff = staffOf(actor);
    const key = { templeId: staff.temple.id, id: serviceId };
    return this.database.transaction(async (tx) => {
      const before = await serviceOf(tx, key.templeId, serviceId);
      if (body.creditsFundId !== before.creditsFundId) await this.assertFund(tx, key.templeId, body);
      await tx.update(PoojaServiceRow, key, { ...body, updatedAt: new Date() }).catch(refuseDouble);
      const subject = { kind: 'pooja-service', id: serviceId };
      const change = { before: serviceView(before), after: body };
      await this.audit.record(tx, { actor: staff, templeId: key.templeId, action: 'pooja-service.changed', subject, ...change });
      return serviceView(await serviceOf(tx, key.templeId, serviceId));
    });
  }

  private async assertFund(tx: EntityManager, templeId: string, { creditsFundId }: ServiceBody): Promise<void> {
    if (creditsFundId) await this.funds.forGift(tx, templeId, [creditsFundId], 'counter');
  }
}

/** A pooja of a temple. Throws `not-found`. */
export const serviceOf = async (manager: EntityManager, templeId: string, id: string): Promise<PoojaServiceRow> =>
  found(await manager.findOneBy(PoojaServiceRow, { templeId, id }));

/** As the office sees it. */
export function serviceView({ templeId: _temple, createdAt: _created, updatedAt: _updated, ...service }: PoojaServiceRow): PoojaService {
  return service;
}

function refuseDouble(error: unknown): never {
  throw isDuplicate(error) ? fieldError('name', say('pooja-service.name-taken'), 'duplicate') : error;
}
