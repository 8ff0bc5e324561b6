import { Inject, Injectable } from '@nestjs/common';
import {
  type BodyOf,
  SANDBOX_SAVED_CARDS,
  type SandboxCardSetup as SandboxCardSetupView,
  type sandboxCardEndpoints,
  sandboxCardPath,
} from '@sannidhi/contracts';
import type { EntityManager } from 'typeorm';
import { SETTINGS, type Settings } from '../../config/settings.ts';
import { Database } from '../../database/database.ts';
import { insertOnce } from '../../database/rows.ts';
import { found } from '../../http/domain-error.ts';
import { newId } from '../../ids/new-id.ts';
import type { CardSetupRequest, CardSetupState, StartedCardSetup } from '../card-charges.ts';
import { SandboxCardSetup } from './sandbox-card-setup.entity.ts';
import { SandboxWebhooks } from './sandbox-webhooks.ts';

type Saved = BodyOf<typeof sandboxCardEndpoints.save>;
const VALID_YEARS = 3;

/** The sandbox's hosted page that saves a card, and what becomes of it. */
@Injectable()
export class SandboxCardSetups {
  constructor(
    private readonly database: Database,
    private readonly webhooks: SandboxWebhooks,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  /** The same page for the same request. */
  async start({ setupId, account, payee, customer, successUrl, cancelUrl }: CardSetupRequest): Promise<StartedCardSetup> {
    const card = { behaviour: null, paymentMethod: null, last4: null, expiresMonth: null, expiresYear: null };
    const row = { id: newId(), setupId, account, payee, customer: customer ?? newId(), successUrl, cancelUrl, ...card };
    const id = await this.database.transaction(async (tx) => {
      await insertOnce(tx, SandboxCardSetup, { ...row, status: 'open', createdAt: new Date() });
      return (await tx.findOneByOrFail(SandboxCardSetup, { setupId })).id;
    });
    return { gatewaySetupId: id, url: `${this.settings.publicUrl}${sandboxCardPath(id)}` };
  }

  async state(account: string, id: string): Promise<CardSetupState> {
    const setup = await this.database.reader.findOneBy(SandboxCardSetup, { id, account });
    if (!setup || setup.status === 'expired') return { kind: 'expired' };
    if (setup.status !== 'saved') return { kind: setup.status === 'refused' ? 'failed' : 'open' };
    const { customer, paymentMethod, last4, expiresMonth, expiresYear } = setup;
    if (!paymentMethod || !last4 || !expiresMonth || !expiresYear) throw new Error(`Sandbox card ${id} is saved without its facts.`);
    return { kind: 'saved', card: { customer, paymentMethod, brand: 'Visa', last4, expiresMonth, expiresYear } };
  }

  /** Throws `not-found`. */
  async view(id: string): Promise<SandboxCardSetupView> {
    return viewOf(found(await this.database.reader.findOneBy(SandboxCardSetup, { id })));
  }

  /** Saves the card, or has the bank refuse it. A setup that ended stays as it is. */
  async save(id: string, { cardNumber }: Saved): Promise<SandboxCardSetupView> {
    const behaviour = SANDBOX_SAVED_CARDS[cardNumber];
    if (behaviour === 'refused') return this.end(id, { status: 'refused' });
    const now = new Date();
    const lasting = { expiresMonth: 12, expiresYear: now.getUTCFullYear() + VALID_YEARS };
    const ending = { expiresMonth: now.getUTCMonth() + 1, expiresYear: now.getUTCFullYear() };
    const expiry = behaviour === 'expires' ? ending : lasting;
    return this.end(id, { status: 'saved', behaviour, paymentMethod: newId(), last4: cardNumber.slice(-4), ...expiry }, async (tx, setup) =>
      this.webhooks.tell(tx, { account: setup.account, type: 'card.saved', setupId: setup.setupId }),
    );
  }

  /** The card can't be charged any more. */
  async forget(account: string, paymentMethod: string): Promise<void> {
    await this.database.statement((tx) => tx.update(SandboxCardSetup, { account, paymentMethod }, { paymentMethod: null }));
  }

  /** The person leaves without a card. */
  cancel(id: string): Promise<SandboxCardSetupView> {
    return this.end(id, { status: 'expired' });
  }

  private end(
    id: string,
    change: Partial<SandboxCardSetup>,
    tell?: (tx: EntityManager, setup: SandboxCardSetup) => Promise<void>,
  ): Promise<SandboxCardSetupView> {
    return this.database.transaction(async (tx) => {
      const { affected } = await tx.update(SandboxCardSetup, { id, status: 'open' }, change);
      const setup = found(await tx.findOneBy(SandboxCardSetup, { id }));
      if (affected === 1) await tell?.(tx, setup);
      return viewOf(setup);
    });
  }
}

const viewOf = ({ id, status, payee, successUrl, cancelUrl }: SandboxCardSetup): SandboxCardSetupView => ({
  id,
  status,
  payee,
  successUrl,
  cancelUrl,
});
