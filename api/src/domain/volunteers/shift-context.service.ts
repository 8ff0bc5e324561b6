import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { found } from '../../platform/http/domain-error.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { lockShift } from './people-locks.ts';
import type { NoticeContext } from './shift-notices.service.ts';
import { VolunteerOpportunityRow } from './volunteer-opportunity.entity.ts';

/** A locked shift with what it is for and where. */
@Injectable()
export class ShiftContexts {
  constructor(private readonly temples: TemplesService) {}

  /** Locks a shift until the transaction ends; people are locked before. Throws `not-found`. */
  async lock(tx: EntityManager, templeId: string, shiftId: string): Promise<NoticeContext> {
    const shift = await lockShift(tx, templeId, shiftId);
    const opportunity = found(await tx.findOneBy(VolunteerOpportunityRow, { templeId, id: shift.opportunityId }));
    return { shift, opportunity, temple: await this.temples.of(tx, templeId) };
  }
}
