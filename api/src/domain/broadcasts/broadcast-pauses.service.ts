import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { systemActor } from '../../platform/auth/actor.ts';
import { Audit } from '../audit/audit.ts';
import { BroadcastRow } from './broadcast.entity.ts';
import { moveBroadcast } from './broadcast-moves.ts';

const SUSPENSION = systemActor('Suspension of the temple');
const UNDER_WAY = ['scheduled', 'running'] as const;

/** Stops what a temple sends to many people. */
@Injectable()
export class BroadcastPauses {
  constructor(private readonly audit: Audit) {}

  /** Pauses what is scheduled or being sent, in the caller's transaction: nothing goes on until the office resumes it. */
  async pauseAll(tx: EntityManager, templeId: string): Promise<void> {
    for (const { id } of await tx.findBy(BroadcastRow, { templeId, status: In([...UNDER_WAY]) })) {
      if (!(await moveBroadcast(tx, { templeId, id }, UNDER_WAY, 'paused'))) continue;
      await this.audit.record(tx, { actor: SUSPENSION, templeId, action: 'broadcast.paused', subject: { kind: 'broadcast', id } });
    }
  }
}
