import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, Like, MoreThan, Not } from 'typeorm';
import { KeyRing } from '../../../platform/auth/key-ring.ts';
import { KeyRotation, type Resealing } from '../../../platform/auth/key-rotation.ts';
import { Database } from '../../../platform/database/database.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { SecondFactor } from './second-factor.entity.ts';
import { SECOND_FACTOR_PURPOSE, UNDER_SECRET } from './second-factor-codes.service.ts';

const PAGE = 200;

/** Second factors when the installation's keys are rotated. */
@Injectable()
export class SecondFactorKeys implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly ring: KeyRing,
    private readonly rotation: KeyRotation,
  ) {}

  onModuleInit(): void {
    this.rotation.keeps('second factors', { resealPage: (after) => this.resealSecrets(after) });
    this.rotation.keeps('recovery codes', { resealPage: (after) => this.countCodes(after) });
  }

  private async resealSecrets(after: string) {
    const rows = await this.database.reader.find(SecondFactor, {
      where: { accountId: MoreThan(after) },
      order: { accountId: 'ASC' },
      take: PAGE,
    });
    const outcomes: Resealing[] = [];
    for (const row of rows) outcomes.push(await this.resealSecret(row));
    return { outcomes, last: rows.at(-1)?.accountId ?? null };
  }

  /** Replaces only the text that was read: a secret renewed in the meantime stays. */
  private async resealSecret({ accountId, sealedSecret }: SecondFactor): Promise<Resealing> {
    const opened = this.ring.open(SECOND_FACTOR_PURPOSE, sealedSecret);
    if (!opened) return 'unreadable';
    if (opened.isCurrent) return 'current';
    const change = { sealedSecret: this.ring.seal(SECOND_FACTOR_PURPOSE, opened.text) };
    await this.database.transaction((tx) => tx.update(SecondFactor, { accountId, sealedSecret }, change));
    return 'resealed';
  }

  /** A code is stored only as a hash, so one hashed with the installation's key can't be moved: its account has to generate new ones. */
  private async countCodes(after: string) {
    const open = { id: MoreThan(after), usedAt: IsNull(), codeHash: Not(Like(`${UNDER_SECRET}%`)) };
    const rows = await this.database.reader.find(RecoveryCode, { where: open, order: { id: 'ASC' }, take: PAGE });
    return { outcomes: rows.map((): Resealing => 'previous-key-only'), last: rows.at(-1)?.id ?? null };
  }
}
