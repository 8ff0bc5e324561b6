import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type BodyOf,
  CARD_RETURN_FIELDS,
  CARD_RETURN_PATH,
  CARD_RETURN_VIEW,
  type CardOutcome,
  type CardSetupStarted,
  type OwnCard,
  paidWithOf,
  type QueryOf,
  type SavedCard as SavedCardView,
  type savedCardEndpoints,
} from '@sannidhi/contracts';
import { type EntityManager, In, Not } from 'typeorm';
import { type Actor, accountOf } from '../../platform/auth/actor.ts';
import { SETTINGS, type Settings } from '../../platform/config/settings.ts';
import { Database } from '../../platform/database/database.ts';
import { insertOnce } from '../../platform/database/rows.ts';
import { DomainError, found } from '../../platform/http/domain-error.ts';
import type { IdempotencyClaim } from '../../platform/idempotency/idempotency-claim.ts';
import type { CardSetupState } from '../../platform/payments/card-charges.ts';
import { PaymentGateway } from '../../platform/payments/payment-gateway.ts';
import { GivingSettingsService } from '../giving-settings/giving-settings.service.ts';
import { PaymentEventsService } from '../orders/payments/payment-events.service.ts';
import type { Temple } from '../temples/temple.entity.ts';
import { TemplesService } from '../temples/temples.service.ts';
import { CardAttachment } from './card-attachment.service.ts';
import { CardRemovals } from './card-removals.service.ts';
import { removeUnused, usesOfCards } from './card-uses.ts';
import { SavedCard } from './saved-card.entity.ts';

/** Whose card it becomes, and the plan that takes it. */
export interface CardOwner {
  cardId: string;
  accountId: string;
  email: string;
  planId: string | null;
}

/** States in which a card may be listed and chosen. */
const SHOWN = ['active', 'unusable'] as const;

