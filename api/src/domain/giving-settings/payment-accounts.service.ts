import { Inject, Injectable } from '@nestjs/common';
import type { PaymentAccount, PaymentAccountLink } from '@sannidhi/contracts';
import { type EntityManager, IsNull } from 'typeorm';
import { type Actor, type StaffActor, staffOf, systemActor } from '../../platform/auth/actor.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { found } from '../../platform/http/domain-error.ts';
import type { AccountState } from '../../platform/payments/payment-accounts.ts';
import { PaymentGateway } from '../../platform/payments/payment-gateway.ts';
import { Audit } from '../audit/audit.ts';
import { Notifications } from '../notifications/notifications.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { GivingSettingsService } from './giving-settings.service.ts';
import { paymentAccountNotifications } from './payment-account-notifications.ts';
import { accountStatusOf, TempleGiving } from './temple-giving.entity.ts';

const SETTINGS_PATH = '/temple-admin/settings?view=payments';

/** A temple's account with the payment provider: opened once, then as far as the provider says. */
@Injectable()
export class PaymentAccountsService {
  constructor(
    private readonly database: Database,
    private readonly gateway: PaymentGateway,
    private readonly givingSettings: GivingSettingsService,
    private readonly temples: TemplesService,
    private readonly audit: Audit,
    private readonly notifications: Notifications,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** The account of the actor's temple. */
  async own(actor: Actor): Promise<PaymentAccount> {
    return this.view(await this.settingsOf(staffOf(actor).temple.id));
  }

  /** The provider's page about the account, which is opened first if there is none. Throws `provider-unavailable`. */
  async open(actor: Actor): Promise<PaymentAccountLink> {
    const staff = staffOf(actor);
    const temple = await this.temples.byId(staff.temple.id);
    const { paymentAccount } = await this.settingsOf(temple.id);
    const account = paymentAccount ?? (await this.openNew(temple, staff.email));
    const page = `${this.settings.publicUrl}${SETTINGS_PATH}`;
    const links = { returnUrl: `${page}&back=done`, refreshUrl: `${page}&back=expired` };
    const url = await this.gateway.accountLink({ account, payee: temple.legalName, ...links });
    await this.database.transaction((tx) =>
      this.audit.record(tx, { actor: staff, templeId: temple.id, action: 'payment-account.opened', subject: subjectOf(temple.id) }),
    );
    return { url };
  }

  /** Asks the provider how far the account is. Throws `provider-unavailable`. */
  async check(actor: Actor): Promise<PaymentAccount> {
    const { id } = staffOf(actor).temple;
    const { paymentAccount } = await this.settingsOf(id);
    if (paymentAccount) await this.ask(id, paymentAccount, staffOf(actor));
    return this.own(actor);
  }

  /** The provider said that an account changed: it is asked what it is now, so that messages may arrive in any order. */
  async told(account: string): Promise<void> {
    const templeId = await this.givingSettings.templeOf(account);
    if (templeId) await this.ask(templeId, account);
  }

  private async openNew(temple: Temple, email: string | null): Promise<string> {
    const { id: templeId, name, legalName, ein } = temple;
    const paymentAccount = await this.gateway.openAccount({ templeId, name, legalName, ein, email: temple.email ?? email });
    const opened = { paymentAccount, accountStatus: 'information-needed' as const, accountDue: [] };
    await this.database.statement((tx) => tx.update(TempleGiving, { templeId, paymentAccount: IsNull() }, opened));
    return found((await this.settingsOf(templeId)).paymentAccount);
  }

  /** Keeps the provider's answer unless a later question was answered before. */
  private async ask(templeId: string, account: string, actor?: StaffActor): Promise<void> {
    const askedAt = new Date();
    const state = await this.gateway.accountState(account);
    await this.database.transaction(async (tx) => {
      const before = found(await tx.findOneBy(TempleGiving, { templeId }));
      const { affected } = await tx
        .createQueryBuilder()
        .update(TempleGiving)
        .set({ accountStatus: state.status, accountDue: state.due, accountCheckedAt: askedAt })
        .where('templeId = :templeId AND (accountCheckedAt IS NULL OR accountCheckedAt <= :askedAt)', { templeId, askedAt })
        .execute();
      if (affected === 0) return;
      await this.notify(tx, before, state);
      if (!actor && isSame(before, state)) return;
      const what = { action: 'payment-account.changed', subject: subjectOf(templeId) } as const;
      const change = { before: { status: accountStatusOf(before), due: before.accountDue ?? [] }, after: { ...state } };
      await this.audit.record(tx, { actor: actor ?? systemActor('Payment provider'), templeId, ...what, ...change });
    });
  }

  /** Notifies the people who manage payments that the temple can't take them any more, or can; of each change once. */
  private async notify(tx: EntityManager, before: TempleGiving, { status }: AccountState): Promise<void> {
    if (accountStatusOf(before) === status || !(status === 'restricted' || status === 'ready')) return;
    const { templeId, accountCheckedAt } = before;
    const { name } = await this.temples.of(tx, templeId);
    await this.notifications.notify(tx, paymentAccountNotifications.kinds[status], {
      concerned: { templeId },
      params: { temple: name },
      key: `${status}:${accountCheckedAt?.toISOString() ?? 'first'}`,
      path: SETTINGS_PATH,
    });
  }

  private async settingsOf(templeId: string): Promise<TempleGiving> {
    const known = await this.database.reader.findOneBy(TempleGiving, { templeId });
    return known ?? this.database.transaction(async (tx) => this.givingSettings.of(tx, await this.temples.of(tx, templeId)));
  }

  private view(settings: TempleGiving): PaymentAccount {
    const { accountDue, accountCheckedAt } = settings;
    const checkedAt = accountCheckedAt?.toISOString() ?? null;
    return { provider: this.gateway.name, status: accountStatusOf(settings), due: accountDue ?? [], checkedAt };
  }
}

const isSame = (before: TempleGiving, { status, due }: AccountState): boolean =>
  accountStatusOf(before) === status && String(before.accountDue ?? []) === String(due);

const subjectOf = (id: string) => ({ kind: 'payment-account', id });
