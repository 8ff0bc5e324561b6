import { Injectable } from '@nestjs/common';
import { type PlatformOverview, TEMPLE_STATUSES, type TempleStatus } from '@sannidhi/contracts';
import { In } from 'typeorm';
import { toSafeInteger } from '../../platform/database/columns.ts';
import { Database } from '../../platform/database/database.ts';
import { Temple } from './temple.entity.ts';

/** States in which it is the platform team's turn. */
const AWAITING = ['submitted', 'in-review'] as const satisfies TempleStatus[];
const SHOWN = 50;

/** Registrations of temples as the platform team sees them. */
@Injectable()
export class TempleRegistrationsService {
  constructor(private readonly database: Database) {}

  /** How many temples are in each state, including zeros. */
  async countByStatus(): Promise<PlatformOverview['templesByStatus']> {
    const rows = await this.database.reader
      .createQueryBuilder(Temple, 'temple')
      .select('temple.status', 'status')
      .addSelect('COUNT(*)', 'temples')
      .groupBy('temple.status')
      .getRawMany<{ status: TempleStatus; temples: string | number }>();
    const counts = new Map(rows.map(({ status, temples }) => [status, toSafeInteger(temples)]));
    return Object.fromEntries(TEMPLE_STATUSES.map((status) => [status, counts.get(status) ?? 0])) as PlatformOverview['templesByStatus'];
  }

  /** Registrations without a decision, the longest waiting first. */
  async awaiting(): Promise<PlatformOverview['awaitingApproval']> {
    const temples = await this.database.reader.find(Temple, {
      where: { status: In([...AWAITING]) },
      order: { createdAt: 'ASC', id: 'ASC' },
      take: SHOWN,
    });
    return temples.map(({ id, name, city, state, status, createdAt }) => {
      return { id, name, city, state, status, submittedAt: createdAt.toISOString() };
    });
  }
}