/** Cards devotees keep with a temple's account: added on the provider's page, asked about, removed. */
@Injectable()
export class SavedCardsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly temples: TemplesService,
    private readonly givingSettings: GivingSettingsService,
    private readonly gateway: PaymentGateway,
    private readonly attachment: CardAttachment,
    private readonly removals: CardRemovals,
    private readonly events: PaymentEventsService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    this.events.onCardSaved((account, setupId) => this.told(account, setupId));
  }

  /** The devotee's cards that were added, newest first, each with the plans that use it. */
  async list(actor: Actor, { temple }: QueryOf<typeof savedCardEndpoints.list>): Promise<OwnCard[]> {
    const { accountId } = accountOf(actor);
    const manager = this.database.reader;
    const where = { accountId, status: In([...SHOWN]) };
    const cards = await manager.find(SavedCard, { where, order: { id: 'DESC' }, take: 100 });
    const temples = await this.templesOf(manager, cards);
    const usesOf = await usesOfCards(manager, cards);
    const views = cards.map((card): OwnCard => {
      const { slug = '', name = '' } = temples.get(card.templeId) ?? {};
      return { ...cardView(card, slug), templeName: name, uses: usesOf(card) };
    });
    return views.filter(({ templeSlug }) => temple === undefined || templeSlug === temple);
  }

  /** Starts adding a card at a temple. Throws `temple-not-accepting`. */
  async setUp(actor: Actor, { templeSlug }: BodyOf<typeof savedCardEndpoints.setUp>, claim: IdempotencyClaim): Promise<CardSetupStarted> {
    const { accountId, email } = accountOf(actor);
    const temple = await this.temples.approvedBySlug(templeSlug);
    const owner = { cardId: claim.operationId, accountId, email, planId: null };
    await this.database.transaction((tx) => this.record(tx, temple, owner));
    return { cardId: owner.cardId, setupUrl: await this.start(temple, owner) };
  }

  /** Writes the card that is about to be added. The same card again changes nothing. Throws `temple-not-accepting`. */
  async record(tx: EntityManager, temple: Temple, { cardId, accountId, planId }: CardOwner): Promise<void> {
    await this.temples.mustAccept(tx, temple.id);
    const paymentAccount = this.givingSettings.accountToPay(await this.givingSettings.of(tx, temple));
    const card = { customer: null, paymentMethod: null, brand: null, last4: null, expiresMonth: null, expiresYear: null };
    const setup = { status: 'pending', gateway: this.gateway.name, paymentAccount, gatewaySetupId: null, setupUrl: null } as const;
    const at = new Date();
    await insertOnce(tx, SavedCard, {
      templeId: temple.id,
      id: cardId,
      accountId,
      planId,
      ...setup,
      ...card,
      createdAt: at,
      updatedAt: at,
    });
  }

  /** The provider's page of a card that was recorded: the same one for the same card. */
  async start(temple: Temple, { cardId, accountId, email }: CardOwner): Promise<string> {
    const key = { templeId: temple.id, id: cardId };
    const card = await this.database.reader.findOneByOrFail(SavedCard, key);
    if (card.setupUrl) return card.setupUrl;
    const started = await this.gateway.startCardSetup({
      setupId: cardId,
      account: card.paymentAccount,
      payee: temple.legalName,
      customer: await this.customerOf(accountId, card),
      email,
      successUrl: this.returnUrl(cardId, 'added'),
      cancelUrl: this.returnUrl(cardId, 'left'),
    });
    const change = { gatewaySetupId: started.gatewaySetupId, setupUrl: started.url, updatedAt: new Date() };
    await this.database.transaction((tx) => tx.update(SavedCard, key, change));
    return started.url;
  }

  /** Asks the provider how adding the card ended. Throws `not-found`. */
  async check(actor: Actor, cardId: string): Promise<SavedCardView> {
    const { accountId } = accountOf(actor);
    const card = found(await this.database.reader.findOneBy(SavedCard, { id: cardId, accountId, status: Not('removed') }));
    await this.refresh(card, new Date());
    const manager = this.database.reader;
    const [view] = await this.views(manager, [await manager.findOneByOrFail(SavedCard, { templeId: card.templeId, id: cardId })]);
    return found(view);
  }

  /** Asks about a card that is being added; one that is there, or gone, stays as it is. */
  async refresh(card: SavedCard, now: Date): Promise<void> {
    const { gatewaySetupId, paymentAccount, status } = card;
    if (!gatewaySetupId || !['pending', 'failed', 'expired'].includes(status)) return;
    const state = await this.gateway.cardSetupState(paymentAccount, gatewaySetupId);
    if (state.kind !== 'open') await this.database.transaction((tx) => this.settle(tx, card, state, now));
  }

  /** Removes a card for good, at the provider too. Throws `not-found`, or `card-in-use` while a plan uses it. */
  async remove(actor: Actor, cardId: string): Promise<SavedCardView> {
    const { accountId } = accountOf(actor);
    return this.database.transaction(async (tx) => {
      const card = found(await tx.findOneBy(SavedCard, { id: cardId, accountId, status: In([...SHOWN]) }));
      if (!(await removeUnused(tx, card, new Date()))) throw new DomainError('card-in-use');
      await this.removals.forget(tx, card);
      const [view] = await this.views(tx, [{ ...card, status: 'removed' }]);
      return found(view);
    });
  }

  /** Cards as their owner sees them. */
  async views(manager: EntityManager, cards: readonly SavedCard[]): Promise<SavedCardView[]> {
    const temples = await this.templesOf(manager, cards);
    return cards.map((card) => cardView(card, temples.get(card.templeId)?.slug ?? ''));
  }

  private templesOf(manager: EntityManager, cards: readonly SavedCard[]): Promise<Map<string, Temple>> {
    return this.temples.named(
      manager,
      cards.map(({ templeId }) => templeId),
    );
  }

  private async told(account: string, setupId: string): Promise<void> {
    const card = await this.database.reader.findOneBy(SavedCard, { id: setupId, paymentAccount: account });
    if (card) await this.refresh(card, new Date());
  }

  private async settle(tx: EntityManager, card: SavedCard, state: Exclude<CardSetupState, { kind: 'open' }>, now: Date): Promise<void> {
    const { templeId, id } = card;
    const change = state.kind === 'saved' ? ({ ...state.card, status: 'active' } as const) : ({ status: state.kind } as const);
    const from = state.kind === 'saved' ? ['pending', 'failed', 'expired'] : ['pending'];
    const { affected } = await tx.update(SavedCard, { templeId, id, status: In(from) }, { ...change, updatedAt: now });
    if (affected === 1 && state.kind === 'saved') await this.attachment.attach(tx, card, now);
  }

  /** The person as the provider knows them from an earlier card of theirs at this account. */
  private async customerOf(accountId: string, { templeId, paymentAccount }: SavedCard): Promise<string | null> {
    const where = { accountId, templeId, paymentAccount, status: In(['active', 'unusable', 'removed']) };
    return (await this.database.reader.findOne(SavedCard, { where, order: { id: 'ASC' } }))?.customer ?? null;
  }

  private returnUrl(cardId: string, outcome: CardOutcome): string {
    const url = new URL(CARD_RETURN_PATH, this.settings.publicUrl);
    url.searchParams.set(CARD_RETURN_FIELDS.view, CARD_RETURN_VIEW);
    url.searchParams.set(CARD_RETURN_FIELDS.card, cardId);
    url.searchParams.set(CARD_RETURN_FIELDS.outcome, outcome);
    return url.toString();
  }
}

/** "Visa ending 4242" */
export const cardLabel = ({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string | null =>
  last4 ? paidWithOf(brand ?? 'Card', last4) : null;

const cardView = (card: SavedCard, templeSlug: string): SavedCardView => ({
  id: card.id,
  status: card.status,
  templeSlug,
  label: cardLabel(card),
  brand: card.brand,
  last4: card.last4,
  expiresMonth: card.expiresMonth,
  expiresYear: card.expiresYear,
});
