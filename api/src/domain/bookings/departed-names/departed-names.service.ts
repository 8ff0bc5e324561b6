import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { Database } from '../../../platform/database/database.ts';
import { insertOnce } from '../../../platform/database/rows.ts';
import { BackingOff } from '../../../platform/jobs/backing-off.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { LOGGER, type Logger } from '../../../platform/observability/logger.ts';
import { FamilyDepartures } from '../../family/family-departures.ts';
import { eraseFromBookings } from './departed-booking-names.ts';
import { DepartedNameRow } from './departed-name.entity.ts';
import { DepartedNameHolders } from './departed-name-holders.ts';

const EVERY_SECONDS = 6 * 3600;
const BATCH = 100;

/** Names of people who were removed from a family stay in its records until they were said, and are erased thirty days later. */
@Injectable()
export class DepartedNames implements OnModuleInit {
  readonly #due = new BackingOff<DepartedNameRow>(
    BATCH,
    ({ familyMemberId }) => familyMemberId,
    ({ familyMemberId }, err) => this.logger.error({ familyMemberId, err }, 'a departed name couldn’t be erased'),
  );

  constructor(
    private readonly database: Database,
    private readonly departures: FamilyDepartures,
    private readonly holders: DepartedNameHolders,
    private readonly jobs: Jobs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.departures.add((tx, accountId, familyMemberId) => this.note(tx, accountId, familyMemberId));
    this.holders.add(eraseFromBookings);
    this.jobs.every('departed-names', EVERY_SECONDS, () => this.run());
  }

  /** One round: erases what is due, and comes back for what is still ahead, and for what failed. */
  async run(now: Date = new Date()): Promise<void> {
    const where = { nextAt: LessThanOrEqual(now) };
    await this.#due.run(
      (take) => this.database.reader.find(DepartedNameRow, { where, order: { nextAt: 'ASC' }, take }),
      (departed) => this.database.transaction((tx) => this.erase(tx, departed, now)),
      now,
    );
  }

  private async note(tx: EntityManager, accountId: string, familyMemberId: string): Promise<void> {
    await insertOnce(tx, DepartedNameRow, { familyMemberId, accountId, nextAt: new Date() });
  }

  private async erase(tx: EntityManager, departed: DepartedNameRow, now: Date): Promise<void> {
    const { familyMemberId } = departed;
    const nextAt = await this.holders.erase(tx, departed, now);
    if (nextAt) await tx.update(DepartedNameRow, { familyMemberId }, { nextAt });
    else await tx.delete(DepartedNameRow, { familyMemberId });
  }
}
