import { Injectable } from '@nestjs/common';
import type { BodyOf, eHundiEndpoints } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { type Actor, staffOf } from '../../platform/auth/actor.ts';
import { Database } from '../../platform/database/database.ts';
import { insertRow } from '../../platform/database/rows.ts';
import { found } from '../../platform/http/domain-error.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { Audit } from '../audit/audit.ts';
import { EHundiCode } from './e-hundi-code.entity.ts';
import { FundsService } from './funds.service.ts';

type CodeBody = BodyOf<typeof eHundiEndpoints.create>;

/** Each temple's printed QR codes. A retired code is kept, so that old gifts still show where they came from. */
@Injectable()
export class EHundiCodesService {
  constructor(
    private readonly database: Database,
    private readonly funds: FundsService,
    private readonly audit: Audit,
  ) {}

  /** An active code, or null: an unknown, foreign or retired one only loses its preset purpose. */
  async inUse(manager: EntityManager, templeId: string, codeId: string): Promise<EHundiCode | null> {
    return manager.findOneBy(EHundiCode, { templeId, id: codeId, active: true });
  }

  async all(manager: EntityManager, templeId: string): Promise<EHundiCode[]> {
    return manager.find(EHundiCode, { where: { templeId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** A code in any state. Throws `not-found`. */
  async one(manager: EntityManager, templeId: string, codeId: string): Promise<EHundiCode> {
    return found(await manager.findOneBy(EHundiCode, { templeId, id: codeId }));
  }

  /** Throws `fund-closed` for a fund that doesn't accept gifts. */
  async create(actor: Actor, body: CodeBody): Promise<EHundiCode> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      await this.funds.forGift(tx, templeId, [body.fundId], 'online');
      const code = { templeId, id: newId(), ...body, createdAt: new Date() };
      await insertRow(tx, EHundiCode, code);
      await this.audit.record(tx, { actor: staff, templeId, action: 'e-hundi-code.made', subject: subjectOf(code), after: body });
      return code;
    });
  }

  /** Throws `not-found`, or `fund-closed` if an active code would point to a fund that doesn't accept gifts. */
  async update(actor: Actor, codeId: string, body: CodeBody): Promise<EHundiCode> {
    const staff = staffOf(actor);
    const templeId = staff.temple.id;
    return this.database.transaction(async (tx) => {
      const code = await this.one(tx, templeId, codeId);
      if (body.active) await this.funds.forGift(tx, templeId, [body.fundId], 'online');
      await tx.update(EHundiCode, { templeId, id: codeId }, body);
      const before = { name: code.name, fundId: code.fundId, active: code.active };
      await this.audit.record(tx, {
        actor: staff,
        templeId,
        action: 'e-hundi-code.changed',
        subject: subjectOf(code),
        before,
        after: body,
      });
      return { ...code, ...body };
    });
  }
}

const subjectOf = ({ id }: EHundiCode) => ({ kind: 'e-hundi-code', id });
