import { Inject, Injectable } from '@nestjs/common';
import { messagesOf, paymentAccountNoun } from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { freePrefix, receiptPrefixOf } from './receipt-prefix.ts';
import { accountStatusOf, TempleGiving } from './temple-giving.entity.ts';

const say = messagesOf(paymentAccountNoun);

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
   * a temple that never registered an account.
   */
  async of(tx: EntityManager, temple: { id: string; name: string }): Promise<TempleGiving> {
    return (await tx.findOneBy(TempleGiving, { templeId: temple.id })) ?? this.add(tx, temple, this.firstAccount(temple.id));
  }

  /** Settings of a temple that registers: it opens its account with the provider itself. */
  async register(tx: EntityManager, temple: { id: string; name: string }): Promise<void> {
    await this.add(tx, temple, null);
  }

  /** The account that a temple's payments go to. Throws `temple-not-accepting` while it can't take any. */
  accountToPay(settings: TempleGiving): string {
    const { paymentAccount } = settings;
    if (paymentAccount && accountStatusOf(settings) === 'ready') return paymentAccount;
    throw new DomainError('temple-not-accepting', { message: say('payment-account.not-ready') });
  }

  /** Whether a temple can take online payments now. */
  async takesPayments(manager: EntityManager, templeId: string): Promise<boolean> {
    const settings = await manager.findOneBy(TempleGiving, { templeId });
    return settings ? accountStatusOf(settings) === 'ready' : this.firstAccount(templeId) !== null;
  }

  private async add(tx: EntityManager, temple: { id: string; name: string }, paymentAccount: string | null): Promise<TempleGiving> {
    const taken = new Set<string>();
    for (;;) {
      const row = firstRow(temple.id, freePrefix(receiptPrefixOf(temple.name), taken), paymentAccount);
      if (await insertOnce(tx, TempleGiving, row)) return row;
      const own = await tx.findOneBy(TempleGiving, { templeId: temple.id });
      if (own) return own;
      taken.add(row.receiptPrefix);
    }
  }

  private firstAccount(templeId: string): string | null {
    return this.settings.payments.kind === 'sandbox' ? templeId : null;
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

const firstRow = (templeId: string, receiptPrefix: string, paymentAccount: string | null): TempleGiving => ({
  templeId,
  receiptPrefix,
  prefixLockedAt: null,
  signerName: null,
  signerTitle: null,
  paymentAccount,
  accountStatus: null,
  accountDue: null,
  accountCheckedAt: null,
  createdAt: new Date(),
});
