import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { freePrefix, receiptPrefixOf } from './receipt-prefix.ts';
import { TempleGiving } from './temple-giving.entity.ts';

/** How each temple accepts gifts. */
@Injectable()
export class GivingSettingsService {
  /** Temples by their accounts with the provider. */
  readonly #temples = new Map<string, string>();

  constructor(
    private readonly database: Database,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'payments'>,
  ) {}

  /**
   * The temple's settings; derived from its name if it has none yet, with the first prefix that no other temple has. The sandbox gives
   * every temple an account.
   */
  async of(tx: EntityManager, temple: { id: string; name: string }): Promise<TempleGiving> {
    const known = await tx.findOneBy(TempleGiving, { templeId: temple.id });
    if (known) return known;
    const taken = new Set<string>();
    for (;;) {
      const row = this.first(temple, freePrefix(receiptPrefixOf(temple.name), taken));
      if (await insertOnce(tx, TempleGiving, row)) return row;
      const own = await tx.findOneBy(TempleGiving, { templeId: temple.id });
      if (own) return own;
      taken.add(row.receiptPrefix);
    }
  }

  private first({ id: templeId }: { id: string }, receiptPrefix: string): TempleGiving {
    const paymentAccount = this.settings.payments.kind === 'sandbox' ? templeId : null;
    return { templeId, receiptPrefix, paymentAccount, createdAt: new Date() };
  }

  /** Every temple that ever accepted gifts. */
  async all(manager: EntityManager): Promise<TempleGiving[]> {
    return manager.find(TempleGiving, { order: { templeId: 'ASC' } });
  }

  /** The temple's account with the provider, or null. */
  async accountOf(manager: EntityManager, templeId: string): Promise<string | null> {
    return (await manager.findOneBy(TempleGiving, { templeId }))?.paymentAccount ?? null;
  }

  /** The temple behind a provider's account, or null. Remembered: an account belongs to one temple for good. */
  async templeOf(paymentAccount: string): Promise<string | null> {
    const known = this.#temples.get(paymentAccount);
    if (known) return known;
    const row = await this.database.reader.findOneBy(TempleGiving, { paymentAccount });
    if (row) this.#temples.set(paymentAccount, row.templeId);
    return row?.templeId ?? null;
  }
}
